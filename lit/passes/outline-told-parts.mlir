// Losses of some columns, of two loops and of mean probabilities are told, and seen by `strict`.

// RUN: %grpo-opt %s --split-input-file --remarks=missed --target=cpu -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS --implicit-check-not=remark:
// RUN: not %grpo-opt %s --split-input-file --strict --target=cpu -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT

// STRICT-COUNT-8: error: --strict: {{[0-9]+}} candidate chain

// Vocabulary first, hidden states that are given as well, and the gradient by the weights alone: a label names the columns.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<32768x256xf32>, %arg2: tensor<8x256xi32>) -> (tensor<32768x256xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<8x256x256xf32>) -> tensor<2048x256xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2048x256xf32>) -> tensor<256x2048xf32>
  %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0] : (tensor<32768x256xf32>, tensor<256x2048xf32>) -> tensor<32768x2048xf32>
  %3 = stablehlo.iota dim = 0 : tensor<32768xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<32768xi32>) -> tensor<32768x1xi32>
  %5 = stablehlo.reshape %arg2 : (tensor<8x256xi32>) -> tensor<2048xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32>
  %7 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32768x1xi32>) -> tensor<32768x2048xi32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<32768x2048xi32>
  %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<32768x2048xi32>, tensor<32768x2048xi32>) -> tensor<32768x2048xi1>
  %10 = stablehlo.convert %9 : (tensor<32768x2048xi1>) -> tensor<32768x2048xf32>
  %11 = stablehlo.subtract %2, %10 : tensor<32768x2048xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32768x2048xf32>
  %13 = stablehlo.multiply %12, %11 : tensor<32768x2048xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<0x4C800000> : tensor<f32>
  %14 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<32768x2048xf32>
  %16 = stablehlo.multiply %15, %13 : tensor<32768x2048xf32>
  %17 = stablehlo.dot_general %16, %1, contracting_dims = [1] x [1] : (tensor<32768x2048xf32>, tensor<256x2048xf32>) -> tensor<32768x256xf32>
  return %17 : tensor<32768x256xf32>
}

// -----

// The same in a scan that is differentiated from outside.
// SAYS: remark: [outline] missed: a loop or a branch keeps logits for the gradient of a loss without a sof
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<32768x256xf32>, %arg2: tensor<8x256xi32>) -> (tensor<8x256x256xf32>, tensor<32768x256xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<8x256x256xf32>) -> tensor<2x4x256x256xf32>
  %1 = stablehlo.reshape %arg2 : (tensor<8x256xi32>) -> tensor<2x4x256xi32>
  %2 = call @_one_hot() : () -> tensor<1x1x32768xi32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x256x32768xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %4:6 = stablehlo.while(%iterArg = %0, %iterArg_4 = %1, %iterArg_5 = %arg1, %iterArg_6 = %2, %iterArg_7 = %c, %iterArg_8 = %3) : tensor<2x4x256x256xf32>, tensor<2x4x256xi32>, tensor<32768x256xf32>, tensor<1x1x32768xi32>, tensor<i32>, tensor<2x4x256x32768xf32>
  cond {
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.compare LT, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  } do {
    %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<2x4x256x256xf32>, tensor<i32>) -> tensor<4x256x256xf32>
    %10 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_7) : (tensor<2x4x256xi32>, tensor<i32>) -> tensor<4x256xi32>
    %11 = func.call @closed_call(%iterArg_5, %iterArg_6, %9, %10) : (tensor<32768x256xf32>, tensor<1x1x32768xi32>, tensor<4x256x256xf32>, tensor<4x256xi32>) -> tensor<4x256x32768xf32>
    %12 = func.call @dynamic_update_index_in_dim(%iterArg_8, %11, %iterArg_7) : (tensor<2x4x256x32768xf32>, tensor<4x256x32768xf32>, tensor<i32>) -> tensor<2x4x256x32768xf32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %13, %12 : tensor<2x4x256x256xf32>, tensor<2x4x256xi32>, tensor<32768x256xf32>, tensor<1x1x32768xi32>, tensor<i32>, tensor<2x4x256x32768xf32>
  }
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32768x256xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x256x256xf32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %7:7 = stablehlo.while(%iterArg = %0, %iterArg_4 = %4#5, %iterArg_5 = %arg1, %iterArg_6 = %c_3, %iterArg_7 = %5, %iterArg_8 = %cst_1, %iterArg_9 = %6) : tensor<2x4x256x256xf32>, tensor<2x4x256x32768xf32>, tensor<32768x256xf32>, tensor<i32>, tensor<32768x256xf32>, tensor<f32>, tensor<2x4x256x256xf32>
  cond {
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  } do {
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.subtract %c_10, %iterArg_6 : tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.subtract %9, %c_11 : tensor<i32>
    %11 = func.call @dynamic_index_in_dim(%iterArg, %10) : (tensor<2x4x256x256xf32>, tensor<i32>) -> tensor<4x256x256xf32>
    %12 = func.call @dynamic_index_in_dim_2(%iterArg_4, %10) : (tensor<2x4x256x32768xf32>, tensor<i32>) -> tensor<4x256x32768xf32>
    %13:3 = func.call @closed_call_3(%iterArg_5, %iterArg_7, %iterArg_8, %11, %12) : (tensor<32768x256xf32>, tensor<32768x256xf32>, tensor<f32>, tensor<4x256x256xf32>, tensor<4x256x32768xf32>) -> (tensor<32768x256xf32>, tensor<f32>, tensor<4x256x256xf32>)
    %14 = func.call @dynamic_update_index_in_dim_4(%iterArg_9, %13#2, %10) : (tensor<2x4x256x256xf32>, tensor<4x256x256xf32>, tensor<i32>) -> tensor<2x4x256x256xf32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %iterArg_6, %c_12 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %15, %13#0, %13#1, %14 : tensor<2x4x256x256xf32>, tensor<2x4x256x32768xf32>, tensor<32768x256xf32>, tensor<i32>, tensor<32768x256xf32>, tensor<f32>, tensor<2x4x256x256xf32>
  }
  %8 = stablehlo.reshape %7#6 : (tensor<2x4x256x256xf32>) -> tensor<8x256x256xf32>
  return %8, %7#4 : tensor<8x256x256xf32>, tensor<32768x256xf32>
}
func.func private @_one_hot() -> tensor<1x1x32768xi32> {
  %0 = stablehlo.iota dim = 2 : tensor<1x1x32768xi32>
  return %0 : tensor<1x1x32768xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x256x256xf32>, %arg1: tensor<i32>) -> tensor<4x256x256xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 256, 256] : (tensor<2x4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x256x256xf32>) -> tensor<4x256x256xf32>
  return %1 : tensor<4x256x256xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x256xi32>, %arg1: tensor<i32>) -> tensor<4x256xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 256] : (tensor<2x4x256xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x256xi32>) -> tensor<4x256xi32>
  return %1 : tensor<4x256xi32>
}
func.func private @closed_call(%arg0: tensor<32768x256xf32>, %arg1: tensor<1x1x32768xi32>, %arg2: tensor<4x256x256xf32>, %arg3: tensor<4x256xi32>) -> tensor<4x256x32768xf32> {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [2] : (tensor<32768x256xf32>, tensor<4x256x256xf32>) -> tensor<32768x4x256xf32>
  %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<32768x4x256xf32>) -> tensor<4x256x32768xf32>
  %2 = call @_one_hot_1(%arg3, %arg1) : (tensor<4x256xi32>, tensor<1x1x32768xi32>) -> tensor<4x256x32768xf32>
  %3 = stablehlo.subtract %1, %2 : tensor<4x256x32768xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x256x32768xf32>
  %5 = stablehlo.multiply %4, %3 : tensor<4x256x32768xf32>
  return %5 : tensor<4x256x32768xf32>
}
func.func private @_one_hot_1(%arg0: tensor<4x256xi32>, %arg1: tensor<1x1x32768xi32>) -> tensor<4x256x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x256xi32>) -> tensor<4x256x1xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4x256x1xi32>) -> tensor<4x256x32768xi32>
  %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x32768xi32>) -> tensor<4x256x32768xi32>
  %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<4x256x32768xi32>, tensor<4x256x32768xi32>) -> tensor<4x256x32768xi1>
  %4 = stablehlo.convert %3 : (tensor<4x256x32768xi1>) -> tensor<4x256x32768xf32>
  return %4 : tensor<4x256x32768xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x4x256x32768xf32>, %arg1: tensor<4x256x32768xf32>, %arg2: tensor<i32>) -> tensor<2x4x256x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x256x32768xf32>) -> tensor<1x4x256x32768xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x256x32768xf32>, tensor<1x4x256x32768xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x256x32768xf32>
  return %1 : tensor<2x4x256x32768xf32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x4x256x32768xf32>, %arg1: tensor<i32>) -> tensor<4x256x32768xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 256, 32768] : (tensor<2x4x256x32768xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256x32768xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x256x32768xf32>) -> tensor<4x256x32768xf32>
  return %1 : tensor<4x256x32768xf32>
}
func.func private @closed_call_3(%arg0: tensor<32768x256xf32>, %arg1: tensor<32768x256xf32>, %arg2: tensor<f32>, %arg3: tensor<4x256x256xf32>, %arg4: tensor<4x256x32768xf32>) -> (tensor<32768x256xf32>, tensor<f32>, tensor<4x256x256xf32>) {
  %cst = stablehlo.constant dense<0x4C000000> : tensor<f32>
  %0 = stablehlo.divide %arg2, %cst : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x256x32768xf32>
  %2 = stablehlo.multiply %1, %arg4 : tensor<4x256x32768xf32>
  %3 = stablehlo.transpose %2, dims = [2, 0, 1] : (tensor<4x256x32768xf32>) -> tensor<32768x4x256xf32>
  %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [0] x [0] : (tensor<32768x4x256xf32>, tensor<32768x256xf32>) -> tensor<4x256x256xf32>
  %5 = stablehlo.dot_general %3, %arg3, contracting_dims = [1, 2] x [0, 1] : (tensor<32768x4x256xf32>, tensor<4x256x256xf32>) -> tensor<32768x256xf32>
  %6 = stablehlo.add %arg1, %5 : tensor<32768x256xf32>
  return %6, %arg2, %4 : tensor<32768x256xf32>, tensor<f32>, tensor<4x256x256xf32>
}
func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x4x256x256xf32>, %arg1: tensor<4x256x256xf32>, %arg2: tensor<i32>) -> tensor<2x4x256x256xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x256x256xf32>) -> tensor<1x4x256x256xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x256x256xf32>, tensor<1x4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x256x256xf32>
  return %1 : tensor<2x4x256x256xf32>
}

// -----

// A sparsemax's gradient in another loop than its sort: the label is read there alone.
// SAYS: remark: [outline] missed: a loop or a branch keeps logits for the gradient of a loss without a sof
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<256x32768xf32>, %arg2: tensor<8x256xi32>) -> (tensor<256x32768xf32>) {
  %0 = call @sort() : () -> tensor<256x32768xui32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8x256x32768x1xui32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x256x32768xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x256x32768xf32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8x256x1x1xi32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %9:13 = stablehlo.while(%iterArg = %arg0, %iterArg_11 = %arg2, %iterArg_12 = %arg1, %iterArg_13 = %0, %iterArg_14 = %2, %iterArg_15 = %1, %iterArg_16 = %4, %iterArg_17 = %3, %iterArg_18 = %c_6, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %7, %iterArg_22 = %8) : tensor<8x256x256xf32>, tensor<8x256xi32>, tensor<256x32768xf32>, tensor<256x32768xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<i32>, tensor<8x256x32768x1xui32>, tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>
  cond {
    %c_23 = stablehlo.constant dense<8> : tensor<i32>
    %14 = stablehlo.compare LT, %iterArg_18, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  } do {
    %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<8x256x256xf32>, tensor<i32>) -> tensor<256x256xf32>
    %15 = func.call @dynamic_index_in_dim_0(%iterArg_11, %iterArg_18) : (tensor<8x256xi32>, tensor<i32>) -> tensor<256xi32>
    %16:4 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %14, %15) : (tensor<256x32768xf32>, tensor<256x32768xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x256xf32>, tensor<256xi32>) -> (tensor<256x32768x1xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x1x1xi32>)
    %17 = func.call @dynamic_update_index_in_dim(%iterArg_19, %16#0, %iterArg_18) : (tensor<8x256x32768x1xui32>, tensor<256x32768x1xui32>, tensor<i32>) -> tensor<8x256x32768x1xui32>
    %18 = func.call @dynamic_update_index_in_dim_3(%iterArg_20, %16#1, %iterArg_18) : (tensor<8x256x32768xf32>, tensor<256x32768xf32>, tensor<i32>) -> tensor<8x256x32768xf32>
    %19 = func.call @dynamic_update_index_in_dim_3(%iterArg_21, %16#2, %iterArg_18) : (tensor<8x256x32768xf32>, tensor<256x32768xf32>, tensor<i32>) -> tensor<8x256x32768xf32>
    %20 = func.call @dynamic_update_index_in_dim_4(%iterArg_22, %16#3, %iterArg_18) : (tensor<8x256x1x1xi32>, tensor<256x1x1xi32>, tensor<i32>) -> tensor<8x256x1x1xi32>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.add %iterArg_18, %c_23 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %21, %17, %18, %19, %20 : tensor<8x256x256xf32>, tensor<8x256xi32>, tensor<256x32768xf32>, tensor<256x32768xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<i32>, tensor<8x256x32768x1xui32>, tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>
  }
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %c_10 = stablehlo.constant dense<0> : tensor<i32>
  %13:8 = stablehlo.while(%iterArg = %11, %iterArg_11 = %arg0, %iterArg_12 = %9#9, %iterArg_13 = %9#10, %iterArg_14 = %9#11, %iterArg_15 = %9#12, %iterArg_16 = %c_10, %iterArg_17 = %12) : tensor<8xf32>, tensor<8x256x256xf32>, tensor<8x256x32768x1xui32>, tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>, tensor<i32>, tensor<256x32768xf32>
  cond {
    %c_18 = stablehlo.constant dense<8> : tensor<i32>
    %14 = stablehlo.compare LT, %iterArg_16, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  } do {
    %c_18 = stablehlo.constant dense<8> : tensor<i32>
    %14 = stablehlo.subtract %c_18, %iterArg_16 : tensor<i32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.subtract %14, %c_19 : tensor<i32>
    %16 = func.call @dynamic_index_in_dim_5(%iterArg, %15) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
    %17 = func.call @dynamic_index_in_dim(%iterArg_11, %15) : (tensor<8x256x256xf32>, tensor<i32>) -> tensor<256x256xf32>
    %18 = func.call @dynamic_index_in_dim_6(%iterArg_12, %15) : (tensor<8x256x32768x1xui32>, tensor<i32>) -> tensor<256x32768x1xui32>
    %19 = func.call @dynamic_index_in_dim_7(%iterArg_13, %15) : (tensor<8x256x32768xf32>, tensor<i32>) -> tensor<256x32768xf32>
    %20 = func.call @dynamic_index_in_dim_7(%iterArg_14, %15) : (tensor<8x256x32768xf32>, tensor<i32>) -> tensor<256x32768xf32>
    %21 = func.call @dynamic_index_in_dim_8(%iterArg_15, %15) : (tensor<8x256x1x1xi32>, tensor<i32>) -> tensor<256x1x1xi32>
    %22 = func.call @closed_call_9(%iterArg_17, %16, %17, %18, %19, %20, %21) : (tensor<256x32768xf32>, tensor<f32>, tensor<256x256xf32>, tensor<256x32768x1xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x1x1xi32>) -> tensor<256x32768xf32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %23, %22 : tensor<8xf32>, tensor<8x256x256xf32>, tensor<8x256x32768x1xui32>, tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>, tensor<i32>, tensor<256x32768xf32>
  }
  return %13#7 : tensor<256x32768xf32>
}
func.func private @sort() -> tensor<256x32768xui32> {
  %0 = stablehlo.iota dim = 1 : tensor<256x32768xui32>
  return %0 : tensor<256x32768xui32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<8x256x256xf32>, %arg1: tensor<i32>) -> tensor<256x256xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 256] : (tensor<8x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x256x256xf32>) -> tensor<256x256xf32>
  return %1 : tensor<256x256xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<8x256xi32>, %arg1: tensor<i32>) -> tensor<256xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 256] : (tensor<8x256xi32>, tensor<i32>, tensor<i32>) -> tensor<1x256xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x256xi32>) -> tensor<256xi32>
  return %1 : tensor<256xi32>
}
func.func private @closed_call(%arg0: tensor<256x32768xf32>, %arg1: tensor<256x32768xui32>, %arg2: tensor<256x32768xf32>, %arg3: tensor<256x32768xf32>, %arg4: tensor<256x32768xf32>, %arg5: tensor<256x32768xf32>, %arg6: tensor<256x256xf32>, %arg7: tensor<256xi32>) -> (tensor<256x32768x1xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x1x1xi32>) {
  %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x32768xf32>) -> tensor<256x32768xf32>
  %1:2 = call @sort_1(%0, %arg1) : (tensor<256x32768xf32>, tensor<256x32768xui32>) -> (tensor<256x32768xf32>, tensor<256x32768x1xui32>)
  %2 = stablehlo.reverse %1#0, dims = [1] : tensor<256x32768xf32>
  %3 = call @cumsum(%2) : (tensor<256x32768xf32>) -> tensor<256x32768xf32>
  %4 = stablehlo.slice %3 [0:256, 10:11] : (tensor<256x32768xf32>) -> tensor<256x1xf32>
  %5 = stablehlo.reshape %4 : (tensor<256x1xf32>) -> tensor<256xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256xf32>
  %7 = stablehlo.subtract %5, %6 : tensor<256xf32>
  %cst_0 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
  %9 = stablehlo.divide %7, %8 : tensor<256xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x32768xf32>
  %12 = stablehlo.subtract %0, %11 : tensor<256x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %14 = stablehlo.maximum %12, %13 : tensor<256x32768xf32>
  %15 = stablehlo.compare EQ, %12, %14, FLOAT : (tensor<256x32768xf32>, tensor<256x32768xf32>) -> tensor<256x32768xi1>
  %16 = stablehlo.select %15, %arg3, %arg2 : tensor<256x32768xi1>, tensor<256x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %18 = stablehlo.compare EQ, %17, %14, FLOAT : (tensor<256x32768xf32>, tensor<256x32768xf32>) -> tensor<256x32768xi1>
  %19 = stablehlo.select %18, %arg5, %arg4 : tensor<256x32768xi1>, tensor<256x32768xf32>
  %20 = stablehlo.divide %16, %19 : tensor<256x32768xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %22 = stablehlo.multiply %21, %14 : tensor<256x32768xf32>
  %23 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
  %24 = call @take_along_axis(%23) : (tensor<256x1xi32>) -> tensor<256x1x1xi32>
  return %1#1, %20, %22, %24 : tensor<256x32768x1xui32>, tensor<256x32768xf32>, tensor<256x32768xf32>, tensor<256x1x1xi32>
}
func.func private @sort_1(%arg0: tensor<256x32768xf32>, %arg1: tensor<256x32768xui32>) -> (tensor<256x32768xf32>, tensor<256x32768x1xui32>) {
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f32>
    %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f32>
    %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
    %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<256x32768xf32>, tensor<256x32768xui32>) -> (tensor<256x32768xf32>, tensor<256x32768xui32>)
  %1 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (tensor<256x32768xui32>) -> tensor<256x32768x1xui32>
  return %0#0, %1 : tensor<256x32768xf32>, tensor<256x32768x1xui32>
}
func.func private @cumsum(%arg0: tensor<256x32768xf32>) -> tensor<256x32768xf32> {
  %0 = call @cumsum_2(%arg0) : (tensor<256x32768xf32>) -> tensor<256x32768xf32>
  return %0 : tensor<256x32768xf32>
}
func.func private @cumsum_2(%arg0: tensor<256x32768xf32>) -> tensor<256x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [32767, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32768>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<256x32768xf32>, tensor<f32>) -> tensor<256x32768xf32>
  return %1 : tensor<256x32768xf32>
}
func.func private @take_along_axis(%arg0: tensor<256x1xi32>) -> tensor<256x1x1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
  %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
  %3 = stablehlo.add %arg0, %2 : tensor<256x1xi32>
  %4 = stablehlo.select %1, %3, %arg0 : tensor<256x1xi1>, tensor<256x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<256x1xi32>) -> tensor<256x1x1xi32>
  return %5 : tensor<256x1x1xi32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x256x32768x1xui32>, %arg1: tensor<256x32768x1xui32>, %arg2: tensor<i32>) -> tensor<8x256x32768x1xui32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x32768x1xui32>) -> tensor<1x256x32768x1xui32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<8x256x32768x1xui32>, tensor<1x256x32768x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x256x32768x1xui32>
  return %1 : tensor<8x256x32768x1xui32>
}
func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<8x256x32768xf32>, %arg1: tensor<256x32768xf32>, %arg2: tensor<i32>) -> tensor<8x256x32768xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<256x32768xf32>) -> tensor<1x256x32768xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x256x32768xf32>, tensor<1x256x32768xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x256x32768xf32>
  return %1 : tensor<8x256x32768xf32>
}
func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<8x256x1x1xi32>, %arg1: tensor<256x1x1xi32>, %arg2: tensor<i32>) -> tensor<8x256x1x1xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x1x1xi32>) -> tensor<1x256x1x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<8x256x1x1xi32>, tensor<1x256x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x256x1x1xi32>
  return %1 : tensor<8x256x1x1xi32>
}
func.func private @dynamic_index_in_dim_5(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<f32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<8xf32>, tensor<i32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @dynamic_index_in_dim_6(%arg0: tensor<8x256x32768x1xui32>, %arg1: tensor<i32>) -> tensor<256x32768x1xui32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 32768, 1] : (tensor<8x256x32768x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x32768x1xui32>
  %1 = stablehlo.reshape %0 : (tensor<1x256x32768x1xui32>) -> tensor<256x32768x1xui32>
  return %1 : tensor<256x32768x1xui32>
}
func.func private @dynamic_index_in_dim_7(%arg0: tensor<8x256x32768xf32>, %arg1: tensor<i32>) -> tensor<256x32768xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 32768] : (tensor<8x256x32768xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x32768xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x256x32768xf32>) -> tensor<256x32768xf32>
  return %1 : tensor<256x32768xf32>
}
func.func private @dynamic_index_in_dim_8(%arg0: tensor<8x256x1x1xi32>, %arg1: tensor<i32>) -> tensor<256x1x1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 1, 1] : (tensor<8x256x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x1x1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1x256x1x1xi32>) -> tensor<256x1x1xi32>
  return %1 : tensor<256x1x1xi32>
}
func.func private @closed_call_9(%arg0: tensor<256x32768xf32>, %arg1: tensor<f32>, %arg2: tensor<256x256xf32>, %arg3: tensor<256x32768x1xui32>, %arg4: tensor<256x32768xf32>, %arg5: tensor<256x32768xf32>, %arg6: tensor<256x1x1xi32>) -> tensor<256x32768xf32> {
  %cst = stablehlo.constant dense<2.560000e+02> : tensor<f32>
  %0 = stablehlo.divide %arg1, %cst : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256xf32>
  %2 = stablehlo.negate %1 : tensor<256xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
  %4 = call @take_along_axis_10(%arg6, %3) : (tensor<256x1x1xi32>, tensor<256x1xf32>) -> tensor<256x32768xf32>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
  %6 = stablehlo.multiply %5, %1 : tensor<256xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x32768xf32>
  %8 = stablehlo.multiply %7, %arg5 : tensor<256x32768xf32>
  %9 = stablehlo.multiply %8, %arg4 : tensor<256x32768xf32>
  %10 = stablehlo.negate %9 : tensor<256x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x32768xf32>, tensor<f32>) -> tensor<256xf32>
  %12 = stablehlo.reshape %11 : (tensor<256xf32>) -> tensor<256x1xf32>
  %13 = stablehlo.add %4, %9 : tensor<256x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x1xf32>, tensor<f32>) -> tensor<256xf32>
  %cst_3 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
  %16 = stablehlo.divide %14, %15 : tensor<256xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.pad %17, %cst_4, low = [0, 10], high = [0, 32757], interior = [0, 0] : (tensor<256x1xf32>, tensor<f32>) -> tensor<256x32768xf32>
  %19 = call @cumsum_11(%18) : (tensor<256x32768xf32>) -> tensor<256x32768xf32>
  %20 = stablehlo.reverse %19, dims = [1] : tensor<256x32768xf32>
  %21 = call @sort_13(%arg3, %20) : (tensor<256x32768x1xui32>, tensor<256x32768xf32>) -> tensor<256x32768xf32>
  %22 = stablehlo.add %13, %21 : tensor<256x32768xf32>
  %23 = stablehlo.dot_general %22, %arg2, contracting_dims = [0] x [0] : (tensor<256x32768xf32>, tensor<256x256xf32>) -> tensor<32768x256xf32>
  %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<32768x256xf32>) -> tensor<256x32768xf32>
  %25 = stablehlo.add %arg0, %24 : tensor<256x32768xf32>
  return %25 : tensor<256x32768xf32>
}
func.func private @take_along_axis_10(%arg0: tensor<256x1x1xi32>, %arg1: tensor<256x1xf32>) -> tensor<256x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<256x32768xf32>, tensor<256x1x1xi32>, tensor<256x1xf32>) -> tensor<256x32768xf32>
  return %1 : tensor<256x32768xf32>
}
func.func private @cumsum_11(%arg0: tensor<256x32768xf32>) -> tensor<256x32768xf32> {
  %0 = call @cumsum_12(%arg0) : (tensor<256x32768xf32>) -> tensor<256x32768xf32>
  return %0 : tensor<256x32768xf32>
}
func.func private @cumsum_12(%arg0: tensor<256x32768xf32>) -> tensor<256x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 32767]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32768>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<256x32768xf32>, tensor<f32>) -> tensor<256x32768xf32>
  return %1 : tensor<256x32768xf32>
}
func.func private @sort_13(%arg0: tensor<256x32768x1xui32>, %arg1: tensor<256x32768xf32>) -> tensor<256x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x32768xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<256x32768xf32>, tensor<256x32768x1xui32>, tensor<256x32768xf32>) -> tensor<256x32768xf32>
  return %1 : tensor<256x32768xf32>
}

// -----

// A softmax over a label's column and the first ones.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<256x32768xf32>, %arg2: tensor<8x256xi32>) -> (tensor<8x256x256xf32>, tensor<256x32768xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x256x256xf32>, tensor<256x32768xf32>) -> tensor<8x256x32768xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x256xi32>) -> tensor<8x256x1xi32>
  %2:2 = call @take_along_axis(%0, %1) : (tensor<8x256x32768xf32>, tensor<8x256x1xi32>) -> (tensor<8x256x1xf32>, tensor<8x256x1x1xi32>)
  %3 = stablehlo.reshape %2#0 : (tensor<8x256x1xf32>) -> tensor<8x256xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %5 = stablehlo.slice %0 [0:8, 0:256, 0:64] : (tensor<8x256x32768xf32>) -> tensor<8x256x64xf32>
  %6 = stablehlo.concatenate %4, %5, dim = 2 : (tensor<8x256x1xf32>, tensor<8x256x64xf32>) -> tensor<8x256x65xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x256x65xf32>, tensor<f32>) -> tensor<8x256xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<8x256xf32>
  %10 = stablehlo.is_finite %9 : (tensor<8x256xf32>) -> tensor<8x256xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %12 = stablehlo.select %10, %9, %11 : tensor<8x256xi1>, tensor<8x256xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x65xf32>
  %15 = stablehlo.subtract %6, %14 : tensor<8x256x65xf32>
  %16 = stablehlo.exponential %15 : tensor<8x256x65xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x256x65xf32>, tensor<f32>) -> tensor<8x256xf32>
  %18 = stablehlo.abs %17 : tensor<8x256xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %20 = stablehlo.compare GE, %17, %19, FLOAT : (tensor<8x256xf32>, tensor<8x256xf32>) -> tensor<8x256xi1>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %21 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %23 = stablehlo.negate %22 : tensor<8x256xf32>
  %24 = stablehlo.divide %22, %18 : tensor<8x256xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %26 = stablehlo.select %20, %25, %24 : tensor<8x256xi1>, tensor<8x256xf32>
  %27 = stablehlo.select %20, %24, %25 : tensor<8x256xi1>, tensor<8x256xf32>
  %28 = stablehlo.negate %26 : tensor<8x256xf32>
  %29 = stablehlo.add %27, %28 : tensor<8x256xf32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x65xf32>
  %31 = stablehlo.multiply %30, %16 : tensor<8x256x65xf32>
  %32 = stablehlo.slice %31 [0:8, 0:256, 0:1] : (tensor<8x256x65xf32>) -> tensor<8x256x1xf32>
  %33 = stablehlo.slice %31 [0:8, 0:256, 1:65] : (tensor<8x256x65xf32>) -> tensor<8x256x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.pad %33, %cst_7, low = [0, 0, 0], high = [0, 0, 32704], interior = [0, 0, 0] : (tensor<8x256x64xf32>, tensor<f32>) -> tensor<8x256x32768xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x256x1xf32>, tensor<f32>) -> tensor<8x256xf32>
  %36 = stablehlo.add %23, %35 : tensor<8x256xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %38 = call @take_along_axis_0(%2#1, %37) : (tensor<8x256x1x1xi32>, tensor<8x256x1xf32>) -> tensor<8x256x32768xf32>
  %39 = stablehlo.add %34, %38 : tensor<8x256x32768xf32>
  %40 = stablehlo.dot_general %39, %arg0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x256x32768xf32>, tensor<8x256x256xf32>) -> tensor<32768x256xf32>
  %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<32768x256xf32>) -> tensor<256x32768xf32>
  %42 = stablehlo.dot_general %39, %arg1, contracting_dims = [2] x [1] : (tensor<8x256x32768xf32>, tensor<256x32768xf32>) -> tensor<8x256x256xf32>
  return %42, %41 : tensor<8x256x256xf32>, tensor<256x32768xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x256x32768xf32>, %arg1: tensor<8x256x1xi32>) -> (tensor<8x256x1xf32>, tensor<8x256x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x256x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x256x1xi32>, tensor<8x256x1xi32>) -> tensor<8x256x1xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x256x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x256x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x256x1xi1>, tensor<8x256x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x256x1xi32>) -> tensor<8x256x1x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x256x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x256x1x1xi32>, tensor<8x256x1x1xi32>) -> tensor<8x256x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x256x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x256x1x1xi32>, tensor<8x256x1x1xi32>) -> tensor<8x256x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x256x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x256x1x1xi1>, tensor<i1>) -> tensor<8x256x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>) -> tensor<8x256x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x256x1xi1>, tensor<8x256x1xf32>
  return %15, %5 : tensor<8x256x1xf32>, tensor<8x256x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<8x256x1x1xi32>, %arg1: tensor<8x256x1xf32>) -> tensor<8x256x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x32768xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>, tensor<8x256x1xf32>) -> tensor<8x256x32768xf32>
  return %1 : tensor<8x256x32768xf32>
}

// -----

// Differences of the first columns and a label's.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<256x32768xf32>, %arg2: tensor<8x256xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x256x256xf32>, tensor<256x32768xf32>) -> tensor<8x256x32768xf32>
  %1 = stablehlo.slice %0 [0:8, 0:256, 0:64] : (tensor<8x256x32768xf32>) -> tensor<8x256x64xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x256xi32>) -> tensor<8x256x1xi32>
  %3 = call @take_along_axis(%0, %2) : (tensor<8x256x32768xf32>, tensor<8x256x1xi32>) -> tensor<8x256x1xf32>
  %4 = stablehlo.reshape %3 : (tensor<8x256x1xf32>) -> tensor<8x256xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x64xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<8x256x64xf32>
  %8 = call @softplus(%7) : (tensor<8x256x64xf32>) -> tensor<8x256x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x64xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
  %10 = stablehlo.divide %9, %cst_0 : tensor<f32>
  return %10 : tensor<f32>
}
func.func private @take_along_axis(%arg0: tensor<8x256x32768xf32>, %arg1: tensor<8x256x1xi32>) -> tensor<8x256x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x256x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x256x1xi32>, tensor<8x256x1xi32>) -> tensor<8x256x1xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x256x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x256x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x256x1xi1>, tensor<8x256x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x256x1xi32>) -> tensor<8x256x1x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x256x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x256x1x1xi32>, tensor<8x256x1x1xi32>) -> tensor<8x256x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x256x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x256x1x1xi32>, tensor<8x256x1x1xi32>) -> tensor<8x256x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x256x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x256x1x1xi1>, tensor<i1>) -> tensor<8x256x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x256x32768xf32>, tensor<8x256x1x1xi32>) -> tensor<8x256x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x256x1xi1>, tensor<8x256x1xf32>
  return %15 : tensor<8x256x1xf32>
}
func.func private @softplus(%arg0: tensor<8x256x64xf32>) -> tensor<8x256x64xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x64xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<8x256x64xf32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x64xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<8x256x64xf32>
  %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<8x256x64xf32>, tensor<8x256x64xf32>) -> tensor<8x256x64xi1>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x64xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<8x256x64xf32>
  %7 = stablehlo.abs %3 : tensor<8x256x64xf32>
  %8 = stablehlo.negate %7 : tensor<8x256x64xf32>
  %9 = stablehlo.exponential %8 : tensor<8x256x64xf32>
  %10 = stablehlo.log_plus_one %9 : tensor<8x256x64xf32>
  %11 = stablehlo.add %1, %10 : tensor<8x256x64xf32>
  %12 = stablehlo.select %4, %6, %11 : tensor<8x256x64xi1>, tensor<8x256x64xf32>
  return %12 : tensor<8x256x64xf32>
}

// -----

// The entropy of the mean probabilities by logarithms.
// SAYS: remark: [outline] missed: stablehlo.reduce over some of the row dimensions leaves a value per colu
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<256x32768xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x256x256xf32>, tensor<256x32768xf32>) -> tensor<8x256x32768xf32>
  %1 = call @log_softmax(%0) : (tensor<8x256x32768xf32>) -> tensor<8x256x32768xf32>
  %2 = stablehlo.reshape %1 : (tensor<8x256x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %5 = stablehlo.maximum %4, %3 : tensor<32768xf32>
  %6 = stablehlo.is_finite %5 : (tensor<32768xf32>) -> tensor<32768xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %8 = stablehlo.select %6, %5, %7 : tensor<32768xi1>, tensor<32768xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<32768xf32>) -> tensor<1x32768xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x32768xf32>) -> tensor<2048x32768xf32>
  %11 = stablehlo.subtract %2, %10 : tensor<2048x32768xf32>
  %12 = stablehlo.exponential %11 : tensor<2048x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %14 = stablehlo.abs %13 : tensor<32768xf32>
  %15 = stablehlo.log %14 : tensor<32768xf32>
  %16 = stablehlo.add %15, %8 : tensor<32768xf32>
  %cst_3 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %17 = stablehlo.log %cst_3 : tensor<f32>
  %18 = stablehlo.convert %17 : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %20 = stablehlo.subtract %16, %19 : tensor<32768xf32>
  %21 = stablehlo.exponential %20 : tensor<32768xf32>
  %22 = stablehlo.multiply %21, %20 : tensor<32768xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<32768xf32>, tensor<f32>) -> tensor<f32>
  return %23 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<8x256x32768xf32>) -> tensor<8x256x32768xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x256x32768xf32>, tensor<f32>) -> tensor<8x256xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8x256xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x32768xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x256x32768xf32>
  %6 = stablehlo.exponential %5 : tensor<8x256x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x256x32768xf32>, tensor<f32>) -> tensor<8x256xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %9 = stablehlo.log %8 : tensor<8x256x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x32768xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x256x32768xf32>
  return %11 : tensor<8x256x32768xf32>
}

// -----

// The same beside each row's entropy, with its gradient.
// SAYS: remark: [outline] missed: stablehlo.reduce over some of the row dimensions leaves a value per colu
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<256x32768xf32>) -> (tensor<8x256x256xf32>, tensor<256x32768xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x256x256xf32>, tensor<256x32768xf32>) -> tensor<8x256x32768xf32>
  %1:3 = call @log_softmax(%0) : (tensor<8x256x32768xf32>) -> (tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1xf32>)
  %2 = stablehlo.reshape %1#0 : (tensor<8x256x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %5 = stablehlo.maximum %4, %3 : tensor<32768xf32>
  %6 = stablehlo.is_finite %5 : (tensor<32768xf32>) -> tensor<32768xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %8 = stablehlo.select %6, %5, %7 : tensor<32768xi1>, tensor<32768xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<32768xf32>) -> tensor<1x32768xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x32768xf32>) -> tensor<2048x32768xf32>
  %11 = stablehlo.subtract %2, %10 : tensor<2048x32768xf32>
  %12 = stablehlo.exponential %11 : tensor<2048x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %14 = stablehlo.abs %13 : tensor<32768xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %16 = stablehlo.compare GE, %13, %15, FLOAT : (tensor<32768xf32>, tensor<32768xf32>) -> tensor<32768xi1>
  %17 = stablehlo.log %14 : tensor<32768xf32>
  %18 = stablehlo.add %17, %8 : tensor<32768xf32>
  %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %19 = stablehlo.log %cst_4 : tensor<f32>
  %20 = stablehlo.convert %19 : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %22 = stablehlo.subtract %18, %21 : tensor<32768xf32>
  %23 = stablehlo.exponential %2 : tensor<2048x32768xf32>
  %24 = stablehlo.exponential %22 : tensor<32768xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %26 = stablehlo.multiply %24, %25 : tensor<32768xf32>
  %27 = stablehlo.multiply %25, %22 : tensor<32768xf32>
  %28 = stablehlo.multiply %27, %24 : tensor<32768xf32>
  %29 = stablehlo.add %26, %28 : tensor<32768xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %30 = stablehlo.negate %cst_6 : tensor<f32>
  %cst_7 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %31 = stablehlo.divide %30, %cst_7 : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %34 = stablehlo.multiply %23, %33 : tensor<2048x32768xf32>
  %35 = stablehlo.multiply %33, %2 : tensor<2048x32768xf32>
  %36 = stablehlo.multiply %35, %23 : tensor<2048x32768xf32>
  %37 = stablehlo.add %34, %36 : tensor<2048x32768xf32>
  %38 = stablehlo.divide %29, %14 : tensor<32768xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %40 = stablehlo.select %16, %39, %38 : tensor<32768xi1>, tensor<32768xf32>
  %41 = stablehlo.select %16, %38, %39 : tensor<32768xi1>, tensor<32768xf32>
  %42 = stablehlo.negate %40 : tensor<32768xf32>
  %43 = stablehlo.add %41, %42 : tensor<32768xf32>
  %44 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<32768xf32>) -> tensor<2048x32768xf32>
  %45 = stablehlo.multiply %44, %12 : tensor<2048x32768xf32>
  %46 = stablehlo.add %37, %45 : tensor<2048x32768xf32>
  %47 = stablehlo.reshape %46 : (tensor<2048x32768xf32>) -> tensor<8x256x32768xf32>
  %48 = call @log_softmax_0(%1#1, %1#2, %47) : (tensor<8x256x32768xf32>, tensor<8x256x1xf32>, tensor<8x256x32768xf32>) -> tensor<8x256x32768xf32>
  %49 = stablehlo.dot_general %48, %arg0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x256x32768xf32>, tensor<8x256x256xf32>) -> tensor<32768x256xf32>
  %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<32768x256xf32>) -> tensor<256x32768xf32>
  %51 = stablehlo.dot_general %48, %arg1, contracting_dims = [2] x [1] : (tensor<8x256x32768xf32>, tensor<256x32768xf32>) -> tensor<8x256x256xf32>
  return %51, %50 : tensor<8x256x256xf32>, tensor<256x32768xf32>
}
func.func private @log_softmax(%arg0: tensor<8x256x32768xf32>) -> (tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x256x32768xf32>, tensor<f32>) -> tensor<8x256xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8x256xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x32768xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x256x32768xf32>
  %6 = stablehlo.exponential %5 : tensor<8x256x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x256x32768xf32>, tensor<f32>) -> tensor<8x256xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %9 = stablehlo.log %8 : tensor<8x256x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x32768xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x256x32768xf32>
  return %11, %6, %8 : tensor<8x256x32768xf32>, tensor<8x256x32768xf32>, tensor<8x256x1xf32>
}
func.func private @log_softmax_0(%arg0: tensor<8x256x32768xf32>, %arg1: tensor<8x256x1xf32>, %arg2: tensor<8x256x32768xf32>) -> tensor<8x256x32768xf32> {
  %0 = stablehlo.negate %arg2 : tensor<8x256x32768xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x256x32768xf32>, tensor<f32>) -> tensor<8x256xf32>
  %2 = stablehlo.reshape %1 : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<8x256x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x256x1xf32>, tensor<f32>) -> tensor<8x256xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x32768xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<8x256x32768xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<8x256x32768xf32>
  return %7 : tensor<8x256x32768xf32>
}

// -----

// A binary cross-entropy of logits' means over tokens.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<8x256x256xf32>, %arg1: tensor<256x32768xf32>, %arg2: tensor<8x32768xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x256x256xf32>, tensor<256x32768xf32>) -> tensor<8x256x32768xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x256x32768xf32>, tensor<f32>) -> tensor<8x32768xf32>
  %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32768xf32>
  %3 = stablehlo.divide %1, %2 : tensor<8x32768xf32>
  %4 = call @softplus(%3) : (tensor<8x32768xf32>) -> tensor<8x32768xf32>
  %5 = stablehlo.multiply %arg2, %3 : tensor<8x32768xf32>
  %6 = stablehlo.subtract %4, %5 : tensor<8x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
  %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
  return %8 : tensor<f32>
}
func.func private @softplus(%arg0: tensor<8x32768xf32>) -> tensor<8x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32768xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<8x32768xf32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32768xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<8x32768xf32>
  %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<8x32768xf32>, tensor<8x32768xf32>) -> tensor<8x32768xi1>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32768xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<8x32768xf32>
  %7 = stablehlo.abs %3 : tensor<8x32768xf32>
  %8 = stablehlo.negate %7 : tensor<8x32768xf32>
  %9 = stablehlo.exponential %8 : tensor<8x32768xf32>
  %10 = stablehlo.log_plus_one %9 : tensor<8x32768xf32>
  %11 = stablehlo.add %1, %10 : tensor<8x32768xf32>
  %12 = stablehlo.select %4, %6, %11 : tensor<8x32768xi1>, tensor<8x32768xf32>
  return %12 : tensor<8x32768xf32>
}
