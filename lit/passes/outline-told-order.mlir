// Losses of a head whose columns are put in another order: its weights are given all the same, and columns that are sorted are not
// chosen where all of them are read in that order and measured.

// RUN: %grpo-opt %s --split-input-file --remarks=missed --target=cpu -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS --implicit-check-not=remark:
// RUN: not %grpo-opt %s --split-input-file --strict --target=cpu -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT

// STRICT-COUNT-4: error: --strict: {{[0-9]+}} candidate chain

// A ranked probability loss and its gradient, of `w[:, ::-1]`.
// SAYS: remark: [outline] missed: stablehlo.reduce_window makes a value as large as the logits that the chain reads
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<2048xi32>) -> (tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>) {
  %0 = stablehlo.reverse %arg1, dims = [1] : tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<2048xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<2048x32768xf32>
  %8 = stablehlo.exponential %7 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %12 = stablehlo.divide %8, %11 : tensor<2048x32768xf32>
  %13 = stablehlo.multiply %10, %10 : tensor<2048x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %15 = stablehlo.divide %14, %13 : tensor<2048x1xf32>
  %16 = call @cumsum(%12) : (tensor<2048x32768xf32>) -> tensor<2048x32768xf32>
  %17 = stablehlo.iota dim = 0 : tensor<32768xi32>
  %18 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<32768xi32>) -> tensor<1x32768xi32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x32768xi32>) -> tensor<2048x32768xi32>
  %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x32768xi32>
  %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<2048x32768xi32>, tensor<2048x32768xi32>) -> tensor<2048x32768xi1>
  %23 = stablehlo.convert %22 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  %24 = stablehlo.subtract %16, %23 : tensor<2048x32768xf32>
  %25 = stablehlo.multiply %24, %24 : tensor<2048x32768xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %27 = stablehlo.multiply %26, %24 : tensor<2048x32768xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<0x4C800000> : tensor<f32>
  %29 = stablehlo.divide %28, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<0x4C800000> : tensor<f32>
  %30 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %32 = stablehlo.multiply %31, %27 : tensor<2048x32768xf32>
  %33 = call @cumsum_1(%32) : (tensor<2048x32768xf32>) -> tensor<2048x32768xf32>
  %34 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %35 = stablehlo.multiply %33, %34 : tensor<2048x32768xf32>
  %36 = stablehlo.multiply %35, %8 : tensor<2048x32768xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %38 = stablehlo.reshape %37 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %39 = stablehlo.negate %38 : tensor<2048x1xf32>
  %40 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %41 = stablehlo.divide %33, %40 : tensor<2048x32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %44 = stablehlo.add %41, %43 : tensor<2048x32768xf32>
  %45 = stablehlo.multiply %44, %8 : tensor<2048x32768xf32>
  %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %48 = stablehlo.dot_general %45, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  %49 = stablehlo.reverse %47, dims = [1] : tensor<64x32768xf32>
  return %29, %48, %49 : tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>
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
func.func private @cumsum_1(%arg0: tensor<2048x32768xf32>) -> tensor<2048x32768xf32> {
  %0 = call @cumsum_2(%arg0) : (tensor<2048x32768xf32>) -> tensor<2048x32768xf32>
  return %0 : tensor<2048x32768xf32>
}
func.func private @cumsum_2(%arg0: tensor<2048x32768xf32>) -> tensor<2048x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 32767]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32768>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048x32768xf32>
  return %1 : tensor<2048x32768xf32>
}

// -----

// Squares, of `w[:, ::-1]`.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<2048xi32>) -> (tensor<f32>) {
  %0 = stablehlo.reverse %arg1, dims = [1] : tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %2 = chlo.sinh %1 : tensor<2048x32768xf32> -> tensor<2048x32768xf32>
  %3 = call @_one_hot(%arg2) : (tensor<2048xi32>) -> tensor<2048x32768xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<2048x32768xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<0x4C800000> : tensor<f32>
  %7 = stablehlo.divide %6, %cst_0 : tensor<f32>
  return %7 : tensor<f32>
}
func.func private @_one_hot(%arg0: tensor<2048xi32>) -> tensor<2048x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x32768xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x32768xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32768xi32>) -> tensor<2048x32768xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2048x32768xi32>, tensor<2048x32768xi32>) -> tensor<2048x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  return %5 : tensor<2048x32768xf32>
}

// -----

// The same of `roll(w)`, whose parts are put together again.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<2048xi32>) -> (tensor<f32>) {
  %0 = call @_roll_static(%arg1) : (tensor<64x32768xf32>) -> tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %2 = chlo.sinh %1 : tensor<2048x32768xf32> -> tensor<2048x32768xf32>
  %3 = call @_one_hot(%arg2) : (tensor<2048xi32>) -> tensor<2048x32768xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<2048x32768xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<0x4C800000> : tensor<f32>
  %7 = stablehlo.divide %6, %cst_0 : tensor<f32>
  return %7 : tensor<f32>
}
func.func private @_roll_static(%arg0: tensor<64x32768xf32>) -> tensor<64x32768xf32> {
  %0 = stablehlo.slice %arg0 [0:64, 32761:32768] : (tensor<64x32768xf32>) -> tensor<64x7xf32>
  %1 = stablehlo.slice %arg0 [0:64, 0:32761] : (tensor<64x32768xf32>) -> tensor<64x32761xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<64x7xf32>, tensor<64x32761xf32>) -> tensor<64x32768xf32>
  return %2 : tensor<64x32768xf32>
}
func.func private @_one_hot(%arg0: tensor<2048xi32>) -> tensor<2048x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x32768xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x32768xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32768xi32>) -> tensor<2048x32768xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2048x32768xi32>, tensor<2048x32768xi32>) -> tensor<2048x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  return %5 : tensor<2048x32768xf32>
}

// -----

// ListMLE: all columns in the order of a sort, and sums of their logarithms.
// SAYS: remark: [outline] missed: stablehlo.sort needs the logits, or a value as large, in memory
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %1 = call @argsort(%0) : (tensor<2048x32768xf32>) -> tensor<2048x32768xi32>
  %2 = call @take_along_axis(%0, %1) : (tensor<2048x32768xf32>, tensor<2048x32768xi32>) -> tensor<2048x32768xf32>
  %3 = call @cumlogsumexp(%2) : (tensor<2048x32768xf32>) -> tensor<2048x32768xf32>
  %4 = stablehlo.subtract %3, %2 : tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<0x4C800000> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
  return %6 : tensor<f32>
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
func.func private @cumlogsumexp(%arg0: tensor<2048x32768xf32>) -> tensor<2048x32768xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 32767]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32768>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
    %5 = stablehlo.abs %2 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.exponential %6 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %9 = stablehlo.add %1, %8 : tensor<f32>
    %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048x32768xf32>
  return %0 : tensor<2048x32768xf32>
}
