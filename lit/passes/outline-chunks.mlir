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
func.func public @main(%arg0: tensor<18x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<18xi32>) -> tensor<f32> {
  %0 = stablehlo.slice %arg0 [0:8, 0:4] : (tensor<18x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.slice %arg2 [0:8] : (tensor<18xi32>) -> tensor<8xi32>
  %2 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<8x64xf32>
  %6 = stablehlo.exponential %5 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.log %7 : tensor<8xf32>
  %9 = stablehlo.add %3, %8 : tensor<8xf32>
  %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %11 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %12 = stablehlo.multiply %11, %c : tensor<i32>
  %13 = stablehlo.convert %12 : (tensor<i32>) -> tensor<f32>
  %14 = stablehlo.add %10, %13 : tensor<f32>
  %15 = stablehlo.slice %arg0 [8:16, 0:4] : (tensor<18x4xf32>) -> tensor<8x4xf32>
  %16 = stablehlo.slice %arg2 [8:16] : (tensor<18xi32>) -> tensor<8xi32>
  %17 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %20 = stablehlo.subtract %17, %19 : tensor<8x64xf32>
  %21 = stablehlo.exponential %20 : tensor<8x64xf32>
  %22 = stablehlo.reduce(%21 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %23 = stablehlo.log %22 : tensor<8xf32>
  %24 = stablehlo.add %18, %23 : tensor<8xf32>
  %25 = stablehlo.reduce(%24 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %26 = stablehlo.reduce(%16 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %27 = stablehlo.multiply %26, %c : tensor<i32>
  %28 = stablehlo.convert %27 : (tensor<i32>) -> tensor<f32>
  %29 = stablehlo.add %25, %28 : tensor<f32>
  %30 = stablehlo.add %14, %29 : tensor<f32>
  %31 = stablehlo.slice %arg0 [16:18, 0:4] : (tensor<18x4xf32>) -> tensor<2x4xf32>
  %32 = stablehlo.slice %arg2 [16:18] : (tensor<18xi32>) -> tensor<2xi32>
  %33 = stablehlo.dot_general %31, %arg1, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x64xf32>) -> tensor<2x64xf32>
  %34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<2xf32>) -> tensor<2x64xf32>
  %36 = stablehlo.subtract %33, %35 : tensor<2x64xf32>
  %37 = stablehlo.exponential %36 : tensor<2x64xf32>
  %38 = stablehlo.reduce(%37 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %39 = stablehlo.log %38 : tensor<2xf32>
  %40 = stablehlo.add %34, %39 : tensor<2xf32>
  %41 = stablehlo.reduce(%40 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %42 = stablehlo.reduce(%32 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %43 = stablehlo.multiply %42, %c : tensor<i32>
  %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<f32>
  %45 = stablehlo.add %41, %44 : tensor<f32>
  %46 = stablehlo.add %30, %45 : tensor<f32>
  return %46 : tensor<f32>
}

// -----

// A last chunk behind a loop over the others, which alone would pay.
// CHECK-LABEL: @main
// CHECK: vocab.sweep
// CHECK: stablehlo.slice
// CHECK: vocab.sweep
// CHECK-NOT: stablehlo.exponential {{.*}}x64xf32>
func.func public @main(%arg0: tensor<18x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<18xi32>) -> tensor<f32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg2, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %c, %iterArg_5 = %cst) : tensor<18x4xf32>, tensor<18xi32>, tensor<4x64xf32>, tensor<i32>, tensor<i32>, tensor<f32>
  cond {
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %17 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %18 = stablehlo.multiply %iterArg_4, %c_7 : tensor<i32>
    %19 = stablehlo.dynamic_slice %iterArg, %18, %c, sizes = [8, 4] : (tensor<18x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
    %20 = stablehlo.dynamic_slice %iterArg_1, %18, sizes = [8] : (tensor<18xi32>, tensor<i32>) -> tensor<8xi32>
    %21 = stablehlo.dot_general %19, %iterArg_2, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<8x64xf32>
    %25 = stablehlo.exponential %24 : tensor<8x64xf32>
    %26 = stablehlo.reduce(%25 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.log %26 : tensor<8xf32>
    %28 = stablehlo.add %22, %27 : tensor<8xf32>
    %29 = stablehlo.reduce(%28 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.reduce(%20 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    %31 = stablehlo.multiply %30, %c : tensor<i32>
    %32 = stablehlo.convert %31 : (tensor<i32>) -> tensor<f32>
    %33 = stablehlo.add %29, %32 : tensor<f32>
    %34 = stablehlo.add %iterArg_5, %33 : tensor<f32>
    %35 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %35, %17, %34 : tensor<18x4xf32>, tensor<18xi32>, tensor<4x64xf32>, tensor<i32>, tensor<i32>, tensor<f32>
  }
  %1 = stablehlo.slice %arg0 [16:18, 0:4] : (tensor<18x4xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.slice %arg2 [16:18] : (tensor<18xi32>) -> tensor<2xi32>
  %3 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x64xf32>) -> tensor<2x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x64xf32>
  %6 = stablehlo.subtract %3, %5 : tensor<2x64xf32>
  %7 = stablehlo.exponential %6 : tensor<2x64xf32>
  %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>
  %9 = stablehlo.log %8 : tensor<2xf32>
  %10 = stablehlo.add %4, %9 : tensor<2xf32>
  %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %12 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %13 = stablehlo.multiply %12, %c : tensor<i32>
  %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f32>
  %15 = stablehlo.add %11, %14 : tensor<f32>
  %16 = stablehlo.add %0#5, %15 : tensor<f32>
  return %16 : tensor<f32>
}

// -----

// Other weights are another loss.
// CHECK-LABEL: @main
// CHECK: vocab.sweep
// CHECK: stablehlo.exponential {{.*}}x64xf32>
// STRICT: left alone: not worth it: 4 rows x 64 columns
func.func public @main(%arg0: tensor<18x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x64xf32>, %arg3: tensor<18xi32>) -> tensor<f32> {
  %0 = stablehlo.slice %arg0 [0:14, 0:4] : (tensor<18x4xf32>) -> tensor<14x4xf32>
  %1 = stablehlo.slice %arg3 [0:14] : (tensor<18xi32>) -> tensor<14xi32>
  %2 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<14x4xf32>, tensor<4x64xf32>) -> tensor<14x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<14x64xf32>, tensor<f32>) -> tensor<14xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<14xf32>) -> tensor<14x64xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<14x64xf32>
  %6 = stablehlo.exponential %5 : tensor<14x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<14x64xf32>, tensor<f32>) -> tensor<14xf32>
  %8 = stablehlo.log %7 : tensor<14xf32>
  %9 = stablehlo.add %3, %8 : tensor<14xf32>
  %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %11 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %12 = stablehlo.multiply %11, %c : tensor<i32>
  %13 = stablehlo.convert %12 : (tensor<i32>) -> tensor<f32>
  %14 = stablehlo.add %10, %13 : tensor<f32>
  %15 = stablehlo.slice %arg0 [14:18, 0:4] : (tensor<18x4xf32>) -> tensor<4x4xf32>
  %16 = stablehlo.slice %arg3 [14:18] : (tensor<18xi32>) -> tensor<4xi32>
  %17 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
  %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %20 = stablehlo.subtract %17, %19 : tensor<4x64xf32>
  %21 = stablehlo.exponential %20 : tensor<4x64xf32>
  %22 = stablehlo.reduce(%21 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %23 = stablehlo.log %22 : tensor<4xf32>
  %24 = stablehlo.add %18, %23 : tensor<4xf32>
  %25 = stablehlo.reduce(%24 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %26 = stablehlo.reduce(%16 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  %27 = stablehlo.multiply %26, %c : tensor<i32>
  %28 = stablehlo.convert %27 : (tensor<i32>) -> tensor<f32>
  %29 = stablehlo.add %25, %28 : tensor<f32>
  %30 = stablehlo.add %14, %29 : tensor<f32>
  return %30 : tensor<f32>
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
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x64xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<7x64xf32>
  %4 = stablehlo.exponential %3 : tensor<7x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %6 = stablehlo.log %5 : tensor<7xf32>
  %7 = stablehlo.add %1, %6 : tensor<7xf32>
  %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.reduce(%arg2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %10 = stablehlo.multiply %9, %c : tensor<i32>
  %11 = stablehlo.convert %10 : (tensor<i32>) -> tensor<f32>
  %12 = stablehlo.add %8, %11 : tensor<f32>
  %13 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0] : (tensor<7x4xf32>, tensor<4x64xf32>) -> tensor<7x64xf32>
  %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<7xf32>) -> tensor<7x64xf32>
  %18 = stablehlo.subtract %15, %17 : tensor<7x64xf32>
  %19 = stablehlo.exponential %18 : tensor<7x64xf32>
  %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %21 = stablehlo.log %20 : tensor<7xf32>
  %22 = stablehlo.add %16, %21 : tensor<7xf32>
  %23 = stablehlo.reduce(%22 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %24 = stablehlo.add %23, %11 : tensor<f32>
  return %12, %24 : tensor<f32>, tensor<f32>
}
