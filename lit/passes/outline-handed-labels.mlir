// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --min-columns=48 --min-logits=1KiB --target=portable -o %t.mlir 2>&1 | FileCheck %s

// Losses without a softmax in a scan, and in a branch, whose gradient is taken from outside: what they keep is told.

// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
// CHECK-NOT: error
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @softplus() : () -> (tensor<16x64xf32>, tensor<16x64xf32>)
    %1 = call @_one_hot() : () -> tensor<1x64xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg2, %iterArg_6 = %arg1, %iterArg_7 = %0#0, %iterArg_8 = %0#1, %iterArg_9 = %1, %iterArg_10 = %c, %iterArg_11 = %2, %iterArg_12 = %3) : tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<1x64xi32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>
    cond {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_5, %iterArg_10) : (tensor<4x16xi32>, tensor<i32>) -> tensor<16xi32>
      %10:2 = func.call @closed_call(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %8, %9) : (tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<1x64xi32>, tensor<16x4xf32>, tensor<16xi32>) -> (tensor<16x64xf32>, tensor<16x64xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_11, %10#0, %iterArg_10) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_12, %10#1, %iterArg_10) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %13, %11, %12 : tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<1x64xi32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7:8 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %4#7, %iterArg_6 = %4#8, %iterArg_7 = %arg1, %iterArg_8 = %c_4, %iterArg_9 = %5, %iterArg_10 = %cst_2, %iterArg_11 = %6) : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_8, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.subtract %c_12, %iterArg_8 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.subtract %8, %c_13 : tensor<i32>
      %10 = func.call @dynamic_index_in_dim(%iterArg, %9) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %11 = func.call @dynamic_index_in_dim_3(%iterArg_5, %9) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %12 = func.call @dynamic_index_in_dim_3(%iterArg_6, %9) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %13:3 = func.call @closed_call_4(%iterArg_7, %iterArg_9, %iterArg_10, %10, %11, %12) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %14 = func.call @dynamic_update_index_in_dim_6(%iterArg_11, %13#2, %9) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_8, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %15, %13#0, %13#1, %14 : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %7#7, %7#5 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @softplus() -> (tensor<16x64xf32>, tensor<16x64xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    return %0, %1 : tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @_one_hot() -> tensor<1x64xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<1x64xi32>
    return %0 : tensor<1x64xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<1x64xi32>, %arg4: tensor<16x4xf32>, %arg5: tensor<16xi32>) -> (tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %1 = call @softplus_1(%0, %arg1, %arg2) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %2 = call @_one_hot_2(%arg5, %arg3) : (tensor<16xi32>, tensor<1x64xi32>) -> tensor<16x64xf32>
    return %1, %2 : tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @softplus_1(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<16x64xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<16x64xf32>
    %7 = stablehlo.abs %3 : tensor<16x64xf32>
    %8 = stablehlo.negate %7 : tensor<16x64xf32>
    %9 = stablehlo.exponential %8 : tensor<16x64xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<16x64xf32>
    %11 = stablehlo.add %1, %10 : tensor<16x64xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %15 = stablehlo.select %14, %arg1, %arg0 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %17 = stablehlo.compare EQ, %12, %16, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %18 = stablehlo.select %17, %arg2, %12 : tensor<16x64xi1>, tensor<16x64xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<16x64xf32>
    %20 = stablehlo.exponential %19 : tensor<16x64xf32>
    return %20 : tensor<16x64xf32>
  }
  func.func private @_one_hot_2(%arg0: tensor<16xi32>, %arg1: tensor<1x64xi32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x64xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<16x64xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<16x64xi32>, tensor<16x64xi32>) -> tensor<16x64xi1>
    %4 = stablehlo.convert %3 : (tensor<16x64xi1>) -> tensor<16x64xf32>
    return %4 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<16x4xf32>, %arg4: tensor<16x64xf32>, %arg5: tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.negate %0 : tensor<16x64xf32>
    %2 = stablehlo.multiply %1, %arg5 : tensor<16x64xf32>
    %3 = call @softplus_5(%arg4, %0) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %4 = stablehlo.add %2, %3 : tensor<16x64xf32>
    %5 = stablehlo.dot_general %4, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<4x64xf32>
    %8 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    return %7, %arg2, %8 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
  }
  func.func private @softplus_5(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
}

// -----

// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
// CHECK-NOT: error
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16x1x1xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6:10 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %arg2, %iterArg_10 = %arg1, %iterArg_11 = %1, %iterArg_12 = %0, %iterArg_13 = %3, %iterArg_14 = %2, %iterArg_15 = %c_4, %iterArg_16 = %4, %iterArg_17 = %5) : tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<i32>, tensor<4x16x1x1xi32>, tensor<4x16x64xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_9, %iterArg_15) : (tensor<4x16xi32>, tensor<i32>) -> tensor<16xi32>
      %12:2 = func.call @closed_call(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %10, %11) : (tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>, tensor<16xi32>) -> (tensor<16x1x1xi32>, tensor<16x64xf32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_16, %12#0, %iterArg_15) : (tensor<4x16x1x1xi32>, tensor<16x1x1xi32>, tensor<i32>) -> tensor<4x16x1x1xi32>
      %14 = func.call @dynamic_update_index_in_dim_1(%iterArg_17, %12#1, %iterArg_15) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_15, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %15, %13, %14 : tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<i32>, tensor<4x16x1x1xi32>, tensor<4x16x64xf32>
    }
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9:8 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %6#8, %iterArg_10 = %6#9, %iterArg_11 = %arg1, %iterArg_12 = %c_8, %iterArg_13 = %7, %iterArg_14 = %cst_6, %iterArg_15 = %8) : tensor<4x16x4xf32>, tensor<4x16x1x1xi32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %10 = stablehlo.subtract %c_16, %iterArg_12 : tensor<i32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.subtract %10, %c_17 : tensor<i32>
      %12 = func.call @dynamic_index_in_dim(%iterArg, %11) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %13 = func.call @dynamic_index_in_dim_2(%iterArg_9, %11) : (tensor<4x16x1x1xi32>, tensor<i32>) -> tensor<16x1x1xi32>
      %14 = func.call @dynamic_index_in_dim_3(%iterArg_10, %11) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %15:3 = func.call @closed_call_4(%iterArg_11, %iterArg_13, %iterArg_14, %12, %13, %14) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x1x1xi32>, tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %16 = func.call @dynamic_update_index_in_dim_6(%iterArg_15, %15#2, %11) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_12, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %17, %15#0, %15#1, %16 : tensor<4x16x4xf32>, tensor<4x16x1x1xi32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %9#7, %9#5 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<16x64xf32>, %arg4: tensor<16x64xf32>, %arg5: tensor<16x4xf32>, %arg6: tensor<16xi32>) -> (tensor<16x1x1xi32>, tensor<16x64xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %2 = stablehlo.add %1, %0 : tensor<16x64xf32>
    %3 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %4:2 = call @take_along_axis(%0, %3) : (tensor<16x64xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<16x1xf32>) -> tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.subtract %2, %7 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<16x64xf32>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %12 = stablehlo.select %11, %arg2, %arg1 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %14 = stablehlo.compare EQ, %13, %10, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %15 = stablehlo.select %14, %arg4, %arg3 : tensor<16x64xi1>, tensor<16x64xf32>
    %16 = stablehlo.divide %12, %15 : tensor<16x64xf32>
    return %4#1, %16 : tensor<16x1x1xi32>, tensor<16x64xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x64xf32>, %arg1: tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x64xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15, %5 : tensor<16x1xf32>, tensor<16x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x1x1xi32>, %arg1: tensor<16x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x16x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x1x1xi32>) -> tensor<1x16x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x16x1x1xi32>, tensor<1x16x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x1x1xi32>
    return %1 : tensor<4x16x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x16x1x1xi32>, %arg1: tensor<i32>) -> tensor<16x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 1, 1] : (tensor<4x16x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x1x1xi32>) -> tensor<16x1x1xi32>
    return %1 : tensor<16x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<16x4xf32>, %arg4: tensor<16x1x1xi32>, %arg5: tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<16x64xf32>
    %2 = stablehlo.negate %1 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.reshape %3 : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %7 = call @take_along_axis_5(%arg4, %6) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.add %1, %7 : tensor<16x64xf32>
    %9 = stablehlo.dot_general %8, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %11 = stablehlo.add %arg1, %10 : tensor<4x64xf32>
    %12 = stablehlo.dot_general %8, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    return %11, %arg2, %12 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x64xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
}

// -----

// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
// CHECK-NOT: error
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg2 [0:1, 0:1] : (tensor<4x16xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.compare GT, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4:4 = "stablehlo.case"(%3) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
      stablehlo.return %6, %7, %8, %9 : tensor<4x64xf32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>
    }, {
      %6 = stablehlo.slice %arg0 [0:1, 0:16, 0:4] : (tensor<4x16x4xf32>) -> tensor<1x16x4xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
      %8 = stablehlo.slice %arg2 [0:1, 0:16] : (tensor<4x16xi32>) -> tensor<1x16xi32>
      %9 = stablehlo.reshape %8 : (tensor<1x16xi32>) -> tensor<16xi32>
      %10 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
      %11 = func.call @softplus(%10) : (tensor<16x64xf32>) -> tensor<16x64xf32>
      %12 = func.call @_one_hot(%9) : (tensor<16xi32>) -> tensor<16x64xf32>
      stablehlo.return %arg1, %7, %11, %12 : tensor<4x64xf32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>
    }) : (tensor<i32>) -> (tensor<4x64xf32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5:2 = "stablehlo.case"(%3) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
      stablehlo.return %6, %7 : tensor<4x16x4xf32>, tensor<4x64xf32>
    }, {
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
      %7 = stablehlo.negate %6 : tensor<16x64xf32>
      %8 = stablehlo.multiply %7, %4#3 : tensor<16x64xf32>
      %9 = func.call @softplus_0(%4#2, %6) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
      %10 = stablehlo.add %8, %9 : tensor<16x64xf32>
      %11 = stablehlo.dot_general %10, %4#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
      %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
      %13 = stablehlo.dot_general %10, %4#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.pad %14, %cst_0, low = [0, 0, 0], high = [3, 0, 0], interior = [0, 0, 0] : (tensor<1x16x4xf32>, tensor<f32>) -> tensor<4x16x4xf32>
      stablehlo.return %15, %12 : tensor<4x16x4xf32>, tensor<4x64xf32>
    }) : (tensor<i32>) -> (tensor<4x16x4xf32>, tensor<4x64xf32>)
    return %5#0, %5#1 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @softplus(%arg0: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x64xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<16x64xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<16x64xf32>
    %7 = stablehlo.abs %3 : tensor<16x64xf32>
    %8 = stablehlo.negate %7 : tensor<16x64xf32>
    %9 = stablehlo.exponential %8 : tensor<16x64xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<16x64xf32>
    %11 = stablehlo.add %1, %10 : tensor<16x64xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<16x64xi1>, tensor<16x64xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<16x64xf32>
    %22 = stablehlo.exponential %21 : tensor<16x64xf32>
    return %22 : tensor<16x64xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16xi32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<16x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x64xi32>, tensor<16x64xi32>) -> tensor<16x64xi1>
    %5 = stablehlo.convert %4 : (tensor<16x64xi1>) -> tensor<16x64xf32>
    return %5 : tensor<16x64xf32>
  }
  func.func private @softplus_0(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
}

// -----

// A layer that is wider than its hidden states has no label.
module @jit_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %arg0, %iterArg_8 = %arg1, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_9, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %10:5 = func.call @closed_call(%iterArg_8, %9) : (tensor<4x64xf32>, tensor<16x4xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_10, %10#0, %iterArg_9) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_11, %10#1, %iterArg_9) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_12, %10#2, %iterArg_9) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_13, %10#3, %iterArg_9) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_14, %10#4, %iterArg_9) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_9, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %16, %11, %12, %13, %14, %15 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %8:12 = stablehlo.while(%iterArg = %arg0, %iterArg_8 = %5#3, %iterArg_9 = %5#4, %iterArg_10 = %5#5, %iterArg_11 = %5#6, %iterArg_12 = %5#7, %iterArg_13 = %arg1, %iterArg_14 = %arg2, %iterArg_15 = %c_7, %iterArg_16 = %6, %iterArg_17 = %cst_5, %iterArg_18 = %7) : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.subtract %c_19, %iterArg_15 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.subtract %9, %c_20 : tensor<i32>
      %11 = func.call @dynamic_index_in_dim(%iterArg, %10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %12 = func.call @dynamic_index_in_dim_0(%iterArg_8, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %13 = func.call @dynamic_index_in_dim_0(%iterArg_9, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %14 = func.call @dynamic_index_in_dim_0(%iterArg_10, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_11, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %16 = func.call @dynamic_index_in_dim_0(%iterArg_12, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %17:3 = func.call @closed_call_1(%iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %11, %12, %13, %14, %15, %16) : (tensor<4x64xf32>, tensor<64x4xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %18 = func.call @dynamic_update_index_in_dim_2(%iterArg_18, %17#2, %10) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %19, %17#0, %17#1, %18 : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %8#11, %8#9 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x4xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<16x64xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<16x64xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %7 = stablehlo.multiply %6, %2 : tensor<16x64xf32>
    %8 = stablehlo.add %0, %7 : tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<16x64xf32>
    %11 = stablehlo.tanh %10 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<16x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %15 = stablehlo.add %14, %11 : tensor<16x64xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<16x64xf32>
    return %5, %11, %13, %17, %0 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<4x64xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<4x64xf32>, %arg3: tensor<f32>, %arg4: tensor<16x4xf32>, %arg5: tensor<16x64xf32>, %arg6: tensor<16x64xf32>, %arg7: tensor<16x64xf32>, %arg8: tensor<16x64xf32>, %arg9: tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<64x4xf32>) -> tensor<16x64xf32>
    %2 = stablehlo.multiply %arg9, %1 : tensor<16x64xf32>
    %3 = stablehlo.multiply %1, %arg8 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<16x64xf32>
    %6 = stablehlo.multiply %5, %arg7 : tensor<16x64xf32>
    %7 = stablehlo.multiply %6, %arg6 : tensor<16x64xf32>
    %8 = stablehlo.add %6, %7 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<16x64xf32>
    %11 = stablehlo.add %3, %10 : tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<16x64xf32>
    %14 = stablehlo.multiply %13, %arg5 : tensor<16x64xf32>
    %15 = stablehlo.add %11, %14 : tensor<16x64xf32>
    %16 = stablehlo.dot_general %15, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %18 = stablehlo.add %arg2, %17 : tensor<4x64xf32>
    %19 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    return %18, %arg3, %19 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
}

// -----

// The weights are transposed in front of the loops by the one, and in the loop by the other, which computes its step again.

// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
// CHECK-NOT: error
module @jit_bce attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x8xf32>, %arg1: tensor<64x8xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x8xf32> {jax.result_info = "result[0]"}, tensor<64x8xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:4 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %0, %iterArg_5 = %c, %iterArg_6 = %1) : tensor<4x16x8xf32>, tensor<8x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    cond {
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_5, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<4x16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
      %7 = func.call @closed_call(%iterArg_4, %6) : (tensor<8x64xf32>, tensor<16x8xf32>) -> tensor<16x64xf32>
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_6, %7, %iterArg_5) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_5, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %9, %8 : tensor<4x16x8xf32>, tensor<8x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %2#3, %iterArg_4 = %arg0, %iterArg_5 = %arg2, %iterArg_6 = %arg1, %iterArg_7 = %c_3, %iterArg_8 = %3, %iterArg_9 = %cst_1, %iterArg_10 = %4) : tensor<4x16x64xf32>, tensor<4x16x8xf32>, tensor<4x16xi32>, tensor<64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<f32>, tensor<4x16x8xf32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.subtract %c_11, %iterArg_7 : tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.subtract %6, %c_12 : tensor<i32>
      %8 = func.call @dynamic_index_in_dim_0(%iterArg, %7) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %9 = func.call @dynamic_index_in_dim(%iterArg_4, %7) : (tensor<4x16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_5, %7) : (tensor<4x16xi32>, tensor<i32>) -> tensor<16xi32>
      %11:3 = func.call @closed_call_2(%iterArg_6, %iterArg_8, %iterArg_9, %8, %9, %10) : (tensor<64x8xf32>, tensor<64x8xf32>, tensor<f32>, tensor<16x64xf32>, tensor<16x8xf32>, tensor<16xi32>) -> (tensor<64x8xf32>, tensor<f32>, tensor<16x8xf32>)
      %12 = func.call @dynamic_update_index_in_dim_4(%iterArg_10, %11#2, %7) : (tensor<4x16x8xf32>, tensor<16x8xf32>, tensor<i32>) -> tensor<4x16x8xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_7, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %13, %11#0, %11#1, %12 : tensor<4x16x64xf32>, tensor<4x16x8xf32>, tensor<4x16xi32>, tensor<64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<f32>, tensor<4x16x8xf32>
    }
    return %5#7, %5#5 : tensor<4x16x8xf32>, tensor<64x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x8xf32>, %arg1: tensor<i32>) -> tensor<16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 8] : (tensor<4x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x64xf32>, %arg1: tensor<16x8xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
    %1 = stablehlo.reduce_precision %0, format = e8m23 : tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call_2(%arg0: tensor<64x8xf32>, %arg1: tensor<64x8xf32>, %arg2: tensor<f32>, %arg3: tensor<16x64xf32>, %arg4: tensor<16x8xf32>, %arg5: tensor<16xi32>) -> (tensor<64x8xf32>, tensor<f32>, tensor<16x8xf32>) {
    %0:5 = stablehlo.optimization_barrier %arg3, %arg0, %arg4, %arg5, %arg2 : tensor<16x64xf32>, tensor<64x8xf32>, tensor<16x8xf32>, tensor<16xi32>, tensor<f32>
    %1 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %2 = call @_one_hot(%0#3) : (tensor<16xi32>) -> tensor<16x64xf32>
    %3 = call @softplus(%0#0) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %4 = stablehlo.broadcast_in_dim %0#4, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %5 = stablehlo.negate %4 : tensor<16x64xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<16x64xf32>
    %7 = call @softplus_3(%3, %4) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.add %6, %7 : tensor<16x64xf32>
    %9 = stablehlo.dot_general %8, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x8xf32>) -> tensor<64x8xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %11 = stablehlo.dot_general %8, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<8x64xf32>) -> tensor<16x8xf32>
    %12 = stablehlo.transpose %10, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %13 = stablehlo.add %arg1, %12 : tensor<64x8xf32>
    return %13, %arg2, %11 : tensor<64x8xf32>, tensor<f32>, tensor<16x8xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16xi32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<16x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x64xi32>, tensor<16x64xi32>) -> tensor<16x64xi1>
    %5 = stablehlo.convert %4 : (tensor<16x64xi1>) -> tensor<16x64xf32>
    return %5 : tensor<16x64xf32>
  }
  func.func private @softplus(%arg0: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x64xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<16x64xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<16x64xf32>
    %7 = stablehlo.abs %3 : tensor<16x64xf32>
    %8 = stablehlo.negate %7 : tensor<16x64xf32>
    %9 = stablehlo.exponential %8 : tensor<16x64xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<16x64xf32>
    %11 = stablehlo.add %1, %10 : tensor<16x64xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<16x64xi1>, tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<16x64xi1>, tensor<16x64xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<16x64xf32>
    %22 = stablehlo.exponential %21 : tensor<16x64xf32>
    return %22 : tensor<16x64xf32>
  }
  func.func private @softplus_3(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x16x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<i32>) -> tensor<4x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x8xf32>, tensor<1x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x8xf32>
    return %1 : tensor<4x16x8xf32>
  }
}
