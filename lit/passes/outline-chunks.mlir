// Chunks of tokens of one head count together.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=2KiB --pass-pipeline='builtin.module(inline-vocab,outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=2KiB --pass-pipeline='builtin.module(inline-vocab,outline)' --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT

// Chunks of tokens that are written out, the last one with fewer: all are one loss.
// CHECK-LABEL: @main
// CHECK: vocab.sweep
// CHECK: vocab.sweep
// CHECK: vocab.sweep
// CHECK-NOT: stablehlo.exponential {{.*}}x64xf32>
// STRICT-NOT: not worth it
func.func public @main(%arg0: tensor<18x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<18xi32>) -> (tensor<f32>) {
  %0 = stablehlo.slice %arg0 [0:8, 0:4] : (tensor<18x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.slice %arg2 [0:8] : (tensor<18xi32>) -> tensor<8xi32>
  %2 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<8x64xf32>
  %7 = stablehlo.exponential %6 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %9 = stablehlo.log %8 : tensor<8xf32>
  %10 = stablehlo.add %3, %9 : tensor<8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %13 = stablehlo.multiply %12, %c_2 : tensor<i32>
  %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f32>
  %15 = stablehlo.add %11, %14 : tensor<f32>
  %16 = stablehlo.slice %arg0 [8:16, 0:4] : (tensor<18x4xf32>) -> tensor<8x4xf32>
  %17 = stablehlo.slice %arg2 [8:16] : (tensor<18xi32>) -> tensor<8xi32>
  %18 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %22 = stablehlo.subtract %18, %21 : tensor<8x64xf32>
  %23 = stablehlo.exponential %22 : tensor<8x64xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %25 = stablehlo.log %24 : tensor<8xf32>
  %26 = stablehlo.add %19, %25 : tensor<8xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %29 = stablehlo.multiply %28, %c_7 : tensor<i32>
  %30 = stablehlo.convert %29 : (tensor<i32>) -> tensor<f32>
  %31 = stablehlo.add %27, %30 : tensor<f32>
  %32 = stablehlo.add %15, %31 : tensor<f32>
  %33 = stablehlo.slice %arg0 [16:18, 0:4] : (tensor<18x4xf32>) -> tensor<2x4xf32>
  %34 = stablehlo.slice %arg2 [16:18] : (tensor<18xi32>) -> tensor<2xi32>
  %35 = stablehlo.dot_general %33, %arg1, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x64xf32>) -> tensor<2x64xf32>
  %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32>
  %39 = stablehlo.subtract %35, %38 : tensor<2x64xf32>
  %40 = stablehlo.exponential %39 : tensor<2x64xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %42 = stablehlo.log %41 : tensor<2xf32>
  %43 = stablehlo.add %36, %42 : tensor<2xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %c_11 = stablehlo.constant dense<0> : tensor<i32>
  %45 = stablehlo.reduce(%34 init: %c_11) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %c_12 = stablehlo.constant dense<0> : tensor<i32>
  %46 = stablehlo.multiply %45, %c_12 : tensor<i32>
  %47 = stablehlo.convert %46 : (tensor<i32>) -> tensor<f32>
  %48 = stablehlo.add %44, %47 : tensor<f32>
  %49 = stablehlo.add %32, %48 : tensor<f32>
  return %49 : tensor<f32>
}

// -----

// A last chunk behind a loop over the others, which alone would pay.
// CHECK-LABEL: @main
// CHECK: vocab.sweep
// CHECK: stablehlo.slice
// CHECK: vocab.sweep
// CHECK-NOT: stablehlo.exponential {{.*}}x64xf32>
func.func public @main(%arg0: tensor<18x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<18xi32>) -> (tensor<f32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0:6 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg2, %iterArg_7 = %arg1, %iterArg_8 = %c_0, %iterArg_9 = %c, %iterArg_10 = %cst) : tensor<18x4xf32>, tensor<18xi32>, tensor<4x64xf32>, tensor<i32>, tensor<i32>, tensor<f32>
  cond {
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %18 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %18 : tensor<i1>
  } do {
    %18:2 = func.call @closed_call(%iterArg, %iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10) : (tensor<18x4xf32>, tensor<18xi32>, tensor<4x64xf32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %19, %18#0, %18#1 : tensor<18x4xf32>, tensor<18xi32>, tensor<4x64xf32>, tensor<i32>, tensor<i32>, tensor<f32>
  }
  %1 = stablehlo.slice %arg0 [16:18, 0:4] : (tensor<18x4xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.slice %arg2 [16:18] : (tensor<18xi32>) -> tensor<2xi32>
  %3 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x64xf32>) -> tensor<2x64xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32>
  %7 = stablehlo.subtract %3, %6 : tensor<2x64xf32>
  %8 = stablehlo.exponential %7 : tensor<2x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %10 = stablehlo.log %9 : tensor<2xf32>
  %11 = stablehlo.add %4, %10 : tensor<2xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %13 = stablehlo.reduce(%2 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %14 = stablehlo.multiply %13, %c_5 : tensor<i32>
  %15 = stablehlo.convert %14 : (tensor<i32>) -> tensor<f32>
  %16 = stablehlo.add %12, %15 : tensor<f32>
  %17 = stablehlo.add %0#5, %16 : tensor<f32>
  return %17 : tensor<f32>
}
func.func private @closed_call(%arg0: tensor<18x4xf32>, %arg1: tensor<18xi32>, %arg2: tensor<4x64xf32>, %arg3: tensor<i32>, %arg4: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg3, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<8> : tensor<i32>
  %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<18> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [8, 4] : (tensor<18x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  %c_4 = stablehlo.constant dense<8> : tensor<i32>
  %7 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %9 = stablehlo.convert %7 : tensor<i32>
  %c_6 = stablehlo.constant dense<18> : tensor<i32>
  %10 = stablehlo.add %9, %c_6 : tensor<i32>
  %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
  %12 = stablehlo.dynamic_slice %arg1, %11, sizes = [8] : (tensor<18xi32>, tensor<i32>) -> tensor<8xi32>
  %13 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %17 = stablehlo.subtract %13, %16 : tensor<8x64xf32>
  %18 = stablehlo.exponential %17 : tensor<8x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %20 = stablehlo.log %19 : tensor<8xf32>
  %21 = stablehlo.add %14, %20 : tensor<8xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %c_9 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%12 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %c_10 = stablehlo.constant dense<0> : tensor<i32>
  %24 = stablehlo.multiply %23, %c_10 : tensor<i32>
  %25 = stablehlo.convert %24 : (tensor<i32>) -> tensor<f32>
  %26 = stablehlo.add %22, %25 : tensor<f32>
  %27 = stablehlo.convert %arg4 : tensor<f32>
  %28 = stablehlo.add %27, %26 : tensor<f32>
  return %0, %28 : tensor<i32>, tensor<f32>
}

// -----

// Other weights are another loss.
// CHECK-LABEL: @main
// CHECK: vocab.sweep
// CHECK: stablehlo.exponential {{.*}}x64xf32>
// STRICT: left alone: not worth it: 4 rows x 64 columns
func.func public @main(%arg0: tensor<18x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x64xf32>, %arg3: tensor<18xi32>) -> (tensor<f32>) {
  %0 = stablehlo.slice %arg0 [0:14, 0:4] : (tensor<18x4xf32>) -> tensor<14x4xf32>
  %1 = stablehlo.slice %arg3 [0:14] : (tensor<18xi32>) -> tensor<14xi32>
  %2 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<14x4xf32>, tensor<4x64xf32>) -> tensor<14x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<14x64xf32>, tensor<f32>) -> tensor<14xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<14xf32>) -> tensor<14x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<14x1xf32>) -> tensor<14x64xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<14x64xf32>
  %7 = stablehlo.exponential %6 : tensor<14x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<14x64xf32>, tensor<f32>) -> tensor<14xf32>
  %9 = stablehlo.log %8 : tensor<14xf32>
  %10 = stablehlo.add %3, %9 : tensor<14xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %13 = stablehlo.multiply %12, %c_2 : tensor<i32>
  %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f32>
  %15 = stablehlo.add %11, %14 : tensor<f32>
  %16 = stablehlo.slice %arg0 [14:18, 0:4] : (tensor<18x4xf32>) -> tensor<4x4xf32>
  %17 = stablehlo.slice %arg3 [14:18] : (tensor<18xi32>) -> tensor<4xi32>
  %18 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x64xf32>
  %22 = stablehlo.subtract %18, %21 : tensor<4x64xf32>
  %23 = stablehlo.exponential %22 : tensor<4x64xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %25 = stablehlo.log %24 : tensor<4xf32>
  %26 = stablehlo.add %19, %25 : tensor<4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %29 = stablehlo.multiply %28, %c_7 : tensor<i32>
  %30 = stablehlo.convert %29 : (tensor<i32>) -> tensor<f32>
  %31 = stablehlo.add %27, %30 : tensor<f32>
  %32 = stablehlo.add %15, %31 : tensor<f32>
  return %32 : tensor<f32>
}

// -----

// The same tokens twice are no more tokens.
// CHECK-LABEL: @main
// CHECK-NOT: vocab.sweep
// STRICT: left alone: not worth it: 7 rows x 64 columns
func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<7xi32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<7x4xf32>, tensor<4x64xf32>) -> tensor<7x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x64xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<7x64xf32>
  %5 = stablehlo.exponential %4 : tensor<7x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %7 = stablehlo.log %6 : tensor<7xf32>
  %8 = stablehlo.add %1, %7 : tensor<7xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %10 = stablehlo.reduce(%arg2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %11 = stablehlo.multiply %10, %c_2 : tensor<i32>
  %12 = stablehlo.convert %11 : (tensor<i32>) -> tensor<f32>
  %13 = stablehlo.add %9, %12 : tensor<f32>
  %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0] : (tensor<7x4xf32>, tensor<4x64xf32>) -> tensor<7x64xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x64xf32>
  %20 = stablehlo.subtract %16, %19 : tensor<7x64xf32>
  %21 = stablehlo.exponential %20 : tensor<7x64xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %23 = stablehlo.log %22 : tensor<7xf32>
  %24 = stablehlo.add %17, %23 : tensor<7xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %26 = stablehlo.reduce(%arg2 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %27 = stablehlo.multiply %26, %c_7 : tensor<i32>
  %28 = stablehlo.convert %27 : (tensor<i32>) -> tensor<f32>
  %29 = stablehlo.add %25, %28 : tensor<f32>
  return %13, %29 : tensor<f32>, tensor<f32>
}
