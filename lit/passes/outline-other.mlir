// What starts like a loss and is none: it is told with --remarks=all alone, and strict does not see it. And what is near it, and one.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// The mean and the width of a density, halves of one product.
// OTHER: left alone: {{.*}}it looks like a density
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x128xf32>, %arg2: tensor<8x64xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x128xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x128xf32>) -> tensor<8x128xf32>
  %1 = stablehlo.slice %0 [0:8, 0:64] : (tensor<8x128xf32>) -> tensor<8x64xf32>
  %2 = stablehlo.slice %0 [0:8, 64:128] : (tensor<8x128xf32>) -> tensor<8x64xf32>
  %3 = stablehlo.subtract %arg2, %1 : tensor<8x64xf32>
  %4 = stablehlo.negate %2 : tensor<8x64xf32>
  %5 = stablehlo.exponential %4 : tensor<8x64xf32>
  %6 = stablehlo.multiply %3, %5 : tensor<8x64xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %9 = stablehlo.multiply %8, %6 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %11 = stablehlo.multiply %10, %7 : tensor<8x64xf32>
  %12 = stablehlo.add %11, %2 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %16 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %20 = stablehlo.multiply %19, %18 : tensor<8x64xf32>
  %21 = stablehlo.multiply %20, %9 : tensor<8x64xf32>
  %22 = stablehlo.multiply %3, %21 : tensor<8x64xf32>
  %23 = stablehlo.multiply %21, %5 : tensor<8x64xf32>
  %24 = stablehlo.multiply %22, %5 : tensor<8x64xf32>
  %25 = stablehlo.negate %24 : tensor<8x64xf32>
  %26 = stablehlo.add %18, %25 : tensor<8x64xf32>
  %27 = stablehlo.negate %23 : tensor<8x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.pad %26, %cst_7, low = [0, 64], high = [0, 0], interior = [0, 0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8x128xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.pad %27, %cst_8, low = [0, 0], high = [0, 64], interior = [0, 0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8x128xf32>
  %30 = stablehlo.add %28, %29 : tensor<8x128xf32>
  %31 = stablehlo.dot_general %30, %arg0, contracting_dims = [0] x [0] : (tensor<8x128xf32>, tensor<8x4xf32>) -> tensor<128x4xf32>
  %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<128x4xf32>) -> tensor<4x128xf32>
  %33 = stablehlo.dot_general %30, %arg1, contracting_dims = [1] x [1] : (tensor<8x128xf32>, tensor<4x128xf32>) -> tensor<8x4xf32>
  return %15, %33, %32 : tensor<f32>, tensor<8x4xf32>, tensor<4x128xf32>
}

// -----

// The same with logarithms of sums.
// OTHER: left alone: {{.*}}it looks like a density
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x128xf32>, %arg2: tensor<8x64xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x128xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x128xf32>) -> tensor<8x128xf32>
  %1 = stablehlo.slice %0 [0:8, 64:128] : (tensor<8x128xf32>) -> tensor<8x64xf32>
  %2 = stablehlo.exponential %1 : tensor<8x64xf32>
  %3 = stablehlo.log_plus_one %2 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %5 = stablehlo.add %2, %4 : tensor<8x64xf32>
  %6 = stablehlo.slice %0 [0:8, 0:64] : (tensor<8x128xf32>) -> tensor<8x64xf32>
  %7 = stablehlo.subtract %arg2, %6 : tensor<8x64xf32>
  %8 = stablehlo.divide %7, %3 : tensor<8x64xf32>
  %9 = stablehlo.multiply %3, %3 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %11 = stablehlo.divide %10, %9 : tensor<8x64xf32>
  %12 = stablehlo.multiply %8, %8 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %14 = stablehlo.multiply %13, %8 : tensor<8x64xf32>
  %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %16 = stablehlo.multiply %15, %12 : tensor<8x64xf32>
  %17 = stablehlo.log %3 : tensor<8x64xf32>
  %18 = stablehlo.add %16, %17 : tensor<8x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %21 = stablehlo.divide %20, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %22 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %25 = stablehlo.divide %24, %3 : tensor<8x64xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %27 = stablehlo.multiply %26, %24 : tensor<8x64xf32>
  %28 = stablehlo.multiply %27, %14 : tensor<8x64xf32>
  %29 = stablehlo.multiply %28, %11 : tensor<8x64xf32>
  %30 = stablehlo.multiply %29, %7 : tensor<8x64xf32>
  %31 = stablehlo.negate %30 : tensor<8x64xf32>
  %32 = stablehlo.add %25, %31 : tensor<8x64xf32>
  %33 = stablehlo.divide %28, %3 : tensor<8x64xf32>
  %34 = stablehlo.negate %33 : tensor<8x64xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.pad %34, %cst_9, low = [0, 0], high = [0, 64], interior = [0, 0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8x128xf32>
  %36 = stablehlo.divide %32, %5 : tensor<8x64xf32>
  %37 = stablehlo.multiply %36, %2 : tensor<8x64xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.pad %37, %cst_10, low = [0, 64], high = [0, 0], interior = [0, 0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8x128xf32>
  %39 = stablehlo.add %35, %38 : tensor<8x128xf32>
  %40 = stablehlo.dot_general %39, %arg0, contracting_dims = [0] x [0] : (tensor<8x128xf32>, tensor<8x4xf32>) -> tensor<128x4xf32>
  %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<128x4xf32>) -> tensor<4x128xf32>
  %42 = stablehlo.dot_general %39, %arg1, contracting_dims = [1] x [1] : (tensor<8x128xf32>, tensor<4x128xf32>) -> tensor<8x4xf32>
  return %21, %42, %41 : tensor<f32>, tensor<8x4xf32>, tensor<4x128xf32>
}

// -----

// A softmax of tokens beside one of slots.
// OTHER: left alone: {{.*}}it looks like pairs of rows and columns
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<64x4xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<64xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<64x64xf32>
  %7 = stablehlo.exponential %6 : tensor<64x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32>
  %11 = stablehlo.divide %7, %10 : tensor<64x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.reduce(%0 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %15 = stablehlo.maximum %14, %13 : tensor<64xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
  %18 = stablehlo.subtract %0, %17 : tensor<64x64xf32>
  %19 = stablehlo.exponential %18 : tensor<64x64xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
  %23 = stablehlo.divide %19, %22 : tensor<64x64xf32>
  %24 = stablehlo.slice %23 [0:64, 0:1] : (tensor<64x64xf32>) -> tensor<64x1xf32>
  %25 = stablehlo.reshape %24 : (tensor<64x1xf32>) -> tensor<64xf32>
  return %12, %25 : tensor<64xf32>, tensor<64xf32>
}

// -----

// Pooling: each row's own vectors are weighted.
// OTHER: left alone: {{.*}}it looks like pooling
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<8x64x4xf32>, %arg1: tensor<4xf32>) -> (tensor<8x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x64x4xf32>, tensor<4xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<8x64xf32>
  %7 = stablehlo.exponential %6 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %11 = stablehlo.divide %7, %10 : tensor<8x64xf32>
  %12 = stablehlo.dot_general %11, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<8x64x4xf32>) -> tensor<8x4xf32>
  return %12 : tensor<8x4xf32>
}

// -----

// The nearest of several centres, tile by tile.
// OTHER: left alone: {{.*}}it looks like a search for the nearest
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2:6 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %c_1, %iterArg_4 = %c_0, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<8xi32>
  cond {
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %3:3 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5, %iterArg_6) : (tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xi32>)
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %4, %3#0, %3#1, %3#2 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<8xi32>
  }
  return %2#4, %2#5 : tensor<8xf32>, tensor<8xi32>
}
func.func private @closed_call(%arg0: tensor<64x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>, %arg3: tensor<8xf32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xi32>) {
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
  %7 = stablehlo.multiply %6, %6 : tensor<16x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %10 = stablehlo.multiply %9, %arg1 : tensor<8x4xf32>
  %c_5 = stablehlo.constant dense<16> : tensor<i32>
  %11 = stablehlo.multiply %arg2, %c_5 : tensor<i32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.compare LT, %11, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %13 = stablehlo.convert %11 : tensor<i32>
  %c_7 = stablehlo.constant dense<64> : tensor<i32>
  %14 = stablehlo.add %13, %c_7 : tensor<i32>
  %15 = stablehlo.select %12, %14, %11 : tensor<i1>, tensor<i32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %16 = stablehlo.dynamic_slice %arg0, %15, %c_8, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %18 = stablehlo.dot_general %10, %17, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %19 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
  %21 = stablehlo.subtract %20, %18 : tensor<8x16xf32>
  %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_9) applies stablehlo.minimum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %23 = call @argmin(%21) : (tensor<8x16xf32>) -> tensor<8xi32>
  %c_10 = stablehlo.constant dense<16> : tensor<i32>
  %24 = stablehlo.multiply %arg2, %c_10 : tensor<i32>
  %25 = stablehlo.convert %24 : tensor<i32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %27 = stablehlo.add %23, %26 : tensor<8xi32>
  %28 = stablehlo.convert %arg3 : tensor<8xf32>
  %29 = stablehlo.minimum %28, %22 : tensor<8xf32>
  %30 = stablehlo.convert %arg3 : tensor<8xf32>
  %31 = stablehlo.compare LT, %22, %30, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %32 = stablehlo.select %31, %27, %arg4 : tensor<8xi1>, tensor<8xi32>
  return %0, %29, %32 : tensor<i32>, tensor<8xf32>, tensor<8xi32>
}
func.func private @argmin(%arg0: tensor<8x16xf32>) -> tensor<8xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<8x16xi32>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<8x16xf32>, tensor<8x16xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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

// A router, which balances what it sends to each expert.
// OTHER: left alone: {{.*}}it looks like a router
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<8x2xf32>, tensor<8x2xi32>, tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<8x64xf32>
  %7 = stablehlo.exponential %6 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %11 = stablehlo.divide %7, %10 : tensor<8x64xf32>
  %values, %indices = chlo.top_k(%11, k = 2) : tensor<8x64xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %14 = stablehlo.divide %12, %13 : tensor<64xf32>
  %15 = call @_one_hot(%indices) : (tensor<8x2xi32>) -> tensor<8x2x64xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<64xf32>
  %17 = stablehlo.multiply %14, %16 : tensor<64xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  return %values, %indices, %18 : tensor<8x2xf32>, tensor<8x2xi32>, tensor<f32>
}
func.func private @_one_hot(%arg0: tensor<8x2xi32>) -> tensor<8x2x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
  %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x2x1xi32>) -> tensor<8x2x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<8x2x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x2x64xi32>, tensor<8x2x64xi32>) -> tensor<8x2x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x2x64xi1>) -> tensor<8x2x64xf32>
  return %5 : tensor<8x2x64xf32>
}

// -----

// Probabilities of transitions, which are given numbers' and multiplied step by step.
// OTHER: left alone: {{.*}}it looks like transitions
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<64x64xf32>) {
  %0 = call @log_softmax(%arg0) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = stablehlo.exponential %0 : tensor<64x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2:4 = stablehlo.while(%iterArg = %1, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg1) : tensor<64x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<8x64xf32>
  cond {
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %4 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %4 = func.call @closed_call(%iterArg, %iterArg_0, %iterArg_2) : (tensor<64x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_0, %5, %4 : tensor<64x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<8x64xf32>
  }
  %3 = stablehlo.multiply %1, %arg0 : tensor<64x64xf32>
  return %2#3, %3 : tensor<8x64xf32>, tensor<64x64xf32>
}
func.func private @log_softmax(%arg0: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<64xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<64x64xf32>
  %6 = stablehlo.exponential %5 : tensor<64x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %9 = stablehlo.log %8 : tensor<64x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<64x64xf32>
  return %11 : tensor<64x64xf32>
}
func.func private @closed_call(%arg0: tensor<64x64xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.multiply %0, %arg1 : tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// -----

// Several heads in one product: each is a chain.
// OTHER: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<2x4x64xf32>, %arg2: tensor<8x2xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<2x4x64xf32>) -> tensor<8x2x64xf32>
  %1 = call @log_softmax(%0) : (tensor<8x2x64xf32>) -> tensor<8x2x64xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<8x2x64xf32>, tensor<8x2x1xi32>) -> tensor<8x2x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
  %6 = stablehlo.negate %5 : tensor<f32>
  return %6 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<8x2x64xf32>) -> tensor<8x2x64xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8x2xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x2x64xf32>
  %6 = stablehlo.exponential %5 : tensor<8x2x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
  %9 = stablehlo.log %8 : tensor<8x2x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x64xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x2x64xf32>
  return %11 : tensor<8x2x64xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x2x64xf32>, %arg1: tensor<8x2x1xi32>) -> tensor<8x2x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x2x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x2x1xi1>, tensor<8x2x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x2x1xi32>) -> tensor<8x2x1x1xi32>
  %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x2x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x2x1x1xi32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x2x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x2x1x1xi32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x2x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x2x1x1xi1>, tensor<i1>) -> tensor<8x2x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x2x64xf32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x2x1xi1>, tensor<8x2x1xf32>
  return %15 : tensor<8x2x1xf32>
}

// -----

// Sigmoids over all columns.
// OTHER: remark: [outline] missed: stablehlo.sort needs the logits
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x64xf32>) -> (tensor<f32>, tensor<8x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @softplus(%0) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %2 = stablehlo.multiply %0, %arg2 : tensor<8x64xf32>
  %3 = stablehlo.subtract %1, %2 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
  %7 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.select %8, %cst_3, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.select %10, %cst_4, %9 : tensor<i1>, tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.select %12, %cst_6, %arg4 : tensor<i1>, tensor<f32>
    %14 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f32>
    %16 = stablehlo.compare LT, %11, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %16 : tensor<i1>
  }) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %6, %7 : tensor<f32>, tensor<8x64xf32>
}
func.func private @softplus(%arg0: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<8x64xf32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<8x64xf32>
  %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<8x64xf32>
  %7 = stablehlo.abs %3 : tensor<8x64xf32>
  %8 = stablehlo.negate %7 : tensor<8x64xf32>
  %9 = stablehlo.exponential %8 : tensor<8x64xf32>
  %10 = stablehlo.log_plus_one %9 : tensor<8x64xf32>
  %11 = stablehlo.add %1, %10 : tensor<8x64xf32>
  %12 = stablehlo.select %4, %6, %11 : tensor<8x64xi1>, tensor<8x64xf32>
  return %12 : tensor<8x64xf32>
}

// -----

// The most probable columns, and nothing that counts them: tokens or experts are chosen.
// OTHER: left alone: {{.*}}top_k needs the logits{{.*}}it looks like a choice of columns
// OTHER-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<8x2xf32>, tensor<8x2xi32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<8x64xf32>
  %7 = stablehlo.exponential %6 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %11 = stablehlo.divide %7, %10 : tensor<8x64xf32>
  %values, %indices = chlo.top_k(%11, k = 2) : tensor<8x64xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  return %values, %indices : tensor<8x2xf32>, tensor<8x2xi32>
}

// -----

// A loss that counts which tokens are predicted: its labels come from outside, and it is no router.
// OTHER: remark: [outline] missed: the logits, or a value as large, are returned{{$}}
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64xf32> {jax.result_info = "result[1]"}, tensor<8x64xf32> {jax.result_info = "result[2]"}) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @log_softmax(%0) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<8x64xf32>, tensor<8x1xi32>) -> tensor<8x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
  %6 = stablehlo.negate %5 : tensor<f32>
  %7 = call @argmax(%0) : (tensor<8x64xf32>) -> tensor<8xi32>
  %8 = call @_one_hot(%7) : (tensor<8xi32>) -> tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %6, %9, %0 : tensor<f32>, tensor<64xf32>, tensor<8x64xf32>
}
func.func private @log_softmax(%arg0: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x64xf32>
  %6 = stablehlo.exponential %5 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %9 = stablehlo.log %8 : tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x64xf32>
  return %11 : tensor<8x64xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x64xf32>, %arg1: tensor<8x1xi32>) -> tensor<8x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  return %6 : tensor<8x1xf32>
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
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}

// -----

// A gated layer, as SwiGLU, and its gradient: exponentials that are contracted with weights, and no number of a row.
// OTHER: left alone: it looks like a layer's activation
// OTHER-NOT: missed
// OTHER-NOT: applied
func.func public @main(%h: tensor<64x16xf32>, %gate: tensor<16x128xf32>, %up: tensor<16x128xf32>, %down: tensor<128x16xf32>) -> tensor<64x16xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<64x128xf32>
  %g = stablehlo.dot_general %h, %gate, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x128xf32>) -> tensor<64x128xf32>
  %u = stablehlo.dot_general %h, %up, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x128xf32>) -> tensor<64x128xf32>
  %n = stablehlo.negate %g : tensor<64x128xf32>
  %e = stablehlo.exponential %n : tensor<64x128xf32>
  %d = stablehlo.add %e, %one : tensor<64x128xf32>
  %s = stablehlo.divide %g, %d : tensor<64x128xf32>
  %a = stablehlo.multiply %s, %u : tensor<64x128xf32>
  %y = stablehlo.dot_general %a, %down, contracting_dims = [1] x [0] : (tensor<64x128xf32>, tensor<128x16xf32>) -> tensor<64x16xf32>
  return %y : tensor<64x16xf32>
}
