// Gradients by the weights alone of losses without a softmax in a loop over microbatches: they are told. A layer's are not.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --target=portable -o /dev/null 2>&1 | FileCheck %s

// A binary cross-entropy: another function stacks the hidden states, which were converted.
// CHECK: missed: {{.*}}a loop or a branch keeps logits
func.func public @main(%arg0: tensor<16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<16xi32>) -> (tensor<4x64xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<16x4xf32>) -> tensor<2x8x4xf32>
  %1 = stablehlo.reshape %arg2 : (tensor<16xi32>) -> tensor<2x8xi32>
  %2 = stablehlo.convert %arg1 : (tensor<4x64xf32>) -> tensor<4x64xbf16>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %5 = stablehlo.iota dim = 0 : tensor<64xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<64xi32>) -> tensor<1x64xi32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x8x4xbf16>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %10:10 = stablehlo.while(%iterArg = %0, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %6, %iterArg_10 = %3, %iterArg_11 = %4, %iterArg_12 = %c, %iterArg_13 = %7, %iterArg_14 = %8, %iterArg_15 = %9) : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<4x64xbf16>, tensor<1x64xi32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<2x8x4xbf16>, tensor<2x8x64xf32>, tensor<2x8x64xf32>
  cond {
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  } do {
    %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_12) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %14 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_12) : (tensor<2x8xi32>, tensor<i32>) -> tensor<8xi32>
    %15:3 = func.call @closed_call(%iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %13, %14) : (tensor<4x64xbf16>, tensor<1x64xi32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x4xf32>, tensor<8xi32>) -> (tensor<8x4xbf16>, tensor<8x64xf32>, tensor<8x64xf32>)
    %16 = func.call @dynamic_update_index_in_dim(%iterArg_13, %15#0, %iterArg_12) : (tensor<2x8x4xbf16>, tensor<8x4xbf16>, tensor<i32>) -> tensor<2x8x4xbf16>
    %17 = func.call @dynamic_update_index_in_dim_1(%iterArg_14, %15#1, %iterArg_12) : (tensor<2x8x64xf32>, tensor<8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
    %18 = func.call @dynamic_update_index_in_dim_1(%iterArg_15, %15#2, %iterArg_12) : (tensor<2x8x64xf32>, tensor<8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %19, %16, %17, %18 : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<4x64xbf16>, tensor<1x64xi32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<2x8x4xbf16>, tensor<2x8x64xf32>, tensor<2x8x64xf32>
  }
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %12:6 = stablehlo.while(%iterArg = %10#7, %iterArg_7 = %10#8, %iterArg_8 = %10#9, %iterArg_9 = %c_6, %iterArg_10 = %11, %iterArg_11 = %cst_5) : tensor<2x8x4xbf16>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  cond {
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  } do {
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.subtract %13, %c_13 : tensor<i32>
    %15 = func.call @dynamic_index_in_dim_2(%iterArg, %14) : (tensor<2x8x4xbf16>, tensor<i32>) -> tensor<8x4xbf16>
    %16 = func.call @dynamic_index_in_dim_3(%iterArg_7, %14) : (tensor<2x8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
    %17 = func.call @dynamic_index_in_dim_3(%iterArg_8, %14) : (tensor<2x8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
    %18:2 = func.call @closed_call_4(%iterArg_10, %iterArg_11, %15, %16, %17) : (tensor<4x64xf32>, tensor<f32>, tensor<8x4xbf16>, tensor<8x64xf32>, tensor<8x64xf32>) -> (tensor<4x64xf32>, tensor<f32>)
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %19, %18#0, %18#1 : tensor<2x8x4xbf16>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  }
  return %12#4 : tensor<4x64xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x4xf32>, %arg1: tensor<i32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xi32>) -> tensor<8xi32>
  return %1 : tensor<8xi32>
}
func.func private @closed_call(%arg0: tensor<4x64xbf16>, %arg1: tensor<1x64xi32>, %arg2: tensor<8x64xf32>, %arg3: tensor<8x64xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<8xi32>) -> (tensor<8x4xbf16>, tensor<8x64xf32>, tensor<8x64xf32>) {
  %0 = stablehlo.convert %arg4 : (tensor<8x4xf32>) -> tensor<8x4xbf16>
  %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0] : (tensor<8x4xbf16>, tensor<4x64xbf16>) -> tensor<8x64xbf16>
  %2 = stablehlo.convert %1 : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<8x64xf32>
  %7 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %9 = stablehlo.add %2, %8 : tensor<8x64xf32>
  %10 = stablehlo.abs %6 : tensor<8x64xf32>
  %11 = stablehlo.negate %10 : tensor<8x64xf32>
  %12 = stablehlo.exponential %11 : tensor<8x64xf32>
  %13 = stablehlo.log_plus_one %12 : tensor<8x64xf32>
  %14 = stablehlo.add %4, %13 : tensor<8x64xf32>
  %15 = stablehlo.select %7, %9, %14 : tensor<8x64xi1>, tensor<8x64xf32>
  %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %17 = stablehlo.compare EQ, %2, %16, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %18 = stablehlo.select %17, %arg2, %2 : tensor<8x64xi1>, tensor<8x64xf32>
  %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %20 = stablehlo.compare EQ, %15, %19, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %21 = stablehlo.select %20, %arg3, %15 : tensor<8x64xi1>, tensor<8x64xf32>
  %22 = stablehlo.subtract %18, %21 : tensor<8x64xf32>
  %23 = stablehlo.exponential %22 : tensor<8x64xf32>
  %24 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %25 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %27 = stablehlo.compare EQ, %25, %26, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %28 = stablehlo.convert %27 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %0, %23, %28 : tensor<8x4xbf16>, tensor<8x64xf32>, tensor<8x64xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x4xbf16>, %arg1: tensor<8x4xbf16>, %arg2: tensor<i32>) -> tensor<2x8x4xbf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4xbf16>) -> tensor<1x8x4xbf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x4xbf16>, tensor<1x8x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4xbf16>
  return %1 : tensor<2x8x4xbf16>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x8x64xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<i32>) -> tensor<2x8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x64xf32>
  return %1 : tensor<2x8x64xf32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x8x4xbf16>, %arg1: tensor<i32>) -> tensor<8x4xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xbf16>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xbf16>) -> tensor<8x4xbf16>
  return %1 : tensor<8x4xbf16>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x8x64xf32>, %arg1: tensor<i32>) -> tensor<8x64xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 64] : (tensor<2x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
func.func private @closed_call_4(%arg0: tensor<4x64xf32>, %arg1: tensor<f32>, %arg2: tensor<8x4xbf16>, %arg3: tensor<8x64xf32>, %arg4: tensor<8x64xf32>) -> (tensor<4x64xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %1 = stablehlo.negate %0 : tensor<8x64xf32>
  %2 = stablehlo.multiply %1, %arg4 : tensor<8x64xf32>
  %3 = stablehlo.multiply %0, %arg3 : tensor<8x64xf32>
  %4 = stablehlo.add %2, %3 : tensor<8x64xf32>
  %5 = stablehlo.convert %4 : (tensor<8x64xf32>) -> tensor<8x64xbf16>
  %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [0] x [0] : (tensor<8x64xbf16>, tensor<8x4xbf16>) -> tensor<64x4xbf16>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<64x4xbf16>) -> tensor<4x64xbf16>
  %8 = stablehlo.convert %7 : (tensor<4x64xbf16>) -> tensor<4x64xf32>
  %9 = stablehlo.add %arg0, %8 : tensor<4x64xf32>
  return %9, %arg1 : tensor<4x64xf32>, tensor<f32>
}

// -----

// Squares whose vocabulary comes first.
// CHECK: missed: {{.*}}a loop or a branch keeps logits
func.func public @main(%arg0: tensor<16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<16xi32>) -> (tensor<4x64xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<16x4xf32>) -> tensor<2x8x4xf32>
  %1 = stablehlo.reshape %arg2 : (tensor<16xi32>) -> tensor<2x8xi32>
  %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %3 = stablehlo.iota dim = 0 : tensor<64xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %7:7 = stablehlo.while(%iterArg = %0, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %4, %iterArg_7 = %c, %iterArg_8 = %5, %iterArg_9 = %6) : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<64x4xf32>, tensor<64x1xi32>, tensor<i32>, tensor<2x4x8xf32>, tensor<2x64x8xf32>
  cond {
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  } do {
    %10 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %11 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_7) : (tensor<2x8xi32>, tensor<i32>) -> tensor<8xi32>
    %12:2 = func.call @closed_call(%iterArg_5, %iterArg_6, %10, %11) : (tensor<64x4xf32>, tensor<64x1xi32>, tensor<8x4xf32>, tensor<8xi32>) -> (tensor<4x8xf32>, tensor<64x8xf32>)
    %13 = func.call @dynamic_update_index_in_dim(%iterArg_8, %12#0, %iterArg_7) : (tensor<2x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<2x4x8xf32>
    %14 = func.call @dynamic_update_index_in_dim_1(%iterArg_9, %12#1, %iterArg_7) : (tensor<2x64x8xf32>, tensor<64x8xf32>, tensor<i32>) -> tensor<2x64x8xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %15, %13, %14 : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<64x4xf32>, tensor<64x1xi32>, tensor<i32>, tensor<2x4x8xf32>, tensor<2x64x8xf32>
  }
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9:5 = stablehlo.while(%iterArg = %7#5, %iterArg_4 = %7#6, %iterArg_5 = %c_3, %iterArg_6 = %8, %iterArg_7 = %cst_2) : tensor<2x4x8xf32>, tensor<2x64x8xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  cond {
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  } do {
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.subtract %c_8, %iterArg_5 : tensor<i32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.subtract %10, %c_9 : tensor<i32>
    %12 = func.call @dynamic_index_in_dim_2(%iterArg, %11) : (tensor<2x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %13 = func.call @dynamic_index_in_dim_3(%iterArg_4, %11) : (tensor<2x64x8xf32>, tensor<i32>) -> tensor<64x8xf32>
    %14:2 = func.call @closed_call_4(%iterArg_6, %iterArg_7, %12, %13) : (tensor<4x64xf32>, tensor<f32>, tensor<4x8xf32>, tensor<64x8xf32>) -> (tensor<4x64xf32>, tensor<f32>)
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %iterArg_5, %c_10 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_4, %15, %14#0, %14#1 : tensor<2x4x8xf32>, tensor<2x64x8xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  }
  return %9#3 : tensor<4x64xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x4xf32>, %arg1: tensor<i32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xi32>) -> tensor<8xi32>
  return %1 : tensor<8xi32>
}
func.func private @closed_call(%arg0: tensor<64x4xf32>, %arg1: tensor<64x1xi32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8xi32>) -> (tensor<4x8xf32>, tensor<64x8xf32>) {
  %0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<64x4xf32>, tensor<4x8xf32>) -> tensor<64x8xf32>
  %2 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
  %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x8xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<64x8xi32>
  %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<64x8xi32>, tensor<64x8xi32>) -> tensor<64x8xi1>
  %6 = stablehlo.convert %5 : (tensor<64x8xi1>) -> tensor<64x8xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<64x8xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %9 = stablehlo.multiply %8, %7 : tensor<64x8xf32>
  return %0, %9 : tensor<4x8xf32>, tensor<64x8xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x8xf32>, tensor<1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8xf32>
  return %1 : tensor<2x4x8xf32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x64x8xf32>, %arg1: tensor<64x8xf32>, %arg2: tensor<i32>) -> tensor<2x64x8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x8xf32>, tensor<1x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x8xf32>
  return %1 : tensor<2x64x8xf32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 8] : (tensor<2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x64x8xf32>, %arg1: tensor<i32>) -> tensor<64x8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 8] : (tensor<2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
  return %1 : tensor<64x8xf32>
}
func.func private @closed_call_4(%arg0: tensor<4x64xf32>, %arg1: tensor<f32>, %arg2: tensor<4x8xf32>, %arg3: tensor<64x8xf32>) -> (tensor<4x64xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %1 = stablehlo.multiply %0, %arg3 : tensor<64x8xf32>
  %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [1] : (tensor<64x8xf32>, tensor<4x8xf32>) -> tensor<64x4xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %4 = stablehlo.add %arg0, %3 : tensor<4x64xf32>
  return %4, %arg1 : tensor<4x64xf32>, tensor<f32>
}

// -----

// A hinge of some of the columns: functions stack and read flags.
// CHECK: missed: {{.*}}these logits are in memory
func.func public @main(%arg0: tensor<16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<16xi32>) -> (tensor<4x64xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<16x4xf32>) -> tensor<2x8x4xf32>
  %1 = stablehlo.reshape %arg2 : (tensor<16xi32>) -> tensor<2x8xi32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x8xf32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %8:10 = stablehlo.while(%iterArg = %0, %iterArg_8 = %1, %iterArg_9 = %arg1, %iterArg_10 = %3, %iterArg_11 = %2, %iterArg_12 = %5, %iterArg_13 = %4, %iterArg_14 = %c_4, %iterArg_15 = %6, %iterArg_16 = %7) : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<4x64xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<2x8x1x1xi32>, tensor<2x8x8xf32>
  cond {
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %11 : tensor<i1>
  } do {
    %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %12 = func.call @dynamic_index_in_dim_0(%iterArg_8, %iterArg_14) : (tensor<2x8xi32>, tensor<i32>) -> tensor<8xi32>
    %13:2 = func.call @closed_call(%iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %11, %12) : (tensor<4x64xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8xi32>) -> (tensor<8x1x1xi32>, tensor<8x8xf32>)
    %14 = func.call @dynamic_update_index_in_dim(%iterArg_15, %13#0, %iterArg_14) : (tensor<2x8x1x1xi32>, tensor<8x1x1xi32>, tensor<i32>) -> tensor<2x8x1x1xi32>
    %15 = func.call @dynamic_update_index_in_dim_1(%iterArg_16, %13#1, %iterArg_14) : (tensor<2x8x8xf32>, tensor<8x8xf32>, tensor<i32>) -> tensor<2x8x8xf32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %iterArg_14, %c_17 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %16, %14, %15 : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<4x64xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<2x8x1x1xi32>, tensor<2x8x8xf32>
  }
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %10:6 = stablehlo.while(%iterArg = %0, %iterArg_8 = %8#8, %iterArg_9 = %8#9, %iterArg_10 = %c_7, %iterArg_11 = %9, %iterArg_12 = %cst_6) : tensor<2x8x4xf32>, tensor<2x8x1x1xi32>, tensor<2x8x8xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  cond {
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %11 : tensor<i1>
  } do {
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.subtract %c_13, %iterArg_10 : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.subtract %11, %c_14 : tensor<i32>
    %13 = func.call @dynamic_index_in_dim(%iterArg, %12) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %14 = func.call @dynamic_index_in_dim_2(%iterArg_8, %12) : (tensor<2x8x1x1xi32>, tensor<i32>) -> tensor<8x1x1xi32>
    %15 = func.call @dynamic_index_in_dim_3(%iterArg_9, %12) : (tensor<2x8x8xf32>, tensor<i32>) -> tensor<8x8xf32>
    %16:2 = func.call @closed_call_4(%iterArg_11, %iterArg_12, %13, %14, %15) : (tensor<4x64xf32>, tensor<f32>, tensor<8x4xf32>, tensor<8x1x1xi32>, tensor<8x8xf32>) -> (tensor<4x64xf32>, tensor<f32>)
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %17, %16#0, %16#1 : tensor<2x8x4xf32>, tensor<2x8x1x1xi32>, tensor<2x8x8xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  }
  return %10#4 : tensor<4x64xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x4xf32>, %arg1: tensor<i32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xi32>) -> tensor<8xi32>
  return %1 : tensor<8xi32>
}
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x4xf32>, %arg6: tensor<8xi32>) -> (tensor<8x1x1xi32>, tensor<8x8xf32>) {
  %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.slice %0 [0:8, 0:8] : (tensor<8x64xf32>) -> tensor<8x8xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %3 = stablehlo.add %2, %1 : tensor<8x8xf32>
  %4 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %5:2 = call @take_along_axis(%0, %4) : (tensor<8x64xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
  %6 = stablehlo.reshape %5#0 : (tensor<8x1xf32>) -> tensor<8xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<8x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %11 = stablehlo.maximum %9, %10 : tensor<8x8xf32>
  %12 = stablehlo.compare EQ, %9, %11, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
  %13 = stablehlo.select %12, %arg2, %arg1 : tensor<8x8xi1>, tensor<8x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %15 = stablehlo.compare EQ, %14, %11, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
  %16 = stablehlo.select %15, %arg4, %arg3 : tensor<8x8xi1>, tensor<8x8xf32>
  %17 = stablehlo.divide %13, %16 : tensor<8x8xf32>
  return %5#1, %17 : tensor<8x1x1xi32>, tensor<8x8xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x64xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
  return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<8x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x8x1x1xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x1x1xi32>) -> tensor<1x8x1x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x1x1xi32>, tensor<1x8x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x1x1xi32>
  return %1 : tensor<2x8x1x1xi32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> tensor<2x8x8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x8xf32>
  return %1 : tensor<2x8x8xf32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<i32>) -> tensor<8x1x1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 1, 1] : (tensor<2x8x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x1x1xi32>) -> tensor<8x1x1xi32>
  return %1 : tensor<8x1x1xi32>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x8x8xf32>, %arg1: tensor<i32>) -> tensor<8x8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 8] : (tensor<2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
func.func private @closed_call_4(%arg0: tensor<4x64xf32>, %arg1: tensor<f32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8x1x1xi32>, %arg4: tensor<8x8xf32>) -> (tensor<4x64xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %1 = stablehlo.multiply %0, %arg4 : tensor<8x8xf32>
  %2 = stablehlo.negate %1 : tensor<8x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.reshape %3 : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %7 = call @take_along_axis_5(%arg3, %6) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.pad %1, %cst_1, low = [0, 0], high = [0, 56], interior = [0, 0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x64xf32>
  %9 = stablehlo.add %7, %8 : tensor<8x64xf32>
  %10 = stablehlo.dot_general %9, %arg2, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %12 = stablehlo.add %arg0, %11 : tensor<4x64xf32>
  return %12, %arg1 : tensor<4x64xf32>, tensor<f32>
}
func.func private @take_along_axis_5(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x64xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// -----

// Thresholds of sorted logits whose hidden states a layer before the loop makes.
// CHECK: missed: {{.*}}a loop or a branch keeps logits
func.func public @main(%arg0: tensor<16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<16xi32>, %arg3: tensor<4x4xf32>) -> (tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x4xf32>) -> tensor<16x4xf32>
  %1 = stablehlo.tanh %0 : tensor<16x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<16x4xf32>) -> tensor<2x8x4xf32>
  %3 = stablehlo.reshape %arg2 : (tensor<16xi32>) -> tensor<2x8xi32>
  %4 = stablehlo.iota dim = 1 : tensor<8x64xui32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2x8x64x1xui32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %13:13 = stablehlo.while(%iterArg = %2, %iterArg_10 = %3, %iterArg_11 = %arg1, %iterArg_12 = %4, %iterArg_13 = %6, %iterArg_14 = %5, %iterArg_15 = %8, %iterArg_16 = %7, %iterArg_17 = %c_6, %iterArg_18 = %9, %iterArg_19 = %10, %iterArg_20 = %11, %iterArg_21 = %12) : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<4x64xf32>, tensor<8x64xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<2x8x64x1xui32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x1x1xi32>
  cond {
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.compare LT, %iterArg_17, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %16 : tensor<i1>
  } do {
    %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %17 = func.call @dynamic_index_in_dim_0(%iterArg_10, %iterArg_17) : (tensor<2x8xi32>, tensor<i32>) -> tensor<8xi32>
    %18:4 = func.call @closed_call(%iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %16, %17) : (tensor<4x64xf32>, tensor<8x64xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x4xf32>, tensor<8xi32>) -> (tensor<8x64x1xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x1x1xi32>)
    %19 = func.call @dynamic_update_index_in_dim(%iterArg_18, %18#0, %iterArg_17) : (tensor<2x8x64x1xui32>, tensor<8x64x1xui32>, tensor<i32>) -> tensor<2x8x64x1xui32>
    %20 = func.call @dynamic_update_index_in_dim_1(%iterArg_19, %18#1, %iterArg_17) : (tensor<2x8x64xf32>, tensor<8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
    %21 = func.call @dynamic_update_index_in_dim_1(%iterArg_20, %18#2, %iterArg_17) : (tensor<2x8x64xf32>, tensor<8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
    %22 = func.call @dynamic_update_index_in_dim_2(%iterArg_21, %18#3, %iterArg_17) : (tensor<2x8x1x1xi32>, tensor<8x1x1xi32>, tensor<i32>) -> tensor<2x8x1x1xi32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %23, %19, %20, %21, %22 : tensor<2x8x4xf32>, tensor<2x8xi32>, tensor<4x64xf32>, tensor<8x64xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<2x8x64x1xui32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x1x1xi32>
  }
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %c_9 = stablehlo.constant dense<0> : tensor<i32>
  %15:8 = stablehlo.while(%iterArg = %2, %iterArg_10 = %13#9, %iterArg_11 = %13#10, %iterArg_12 = %13#11, %iterArg_13 = %13#12, %iterArg_14 = %c_9, %iterArg_15 = %14, %iterArg_16 = %cst_8) : tensor<2x8x4xf32>, tensor<2x8x64x1xui32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x1x1xi32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  cond {
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %16 : tensor<i1>
  } do {
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.subtract %c_17, %iterArg_14 : tensor<i32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.subtract %16, %c_18 : tensor<i32>
    %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %19 = func.call @dynamic_index_in_dim_3(%iterArg_10, %17) : (tensor<2x8x64x1xui32>, tensor<i32>) -> tensor<8x64x1xui32>
    %20 = func.call @dynamic_index_in_dim_4(%iterArg_11, %17) : (tensor<2x8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
    %21 = func.call @dynamic_index_in_dim_4(%iterArg_12, %17) : (tensor<2x8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
    %22 = func.call @dynamic_index_in_dim_5(%iterArg_13, %17) : (tensor<2x8x1x1xi32>, tensor<i32>) -> tensor<8x1x1xi32>
    %23:2 = func.call @closed_call_6(%iterArg_15, %iterArg_16, %18, %19, %20, %21, %22) : (tensor<4x64xf32>, tensor<f32>, tensor<8x4xf32>, tensor<8x64x1xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x1x1xi32>) -> (tensor<4x64xf32>, tensor<f32>)
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %24 = stablehlo.add %iterArg_14, %c_19 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %24, %23#0, %23#1 : tensor<2x8x4xf32>, tensor<2x8x64x1xui32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x1x1xi32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  }
  return %15#6 : tensor<4x64xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x4xf32>, %arg1: tensor<i32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xi32>) -> tensor<8xi32>
  return %1 : tensor<8xi32>
}
func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<8x64xui32>, %arg2: tensor<8x64xf32>, %arg3: tensor<8x64xf32>, %arg4: tensor<8x64xf32>, %arg5: tensor<8x64xf32>, %arg6: tensor<8x4xf32>, %arg7: tensor<8xi32>) -> (tensor<8x64x1xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x1x1xi32>) {
  %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.negate %0 : tensor<8x64xf32>
  %2:2 = "stablehlo.sort"(%1, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<ui32>, %arg11: tensor<ui32>):
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.compare EQ, %arg8, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.select %26, %cst_6, %arg8 : tensor<i1>, tensor<f32>
    %28 = stablehlo.compare NE, %arg8, %arg8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %29 = stablehlo.select %28, %cst_7, %27 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.compare EQ, %arg9, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.select %30, %cst_9, %arg9 : tensor<i1>, tensor<f32>
    %32 = stablehlo.compare NE, %arg9, %arg9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %33 = stablehlo.select %32, %cst_10, %31 : tensor<i1>, tensor<f32>
    %34 = stablehlo.compare LT, %29, %33, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<8x64xf32>, tensor<8x64xui32>) -> (tensor<8x64xf32>, tensor<8x64xui32>)
  %3 = stablehlo.broadcast_in_dim %2#1, dims = [0, 1] : (tensor<8x64xui32>) -> tensor<8x64x1xui32>
  %4 = stablehlo.negate %2#0 : tensor<8x64xf32>
  %5 = stablehlo.slice %4 [0:8, 0:4] : (tensor<8x64xf32>) -> tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.subtract %6, %7 : tensor<8xf32>
  %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %10 = stablehlo.divide %8, %9 : tensor<8xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %13 = stablehlo.subtract %0, %12 : tensor<8x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %15 = stablehlo.maximum %13, %14 : tensor<8x64xf32>
  %16 = stablehlo.compare EQ, %13, %15, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %17 = stablehlo.select %16, %arg3, %arg2 : tensor<8x64xi1>, tensor<8x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %19 = stablehlo.compare EQ, %18, %15, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %20 = stablehlo.select %19, %arg5, %arg4 : tensor<8x64xi1>, tensor<8x64xf32>
  %21 = stablehlo.divide %17, %20 : tensor<8x64xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %23 = stablehlo.multiply %22, %15 : tensor<8x64xf32>
  %24 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %25 = call @take_along_axis(%24) : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  return %3, %21, %23, %25 : tensor<8x64x1xui32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x1x1xi32>
}
func.func private @take_along_axis(%arg0: tensor<8x1xi32>) -> tensor<8x1x1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %3 = stablehlo.add %arg0, %2 : tensor<8x1xi32>
  %4 = stablehlo.select %1, %3, %arg0 : tensor<8x1xi1>, tensor<8x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  return %5 : tensor<8x1x1xi32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x64x1xui32>, %arg1: tensor<8x64x1xui32>, %arg2: tensor<i32>) -> tensor<2x8x64x1xui32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x64x1xui32>) -> tensor<1x8x64x1xui32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x64x1xui32>, tensor<1x8x64x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x64x1xui32>
  return %1 : tensor<2x8x64x1xui32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x8x64xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<i32>) -> tensor<2x8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x64xf32>
  return %1 : tensor<2x8x64xf32>
}
func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<8x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x8x1x1xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x1x1xi32>) -> tensor<1x8x1x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x1x1xi32>, tensor<1x8x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x1x1xi32>
  return %1 : tensor<2x8x1x1xi32>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x8x64x1xui32>, %arg1: tensor<i32>) -> tensor<8x64x1xui32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 64, 1] : (tensor<2x8x64x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64x1xui32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x64x1xui32>) -> tensor<8x64x1xui32>
  return %1 : tensor<8x64x1xui32>
}
func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x8x64xf32>, %arg1: tensor<i32>) -> tensor<8x64xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 64] : (tensor<2x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<i32>) -> tensor<8x1x1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 1, 1] : (tensor<2x8x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x1x1xi32>) -> tensor<8x1x1xi32>
  return %1 : tensor<8x1x1xi32>
}
func.func private @closed_call_6(%arg0: tensor<4x64xf32>, %arg1: tensor<f32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8x64x1xui32>, %arg4: tensor<8x64xf32>, %arg5: tensor<8x64xf32>, %arg6: tensor<8x1x1xi32>) -> (tensor<4x64xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %3 = call @take_along_axis_7(%arg6, %2) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %4 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %5 = stablehlo.multiply %4, %arg5 : tensor<8x64xf32>
  %6 = stablehlo.multiply %5, %arg4 : tensor<8x64xf32>
  %7 = stablehlo.negate %6 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %9 = stablehlo.reshape %8 : (tensor<8xf32>) -> tensor<8x1xf32>
  %10 = stablehlo.add %3, %6 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %13 = stablehlo.divide %11, %12 : tensor<8xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.pad %14, %cst_2, low = [0, 0], high = [0, 60], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x64xf32>
  %16 = stablehlo.negate %15 : tensor<8x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %18 = "stablehlo.scatter"(%17, %arg3, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
    %24 = stablehlo.add %arg7, %arg8 : tensor<f32>
    stablehlo.return %24 : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x64x1xui32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  %19 = stablehlo.negate %18 : tensor<8x64xf32>
  %20 = stablehlo.add %10, %19 : tensor<8x64xf32>
  %21 = stablehlo.dot_general %20, %arg2, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %23 = stablehlo.add %arg0, %22 : tensor<4x64xf32>
  return %23, %arg1 : tensor<4x64xf32>, tensor<f32>
}
func.func private @take_along_axis_7(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x64xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// -----

// A layer: what another product gives back meets its units.
// CHECK-NOT: missed
func.func public @main(%arg0: tensor<16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<4x64xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<16x4xf32>) -> tensor<2x8x4xf32>
  %1 = stablehlo.convert %arg1 : (tensor<4x64xf32>) -> tensor<4x64xbf16>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
  %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
  %6 = stablehlo.convert %arg2 : (tensor<64x4xf32>) -> tensor<64x4xbf16>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x8x4xbf16>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %10:11 = stablehlo.while(%iterArg = %0, %iterArg_9 = %1, %iterArg_10 = %6, %iterArg_11 = %3, %iterArg_12 = %2, %iterArg_13 = %5, %iterArg_14 = %4, %iterArg_15 = %c, %iterArg_16 = %7, %iterArg_17 = %8, %iterArg_18 = %9) : tensor<2x8x4xf32>, tensor<4x64xbf16>, tensor<64x4xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<i32>, tensor<2x8x4xbf16>, tensor<2x8x64xbf16>, tensor<2x8x4xf32>
  cond {
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  } do {
    %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %14:3 = func.call @closed_call(%iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %13) : (tensor<4x64xbf16>, tensor<64x4xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x4xf32>) -> (tensor<8x4xbf16>, tensor<8x64xbf16>, tensor<8x4xf32>)
    %15 = func.call @dynamic_update_index_in_dim(%iterArg_16, %14#0, %iterArg_15) : (tensor<2x8x4xbf16>, tensor<8x4xbf16>, tensor<i32>) -> tensor<2x8x4xbf16>
    %16 = func.call @dynamic_update_index_in_dim_0(%iterArg_17, %14#1, %iterArg_15) : (tensor<2x8x64xbf16>, tensor<8x64xbf16>, tensor<i32>) -> tensor<2x8x64xbf16>
    %17 = func.call @dynamic_update_index_in_dim_1(%iterArg_18, %14#2, %iterArg_15) : (tensor<2x8x4xf32>, tensor<8x4xf32>, tensor<i32>) -> tensor<2x8x4xf32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %18, %15, %16, %17 : tensor<2x8x4xf32>, tensor<4x64xbf16>, tensor<64x4xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<i32>, tensor<2x8x4xbf16>, tensor<2x8x64xbf16>, tensor<2x8x4xf32>
  }
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %12:7 = stablehlo.while(%iterArg = %10#8, %iterArg_9 = %10#9, %iterArg_10 = %10#10, %iterArg_11 = %6, %iterArg_12 = %c_8, %iterArg_13 = %11, %iterArg_14 = %cst_7) : tensor<2x8x4xbf16>, tensor<2x8x64xbf16>, tensor<2x8x4xf32>, tensor<64x4xbf16>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  cond {
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  } do {
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.subtract %c_15, %iterArg_12 : tensor<i32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.subtract %13, %c_16 : tensor<i32>
    %15 = func.call @dynamic_index_in_dim_2(%iterArg, %14) : (tensor<2x8x4xbf16>, tensor<i32>) -> tensor<8x4xbf16>
    %16 = func.call @dynamic_index_in_dim_3(%iterArg_9, %14) : (tensor<2x8x64xbf16>, tensor<i32>) -> tensor<8x64xbf16>
    %17 = func.call @dynamic_index_in_dim(%iterArg_10, %14) : (tensor<2x8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %18:2 = func.call @closed_call_4(%iterArg_11, %iterArg_13, %iterArg_14, %15, %16, %17) : (tensor<64x4xbf16>, tensor<4x64xf32>, tensor<f32>, tensor<8x4xbf16>, tensor<8x64xbf16>, tensor<8x4xf32>) -> (tensor<4x64xf32>, tensor<f32>)
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %iterArg_12, %c_17 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %19, %18#0, %18#1 : tensor<2x8x4xbf16>, tensor<2x8x64xbf16>, tensor<2x8x4xf32>, tensor<64x4xbf16>, tensor<i32>, tensor<4x64xf32>, tensor<f32>
  }
  return %12#5 : tensor<4x64xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x4xf32>, %arg1: tensor<i32>) -> tensor<8x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
func.func private @closed_call(%arg0: tensor<4x64xbf16>, %arg1: tensor<64x4xbf16>, %arg2: tensor<8x64xbf16>, %arg3: tensor<8x64xbf16>, %arg4: tensor<8x64xbf16>, %arg5: tensor<8x64xbf16>, %arg6: tensor<8x4xf32>) -> (tensor<8x4xbf16>, tensor<8x64xbf16>, tensor<8x4xf32>) {
  %0 = stablehlo.convert %arg6 : (tensor<8x4xf32>) -> tensor<8x4xbf16>
  %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0] : (tensor<8x4xbf16>, tensor<4x64xbf16>) -> tensor<8x64xbf16>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
  %3 = stablehlo.maximum %1, %2 : tensor<8x64xbf16>
  %4 = stablehlo.compare EQ, %1, %3, FLOAT : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xi1>
  %5 = stablehlo.select %4, %arg3, %arg2 : tensor<8x64xi1>, tensor<8x64xbf16>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
  %7 = stablehlo.compare EQ, %6, %3, FLOAT : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xi1>
  %8 = stablehlo.select %7, %arg5, %arg4 : tensor<8x64xi1>, tensor<8x64xbf16>
  %9 = stablehlo.divide %5, %8 : tensor<8x64xbf16>
  %10 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0] : (tensor<8x64xbf16>, tensor<64x4xbf16>) -> tensor<8x4xbf16>
  %11 = stablehlo.convert %10 : (tensor<8x4xbf16>) -> tensor<8x4xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %13 = stablehlo.multiply %12, %11 : tensor<8x4xf32>
  return %0, %9, %13 : tensor<8x4xbf16>, tensor<8x64xbf16>, tensor<8x4xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x4xbf16>, %arg1: tensor<8x4xbf16>, %arg2: tensor<i32>) -> tensor<2x8x4xbf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4xbf16>) -> tensor<1x8x4xbf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x4xbf16>, tensor<1x8x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4xbf16>
  return %1 : tensor<2x8x4xbf16>
}
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<2x8x64xbf16>, %arg1: tensor<8x64xbf16>, %arg2: tensor<i32>) -> tensor<2x8x64xbf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x64xbf16>) -> tensor<1x8x64xbf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x64xbf16>, tensor<1x8x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x64xbf16>
  return %1 : tensor<2x8x64xbf16>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>) -> tensor<2x8x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4xf32>) -> tensor<1x8x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x4xf32>, tensor<1x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4xf32>
  return %1 : tensor<2x8x4xf32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x8x4xbf16>, %arg1: tensor<i32>) -> tensor<8x4xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<2x8x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xbf16>
  %1 = stablehlo.reshape %0 : (tensor<1x8x4xbf16>) -> tensor<8x4xbf16>
  return %1 : tensor<8x4xbf16>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x8x64xbf16>, %arg1: tensor<i32>) -> tensor<8x64xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 64] : (tensor<2x8x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xbf16>
  %1 = stablehlo.reshape %0 : (tensor<1x8x64xbf16>) -> tensor<8x64xbf16>
  return %1 : tensor<8x64xbf16>
}
func.func private @closed_call_4(%arg0: tensor<64x4xbf16>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<8x4xbf16>, %arg4: tensor<8x64xbf16>, %arg5: tensor<8x4xf32>) -> (tensor<4x64xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %1 = stablehlo.multiply %0, %arg5 : tensor<8x4xf32>
  %2 = stablehlo.convert %1 : (tensor<8x4xf32>) -> tensor<8x4xbf16>
  %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [1] : (tensor<8x4xbf16>, tensor<64x4xbf16>) -> tensor<8x64xbf16>
  %4 = stablehlo.multiply %3, %arg4 : tensor<8x64xbf16>
  %5 = stablehlo.dot_general %4, %arg3, contracting_dims = [0] x [0] : (tensor<8x64xbf16>, tensor<8x4xbf16>) -> tensor<64x4xbf16>
  %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<64x4xbf16>) -> tensor<4x64xbf16>
  %7 = stablehlo.convert %6 : (tensor<4x64xbf16>) -> tensor<4x64xf32>
  %8 = stablehlo.add %arg1, %7 : tensor<4x64xf32>
  return %8, %arg2 : tensor<4x64xf32>, tensor<f32>
}
