// Losses of cumulative sums, and of exponentials beside a label's one-hot, in a loop over tiles of a head's columns: they are told. What is none is not.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --target=portable -o /dev/null 2>&1 | FileCheck %s

// A normaliser of cumulative sums, beside a label's column of the weights.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>) {
  %c = stablehlo.constant dense<[0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60]> : tensor<16xi32>
  %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:5 = stablehlo.while(%iterArg = %c, %iterArg_5 = %arg1, %iterArg_6 = %arg0, %iterArg_7 = %c_0, %iterArg_8 = %0) : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>
  cond {
    %c_9 = stablehlo.constant dense<16> : tensor<i32>
    %14 = stablehlo.compare LT, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  } do {
    %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %15 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_8, %14) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %16, %15 : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>
  }
  %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %4 = stablehlo.compare LT, %arg2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %6 = stablehlo.add %arg2, %5 : tensor<8xi32>
  %7 = stablehlo.select %4, %6, %arg2 : tensor<8xi1>, tensor<8xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %9 = "stablehlo.gather"(%2, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %10 = stablehlo.multiply %arg0, %9 : tensor<8x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.subtract %1#4, %11 : tensor<8xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %13 : tensor<f32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %1 = stablehlo.add %arg3, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg3 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [4, 4] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %arg1, %3, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %5 = call @cumlogsumexp(%4) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %6 = stablehlo.slice %5 [0:8, 3:4] : (tensor<8x4xf32>) -> tensor<8x1xf32>
  %7 = stablehlo.reshape %6 : (tensor<8x1xf32>) -> tensor<8xf32>
  %8 = stablehlo.convert %arg2 : tensor<8xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<8xf32>
  %10 = stablehlo.subtract %8, %7 : tensor<8xf32>
  %11 = stablehlo.compare NE, %10, %10, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %12 = stablehlo.add %8, %7 : tensor<8xf32>
  %13 = stablehlo.abs %10 : tensor<8xf32>
  %14 = stablehlo.negate %13 : tensor<8xf32>
  %15 = stablehlo.exponential %14 : tensor<8xf32>
  %16 = stablehlo.log_plus_one %15 : tensor<8xf32>
  %17 = stablehlo.add %9, %16 : tensor<8xf32>
  %18 = stablehlo.select %11, %12, %17 : tensor<8xi1>, tensor<8xf32>
  return %18 : tensor<8xf32>
}
func.func private @cumlogsumexp(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
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
  }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// Its gradient.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<8x4xf32>, tensor<4x64xf32>) {
  %c = stablehlo.constant dense<[0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60]> : tensor<16xi32>
  %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c_20 = stablehlo.constant dense<0> : tensor<i32>
  %21 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x4x4xf32>
  %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8x2xf32>
  %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x8x2xf32>
  %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
  %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x8x0xf32>
  %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x8x0xf32>
  %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
  %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
  %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
  %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
  %c_32 = stablehlo.constant dense<0> : tensor<i32>
  %33:37 = stablehlo.while(%iterArg = %c, %iterArg_40 = %arg0, %iterArg_41 = %arg1, %iterArg_42 = %1, %iterArg_43 = %2, %iterArg_44 = %3, %iterArg_45 = %4, %iterArg_46 = %5, %iterArg_47 = %6, %iterArg_48 = %7, %iterArg_49 = %8, %iterArg_50 = %9, %iterArg_51 = %10, %iterArg_52 = %11, %iterArg_53 = %12, %iterArg_54 = %13, %iterArg_55 = %14, %iterArg_56 = %15, %iterArg_57 = %16, %iterArg_58 = %17, %iterArg_59 = %18, %iterArg_60 = %19, %iterArg_61 = %20, %iterArg_62 = %c_32, %iterArg_63 = %0, %iterArg_64 = %21, %iterArg_65 = %22, %iterArg_66 = %23, %iterArg_67 = %24, %iterArg_68 = %25, %iterArg_69 = %26, %iterArg_70 = %27, %iterArg_71 = %28, %iterArg_72 = %29, %iterArg_73 = %30, %iterArg_74 = %31, %iterArg_75 = %32) : tensor<16xi32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xf32>, tensor<16xi32>, tensor<16x4x4xf32>, tensor<16x8x2xf32>, tensor<16x8x2xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8x0xf32>, tensor<16x8x0xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8xf32>, tensor<16x8xf32>
  cond {
    %c_76 = stablehlo.constant dense<16> : tensor<i32>
    %55 = stablehlo.compare LT, %iterArg_62, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  } do {
    %55 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_62) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %56:13 = func.call @closed_call(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_63, %55) : (tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<i32>, tensor<4x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>)
    %57 = func.call @dynamic_update_index_in_dim(%iterArg_64, %56#1, %iterArg_62) : (tensor<16xi32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %58 = func.call @dynamic_update_index_in_dim_0(%iterArg_65, %56#2, %iterArg_62) : (tensor<16x4x4xf32>, tensor<4x4xf32>, tensor<i32>) -> tensor<16x4x4xf32>
    %59 = func.call @dynamic_update_index_in_dim_1(%iterArg_66, %56#3, %iterArg_62) : (tensor<16x8x2xf32>, tensor<8x2xf32>, tensor<i32>) -> tensor<16x8x2xf32>
    %60 = func.call @dynamic_update_index_in_dim_1(%iterArg_67, %56#4, %iterArg_62) : (tensor<16x8x2xf32>, tensor<8x2xf32>, tensor<i32>) -> tensor<16x8x2xf32>
    %61 = func.call @dynamic_update_index_in_dim_2(%iterArg_68, %56#5, %iterArg_62) : (tensor<16x8x1xf32>, tensor<8x1xf32>, tensor<i32>) -> tensor<16x8x1xf32>
    %62 = func.call @dynamic_update_index_in_dim_2(%iterArg_69, %56#6, %iterArg_62) : (tensor<16x8x1xf32>, tensor<8x1xf32>, tensor<i32>) -> tensor<16x8x1xf32>
    %63 = func.call @dynamic_update_index_in_dim_3(%iterArg_70, %56#7, %iterArg_62) : (tensor<16x8x0xf32>, tensor<8x0xf32>, tensor<i32>) -> tensor<16x8x0xf32>
    %64 = func.call @dynamic_update_index_in_dim_3(%iterArg_71, %56#8, %iterArg_62) : (tensor<16x8x0xf32>, tensor<8x0xf32>, tensor<i32>) -> tensor<16x8x0xf32>
    %65 = func.call @dynamic_update_index_in_dim_2(%iterArg_72, %56#9, %iterArg_62) : (tensor<16x8x1xf32>, tensor<8x1xf32>, tensor<i32>) -> tensor<16x8x1xf32>
    %66 = func.call @dynamic_update_index_in_dim_2(%iterArg_73, %56#10, %iterArg_62) : (tensor<16x8x1xf32>, tensor<8x1xf32>, tensor<i32>) -> tensor<16x8x1xf32>
    %67 = func.call @dynamic_update_index_in_dim_4(%iterArg_74, %56#11, %iterArg_62) : (tensor<16x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<16x8xf32>
    %68 = func.call @dynamic_update_index_in_dim_4(%iterArg_75, %56#12, %iterArg_62) : (tensor<16x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<16x8xf32>
    %c_76 = stablehlo.constant dense<1> : tensor<i32>
    %69 = stablehlo.add %iterArg_62, %c_76 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %69, %56#0, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68 : tensor<16xi32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xf32>, tensor<16xi32>, tensor<16x4x4xf32>, tensor<16x8x2xf32>, tensor<16x8x2xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8x0xf32>, tensor<16x8x0xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8xf32>, tensor<16x8xf32>
  }
  %34 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %c_33 = stablehlo.constant dense<0> : tensor<i32>
  %35 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %36 = stablehlo.compare LT, %arg2, %35, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_34 = stablehlo.constant dense<64> : tensor<i32>
  %37 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %38 = stablehlo.add %arg2, %37 : tensor<8xi32>
  %39 = stablehlo.select %36, %38, %arg2 : tensor<8xi1>, tensor<8xi32>
  %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %41 = "stablehlo.gather"(%34, %40) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %43 = stablehlo.negate %42 : tensor<8xf32>
  %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %45 = stablehlo.multiply %arg0, %44 : tensor<8x4xf32>
  %46 = stablehlo.multiply %44, %41 : tensor<8x4xf32>
  %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %48 = "stablehlo.scatter"(%47, %40, %45) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %55 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<64x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %50 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %51 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %c_39 = stablehlo.constant dense<0> : tensor<i32>
  %52:17 = stablehlo.while(%iterArg = %33#25, %iterArg_40 = %33#26, %iterArg_41 = %33#27, %iterArg_42 = %33#28, %iterArg_43 = %33#29, %iterArg_44 = %33#30, %iterArg_45 = %33#31, %iterArg_46 = %33#32, %iterArg_47 = %33#33, %iterArg_48 = %33#34, %iterArg_49 = %33#35, %iterArg_50 = %33#36, %iterArg_51 = %arg0, %iterArg_52 = %c_39, %iterArg_53 = %50, %iterArg_54 = %51, %iterArg_55 = %42) : tensor<16xi32>, tensor<16x4x4xf32>, tensor<16x8x2xf32>, tensor<16x8x2xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8x0xf32>, tensor<16x8x0xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>
  cond {
    %c_56 = stablehlo.constant dense<16> : tensor<i32>
    %55 = stablehlo.compare LT, %iterArg_52, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  } do {
    %c_56 = stablehlo.constant dense<16> : tensor<i32>
    %55 = stablehlo.subtract %c_56, %iterArg_52 : tensor<i32>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %56 = stablehlo.subtract %55, %c_57 : tensor<i32>
    %57 = func.call @dynamic_index_in_dim(%iterArg, %56) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %58 = func.call @dynamic_index_in_dim_5(%iterArg_40, %56) : (tensor<16x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
    %59 = func.call @dynamic_index_in_dim_6(%iterArg_41, %56) : (tensor<16x8x2xf32>, tensor<i32>) -> tensor<8x2xf32>
    %60 = func.call @dynamic_index_in_dim_6(%iterArg_42, %56) : (tensor<16x8x2xf32>, tensor<i32>) -> tensor<8x2xf32>
    %61 = func.call @dynamic_index_in_dim_7(%iterArg_43, %56) : (tensor<16x8x1xf32>, tensor<i32>) -> tensor<8x1xf32>
    %62 = func.call @dynamic_index_in_dim_7(%iterArg_44, %56) : (tensor<16x8x1xf32>, tensor<i32>) -> tensor<8x1xf32>
    %63 = func.call @dynamic_index_in_dim_8(%iterArg_45, %56) : (tensor<16x8x0xf32>, tensor<i32>) -> tensor<8x0xf32>
    %64 = func.call @dynamic_index_in_dim_8(%iterArg_46, %56) : (tensor<16x8x0xf32>, tensor<i32>) -> tensor<8x0xf32>
    %65 = func.call @dynamic_index_in_dim_7(%iterArg_47, %56) : (tensor<16x8x1xf32>, tensor<i32>) -> tensor<8x1xf32>
    %66 = func.call @dynamic_index_in_dim_7(%iterArg_48, %56) : (tensor<16x8x1xf32>, tensor<i32>) -> tensor<8x1xf32>
    %67 = func.call @dynamic_index_in_dim_9(%iterArg_49, %56) : (tensor<16x8xf32>, tensor<i32>) -> tensor<8xf32>
    %68 = func.call @dynamic_index_in_dim_9(%iterArg_50, %56) : (tensor<16x8xf32>, tensor<i32>) -> tensor<8xf32>
    %69:3 = func.call @closed_call_10(%iterArg_51, %iterArg_53, %iterArg_54, %iterArg_55, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68) : (tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<4x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %70 = stablehlo.add %iterArg_52, %c_58 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %70, %69#0, %69#1, %69#2 : tensor<16xi32>, tensor<16x4x4xf32>, tensor<16x8x2xf32>, tensor<16x8x2xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8x0xf32>, tensor<16x8x0xf32>, tensor<16x8x1xf32>, tensor<16x8x1xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>
  }
  %53 = stablehlo.add %49, %52#14 : tensor<4x64xf32>
  %54 = stablehlo.add %46, %52#15 : tensor<8x4xf32>
  return %54, %53 : tensor<8x4xf32>, tensor<4x64xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x2xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<8x2xf32>, %arg5: tensor<8x2xf32>, %arg6: tensor<8x1xf32>, %arg7: tensor<8x1xf32>, %arg8: tensor<8x1xf32>, %arg9: tensor<8x1xf32>, %arg10: tensor<8x0xf32>, %arg11: tensor<8x0xf32>, %arg12: tensor<8x0xf32>, %arg13: tensor<8x0xf32>, %arg14: tensor<8x1xf32>, %arg15: tensor<8x1xf32>, %arg16: tensor<8x1xf32>, %arg17: tensor<8x1xf32>, %arg18: tensor<8xf32>, %arg19: tensor<8xf32>, %arg20: tensor<8xf32>, %arg21: tensor<8xf32>, %arg22: tensor<8xf32>, %arg23: tensor<i32>) -> (tensor<8xf32>, tensor<i32>, tensor<4x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg23, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %1 = stablehlo.add %arg23, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg23 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg1, %c_1, %2, sizes = [4, 4] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %5 = stablehlo.slice %4 [0:8, 0:3:2] : (tensor<8x4xf32>) -> tensor<8x2xf32>
  %6 = stablehlo.slice %4 [0:8, 1:4:2] : (tensor<8x4xf32>) -> tensor<8x2xf32>
  %7 = stablehlo.maximum %5, %6 : tensor<8x2xf32>
  %8 = stablehlo.subtract %5, %6 : tensor<8x2xf32>
  %9 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xi1>
  %10 = stablehlo.add %5, %6 : tensor<8x2xf32>
  %11 = stablehlo.abs %8 : tensor<8x2xf32>
  %12 = stablehlo.negate %11 : tensor<8x2xf32>
  %13 = stablehlo.exponential %12 : tensor<8x2xf32>
  %14 = stablehlo.log_plus_one %13 : tensor<8x2xf32>
  %15 = stablehlo.add %7, %14 : tensor<8x2xf32>
  %16 = stablehlo.select %9, %10, %15 : tensor<8x2xi1>, tensor<8x2xf32>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %18 = stablehlo.compare EQ, %5, %17, FLOAT : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xi1>
  %19 = stablehlo.select %18, %arg2, %5 : tensor<8x2xi1>, tensor<8x2xf32>
  %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %21 = stablehlo.compare EQ, %16, %20, FLOAT : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xi1>
  %22 = stablehlo.select %21, %arg3, %16 : tensor<8x2xi1>, tensor<8x2xf32>
  %23 = stablehlo.subtract %19, %22 : tensor<8x2xf32>
  %24 = stablehlo.exponential %23 : tensor<8x2xf32>
  %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %26 = stablehlo.compare EQ, %6, %25, FLOAT : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xi1>
  %27 = stablehlo.select %26, %arg4, %6 : tensor<8x2xi1>, tensor<8x2xf32>
  %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %29 = stablehlo.compare EQ, %16, %28, FLOAT : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xi1>
  %30 = stablehlo.select %29, %arg5, %16 : tensor<8x2xi1>, tensor<8x2xf32>
  %31 = stablehlo.subtract %27, %30 : tensor<8x2xf32>
  %32 = stablehlo.exponential %31 : tensor<8x2xf32>
  %33 = stablehlo.slice %16 [0:8, 0:1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %34 = stablehlo.slice %16 [0:8, 1:2:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %35 = stablehlo.maximum %33, %34 : tensor<8x1xf32>
  %36 = stablehlo.subtract %33, %34 : tensor<8x1xf32>
  %37 = stablehlo.compare NE, %36, %36, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %38 = stablehlo.add %33, %34 : tensor<8x1xf32>
  %39 = stablehlo.abs %36 : tensor<8x1xf32>
  %40 = stablehlo.negate %39 : tensor<8x1xf32>
  %41 = stablehlo.exponential %40 : tensor<8x1xf32>
  %42 = stablehlo.log_plus_one %41 : tensor<8x1xf32>
  %43 = stablehlo.add %35, %42 : tensor<8x1xf32>
  %44 = stablehlo.select %37, %38, %43 : tensor<8x1xi1>, tensor<8x1xf32>
  %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %46 = stablehlo.compare EQ, %33, %45, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %47 = stablehlo.select %46, %arg6, %33 : tensor<8x1xi1>, tensor<8x1xf32>
  %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %48 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %49 = stablehlo.compare EQ, %44, %48, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %50 = stablehlo.select %49, %arg7, %44 : tensor<8x1xi1>, tensor<8x1xf32>
  %51 = stablehlo.subtract %47, %50 : tensor<8x1xf32>
  %52 = stablehlo.exponential %51 : tensor<8x1xf32>
  %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %53 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %54 = stablehlo.compare EQ, %34, %53, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %55 = stablehlo.select %54, %arg8, %34 : tensor<8x1xi1>, tensor<8x1xf32>
  %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %56 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %57 = stablehlo.compare EQ, %44, %56, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %58 = stablehlo.select %57, %arg9, %44 : tensor<8x1xi1>, tensor<8x1xf32>
  %59 = stablehlo.subtract %55, %58 : tensor<8x1xf32>
  %60 = stablehlo.exponential %59 : tensor<8x1xf32>
  %61 = stablehlo.slice %44 [0:8, 0:0] : (tensor<8x1xf32>) -> tensor<8x0xf32>
  %62 = stablehlo.slice %16 [0:8, 2:2:2] : (tensor<8x2xf32>) -> tensor<8x0xf32>
  %63 = stablehlo.maximum %61, %62 : tensor<8x0xf32>
  %64 = stablehlo.subtract %61, %62 : tensor<8x0xf32>
  %65 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<8x0xf32>, tensor<8x0xf32>) -> tensor<8x0xi1>
  %66 = stablehlo.add %61, %62 : tensor<8x0xf32>
  %67 = stablehlo.abs %64 : tensor<8x0xf32>
  %68 = stablehlo.negate %67 : tensor<8x0xf32>
  %69 = stablehlo.exponential %68 : tensor<8x0xf32>
  %70 = stablehlo.log_plus_one %69 : tensor<8x0xf32>
  %71 = stablehlo.add %63, %70 : tensor<8x0xf32>
  %72 = stablehlo.select %65, %66, %71 : tensor<8x0xi1>, tensor<8x0xf32>
  %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %73 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %74 = stablehlo.compare EQ, %61, %73, FLOAT : (tensor<8x0xf32>, tensor<8x0xf32>) -> tensor<8x0xi1>
  %75 = stablehlo.select %74, %arg10, %61 : tensor<8x0xi1>, tensor<8x0xf32>
  %cst_10 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %76 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %77 = stablehlo.compare EQ, %72, %76, FLOAT : (tensor<8x0xf32>, tensor<8x0xf32>) -> tensor<8x0xi1>
  %78 = stablehlo.select %77, %arg11, %72 : tensor<8x0xi1>, tensor<8x0xf32>
  %79 = stablehlo.subtract %75, %78 : tensor<8x0xf32>
  %80 = stablehlo.exponential %79 : tensor<8x0xf32>
  %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %81 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %82 = stablehlo.compare EQ, %62, %81, FLOAT : (tensor<8x0xf32>, tensor<8x0xf32>) -> tensor<8x0xi1>
  %83 = stablehlo.select %82, %arg12, %62 : tensor<8x0xi1>, tensor<8x0xf32>
  %cst_12 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %84 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x0xf32>
  %85 = stablehlo.compare EQ, %72, %84, FLOAT : (tensor<8x0xf32>, tensor<8x0xf32>) -> tensor<8x0xi1>
  %86 = stablehlo.select %85, %arg13, %72 : tensor<8x0xi1>, tensor<8x0xf32>
  %87 = stablehlo.subtract %83, %86 : tensor<8x0xf32>
  %88 = stablehlo.exponential %87 : tensor<8x0xf32>
  %89 = stablehlo.slice %16 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %90 = stablehlo.concatenate %89, %72, dim = 1 : (tensor<8x1xf32>, tensor<8x0xf32>) -> tensor<8x1xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %91 = stablehlo.pad %90, %cst_13, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %92 = stablehlo.pad %44, %cst_14, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %93 = stablehlo.add %91, %92 : tensor<8x2xf32>
  %94 = stablehlo.slice %93 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %95 = stablehlo.slice %4 [0:8, 2:4:2] : (tensor<8x4xf32>) -> tensor<8x1xf32>
  %96 = stablehlo.maximum %94, %95 : tensor<8x1xf32>
  %97 = stablehlo.subtract %94, %95 : tensor<8x1xf32>
  %98 = stablehlo.compare NE, %97, %97, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %99 = stablehlo.add %94, %95 : tensor<8x1xf32>
  %100 = stablehlo.abs %97 : tensor<8x1xf32>
  %101 = stablehlo.negate %100 : tensor<8x1xf32>
  %102 = stablehlo.exponential %101 : tensor<8x1xf32>
  %103 = stablehlo.log_plus_one %102 : tensor<8x1xf32>
  %104 = stablehlo.add %96, %103 : tensor<8x1xf32>
  %105 = stablehlo.select %98, %99, %104 : tensor<8x1xi1>, tensor<8x1xf32>
  %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %106 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %107 = stablehlo.compare EQ, %94, %106, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %108 = stablehlo.select %107, %arg14, %94 : tensor<8x1xi1>, tensor<8x1xf32>
  %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %109 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %110 = stablehlo.compare EQ, %105, %109, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %111 = stablehlo.select %110, %arg15, %105 : tensor<8x1xi1>, tensor<8x1xf32>
  %112 = stablehlo.subtract %108, %111 : tensor<8x1xf32>
  %113 = stablehlo.exponential %112 : tensor<8x1xf32>
  %cst_17 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %114 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %115 = stablehlo.compare EQ, %95, %114, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %116 = stablehlo.select %115, %arg16, %95 : tensor<8x1xi1>, tensor<8x1xf32>
  %cst_18 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %117 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %118 = stablehlo.compare EQ, %105, %117, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
  %119 = stablehlo.select %118, %arg17, %105 : tensor<8x1xi1>, tensor<8x1xf32>
  %120 = stablehlo.subtract %116, %119 : tensor<8x1xf32>
  %121 = stablehlo.exponential %120 : tensor<8x1xf32>
  %122 = stablehlo.slice %4 [0:8, 0:1] : (tensor<8x4xf32>) -> tensor<8x1xf32>
  %123 = stablehlo.concatenate %122, %105, dim = 1 : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %124 = stablehlo.pad %123, %cst_19, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
  %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %125 = stablehlo.pad %93, %cst_20, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
  %126 = stablehlo.add %124, %125 : tensor<8x4xf32>
  %127 = stablehlo.slice %126 [0:8, 3:4] : (tensor<8x4xf32>) -> tensor<8x1xf32>
  %128 = stablehlo.reshape %127 : (tensor<8x1xf32>) -> tensor<8xf32>
  %129 = stablehlo.convert %arg22 : tensor<8xf32>
  %130 = stablehlo.maximum %129, %128 : tensor<8xf32>
  %131 = stablehlo.subtract %129, %128 : tensor<8xf32>
  %132 = stablehlo.compare NE, %131, %131, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %133 = stablehlo.add %129, %128 : tensor<8xf32>
  %134 = stablehlo.abs %131 : tensor<8xf32>
  %135 = stablehlo.negate %134 : tensor<8xf32>
  %136 = stablehlo.exponential %135 : tensor<8xf32>
  %137 = stablehlo.log_plus_one %136 : tensor<8xf32>
  %138 = stablehlo.add %130, %137 : tensor<8xf32>
  %139 = stablehlo.select %132, %133, %138 : tensor<8xi1>, tensor<8xf32>
  %cst_21 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %140 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %141 = stablehlo.compare EQ, %129, %140, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %142 = stablehlo.select %141, %arg18, %129 : tensor<8xi1>, tensor<8xf32>
  %cst_22 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %143 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %144 = stablehlo.compare EQ, %139, %143, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %145 = stablehlo.select %144, %arg19, %139 : tensor<8xi1>, tensor<8xf32>
  %146 = stablehlo.subtract %142, %145 : tensor<8xf32>
  %147 = stablehlo.exponential %146 : tensor<8xf32>
  %cst_23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %148 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %149 = stablehlo.compare EQ, %128, %148, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %150 = stablehlo.select %149, %arg20, %128 : tensor<8xi1>, tensor<8xf32>
  %cst_24 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %151 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %152 = stablehlo.compare EQ, %139, %151, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %153 = stablehlo.select %152, %arg21, %139 : tensor<8xi1>, tensor<8xf32>
  %154 = stablehlo.subtract %150, %153 : tensor<8xf32>
  %155 = stablehlo.exponential %154 : tensor<8xf32>
  return %139, %2, %3, %24, %32, %52, %60, %80, %88, %113, %121, %147, %155 : tensor<8xf32>, tensor<i32>, tensor<4x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<16xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
  return %1 : tensor<16xi32>
}
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<16x4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<i32>) -> tensor<16x4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x4x4xf32>
  return %1 : tensor<16x4x4xf32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<16x8x2xf32>, %arg1: tensor<8x2xf32>, %arg2: tensor<i32>) -> tensor<16x8x2xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x2xf32>) -> tensor<1x8x2xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x8x2xf32>, tensor<1x8x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x8x2xf32>
  return %1 : tensor<16x8x2xf32>
}
func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<16x8x1xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<i32>) -> tensor<16x8x1xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x1xf32>) -> tensor<1x8x1xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x8x1xf32>, tensor<1x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x8x1xf32>
  return %1 : tensor<16x8x1xf32>
}
func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<16x8x0xf32>, %arg1: tensor<8x0xf32>, %arg2: tensor<i32>) -> tensor<16x8x0xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x0xf32>) -> tensor<1x8x0xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x8x0xf32>, tensor<1x8x0xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x8x0xf32>
  return %1 : tensor<16x8x0xf32>
}
func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<16x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<16x8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<16x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}
func.func private @dynamic_index_in_dim_5(%arg0: tensor<16x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 4] : (tensor<16x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
func.func private @dynamic_index_in_dim_6(%arg0: tensor<16x8x2xf32>, %arg1: tensor<i32>) -> tensor<8x2xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 2] : (tensor<16x8x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x2xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x2xf32>) -> tensor<8x2xf32>
  return %1 : tensor<8x2xf32>
}
func.func private @dynamic_index_in_dim_7(%arg0: tensor<16x8x1xf32>, %arg1: tensor<i32>) -> tensor<8x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 1] : (tensor<16x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x1xf32>) -> tensor<8x1xf32>
  return %1 : tensor<8x1xf32>
}
func.func private @dynamic_index_in_dim_8(%arg0: tensor<16x8x0xf32>, %arg1: tensor<i32>) -> tensor<8x0xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 0] : (tensor<16x8x0xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x0xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x0xf32>) -> tensor<8x0xf32>
  return %1 : tensor<8x0xf32>
}
func.func private @dynamic_index_in_dim_9(%arg0: tensor<16x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @closed_call_10(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8xf32>, %arg4: tensor<i32>, %arg5: tensor<4x4xf32>, %arg6: tensor<8x2xf32>, %arg7: tensor<8x2xf32>, %arg8: tensor<8x1xf32>, %arg9: tensor<8x1xf32>, %arg10: tensor<8x0xf32>, %arg11: tensor<8x0xf32>, %arg12: tensor<8x1xf32>, %arg13: tensor<8x1xf32>, %arg14: tensor<8xf32>, %arg15: tensor<8xf32>) -> (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>) {
  %0 = stablehlo.multiply %arg3, %arg15 : tensor<8xf32>
  %1 = stablehlo.multiply %arg3, %arg14 : tensor<8xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.pad %2, %cst, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.pad %3, %cst_0, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x3xf32>
  %5 = stablehlo.slice %4 [0:8, 0:3:2] : (tensor<8x3xf32>) -> tensor<8x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.pad %3, %cst_1, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x3xf32>
  %7 = stablehlo.slice %6 [0:8, 0:3:2] : (tensor<8x3xf32>) -> tensor<8x2xf32>
  %8 = stablehlo.slice %7 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %9 = stablehlo.slice %7 [0:8, 1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.pad %8, %cst_2, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x4xf32>
  %11 = stablehlo.multiply %9, %arg13 : tensor<8x1xf32>
  %12 = stablehlo.multiply %9, %arg12 : tensor<8x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.pad %11, %cst_3, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x4xf32>
  %14 = stablehlo.add %10, %13 : tensor<8x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.pad %12, %cst_4, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %16 = stablehlo.add %5, %15 : tensor<8x2xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.pad %16, %cst_5, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x1xf32>
  %18 = stablehlo.slice %17 [0:8, 0:1:2] : (tensor<8x1xf32>) -> tensor<8x1xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.pad %16, %cst_6, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x1xf32>
  %20 = stablehlo.slice %19 [0:8, 0:1:2] : (tensor<8x1xf32>) -> tensor<8x1xf32>
  %21 = stablehlo.slice %20 [0:8, 0:1] : (tensor<8x1xf32>) -> tensor<8x1xf32>
  %22 = stablehlo.slice %20 [0:8, 1:1] : (tensor<8x1xf32>) -> tensor<8x0xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.pad %21, %cst_7, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %24 = stablehlo.multiply %22, %arg11 : tensor<8x0xf32>
  %25 = stablehlo.multiply %22, %arg10 : tensor<8x0xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.pad %24, %cst_8, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<8x0xf32>, tensor<f32>) -> tensor<8x2xf32>
  %27 = stablehlo.add %23, %26 : tensor<8x2xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.pad %25, %cst_9, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x0xf32>, tensor<f32>) -> tensor<8x1xf32>
  %29 = stablehlo.add %18, %28 : tensor<8x1xf32>
  %30 = stablehlo.multiply %29, %arg9 : tensor<8x1xf32>
  %31 = stablehlo.multiply %29, %arg8 : tensor<8x1xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.pad %30, %cst_10, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %33 = stablehlo.add %27, %32 : tensor<8x2xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.pad %31, %cst_11, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %35 = stablehlo.add %33, %34 : tensor<8x2xf32>
  %36 = stablehlo.multiply %35, %arg7 : tensor<8x2xf32>
  %37 = stablehlo.multiply %35, %arg6 : tensor<8x2xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.pad %36, %cst_12, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
  %39 = stablehlo.add %14, %38 : tensor<8x4xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.pad %37, %cst_13, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
  %41 = stablehlo.add %39, %40 : tensor<8x4xf32>
  %42 = stablehlo.dot_general %41, %arg0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %44 = stablehlo.dot_general %41, %arg5, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %45 = stablehlo.add %arg2, %44 : tensor<8x4xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %47 = stablehlo.dynamic_update_slice %46, %43, %c, %arg4 : (tensor<4x64xf32>, tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x64xf32>
  %48 = stablehlo.add %arg1, %47 : tensor<4x64xf32>
  return %48, %45, %1 : tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>
}

// -----

// Exponentials of a function that sweeps do not have, beside a label's one-hot.
// CHECK: missed: {{.*}}a loop over tiles of the head's columns
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>) {
  %c = stablehlo.constant dense<[0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60]> : tensor<16xi32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2:7 = stablehlo.while(%iterArg = %c, %iterArg_3 = %arg1, %iterArg_4 = %arg0, %iterArg_5 = %arg2, %iterArg_6 = %c_1, %iterArg_7 = %0, %iterArg_8 = %1) : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xi32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %c_9 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %7:2 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_5, %iterArg_7, %iterArg_8, %6) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>)
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %8, %7#0, %7#1 : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xi32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  %3 = stablehlo.log %2#5 : tensor<8xf32>
  %4 = stablehlo.subtract %3, %2#6 : tensor<8xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %5 : tensor<f32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xi32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %1 = stablehlo.add %arg5, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg5 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [4, 4] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %arg1, %3, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %5 = chlo.sinh %4 : tensor<8x4xf32> -> tensor<8x4xf32>
  %6 = stablehlo.exponential %5 : tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.add %arg3, %7 : tensor<8xf32>
  %9 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %10 = stablehlo.subtract %arg2, %9 : tensor<8xi32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %12 = stablehlo.iota dim = 0 : tensor<4xi32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x4xi32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<8x4xi32>
  %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = call @_where(%16, %5, %cst_2) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %19 = stablehlo.add %arg4, %18 : tensor<8xf32>
  return %8, %19 : tensor<8xf32>, tensor<8xf32>
}
func.func private @_where(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<f32>) -> tensor<8x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x4xi1>, tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// -----

// Attention: another product reads the cumulative sums.
// CHECK-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<8x4xf32>) {
  %c = stablehlo.constant dense<[0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60]> : tensor<16xi32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:6 = stablehlo.while(%iterArg = %c, %iterArg_1 = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %arg2, %iterArg_4 = %c_0, %iterArg_5 = %0) : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<64x4xf32>, tensor<i32>, tensor<8x4xf32>
  cond {
    %c_6 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.compare LT, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3, %iterArg_5, %2) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %4, %3 : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<64x4xf32>, tensor<i32>, tensor<8x4xf32>
  }
  return %1#5 : tensor<8x4xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<64x4xf32>, %arg3: tensor<8x4xf32>, %arg4: tensor<i32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %1 = stablehlo.add %arg4, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg4 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [4, 4] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %arg1, %3, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %6 = stablehlo.maximum %4, %5 : tensor<8x4xf32>
  %7 = call @cumsum(%6) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.compare LT, %arg4, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_3 = stablehlo.constant dense<64> : tensor<i32>
  %9 = stablehlo.add %arg4, %c_3 : tensor<i32>
  %10 = stablehlo.select %8, %9, %arg4 : tensor<i1>, tensor<i32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %11 = stablehlo.dynamic_slice %arg2, %10, %c_4, sizes = [4, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %12 = stablehlo.dot_general %7, %11, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %13 = stablehlo.add %arg3, %12 : tensor<8x4xf32>
  return %13 : tensor<8x4xf32>
}
func.func private @cumsum(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = call @cumsum_0(%arg0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func private @cumsum_0(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// -----

// Cumulative sums of similarities, without a label.
// CHECK-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<8xf32>) {
  %c = stablehlo.constant dense<[0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60]> : tensor<16xi32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:5 = stablehlo.while(%iterArg = %c, %iterArg_1 = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %c_0, %iterArg_4 = %0) : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>
  cond {
    %c_5 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_4, %2) : (tensor<4x64xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %iterArg_3, %c_5 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %4, %3 : tensor<16xi32>, tensor<4x64xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>
  }
  return %1#4 : tensor<8xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %1 = stablehlo.add %arg3, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg3 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [4, 4] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %arg1, %3, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %5 = call @cumsum(%4) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %6 = stablehlo.slice %5 [0:8, 3:4] : (tensor<8x4xf32>) -> tensor<8x1xf32>
  %7 = stablehlo.reshape %6 : (tensor<8x1xf32>) -> tensor<8xf32>
  %8 = stablehlo.add %arg2, %7 : tensor<8xf32>
  return %8 : tensor<8xf32>
}
func.func private @cumsum(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = call @cumsum_0(%arg0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func private @cumsum_0(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
