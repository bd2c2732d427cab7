// Kernels, clusters and routers have no head of a language model: `strict` refuses none.

// RUN: %grpo-opt %s --split-input-file --remarks=missed --strict --target=cpu -o /dev/null 2>&1 | FileCheck %s --allow-empty --implicit-check-not=missed --implicit-check-not=error

// NetVLAD: the exponentials weigh all tokens to vectors of columns, which a norm and a product with the tokens read again.
func.func public @main(%arg0: tensor<2048x512xf32>, %arg1: tensor<512x16384xf32>, %arg2: tensor<16384xf32>) -> (tensor<f32>, tensor<2048x512xf32>, tensor<512x16384xf32>, tensor<16384xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x512xf32>, tensor<512x16384xf32>) -> tensor<2048x16384xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<2048x16384xf32>
  %3 = stablehlo.add %0, %2 : tensor<2048x16384xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<2048xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2048xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x16384xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<2048x16384xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x16384xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x16384xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x16384xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2048x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %17 = stablehlo.divide %16, %15 : tensor<2048x1xf32>
  %18 = stablehlo.dot_general %14, %arg0, contracting_dims = [0] x [0] : (tensor<2048x16384xf32>, tensor<2048x512xf32>) -> tensor<16384x512xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<16384xf32>) -> tensor<16384x1xf32>
  %21 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<512x16384xf32>) -> tensor<16384x512xf32>
  %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<16384x1xf32>) -> tensor<16384x512xf32>
  %23 = stablehlo.multiply %22, %21 : tensor<16384x512xf32>
  %24 = stablehlo.subtract %18, %23 : tensor<16384x512xf32>
  %25:2 = call @norm(%24) : (tensor<16384x512xf32>) -> (tensor<16384x1xf32>, tensor<16384x1xf32>)
  %26 = stablehlo.broadcast_in_dim %25#0, dims = [0, 1] : (tensor<16384x1xf32>) -> tensor<16384x512xf32>
  %27 = stablehlo.divide %24, %26 : tensor<16384x512xf32>
  %28 = stablehlo.multiply %25#0, %25#0 : tensor<16384x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16384x1xf32>
  %30 = stablehlo.divide %29, %28 : tensor<16384x1xf32>
  %31 = stablehlo.multiply %27, %27 : tensor<16384x512xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16384x512xf32>
  %33 = stablehlo.multiply %32, %27 : tensor<16384x512xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x512xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x512xf32>, tensor<f32>) -> tensor<f32>
  %36 = stablehlo.add %34, %35 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16384x512xf32>
  %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16384x512xf32>
  %39 = stablehlo.multiply %38, %33 : tensor<16384x512xf32>
  %40 = stablehlo.add %37, %39 : tensor<16384x512xf32>
  %41 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<16384x1xf32>) -> tensor<16384x512xf32>
  %42 = stablehlo.multiply %40, %41 : tensor<16384x512xf32>
  %43 = stablehlo.multiply %42, %24 : tensor<16384x512xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<16384x512xf32>, tensor<f32>) -> tensor<16384xf32>
  %45 = stablehlo.reshape %44 : (tensor<16384xf32>) -> tensor<16384x1xf32>
  %46 = stablehlo.negate %45 : tensor<16384x1xf32>
  %47 = stablehlo.broadcast_in_dim %25#0, dims = [0, 1] : (tensor<16384x1xf32>) -> tensor<16384x512xf32>
  %48 = stablehlo.divide %40, %47 : tensor<16384x512xf32>
  %49 = call @norm_0(%24, %25#1, %46) : (tensor<16384x512xf32>, tensor<16384x1xf32>, tensor<16384x1xf32>) -> tensor<16384x512xf32>
  %50 = stablehlo.add %48, %49 : tensor<16384x512xf32>
  %51 = stablehlo.negate %50 : tensor<16384x512xf32>
  %52 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<16384x1xf32>) -> tensor<16384x512xf32>
  %53 = stablehlo.multiply %52, %51 : tensor<16384x512xf32>
  %54 = stablehlo.multiply %51, %21 : tensor<16384x512xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16384x512xf32>, tensor<f32>) -> tensor<16384xf32>
  %56 = stablehlo.reshape %55 : (tensor<16384xf32>) -> tensor<16384x1xf32>
  %57 = stablehlo.transpose %53, dims = [1, 0] : (tensor<16384x512xf32>) -> tensor<512x16384xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %58 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<16384x1xf32>, tensor<f32>) -> tensor<16384xf32>
  %59 = stablehlo.broadcast_in_dim %58, dims = [1] : (tensor<16384xf32>) -> tensor<2048x16384xf32>
  %60 = stablehlo.dot_general %50, %14, contracting_dims = [0] x [1] : (tensor<16384x512xf32>, tensor<2048x16384xf32>) -> tensor<512x2048xf32>
  %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<512x2048xf32>) -> tensor<2048x512xf32>
  %62 = stablehlo.dot_general %50, %arg0, contracting_dims = [1] x [1] : (tensor<16384x512xf32>, tensor<2048x512xf32>) -> tensor<16384x2048xf32>
  %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<16384x2048xf32>) -> tensor<2048x16384xf32>
  %64 = stablehlo.add %59, %63 : tensor<2048x16384xf32>
  %65 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x16384xf32>
  %66 = stablehlo.multiply %64, %65 : tensor<2048x16384xf32>
  %67 = stablehlo.multiply %66, %10 : tensor<2048x16384xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %68 = stablehlo.reduce(%67 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<2048xf32>
  %69 = stablehlo.reshape %68 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %70 = stablehlo.negate %69 : tensor<2048x1xf32>
  %71 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x16384xf32>
  %72 = stablehlo.divide %64, %71 : tensor<2048x16384xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %73 = stablehlo.reduce(%70 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<2048xf32>) -> tensor<2048x16384xf32>
  %75 = stablehlo.add %72, %74 : tensor<2048x16384xf32>
  %76 = stablehlo.multiply %75, %10 : tensor<2048x16384xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %77 = stablehlo.reduce(%76 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %78 = stablehlo.reshape %77 : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %79 = stablehlo.reduce(%78 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %80 = stablehlo.dot_general %76, %arg0, contracting_dims = [0] x [0] : (tensor<2048x16384xf32>, tensor<2048x512xf32>) -> tensor<16384x512xf32>
  %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<16384x512xf32>) -> tensor<512x16384xf32>
  %82 = stablehlo.add %57, %81 : tensor<512x16384xf32>
  %83 = stablehlo.dot_general %76, %arg1, contracting_dims = [1] x [1] : (tensor<2048x16384xf32>, tensor<512x16384xf32>) -> tensor<2048x512xf32>
  %84 = stablehlo.add %61, %83 : tensor<2048x512xf32>
  return %36, %84, %82, %79 : tensor<f32>, tensor<2048x512xf32>, tensor<512x16384xf32>, tensor<16384xf32>
}
func.func private @norm(%arg0: tensor<16384x512xf32>) -> (tensor<16384x1xf32>, tensor<16384x1xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<16384x512xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16384x512xf32>, tensor<f32>) -> tensor<16384xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<16384xf32>) -> tensor<16384x1xf32>
  %3 = stablehlo.sqrt %2 : tensor<16384x1xf32>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16384x1xf32>
  %5 = stablehlo.divide %4, %3 : tensor<16384x1xf32>
  return %3, %5 : tensor<16384x1xf32>, tensor<16384x1xf32>
}
func.func private @norm_0(%arg0: tensor<16384x512xf32>, %arg1: tensor<16384x1xf32>, %arg2: tensor<16384x1xf32>) -> tensor<16384x512xf32> {
  %0 = stablehlo.multiply %arg2, %arg1 : tensor<16384x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16384x1xf32>, tensor<f32>) -> tensor<16384xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<16384xf32>) -> tensor<16384x512xf32>
  %3 = stablehlo.multiply %arg0, %2 : tensor<16384x512xf32>
  %4 = stablehlo.multiply %2, %arg0 : tensor<16384x512xf32>
  %5 = stablehlo.add %3, %4 : tensor<16384x512xf32>
  return %5 : tensor<16384x512xf32>
}

// -----

// A sparse Gaussian process, whose kernel is multiplied with itself.
func.func public @main(%arg0: tensor<8192x16xf32>, %arg1: tensor<4096x16xf32>, %arg2: tensor<8192xf32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<8192x16xf32>, tensor<4096x16xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<8192x16xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8192x16xf32>
  %2 = stablehlo.multiply %1, %arg0 : tensor<8192x16xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8192x16xf32>, tensor<f32>) -> tensor<8192xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8192x16xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<8192x16xf32>
  %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0] : (tensor<8192x16xf32>, tensor<16x4096xf32>) -> tensor<8192x4096xf32>
  %9 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %10 = stablehlo.subtract %9, %8 : tensor<8192x4096xf32>
  %11 = stablehlo.multiply %arg1, %arg1 : tensor<4096x16xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x16xf32>
  %13 = stablehlo.multiply %12, %arg1 : tensor<4096x16xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<4096x16xf32>, tensor<f32>) -> tensor<4096xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<8192x4096xf32>
  %17 = stablehlo.add %10, %16 : tensor<8192x4096xf32>
  %18 = stablehlo.negate %17 : tensor<8192x4096xf32>
  %19 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<8192x4096xf32>
  %20 = stablehlo.divide %18, %19 : tensor<8192x4096xf32>
  %21 = stablehlo.exponential %20 : tensor<8192x4096xf32>
  %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<8192x4096xf32>) -> tensor<4096x8192xf32>
  %23 = stablehlo.dot_general %22, %21, contracting_dims = [1] x [0] : (tensor<4096x8192xf32>, tensor<8192x4096xf32>) -> tensor<4096x4096xf32>
  %24:2 = call @trace(%23) : (tensor<4096x4096xf32>) -> (tensor<f32>, tensor<4096x4096xi1>)
  %25 = stablehlo.transpose %21, dims = [1, 0] : (tensor<8192x4096xf32>) -> tensor<4096x8192xf32>
  %26 = stablehlo.dot_general %25, %arg2, contracting_dims = [1] x [0] : (tensor<4096x8192xf32>, tensor<8192xf32>) -> tensor<4096xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
  %28 = stablehlo.add %24#0, %27 : tensor<f32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8192xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %31 = stablehlo.divide %30, %cst_7 : tensor<f32>
  %32 = stablehlo.add %28, %31 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %33 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<8192xf32>) -> tensor<8192x4096xf32>
  %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096xf32>
  %37 = stablehlo.dot_general %36, %arg2, contracting_dims = [] x [] : (tensor<4096xf32>, tensor<8192xf32>) -> tensor<4096x8192xf32>
  %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<4096x8192xf32>) -> tensor<8192x4096xf32>
  %39 = stablehlo.add %35, %38 : tensor<8192x4096xf32>
  %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %40 = call @trace_0(%24#1, %cst_11) : (tensor<4096x4096xi1>, tensor<f32>) -> tensor<4096x4096xf32>
  %41 = stablehlo.dot_general %40, %22, contracting_dims = [0] x [0] : (tensor<4096x4096xf32>, tensor<4096x8192xf32>) -> tensor<4096x8192xf32>
  %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<4096x8192xf32>) -> tensor<8192x4096xf32>
  %43 = stablehlo.add %39, %42 : tensor<8192x4096xf32>
  %44 = stablehlo.dot_general %40, %21, contracting_dims = [1] x [1] : (tensor<4096x4096xf32>, tensor<8192x4096xf32>) -> tensor<4096x8192xf32>
  %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<4096x8192xf32>) -> tensor<8192x4096xf32>
  %46 = stablehlo.add %43, %45 : tensor<8192x4096xf32>
  %47 = stablehlo.multiply %46, %21 : tensor<8192x4096xf32>
  %48 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<8192x4096xf32>
  %49 = stablehlo.divide %47, %48 : tensor<8192x4096xf32>
  %50 = stablehlo.negate %49 : tensor<8192x4096xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %52 = stablehlo.reshape %51 : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<4096xf32>) -> tensor<4096x16xf32>
  %55 = stablehlo.multiply %54, %13 : tensor<4096x16xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %56 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %57 = stablehlo.reshape %56 : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %58 = stablehlo.negate %50 : tensor<8192x4096xf32>
  %59 = stablehlo.dot_general %58, %6, contracting_dims = [0] x [0] : (tensor<8192x4096xf32>, tensor<8192x16xf32>) -> tensor<4096x16xf32>
  %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %61 = stablehlo.dot_general %58, %7, contracting_dims = [1] x [1] : (tensor<8192x4096xf32>, tensor<16x4096xf32>) -> tensor<8192x16xf32>
  %62 = stablehlo.transpose %60, dims = [1, 0] : (tensor<16x4096xf32>) -> tensor<4096x16xf32>
  %63 = stablehlo.add %55, %62 : tensor<4096x16xf32>
  %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8192x16xf32>
  %65 = stablehlo.multiply %64, %61 : tensor<8192x16xf32>
  %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %66 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<8192x1xf32>, tensor<f32>) -> tensor<8192xf32>
  %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<8192xf32>) -> tensor<8192x16xf32>
  %68 = stablehlo.multiply %67, %2 : tensor<8192x16xf32>
  %69 = stablehlo.add %65, %68 : tensor<8192x16xf32>
  return %32, %69, %63 : tensor<f32>, tensor<8192x16xf32>, tensor<4096x16xf32>
}
func.func private @trace(%arg0: tensor<4096x4096xf32>) -> (tensor<f32>, tensor<4096x4096xi1>) {
  %0 = stablehlo.iota dim = 0 : tensor<4096x4096xi32>
  %1 = stablehlo.iota dim = 1 : tensor<4096x4096xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4096x4096xi32>
  %3 = stablehlo.add %0, %2 : tensor<4096x4096xi32>
  %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %6 = call @_where(%4, %arg0, %5) : (tensor<4096x4096xi1>, tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<f32>
  return %7, %4 : tensor<f32>, tensor<4096x4096xi1>
}
func.func private @_where(%arg0: tensor<4096x4096xi1>, %arg1: tensor<4096x4096xf32>, %arg2: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4096x4096xi1>, tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func private @trace_0(%arg0: tensor<4096x4096xi1>, %arg1: tensor<f32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %1 = call @_where_1(%arg0, %0) : (tensor<4096x4096xi1>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %1 : tensor<4096x4096xf32>
}
func.func private @_where_1(%arg0: tensor<4096x4096xi1>, %arg1: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4096x4096xi1>, tensor<4096x4096xf32>
  return %1 : tensor<4096x4096xf32>
}

// -----

// Nadaraya-Watson: weights by distances to points, the gradient by the bandwidth.
func.func public @main(%arg0: tensor<8192x16xf32>, %arg1: tensor<4096x16xf32>, %arg2: tensor<4096xf32>, %arg3: tensor<f32>, %arg4: tensor<8192xf32>) -> (tensor<f32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<8192x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8192x16xf32>, tensor<f32>) -> tensor<8192xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8192x16xf32>
  %4 = stablehlo.multiply %3, %arg0 : tensor<8192x16xf32>
  %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0] : (tensor<8192x16xf32>, tensor<16x4096xf32>) -> tensor<8192x4096xf32>
  %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %8 = stablehlo.subtract %7, %6 : tensor<8192x4096xf32>
  %9 = stablehlo.multiply %arg1, %arg1 : tensor<4096x16xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4096x16xf32>, tensor<f32>) -> tensor<4096xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<8192x4096xf32>
  %13 = stablehlo.add %8, %12 : tensor<8192x4096xf32>
  %14 = stablehlo.negate %13 : tensor<8192x4096xf32>
  %15 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<8192x4096xf32>
  %16 = stablehlo.divide %14, %15 : tensor<8192x4096xf32>
  %17 = stablehlo.multiply %arg3, %arg3 : tensor<f32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %18 = stablehlo.divide %cst_2, %17 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %21 = stablehlo.maximum %20, %19 : tensor<8192xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %24 = stablehlo.subtract %16, %23 : tensor<8192x4096xf32>
  %25 = stablehlo.exponential %24 : tensor<8192x4096xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %29 = stablehlo.divide %25, %28 : tensor<8192x4096xf32>
  %30 = stablehlo.multiply %27, %27 : tensor<8192x1xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8192x1xf32>
  %32 = stablehlo.divide %31, %30 : tensor<8192x1xf32>
  %33 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [0] : (tensor<8192x4096xf32>, tensor<4096xf32>) -> tensor<8192xf32>
  %34 = stablehlo.subtract %33, %arg4 : tensor<8192xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %36 = stablehlo.multiply %35, %34 : tensor<8192xf32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %37 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %39 = stablehlo.multiply %38, %36 : tensor<8192xf32>
  %40 = stablehlo.dot_general %39, %arg2, contracting_dims = [] x [] : (tensor<8192xf32>, tensor<4096xf32>) -> tensor<8192x4096xf32>
  %41 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %42 = stablehlo.multiply %40, %41 : tensor<8192x4096xf32>
  %43 = stablehlo.multiply %42, %25 : tensor<8192x4096xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %45 = stablehlo.reshape %44 : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %46 = stablehlo.negate %45 : tensor<8192x1xf32>
  %47 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %48 = stablehlo.divide %40, %47 : tensor<8192x4096xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8192x1xf32>, tensor<f32>) -> tensor<8192xf32>
  %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<8192xf32>) -> tensor<8192x4096xf32>
  %51 = stablehlo.add %48, %50 : tensor<8192x4096xf32>
  %52 = stablehlo.multiply %51, %25 : tensor<8192x4096xf32>
  %53 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<8192x4096xf32>
  %54 = stablehlo.multiply %52, %53 : tensor<8192x4096xf32>
  %55 = stablehlo.multiply %54, %14 : tensor<8192x4096xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<f32>
  %57 = stablehlo.negate %56 : tensor<f32>
  return %57 : tensor<f32>
}

// -----

// A router whose probabilities are rounded to bf16, and are added up over the tokens as f32.
func.func public @main(%arg0: tensor<8192x256xf32>, %arg1: tensor<256x2048xf32>, %arg2: tensor<2048x256xf32>) -> (tensor<f32>, tensor<8192x256xf32>, tensor<256x2048xf32>, tensor<2048x256xf32>) {
  %0 = stablehlo.convert %arg0 : (tensor<8192x256xf32>) -> tensor<8192x256xbf16>
  %1 = stablehlo.convert %arg1 : (tensor<256x2048xf32>) -> tensor<256x2048xbf16>
  %2 = stablehlo.convert %arg2 : (tensor<2048x256xf32>) -> tensor<2048x256xbf16>
  %3 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<8192x256xbf16>, tensor<256x2048xbf16>) -> tensor<8192x2048xbf16>
  %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8192x2048xbf16>, tensor<bf16>) -> tensor<8192xbf16>
  %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8192xbf16>
  %6 = stablehlo.maximum %5, %4 : tensor<8192xbf16>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8192xbf16>) -> tensor<8192x1xbf16>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8192x1xbf16>) -> tensor<8192x2048xbf16>
  %9 = stablehlo.subtract %3, %8 : tensor<8192x2048xbf16>
  %10 = stablehlo.exponential %9 : tensor<8192x2048xbf16>
  %11 = stablehlo.convert %10 : (tensor<8192x2048xbf16>) -> tensor<8192x2048xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8192x2048xf32>, tensor<f32>) -> tensor<8192xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %14 = stablehlo.convert %13 : (tensor<8192x1xf32>) -> tensor<8192x1xbf16>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8192x1xbf16>) -> tensor<8192x2048xbf16>
  %16 = stablehlo.divide %10, %15 : tensor<8192x2048xbf16>
  %17 = stablehlo.multiply %14, %14 : tensor<8192x1xbf16>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<8192x1xbf16>
  %19 = stablehlo.divide %18, %17 : tensor<8192x1xbf16>
  %values, %indices = chlo.top_k(%16, k = 2) : tensor<8192x2048xbf16> -> (tensor<8192x2xbf16>, tensor<8192x2xi32>)
  %20 = stablehlo.reshape %indices : (tensor<8192x2xi32>) -> tensor<8192x2x1xi32>
  %21 = stablehlo.broadcast_in_dim %values, dims = [0, 1] : (tensor<8192x2xbf16>) -> tensor<8192x2x1xbf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %22 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8192x2xi32>
  %23 = stablehlo.compare LT, %indices, %22, SIGNED : (tensor<8192x2xi32>, tensor<8192x2xi32>) -> tensor<8192x2xi1>
  %c_3 = stablehlo.constant dense<2048> : tensor<i32>
  %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8192x2xi32>
  %25 = stablehlo.add %indices, %24 : tensor<8192x2xi32>
  %26 = stablehlo.select %23, %25, %indices : tensor<8192x2xi1>, tensor<8192x2xi32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<8192x2xi32>) -> tensor<8192x2x1xi32>
  %28 = "stablehlo.gather"(%2, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<2048x256xbf16>, tensor<8192x2x1xi32>) -> tensor<8192x2x256xbf16>
  %29 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<8192x2x1xbf16>) -> tensor<8192x2x256xbf16>
  %30 = stablehlo.multiply %29, %28 : tensor<8192x2x256xbf16>
  %31 = stablehlo.convert %30 : (tensor<8192x2x256xbf16>) -> tensor<8192x2x256xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.reduce(%31 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8192x2x256xf32>, tensor<f32>) -> tensor<8192x256xf32>
  %33 = stablehlo.convert %32 : (tensor<8192x256xf32>) -> tensor<8192x256xbf16>
  %34 = stablehlo.slice %indices [0:8192, 0:1] : (tensor<8192x2xi32>) -> tensor<8192x1xi32>
  %35 = stablehlo.reshape %34 : (tensor<8192x1xi32>) -> tensor<8192xi32>
  %36 = call @_one_hot(%35) : (tensor<8192xi32>) -> tensor<8192x2048xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8192x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %cst_6 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %39 = stablehlo.divide %37, %38 : tensor<2048xf32>
  %40 = stablehlo.subtract %33, %0 : tensor<8192x256xbf16>
  %41 = stablehlo.multiply %40, %40 : tensor<8192x256xbf16>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
  %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<8192x256xbf16>
  %43 = stablehlo.multiply %42, %40 : tensor<8192x256xbf16>
  %44 = stablehlo.convert %41 : (tensor<8192x256xbf16>) -> tensor<8192x256xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%44 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8192x256xf32>, tensor<f32>) -> tensor<f32>
  %cst_9 = stablehlo.constant dense<0x4A000000> : tensor<f32>
  %46 = stablehlo.divide %45, %cst_9 : tensor<f32>
  %47 = stablehlo.convert %46 : (tensor<f32>) -> tensor<bf16>
  %48 = stablehlo.convert %16 : (tensor<8192x2048xbf16>) -> tensor<8192x2048xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8192x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %cst_11 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %51 = stablehlo.divide %49, %50 : tensor<2048xf32>
  %52 = stablehlo.convert %51 : (tensor<2048xf32>) -> tensor<2048xbf16>
  %53 = stablehlo.convert %52 : (tensor<2048xbf16>) -> tensor<2048xf32>
  %54 = stablehlo.multiply %39, %53 : tensor<2048xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_13 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %56 = stablehlo.multiply %cst_13, %55 : tensor<f32>
  %57 = stablehlo.convert %47 : (tensor<bf16>) -> tensor<f32>
  %58 = stablehlo.add %57, %56 : tensor<f32>
  %cst_14 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %59 = stablehlo.multiply %cst_14, %cst_15 : tensor<f32>
  %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %61 = stablehlo.multiply %39, %60 : tensor<2048xf32>
  %62 = stablehlo.convert %61 : (tensor<2048xf32>) -> tensor<2048xbf16>
  %63 = stablehlo.convert %62 : (tensor<2048xbf16>) -> tensor<2048xf32>
  %cst_16 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %65 = stablehlo.divide %63, %64 : tensor<2048xf32>
  %66 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<2048xf32>) -> tensor<8192x2048xf32>
  %67 = stablehlo.convert %66 : (tensor<8192x2048xf32>) -> tensor<8192x2048xbf16>
  %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_18 = stablehlo.constant dense<0x4A000000> : tensor<f32>
  %68 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
  %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<8192x256xf32>
  %70 = stablehlo.convert %69 : (tensor<8192x256xf32>) -> tensor<8192x256xbf16>
  %71 = stablehlo.multiply %70, %43 : tensor<8192x256xbf16>
  %72 = stablehlo.negate %71 : tensor<8192x256xbf16>
  %73 = stablehlo.convert %71 : (tensor<8192x256xbf16>) -> tensor<8192x256xf32>
  %74 = stablehlo.broadcast_in_dim %73, dims = [0, 2] : (tensor<8192x256xf32>) -> tensor<8192x2x256xf32>
  %75 = stablehlo.convert %74 : (tensor<8192x2x256xf32>) -> tensor<8192x2x256xbf16>
  %76 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<8192x2x1xbf16>) -> tensor<8192x2x256xbf16>
  %77 = stablehlo.multiply %76, %75 : tensor<8192x2x256xbf16>
  %78 = stablehlo.multiply %75, %28 : tensor<8192x2x256xbf16>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %79 = stablehlo.reduce(%78 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<8192x2x256xbf16>, tensor<bf16>) -> tensor<8192x2xbf16>
  %80 = stablehlo.reshape %79 : (tensor<8192x2xbf16>) -> tensor<8192x2x1xbf16>
  %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<2048x256xbf16>
  %82 = "stablehlo.scatter"(%81, %27, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
    %108 = stablehlo.add %arg3, %arg4 : tensor<bf16>
    stablehlo.return %108 : tensor<bf16>
  }) : (tensor<2048x256xbf16>, tensor<8192x2x1xi32>, tensor<8192x2x256xbf16>) -> tensor<2048x256xbf16>
  %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %83 = stablehlo.reduce(%80 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<8192x2x1xbf16>, tensor<bf16>) -> tensor<8192x2xbf16>
  %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<8192x2048xbf16>
  %85 = "stablehlo.scatter"(%84, %20, %83) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
    %108 = stablehlo.add %arg3, %arg4 : tensor<bf16>
    stablehlo.return %108 : tensor<bf16>
  }) : (tensor<8192x2048xbf16>, tensor<8192x2x1xi32>, tensor<8192x2xbf16>) -> tensor<8192x2048xbf16>
  %86 = stablehlo.add %67, %85 : tensor<8192x2048xbf16>
  %87 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<8192x1xbf16>) -> tensor<8192x2048xbf16>
  %88 = stablehlo.multiply %86, %87 : tensor<8192x2048xbf16>
  %89 = stablehlo.multiply %88, %10 : tensor<8192x2048xbf16>
  %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %90 = stablehlo.reduce(%89 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<8192x2048xbf16>, tensor<bf16>) -> tensor<8192xbf16>
  %91 = stablehlo.reshape %90 : (tensor<8192xbf16>) -> tensor<8192x1xbf16>
  %92 = stablehlo.negate %91 : tensor<8192x1xbf16>
  %93 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8192x1xbf16>) -> tensor<8192x2048xbf16>
  %94 = stablehlo.divide %86, %93 : tensor<8192x2048xbf16>
  %95 = stablehlo.convert %92 : (tensor<8192x1xbf16>) -> tensor<8192x1xf32>
  %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %96 = stablehlo.reduce(%95 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<8192x1xf32>, tensor<f32>) -> tensor<8192xf32>
  %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<8192xf32>) -> tensor<8192x2048xf32>
  %98 = stablehlo.convert %97 : (tensor<8192x2048xf32>) -> tensor<8192x2048xbf16>
  %99 = stablehlo.add %94, %98 : tensor<8192x2048xbf16>
  %100 = stablehlo.multiply %99, %10 : tensor<8192x2048xbf16>
  %101 = stablehlo.dot_general %100, %0, contracting_dims = [0] x [0] : (tensor<8192x2048xbf16>, tensor<8192x256xbf16>) -> tensor<2048x256xbf16>
  %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<2048x256xbf16>) -> tensor<256x2048xbf16>
  %103 = stablehlo.dot_general %100, %1, contracting_dims = [1] x [1] : (tensor<8192x2048xbf16>, tensor<256x2048xbf16>) -> tensor<8192x256xbf16>
  %104 = stablehlo.add %72, %103 : tensor<8192x256xbf16>
  %105 = stablehlo.convert %82 : (tensor<2048x256xbf16>) -> tensor<2048x256xf32>
  %106 = stablehlo.convert %102 : (tensor<256x2048xbf16>) -> tensor<256x2048xf32>
  %107 = stablehlo.convert %104 : (tensor<8192x256xbf16>) -> tensor<8192x256xf32>
  return %58, %107, %106, %105 : tensor<f32>, tensor<8192x256xf32>, tensor<256x2048xf32>, tensor<2048x256xf32>
}
func.func private @_one_hot(%arg0: tensor<8192xi32>) -> tensor<8192x2048xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x2048xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8192x1xi32>) -> tensor<8192x2048xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<8192x2048xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8192x2048xi32>, tensor<8192x2048xi32>) -> tensor<8192x2048xi1>
  %5 = stablehlo.convert %4 : (tensor<8192x2048xi1>) -> tensor<8192x2048xf32>
  return %5 : tensor<8192x2048xf32>
}

// -----

// Kernels of two samples in a loop, the gradient from outside.
func.func public @main(%arg0: tensor<4096x16xf32>, %arg1: tensor<4096x16xf32>) -> (tensor<4096x16xf32>, tensor<4096x16xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<4096x16xf32>) -> tensor<2x2048x16xf32>
  %1 = stablehlo.multiply %arg1, %arg1 : tensor<4096x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4096x16xf32>, tensor<f32>) -> tensor<4096xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x16xf32>
  %5 = stablehlo.multiply %4, %arg1 : tensor<4096x16xf32>
  %6 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0] : (tensor<4096x16xf32>, tensor<16x4096xf32>) -> tensor<4096x4096xf32>
  %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x4096xf32>
  %9 = stablehlo.subtract %8, %7 : tensor<4096x4096xf32>
  %10 = stablehlo.multiply %arg1, %arg1 : tensor<4096x16xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4096x16xf32>, tensor<f32>) -> tensor<4096xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<4096x4096xf32>
  %14 = stablehlo.add %9, %13 : tensor<4096x4096xf32>
  %15 = stablehlo.negate %14 : tensor<4096x4096xf32>
  %16 = stablehlo.exponential %15 : tensor<4096x4096xf32>
  %17 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %18 = stablehlo.multiply %arg1, %arg1 : tensor<4096x16xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4096x16xf32>, tensor<f32>) -> tensor<4096xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x2048xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2048x16xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2048x2048xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2048x16xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2048x4096xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %26:9 = stablehlo.while(%iterArg = %0, %iterArg_12 = %17, %iterArg_13 = %20, %iterArg_14 = %c, %iterArg_15 = %21, %iterArg_16 = %22, %iterArg_17 = %23, %iterArg_18 = %24, %iterArg_19 = %25) : tensor<2x2048x16xf32>, tensor<16x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<2x16x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x4096xf32>
  cond {
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.compare LT, %iterArg_14, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  } do {
    %31 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<2x2048x16xf32>, tensor<i32>) -> tensor<2048x16xf32>
    %32:5 = func.call @closed_call(%iterArg_12, %iterArg_13, %31) : (tensor<16x4096xf32>, tensor<1x4096xf32>, tensor<2048x16xf32>) -> (tensor<16x2048xf32>, tensor<2048x16xf32>, tensor<2048x2048xf32>, tensor<2048x16xf32>, tensor<2048x4096xf32>)
    %33 = func.call @dynamic_update_index_in_dim(%iterArg_15, %32#0, %iterArg_14) : (tensor<2x16x2048xf32>, tensor<16x2048xf32>, tensor<i32>) -> tensor<2x16x2048xf32>
    %34 = func.call @dynamic_update_index_in_dim_0(%iterArg_16, %32#1, %iterArg_14) : (tensor<2x2048x16xf32>, tensor<2048x16xf32>, tensor<i32>) -> tensor<2x2048x16xf32>
    %35 = func.call @dynamic_update_index_in_dim_1(%iterArg_17, %32#2, %iterArg_14) : (tensor<2x2048x2048xf32>, tensor<2048x2048xf32>, tensor<i32>) -> tensor<2x2048x2048xf32>
    %36 = func.call @dynamic_update_index_in_dim_0(%iterArg_18, %32#3, %iterArg_14) : (tensor<2x2048x16xf32>, tensor<2048x16xf32>, tensor<i32>) -> tensor<2x2048x16xf32>
    %37 = func.call @dynamic_update_index_in_dim_2(%iterArg_19, %32#4, %iterArg_14) : (tensor<2x2048x4096xf32>, tensor<2048x4096xf32>, tensor<i32>) -> tensor<2x2048x4096xf32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.add %iterArg_14, %c_20 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %38, %33, %34, %35, %36, %37 : tensor<2x2048x16xf32>, tensor<16x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<2x16x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x4096xf32>
  }
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x16xf32>
  %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2048x16xf32>
  %c_11 = stablehlo.constant dense<0> : tensor<i32>
  %29:15 = stablehlo.while(%iterArg = %0, %iterArg_12 = %26#4, %iterArg_13 = %26#5, %iterArg_14 = %26#6, %iterArg_15 = %26#7, %iterArg_16 = %26#8, %iterArg_17 = %arg1, %iterArg_18 = %6, %iterArg_19 = %5, %iterArg_20 = %16, %iterArg_21 = %17, %iterArg_22 = %c_11, %iterArg_23 = %27, %iterArg_24 = %cst_9, %iterArg_25 = %28) : tensor<2x2048x16xf32>, tensor<2x16x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x4096xf32>, tensor<4096x16xf32>, tensor<16x4096xf32>, tensor<4096x16xf32>, tensor<4096x4096xf32>, tensor<16x4096xf32>, tensor<i32>, tensor<4096x16xf32>, tensor<f32>, tensor<2x2048x16xf32>
  cond {
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.compare LT, %iterArg_22, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  } do {
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.subtract %c_26, %iterArg_22 : tensor<i32>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %32 = stablehlo.subtract %31, %c_27 : tensor<i32>
    %33 = func.call @dynamic_index_in_dim(%iterArg, %32) : (tensor<2x2048x16xf32>, tensor<i32>) -> tensor<2048x16xf32>
    %34 = func.call @dynamic_index_in_dim_3(%iterArg_12, %32) : (tensor<2x16x2048xf32>, tensor<i32>) -> tensor<16x2048xf32>
    %35 = func.call @dynamic_index_in_dim(%iterArg_13, %32) : (tensor<2x2048x16xf32>, tensor<i32>) -> tensor<2048x16xf32>
    %36 = func.call @dynamic_index_in_dim_4(%iterArg_14, %32) : (tensor<2x2048x2048xf32>, tensor<i32>) -> tensor<2048x2048xf32>
    %37 = func.call @dynamic_index_in_dim(%iterArg_15, %32) : (tensor<2x2048x16xf32>, tensor<i32>) -> tensor<2048x16xf32>
    %38 = func.call @dynamic_index_in_dim_5(%iterArg_16, %32) : (tensor<2x2048x4096xf32>, tensor<i32>) -> tensor<2048x4096xf32>
    %39:3 = func.call @closed_call_6(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_23, %iterArg_24, %33, %34, %35, %36, %37, %38) : (tensor<4096x16xf32>, tensor<16x4096xf32>, tensor<4096x16xf32>, tensor<4096x4096xf32>, tensor<16x4096xf32>, tensor<4096x16xf32>, tensor<f32>, tensor<2048x16xf32>, tensor<16x2048xf32>, tensor<2048x16xf32>, tensor<2048x2048xf32>, tensor<2048x16xf32>, tensor<2048x4096xf32>) -> (tensor<4096x16xf32>, tensor<f32>, tensor<2048x16xf32>)
    %40 = func.call @dynamic_update_index_in_dim_0(%iterArg_25, %39#2, %32) : (tensor<2x2048x16xf32>, tensor<2048x16xf32>, tensor<i32>) -> tensor<2x2048x16xf32>
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %iterArg_22, %c_28 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %41, %39#0, %39#1, %40 : tensor<2x2048x16xf32>, tensor<2x16x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x2048xf32>, tensor<2x2048x16xf32>, tensor<2x2048x4096xf32>, tensor<4096x16xf32>, tensor<16x4096xf32>, tensor<4096x16xf32>, tensor<4096x4096xf32>, tensor<16x4096xf32>, tensor<i32>, tensor<4096x16xf32>, tensor<f32>, tensor<2x2048x16xf32>
  }
  %30 = stablehlo.reshape %29#14 : (tensor<2x2048x16xf32>) -> tensor<4096x16xf32>
  return %30, %29#12 : tensor<4096x16xf32>, tensor<4096x16xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x2048x16xf32>, %arg1: tensor<i32>) -> tensor<2048x16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2048, 16] : (tensor<2x2048x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2048x16xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2048x16xf32>) -> tensor<2048x16xf32>
  return %1 : tensor<2048x16xf32>
}
func.func private @closed_call(%arg0: tensor<16x4096xf32>, %arg1: tensor<1x4096xf32>, %arg2: tensor<2048x16xf32>) -> (tensor<16x2048xf32>, tensor<2048x16xf32>, tensor<2048x2048xf32>, tensor<2048x16xf32>, tensor<2048x4096xf32>) {
  %0 = stablehlo.multiply %arg2, %arg2 : tensor<2048x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x16xf32>, tensor<f32>) -> tensor<2048xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x16xf32>
  %4 = stablehlo.multiply %3, %arg2 : tensor<2048x16xf32>
  %5 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
  %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0] : (tensor<2048x16xf32>, tensor<16x2048xf32>) -> tensor<2048x2048xf32>
  %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x2048xf32>
  %8 = stablehlo.subtract %7, %6 : tensor<2048x2048xf32>
  %9 = stablehlo.multiply %arg2, %arg2 : tensor<2048x16xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x16xf32>, tensor<f32>) -> tensor<2048xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<2048x2048xf32>
  %13 = stablehlo.add %8, %12 : tensor<2048x2048xf32>
  %14 = stablehlo.negate %13 : tensor<2048x2048xf32>
  %15 = stablehlo.exponential %14 : tensor<2048x2048xf32>
  %16 = stablehlo.multiply %arg2, %arg2 : tensor<2048x16xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x16xf32>, tensor<f32>) -> tensor<2048xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x16xf32>
  %20 = stablehlo.multiply %19, %arg2 : tensor<2048x16xf32>
  %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [1] x [0] : (tensor<2048x16xf32>, tensor<16x4096xf32>) -> tensor<2048x4096xf32>
  %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x4096xf32>
  %23 = stablehlo.subtract %22, %21 : tensor<2048x4096xf32>
  %24 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<2048x4096xf32>
  %25 = stablehlo.add %23, %24 : tensor<2048x4096xf32>
  %26 = stablehlo.negate %25 : tensor<2048x4096xf32>
  %27 = stablehlo.exponential %26 : tensor<2048x4096xf32>
  return %5, %4, %15, %20, %27 : tensor<16x2048xf32>, tensor<2048x16xf32>, tensor<2048x2048xf32>, tensor<2048x16xf32>, tensor<2048x4096xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x16x2048xf32>, %arg1: tensor<16x2048xf32>, %arg2: tensor<i32>) -> tensor<2x16x2048xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x2048xf32>) -> tensor<1x16x2048xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x2048xf32>, tensor<1x16x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2048xf32>
  return %1 : tensor<2x16x2048xf32>
}
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<2x2048x16xf32>, %arg1: tensor<2048x16xf32>, %arg2: tensor<i32>) -> tensor<2x2048x16xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2048x16xf32>) -> tensor<1x2048x16xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2048x16xf32>, tensor<1x2048x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2048x16xf32>
  return %1 : tensor<2x2048x16xf32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x2048x2048xf32>, %arg1: tensor<2048x2048xf32>, %arg2: tensor<i32>) -> tensor<2x2048x2048xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2048x2048xf32>) -> tensor<1x2048x2048xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2048x2048xf32>, tensor<1x2048x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2048x2048xf32>
  return %1 : tensor<2x2048x2048xf32>
}
func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<2x2048x4096xf32>, %arg1: tensor<2048x4096xf32>, %arg2: tensor<i32>) -> tensor<2x2048x4096xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2048x4096xf32>, tensor<1x2048x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2048x4096xf32>
  return %1 : tensor<2x2048x4096xf32>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x16x2048xf32>, %arg1: tensor<i32>) -> tensor<16x2048xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 2048] : (tensor<2x16x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x16x2048xf32>) -> tensor<16x2048xf32>
  return %1 : tensor<16x2048xf32>
}
func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x2048x2048xf32>, %arg1: tensor<i32>) -> tensor<2048x2048xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2048, 2048] : (tensor<2x2048x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2048x2048xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2048x2048xf32>) -> tensor<2048x2048xf32>
  return %1 : tensor<2048x2048xf32>
}
func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x2048x4096xf32>, %arg1: tensor<i32>) -> tensor<2048x4096xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2048, 4096] : (tensor<2x2048x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2048x4096xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2048x4096xf32>) -> tensor<2048x4096xf32>
  return %1 : tensor<2048x4096xf32>
}
func.func private @closed_call_6(%arg0: tensor<4096x16xf32>, %arg1: tensor<16x4096xf32>, %arg2: tensor<4096x16xf32>, %arg3: tensor<4096x4096xf32>, %arg4: tensor<16x4096xf32>, %arg5: tensor<4096x16xf32>, %arg6: tensor<f32>, %arg7: tensor<2048x16xf32>, %arg8: tensor<16x2048xf32>, %arg9: tensor<2048x16xf32>, %arg10: tensor<2048x2048xf32>, %arg11: tensor<2048x16xf32>, %arg12: tensor<2048x4096xf32>) -> (tensor<4096x16xf32>, tensor<f32>, tensor<2048x16xf32>) {
  %0 = stablehlo.negate %arg6 : tensor<f32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.multiply %cst, %0 : tensor<f32>
  %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
  %2 = stablehlo.divide %1, %cst_0 : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2048x4096xf32>
  %4 = stablehlo.multiply %3, %arg12 : tensor<2048x4096xf32>
  %5 = stablehlo.negate %4 : tensor<2048x4096xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %7 = stablehlo.reshape %6 : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4096xf32>) -> tensor<4096x16xf32>
  %10 = stablehlo.multiply %arg0, %9 : tensor<4096x16xf32>
  %11 = stablehlo.add %arg5, %10 : tensor<4096x16xf32>
  %12 = stablehlo.multiply %9, %arg0 : tensor<4096x16xf32>
  %13 = stablehlo.add %11, %12 : tensor<4096x16xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x4096xf32>, tensor<f32>) -> tensor<2048xf32>
  %15 = stablehlo.reshape %14 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %16 = stablehlo.negate %5 : tensor<2048x4096xf32>
  %17 = stablehlo.dot_general %16, %arg11, contracting_dims = [0] x [0] : (tensor<2048x4096xf32>, tensor<2048x16xf32>) -> tensor<4096x16xf32>
  %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %19 = stablehlo.dot_general %16, %arg4, contracting_dims = [1] x [1] : (tensor<2048x4096xf32>, tensor<16x4096xf32>) -> tensor<2048x16xf32>
  %20 = stablehlo.transpose %18, dims = [1, 0] : (tensor<16x4096xf32>) -> tensor<4096x16xf32>
  %21 = stablehlo.add %13, %20 : tensor<4096x16xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x16xf32>
  %23 = stablehlo.multiply %22, %19 : tensor<2048x16xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<2048xf32>) -> tensor<2048x16xf32>
  %26 = stablehlo.multiply %arg7, %25 : tensor<2048x16xf32>
  %27 = stablehlo.add %23, %26 : tensor<2048x16xf32>
  %28 = stablehlo.multiply %25, %arg7 : tensor<2048x16xf32>
  %29 = stablehlo.add %27, %28 : tensor<2048x16xf32>
  %cst_6 = stablehlo.constant dense<0x4B800000> : tensor<f32>
  %30 = stablehlo.divide %arg6, %cst_6 : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %32 = stablehlo.multiply %31, %arg3 : tensor<4096x4096xf32>
  %33 = stablehlo.negate %32 : tensor<4096x4096xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %35 = stablehlo.reshape %34 : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<4096xf32>) -> tensor<4096x16xf32>
  %38 = stablehlo.multiply %arg0, %37 : tensor<4096x16xf32>
  %39 = stablehlo.add %21, %38 : tensor<4096x16xf32>
  %40 = stablehlo.multiply %37, %arg0 : tensor<4096x16xf32>
  %41 = stablehlo.add %39, %40 : tensor<4096x16xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %43 = stablehlo.reshape %42 : (tensor<4096xf32>) -> tensor<4096x1xf32>
  %44 = stablehlo.negate %33 : tensor<4096x4096xf32>
  %45 = stablehlo.dot_general %44, %arg2, contracting_dims = [0] x [0] : (tensor<4096x4096xf32>, tensor<4096x16xf32>) -> tensor<4096x16xf32>
  %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %47 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1] : (tensor<4096x4096xf32>, tensor<16x4096xf32>) -> tensor<4096x16xf32>
  %48 = stablehlo.transpose %46, dims = [1, 0] : (tensor<16x4096xf32>) -> tensor<4096x16xf32>
  %49 = stablehlo.add %41, %48 : tensor<4096x16xf32>
  %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x16xf32>
  %51 = stablehlo.multiply %50, %47 : tensor<4096x16xf32>
  %52 = stablehlo.add %49, %51 : tensor<4096x16xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %53 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
  %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<4096xf32>) -> tensor<4096x16xf32>
  %55 = stablehlo.multiply %arg0, %54 : tensor<4096x16xf32>
  %56 = stablehlo.add %52, %55 : tensor<4096x16xf32>
  %57 = stablehlo.multiply %54, %arg0 : tensor<4096x16xf32>
  %58 = stablehlo.add %56, %57 : tensor<4096x16xf32>
  %cst_12 = stablehlo.constant dense<0x4A800000> : tensor<f32>
  %59 = stablehlo.divide %arg6, %cst_12 : tensor<f32>
  %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %61 = stablehlo.multiply %60, %arg10 : tensor<2048x2048xf32>
  %62 = stablehlo.negate %61 : tensor<2048x2048xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %63 = stablehlo.reduce(%62 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %64 = stablehlo.reshape %63 : (tensor<2048xf32>) -> tensor<1x2048xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %65 = stablehlo.reduce(%64 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<2048xf32>) -> tensor<2048x16xf32>
  %67 = stablehlo.multiply %arg7, %66 : tensor<2048x16xf32>
  %68 = stablehlo.add %29, %67 : tensor<2048x16xf32>
  %69 = stablehlo.multiply %66, %arg7 : tensor<2048x16xf32>
  %70 = stablehlo.add %68, %69 : tensor<2048x16xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %71 = stablehlo.reduce(%62 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %72 = stablehlo.reshape %71 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %73 = stablehlo.negate %62 : tensor<2048x2048xf32>
  %74 = stablehlo.dot_general %73, %arg9, contracting_dims = [0] x [0] : (tensor<2048x2048xf32>, tensor<2048x16xf32>) -> tensor<2048x16xf32>
  %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
  %76 = stablehlo.dot_general %73, %arg8, contracting_dims = [1] x [1] : (tensor<2048x2048xf32>, tensor<16x2048xf32>) -> tensor<2048x16xf32>
  %77 = stablehlo.transpose %75, dims = [1, 0] : (tensor<16x2048xf32>) -> tensor<2048x16xf32>
  %78 = stablehlo.add %70, %77 : tensor<2048x16xf32>
  %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %79 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2048x16xf32>
  %80 = stablehlo.multiply %79, %76 : tensor<2048x16xf32>
  %81 = stablehlo.add %78, %80 : tensor<2048x16xf32>
  %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %82 = stablehlo.reduce(%72 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<2048xf32>) -> tensor<2048x16xf32>
  %84 = stablehlo.multiply %arg7, %83 : tensor<2048x16xf32>
  %85 = stablehlo.add %81, %84 : tensor<2048x16xf32>
  %86 = stablehlo.multiply %83, %arg7 : tensor<2048x16xf32>
  %87 = stablehlo.add %85, %86 : tensor<2048x16xf32>
  return %58, %arg6, %87 : tensor<4096x16xf32>, tensor<f32>, tensor<2048x16xf32>
}

// -----

// The same by the points, with the distances gradient.
func.func public @main(%arg0: tensor<8192x16xf32>, %arg1: tensor<4096x16xf32>, %arg2: tensor<4096xf32>, %arg3: tensor<f32>, %arg4: tensor<8192xf32>) -> (tensor<4096x16xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<8192x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8192x16xf32>, tensor<f32>) -> tensor<8192xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8192x16xf32>
  %4 = stablehlo.multiply %3, %arg0 : tensor<8192x16xf32>
  %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0] : (tensor<8192x16xf32>, tensor<16x4096xf32>) -> tensor<8192x4096xf32>
  %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %8 = stablehlo.subtract %7, %6 : tensor<8192x4096xf32>
  %9 = stablehlo.multiply %arg1, %arg1 : tensor<4096x16xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x16xf32>
  %11 = stablehlo.multiply %10, %arg1 : tensor<4096x16xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4096x16xf32>, tensor<f32>) -> tensor<4096xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<8192x4096xf32>
  %15 = stablehlo.add %8, %14 : tensor<8192x4096xf32>
  %16 = stablehlo.negate %15 : tensor<8192x4096xf32>
  %17 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<8192x4096xf32>
  %18 = stablehlo.divide %16, %17 : tensor<8192x4096xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %21 = stablehlo.maximum %20, %19 : tensor<8192xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %24 = stablehlo.subtract %18, %23 : tensor<8192x4096xf32>
  %25 = stablehlo.exponential %24 : tensor<8192x4096xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %29 = stablehlo.divide %25, %28 : tensor<8192x4096xf32>
  %30 = stablehlo.multiply %27, %27 : tensor<8192x1xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8192x1xf32>
  %32 = stablehlo.divide %31, %30 : tensor<8192x1xf32>
  %33 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [0] : (tensor<8192x4096xf32>, tensor<4096xf32>) -> tensor<8192xf32>
  %34 = stablehlo.subtract %33, %arg4 : tensor<8192xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %36 = stablehlo.multiply %35, %34 : tensor<8192xf32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %37 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %39 = stablehlo.multiply %38, %36 : tensor<8192xf32>
  %40 = stablehlo.dot_general %39, %arg2, contracting_dims = [] x [] : (tensor<8192xf32>, tensor<4096xf32>) -> tensor<8192x4096xf32>
  %41 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %42 = stablehlo.multiply %40, %41 : tensor<8192x4096xf32>
  %43 = stablehlo.multiply %42, %25 : tensor<8192x4096xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<8192xf32>
  %45 = stablehlo.reshape %44 : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %46 = stablehlo.negate %45 : tensor<8192x1xf32>
  %47 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x4096xf32>
  %48 = stablehlo.divide %40, %47 : tensor<8192x4096xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8192x1xf32>, tensor<f32>) -> tensor<8192xf32>
  %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<8192xf32>) -> tensor<8192x4096xf32>
  %51 = stablehlo.add %48, %50 : tensor<8192x4096xf32>
  %52 = stablehlo.multiply %51, %25 : tensor<8192x4096xf32>
  %53 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<8192x4096xf32>
  %54 = stablehlo.divide %52, %53 : tensor<8192x4096xf32>
  %55 = stablehlo.negate %54 : tensor<8192x4096xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<8192x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %57 = stablehlo.reshape %56 : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %58 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<4096xf32>) -> tensor<4096x16xf32>
  %60 = stablehlo.multiply %59, %11 : tensor<4096x16xf32>
  %61 = stablehlo.negate %55 : tensor<8192x4096xf32>
  %62 = stablehlo.dot_general %61, %4, contracting_dims = [0] x [0] : (tensor<8192x4096xf32>, tensor<8192x16xf32>) -> tensor<4096x16xf32>
  %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<4096x16xf32>) -> tensor<16x4096xf32>
  %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<16x4096xf32>) -> tensor<4096x16xf32>
  %65 = stablehlo.add %60, %64 : tensor<4096x16xf32>
  return %65 : tensor<4096x16xf32>
}
