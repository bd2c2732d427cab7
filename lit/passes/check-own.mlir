// Logits that are left beside a head's loss that was fused, and a router as large that is no loss: of the head's own weights they are told, whatever the
// router's size; a router with these weights is none all the same.

// RUN: not %grpo-opt %s --split-input-file --remarks=missed --strict --target=portable --always-fuse --min-columns=256 -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=missed
// RUN: not %grpo-opt %s --split-input-file --remarks=missed --strict --target=tpu --always-fuse --min-columns=256 -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=missed

// The greatest logits so far of other hidden states, which no chain is found around.
// CHECK: remark: [check] missed: {{[0-9]+}} values of at least 512x32768 elements are left, the first is tensor<512x32768xf32>: the sweep was lowered, but the program still holds logits
// CHECK: error: --strict: 1 candidate chain
func.func public @main(%arg0: tensor<512x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<512xi32>, %arg3: tensor<512x64xf32>, %arg4: tensor<512x64xf32>, %arg5: tensor<64x32768xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x32768xf32>) -> tensor<512x32768xf32>
  %1 = call @log_softmax(%0) : (tensor<512x32768xf32>) -> tensor<512x32768xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<512x32768xf32>, tensor<512x1xi32>) -> tensor<512x1xf32>
  %4 = stablehlo.reshape %3 : (tensor<512x1xf32>) -> tensor<512xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  %8 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x32768xf32>) -> tensor<512x32768xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<512xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %14 = stablehlo.subtract %8, %13 : tensor<512x32768xf32>
  %15 = stablehlo.exponential %14 : tensor<512x32768xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %19 = stablehlo.divide %15, %18 : tensor<512x32768xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %22 = stablehlo.divide %20, %21 : tensor<32768xf32>
  %values, %indices = chlo.top_k(%19, k = 2) : tensor<512x32768xf32> -> (tensor<512x2xf32>, tensor<512x2xi32>)
  %23 = call @_one_hot(%indices) : (tensor<512x2xi32>) -> tensor<512x2x32768xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<512x2x32768xf32>, tensor<f32>) -> tensor<512x32768xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_8 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %27 = stablehlo.divide %25, %26 : tensor<32768xf32>
  %28 = stablehlo.multiply %22, %27 : tensor<32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32768xf32>, tensor<f32>) -> tensor<f32>
  %30 = stablehlo.add %7, %29 : tensor<f32>
  %31 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x32768xf32>) -> tensor<512x32768xf32>
  %32 = call @cummax(%31) : (tensor<512x32768xf32>) -> tensor<512x32768xf32>
  %33 = stablehlo.iota dim = 0 : tensor<32768xi32>
  %34 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
  %35 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<32768xi32>) -> tensor<1x32768xi32>
  %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x32768xi32>) -> tensor<512x32768xi32>
  %37 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x32768xi32>
  %38 = stablehlo.compare GE, %36, %37, SIGNED : (tensor<512x32768xi32>, tensor<512x32768xi32>) -> tensor<512x32768xi1>
  %39 = stablehlo.convert %38 : (tensor<512x32768xi1>) -> tensor<512x32768xf32>
  %40 = stablehlo.subtract %32, %39 : tensor<512x32768xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_11 = stablehlo.constant dense<0x4B800000> : tensor<f32>
  %42 = stablehlo.divide %41, %cst_11 : tensor<f32>
  %43 = stablehlo.add %30, %42 : tensor<f32>
  return %43 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<512x32768xf32>) -> tensor<512x32768xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<512xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<512x32768xf32>
  %6 = stablehlo.exponential %5 : tensor<512x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %9 = stablehlo.log %8 : tensor<512x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<512x32768xf32>
  return %11 : tensor<512x32768xf32>
}
func.func private @take_along_axis(%arg0: tensor<512x32768xf32>, %arg1: tensor<512x1xi32>) -> tensor<512x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<512x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<512x1xi1>, tensor<512x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<512x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<512x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<512x1x1xi1>, tensor<i1>) -> tensor<512x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x32768xf32>, tensor<512x1x1xi32>) -> tensor<512x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<512x1xi1>, tensor<512x1xf32>
  return %15 : tensor<512x1xf32>
}
func.func private @_one_hot(%arg0: tensor<512x2xi32>) -> tensor<512x2x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x2xi32>) -> tensor<512x2x1xi32>
  %1 = stablehlo.iota dim = 2 : tensor<1x1x32768xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x2x1xi32>) -> tensor<512x2x32768xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32768xi32>) -> tensor<512x2x32768xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x2x32768xi32>, tensor<512x2x32768xi32>) -> tensor<512x2x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<512x2x32768xi1>) -> tensor<512x2x32768xf32>
  return %5 : tensor<512x2x32768xf32>
}
func.func private @cummax(%arg0: tensor<512x32768xf32>) -> tensor<512x32768xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [32767, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32768>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512x32768xf32>
  return %1 : tensor<512x32768xf32>
}

// -----

// CHECK-NOT: error
func.func public @main(%arg0: tensor<512x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<512xi32>, %arg3: tensor<512x64xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x32768xf32>) -> tensor<512x32768xf32>
  %1 = call @log_softmax(%0) : (tensor<512x32768xf32>) -> tensor<512x32768xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<512x32768xf32>, tensor<512x1xi32>) -> tensor<512x1xf32>
  %4 = stablehlo.reshape %3 : (tensor<512x1xf32>) -> tensor<512xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  %8 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x32768xf32>) -> tensor<512x32768xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<512xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %14 = stablehlo.subtract %8, %13 : tensor<512x32768xf32>
  %15 = stablehlo.exponential %14 : tensor<512x32768xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %19 = stablehlo.divide %15, %18 : tensor<512x32768xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %22 = stablehlo.divide %20, %21 : tensor<32768xf32>
  %values, %indices = chlo.top_k(%19, k = 2) : tensor<512x32768xf32> -> (tensor<512x2xf32>, tensor<512x2xi32>)
  %23 = call @_one_hot(%indices) : (tensor<512x2xi32>) -> tensor<512x2x32768xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<512x2x32768xf32>, tensor<f32>) -> tensor<512x32768xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_8 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %27 = stablehlo.divide %25, %26 : tensor<32768xf32>
  %28 = stablehlo.multiply %22, %27 : tensor<32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32768xf32>, tensor<f32>) -> tensor<f32>
  %30 = stablehlo.add %7, %29 : tensor<f32>
  return %30 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<512x32768xf32>) -> tensor<512x32768xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<512xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<512x32768xf32>
  %6 = stablehlo.exponential %5 : tensor<512x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %9 = stablehlo.log %8 : tensor<512x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<512x32768xf32>
  return %11 : tensor<512x32768xf32>
}
func.func private @take_along_axis(%arg0: tensor<512x32768xf32>, %arg1: tensor<512x1xi32>) -> tensor<512x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<512x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<512x1xi1>, tensor<512x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<512x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<512x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<512x1x1xi1>, tensor<i1>) -> tensor<512x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x32768xf32>, tensor<512x1x1xi32>) -> tensor<512x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<512x1xi1>, tensor<512x1xf32>
  return %15 : tensor<512x1xf32>
}
func.func private @_one_hot(%arg0: tensor<512x2xi32>) -> tensor<512x2x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x2xi32>) -> tensor<512x2x1xi32>
  %1 = stablehlo.iota dim = 2 : tensor<1x1x32768xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x2x1xi32>) -> tensor<512x2x32768xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32768xi32>) -> tensor<512x2x32768xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x2x32768xi32>, tensor<512x2x32768xi32>) -> tensor<512x2x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<512x2x32768xi1>) -> tensor<512x2x32768xf32>
  return %5 : tensor<512x2x32768xf32>
}
