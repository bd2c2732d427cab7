// Losses without a softmax of a loop over tiles of a head's columns, each of which has few columns for each hidden unit: they are told.
// What is none, over such tiles, is not.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --target=portable -o /dev/null 2>&1 | FileCheck %s

// A hinge of a loop over tiles of the head's columns.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.compare LT, %arg2, %1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.add %arg2, %3 : tensor<8xi32>
    %5 = stablehlo.select %2, %4, %arg2 : tensor<8xi1>, tensor<8xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %11:6 = stablehlo.while(%iterArg = %arg1, %iterArg_6 = %arg0, %iterArg_7 = %9, %iterArg_8 = %c_3, %iterArg_9 = %c_2, %iterArg_10 = %10) : tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %15, %14#0, %14#1 : tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11#5 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_5 : tensor<f32>
    return %13 : tensor<f32>
  }
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<64> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [4, 16] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %9 = stablehlo.add %8, %7 : tensor<8x16xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<8x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %14 = stablehlo.maximum %12, %13 : tensor<8x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.add %arg4, %15 : tensor<8xf32>
    return %0, %16 : tensor<i32>, tensor<8xf32>
  }


// -----

// Squares, with the gradient, whose loop reads stacked tiles of the weights.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x4xf32> {jax.result_info = "result[1][0]"}, tensor<4x64xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %1, %iterArg_16 = %arg0, %iterArg_17 = %arg1, %iterArg_18 = %c_2, %iterArg_19 = %0, %iterArg_20 = %2, %iterArg_21 = %3, %iterArg_22 = %4) : tensor<4xi32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %37 = stablehlo.compare LT, %iterArg_18, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %37 : tensor<i1>
    } do {
      %37 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %38:4 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_19, %37) : (tensor<8x4xf32>, tensor<4x64xf32>, tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>)
      %39 = func.call @dynamic_update_index_in_dim(%iterArg_20, %38#1, %iterArg_18) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %40 = func.call @dynamic_update_index_in_dim_0(%iterArg_21, %38#2, %iterArg_18) : (tensor<4x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %41 = func.call @dynamic_update_index_in_dim_1(%iterArg_22, %38#3, %iterArg_18) : (tensor<4x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.add %iterArg_18, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %42, %38#0, %39, %40, %41 : tensor<4xi32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>
    }
    %6 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %arg2, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<64> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.add %arg2, %9 : tensor<8xi32>
    %11 = stablehlo.select %8, %10, %arg2 : tensor<8xi1>, tensor<8xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = "stablehlo.gather"(%6, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %14 = stablehlo.multiply %arg0, %13 : tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<8xf32>
    %18 = stablehlo.subtract %5#4, %17 : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.negate %22 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<8xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %27 = stablehlo.multiply %arg0, %26 : tensor<8x4xf32>
    %28 = stablehlo.multiply %26, %13 : tensor<8x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %30 = "stablehlo.scatter"(%29, %12, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %37 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<64x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %34:8 = stablehlo.while(%iterArg = %5#5, %iterArg_16 = %5#6, %iterArg_17 = %5#7, %iterArg_18 = %arg0, %iterArg_19 = %c_15, %iterArg_20 = %32, %iterArg_21 = %33, %iterArg_22 = %22) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %37 = stablehlo.compare LT, %iterArg_19, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %37 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %37 = stablehlo.subtract %c_23, %iterArg_19 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.subtract %37, %c_24 : tensor<i32>
      %39 = func.call @dynamic_index_in_dim(%iterArg, %38) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %40 = func.call @dynamic_index_in_dim_2(%iterArg_16, %38) : (tensor<4x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %41 = func.call @dynamic_index_in_dim_3(%iterArg_17, %38) : (tensor<4x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
      %42:3 = func.call @closed_call_4(%iterArg_18, %iterArg_20, %iterArg_21, %iterArg_22, %39, %40, %41) : (tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>) -> (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_19, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %43, %42#0, %42#1, %42#2 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>
    }
    %35 = stablehlo.add %31, %34#5 : tensor<4x64xf32>
    %36 = stablehlo.add %28, %34#6 : tensor<8x4xf32>
    return %20, %36, %35 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
  }
func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
func.func private @closed_call(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> (tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>) {
    %c = stablehlo.constant dense<16> : tensor<i32>
    %0 = stablehlo.multiply %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [4, 16] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<8xf32>
    return %8, %3, %4, %5 : tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>
  }
func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<4x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x16xf32>
    return %1 : tensor<4x4x16xf32>
  }
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<i32>) -> tensor<4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
    return %1 : tensor<4x8x16xf32>
  }
func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
func.func private @closed_call_4(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8xf32>, %arg4: tensor<i32>, %arg5: tensor<4x16xf32>, %arg6: tensor<8x16xf32>) -> (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.multiply %arg6, %0 : tensor<8x16xf32>
    %2 = stablehlo.multiply %0, %arg6 : tensor<8x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x16xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %6 = stablehlo.dot_general %3, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.dynamic_update_slice %8, %5, %c, %arg4 : (tensor<4x64xf32>, tensor<4x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x64xf32>
    %10 = stablehlo.add %arg1, %9 : tensor<4x64xf32>
    return %10, %7, %arg3 : tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>
  }


// -----

// A greatest logit beside the label's column of the weights.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %c_0, %iterArg_10 = %c, %iterArg_11 = %0) : tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:2 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_10, %iterArg_11) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %20, %19#0, %19#1 : tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    }
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.add %2, %1#4 : tensor<8xf32>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare LT, %arg2, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<64> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.add %arg2, %7 : tensor<8xi32>
    %9 = stablehlo.select %6, %8, %arg2 : tensor<8xi1>, tensor<8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %11 = "stablehlo.gather"(%4, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.subtract %3, %13 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.maximum %14, %15 : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_7 : tensor<f32>
    return %18 : tensor<f32>
  }
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>, %arg3: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
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
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [4, 16] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.maximum %arg3, %8 : tensor<8xf32>
    return %0, %9 : tensor<i32>, tensor<8xf32>
  }


// -----

// Tiles that are written out.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg1 [0:4, 0:16] : (tensor<4x64xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.add %9, %8 : tensor<8xf32>
    %11 = stablehlo.slice %arg1 [0:4, 16:32] : (tensor<4x64xf32>) -> tensor<4x16xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %14 = stablehlo.add %13, %12 : tensor<8x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %18 = stablehlo.maximum %16, %17 : tensor<8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.add %10, %19 : tensor<8xf32>
    %21 = stablehlo.slice %arg1 [0:4, 32:48] : (tensor<4x64xf32>) -> tensor<4x16xf32>
    %22 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %24 = stablehlo.add %23, %22 : tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %28 = stablehlo.maximum %26, %27 : tensor<8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.add %20, %29 : tensor<8xf32>
    %31 = stablehlo.slice %arg1 [0:4, 48:64] : (tensor<4x64xf32>) -> tensor<4x16xf32>
    %32 = stablehlo.dot_general %arg0, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %34 = stablehlo.add %33, %32 : tensor<8x16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %38 = stablehlo.maximum %36, %37 : tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %40 = stablehlo.add %30, %39 : tensor<8xf32>
    %41 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %arg2, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<64> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %arg2, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %arg2 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.gather"(%41, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %49 = stablehlo.multiply %arg0, %48 : tensor<8x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.subtract %40, %50 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_19 : tensor<f32>
    return %53 : tensor<f32>
  }


// -----

// Attention without a softmax: another product reads the tiles.
// CHECK-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<8x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg0, %iterArg_2 = %arg2, %iterArg_3 = %c_0, %iterArg_4 = %c, %iterArg_5 = %0) : tensor<4x64xf32>, tensor<8x4xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<8x4xf32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<64x4xf32>, tensor<i32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %3, %2#0, %2#1 : tensor<4x64xf32>, tensor<8x4xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<8x4xf32>
    }
    return %1#5 : tensor<8x4xf32>
  }
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<64x4xf32>, %arg3: tensor<i32>, %arg4: tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<64> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [4, 16] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %9 = stablehlo.maximum %7, %8 : tensor<8x16xf32>
    %c_4 = stablehlo.constant dense<16> : tensor<i32>
    %10 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %10, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = stablehlo.convert %10 : tensor<i32>
    %c_6 = stablehlo.constant dense<64> : tensor<i32>
    %13 = stablehlo.add %12, %c_6 : tensor<i32>
    %14 = stablehlo.select %11, %13, %10 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.dynamic_slice %arg2, %14, %c_7, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %16 = stablehlo.dot_general %9, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %17 = stablehlo.add %arg4, %16 : tensor<8x4xf32>
    return %0, %17 : tensor<i32>, tensor<8x4xf32>
  }


// -----

// The greatest similarity, without a label.
// CHECK-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg0, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %3, %2#0, %2#1 : tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    }
    return %1#4 : tensor<8xf32>
  }
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>, %arg3: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
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
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [4, 16] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.maximum %arg3, %8 : tensor<8xf32>
    return %0, %9 : tensor<i32>, tensor<8xf32>
  }


// -----

// A stack of layers is no matrix of tiles.
// CHECK-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4x16xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg0, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<4x4x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<4x4x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %3, %2#0, %2#1 : tensor<4x4x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
    }
    return %1#4 : tensor<8xf32>
  }
func.func private @closed_call(%arg0: tensor<4x4x16xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>, %arg3: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %c_4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_6 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<16> : tensor<i32>
    %9 = stablehlo.add %c_9, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg0, %4, %7, %10, sizes = [1, 4, 16] : (tensor<4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %13 = stablehlo.dot_general %arg1, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<8x16xf32>
    %16 = stablehlo.multiply %15, %15 : tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.add %arg3, %17 : tensor<8xf32>
    return %0, %18 : tensor<i32>, tensor<8xf32>
  }
