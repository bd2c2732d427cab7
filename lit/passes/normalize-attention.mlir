// RUN: %grpo-opt %s --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// Attention's softmax runs over keys, which are as many as there are rows: queries and keys that are sliced (RoPE) stay one product each, since
// no logits are cut.
// CHECK-LABEL: @main
// CHECK: %[[Q:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK: %[[K:.*]] = stablehlo.dot_general %arg0, %arg2
// CHECK: stablehlo.slice %[[Q]] [0:16, 0:2, 0:4]
// CHECK: stablehlo.slice %[[Q]] [0:16, 0:2, 4:8]
// CHECK: stablehlo.slice %[[K]] [0:16, 0:2, 0:4]
// CHECK: stablehlo.slice %[[K]] [0:16, 0:2, 4:8]
func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x2x8xf32>, %arg2: tensor<24x2x8xf32>, %arg3: tensor<24x2x8xf32>, %arg4: tensor<16x64xf32>) -> tensor<16xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<16x24xf32>, tensor<24x2x8xf32>) -> tensor<16x2x8xf32>
  %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<16x24xf32>, tensor<24x2x8xf32>) -> tensor<16x2x8xf32>
  %2 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0] : (tensor<16x24xf32>, tensor<24x2x8xf32>) -> tensor<16x2x8xf32>
  %3 = stablehlo.slice %0 [0:16, 0:2, 0:4] : (tensor<16x2x8xf32>) -> tensor<16x2x4xf32>
  %4 = stablehlo.slice %0 [0:16, 0:2, 4:8] : (tensor<16x2x8xf32>) -> tensor<16x2x4xf32>
  %5 = stablehlo.negate %4 : tensor<16x2x4xf32>
  %6 = stablehlo.concatenate %5, %3, dim = 2 : (tensor<16x2x4xf32>, tensor<16x2x4xf32>) -> tensor<16x2x8xf32>
  %7 = stablehlo.slice %1 [0:16, 0:2, 0:4] : (tensor<16x2x8xf32>) -> tensor<16x2x4xf32>
  %8 = stablehlo.slice %1 [0:16, 0:2, 4:8] : (tensor<16x2x8xf32>) -> tensor<16x2x4xf32>
  %9 = stablehlo.negate %8 : tensor<16x2x4xf32>
  %10 = stablehlo.concatenate %9, %7, dim = 2 : (tensor<16x2x4xf32>, tensor<16x2x4xf32>) -> tensor<16x2x8xf32>
  %11 = stablehlo.dot_general %6, %10, batching_dims = [1] x [1], contracting_dims = [2] x [2] : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x16x16xf32>
  %12 = stablehlo.exponential %11 : tensor<2x16x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<2x16xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x16xf32>
  %16 = stablehlo.divide %12, %15 : tensor<2x16x16xf32>
  %17 = stablehlo.dot_general %2, %16, batching_dims = [1] x [0], contracting_dims = [0] x [2] : (tensor<16x2x8xf32>, tensor<2x16x16xf32>) -> tensor<2x8x16xf32>
  %18 = stablehlo.transpose %17, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
  %19 = stablehlo.reshape %18 : (tensor<16x2x8xf32>) -> tensor<16x16xf32>
  %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
  %21 = stablehlo.exponential %20 : tensor<16x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
  %23 = stablehlo.log %22 : tensor<16xf32>
  return %23 : tensor<16xf32>
}
