// RUN: %grpo-opt %s --split-input-file --strict --min-columns=48 --min-logits=1KiB --target=portable --remarks=missed -o %t.mlir 2>&1 | FileCheck %s --allow-empty

// Layers that widen, in loops that keep their activations: `--strict` sees no loss in them.

// CHECK-NOT: missed
// CHECK-NOT: error

// A softplus layer whose weights are tied, in a scan.
module @jit_mlp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @softplus() : () -> (tensor<16x64xf32>, tensor<16x64xf32>)
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %0#0, %iterArg_8 = %0#1, %iterArg_9 = %1, %iterArg_10 = %c, %iterArg_11 = %2, %iterArg_12 = %3, %iterArg_13 = %4) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %10:3 = func.call @closed_call(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %9) : (tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<16x4xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_11, %10#0, %iterArg_10) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_12, %10#1, %iterArg_10) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %13 = func.call @dynamic_update_index_in_dim_1(%iterArg_13, %10#2, %iterArg_10) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %14, %11, %12, %13 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>
    }
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:10 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %5#6, %iterArg_7 = %5#7, %iterArg_8 = %5#8, %iterArg_9 = %arg1, %iterArg_10 = %1, %iterArg_11 = %c_5, %iterArg_12 = %6, %iterArg_13 = %cst_3, %iterArg_14 = %7) : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.subtract %c_15, %iterArg_11 : tensor<i32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.subtract %9, %c_16 : tensor<i32>
      %11 = func.call @dynamic_index_in_dim(%iterArg, %10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_6, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %13 = func.call @dynamic_index_in_dim_2(%iterArg_7, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %14 = func.call @dynamic_index_in_dim(%iterArg_8, %10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %15:3 = func.call @closed_call_3(%iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13, %11, %12, %13, %14) : (tensor<4x64xf32>, tensor<64x4xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %16 = func.call @dynamic_update_index_in_dim_1(%iterArg_14, %15#2, %10) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %17, %15#0, %15#1, %16 : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %8#9, %8#7 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @softplus() -> (tensor<16x64xf32>, tensor<16x64xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    return %0, %1 : tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<64x4xf32>, %arg4: tensor<16x4xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %1:2 = call @softplus_0(%0, %arg1, %arg2) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>)
    %2 = stablehlo.dot_general %1#0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<16x4xf32>
    return %1#1, %1#0, %4 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>
  }
  func.func private @softplus_0(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>) {
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
    return %12, %20 : tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<4x64xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<4x64xf32>, %arg3: tensor<f32>, %arg4: tensor<16x4xf32>, %arg5: tensor<16x64xf32>, %arg6: tensor<16x64xf32>, %arg7: tensor<16x4xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.multiply %0, %arg7 : tensor<16x4xf32>
    %2 = stablehlo.dot_general %1, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<64x4xf32>) -> tensor<16x64xf32>
    %5 = stablehlo.transpose %3, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<4x64xf32>
    %7 = call @softplus_4(%arg5, %4) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.dot_general %7, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<4x64xf32>
    %11 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    return %10, %arg3, %11 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
  }
  func.func private @softplus_4(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
}

// -----

// A sparse autoencoder in a scan.
module @jit_sae attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @softplus() : () -> (tensor<16x64xf32>, tensor<16x64xf32>)
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %0#0, %iterArg_8 = %0#1, %iterArg_9 = %1, %iterArg_10 = %c, %iterArg_11 = %2, %iterArg_12 = %3, %iterArg_13 = %4) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %10:3 = func.call @closed_call(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %9) : (tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<16x4xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_11, %10#0, %iterArg_10) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_12, %10#1, %iterArg_10) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %13 = func.call @dynamic_update_index_in_dim_1(%iterArg_13, %10#2, %iterArg_10) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %14, %11, %12, %13 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>
    }
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:10 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %5#6, %iterArg_7 = %5#7, %iterArg_8 = %5#8, %iterArg_9 = %arg1, %iterArg_10 = %1, %iterArg_11 = %c_5, %iterArg_12 = %6, %iterArg_13 = %cst_3, %iterArg_14 = %7) : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.subtract %c_15, %iterArg_11 : tensor<i32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.subtract %9, %c_16 : tensor<i32>
      %11 = func.call @dynamic_index_in_dim(%iterArg, %10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_6, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %13 = func.call @dynamic_index_in_dim_2(%iterArg_7, %10) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %14 = func.call @dynamic_index_in_dim(%iterArg_8, %10) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %15:3 = func.call @closed_call_3(%iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13, %11, %12, %13, %14) : (tensor<4x64xf32>, tensor<64x4xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %16 = func.call @dynamic_update_index_in_dim_1(%iterArg_14, %15#2, %10) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %17, %15#0, %15#1, %16 : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %8#9, %8#7 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @softplus() -> (tensor<16x64xf32>, tensor<16x64xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    return %0, %1 : tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<64x4xf32>, %arg4: tensor<16x4xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %1:2 = call @softplus_0(%0, %arg1, %arg2) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>)
    %2 = stablehlo.dot_general %1#0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.subtract %2, %arg4 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<16x4xf32>
    return %1#1, %1#0, %5 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x4xf32>
  }
  func.func private @softplus_0(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>) {
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
    return %12, %20 : tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<4x64xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<4x64xf32>, %arg3: tensor<f32>, %arg4: tensor<16x4xf32>, %arg5: tensor<16x64xf32>, %arg6: tensor<16x64xf32>, %arg7: tensor<16x4xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = stablehlo.multiply %cst, %arg3 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %3 = stablehlo.multiply %2, %arg7 : tensor<16x4xf32>
    %4 = stablehlo.negate %3 : tensor<16x4xf32>
    %5 = stablehlo.dot_general %3, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %7 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<64x4xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.add %1, %7 : tensor<16x64xf32>
    %9 = stablehlo.transpose %6, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %10 = stablehlo.add %arg2, %9 : tensor<4x64xf32>
    %11 = call @softplus_4(%arg5, %8) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %12 = stablehlo.dot_general %11, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %14 = stablehlo.add %10, %13 : tensor<4x64xf32>
    %15 = stablehlo.dot_general %11, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    %16 = stablehlo.add %4, %15 : tensor<16x4xf32>
    return %14, %arg3, %16 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
  }
  func.func private @softplus_4(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
}

// -----

// One by rectified units, checkpointed.
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0:4 = stablehlo.optimization_barrier %arg1, %arg2, %arg0, %cst : tensor<4x64xf32>, tensor<64x4xf32>, tensor<4x16x4xf32>, tensor<f32>
    %1 = stablehlo.dot_general %0#2, %0#0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<4x64xf32>) -> tensor<4x16x64xf32>
    %2 = call @relu(%1) : (tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x16x64xf32>, tensor<4x16x64xf32>) -> tensor<4x16x64xi1>
    %5 = stablehlo.dot_general %2, %0#1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<64x4xf32>) -> tensor<4x16x4xf32>
    %6 = stablehlo.subtract %5, %0#2 : tensor<4x16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<4x16x4xf32>
    %9 = stablehlo.dot_general %0#2, %0#0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<4x64xf32>) -> tensor<4x16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %11 = stablehlo.compare GT, %9, %10, FLOAT : (tensor<4x16x64xf32>, tensor<4x16x64xf32>) -> tensor<4x16x64xi1>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.multiply %cst_3, %0#3 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %15 = stablehlo.select %11, %13, %14 : tensor<4x16x64xi1>, tensor<4x16x64xf32>
    %16 = stablehlo.dot_general %15, %0#2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x4xf32>) -> tensor<64x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %18 = stablehlo.dot_general %15, %0#0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x64xf32>) -> tensor<4x16x4xf32>
    %19 = stablehlo.broadcast_in_dim %0#3, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %20 = stablehlo.multiply %19, %8 : tensor<4x16x4xf32>
    %21 = stablehlo.negate %20 : tensor<4x16x4xf32>
    %22 = stablehlo.add %18, %21 : tensor<4x16x4xf32>
    %23 = stablehlo.dot_general %20, %0#1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<64x4xf32>) -> tensor<4x16x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %25 = stablehlo.select %4, %23, %24 : tensor<4x16x64xi1>, tensor<4x16x64xf32>
    %26 = stablehlo.dot_general %25, %0#2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x4xf32>) -> tensor<64x4xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %28 = stablehlo.add %17, %27 : tensor<4x64xf32>
    %29 = stablehlo.dot_general %25, %0#0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x64xf32>) -> tensor<4x16x4xf32>
    %30 = stablehlo.add %22, %29 : tensor<4x16x4xf32>
    return %30, %28 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @relu(%arg0: tensor<4x16x64xf32>) -> tensor<4x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
}

// -----

// With tied weights.
module @jit_tied attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0:3 = stablehlo.optimization_barrier %arg1, %arg0, %cst : tensor<4x64xf32>, tensor<4x16x4xf32>, tensor<f32>
    %1 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<4x64xf32>) -> tensor<4x16x64xf32>
    %2 = call @relu(%1) : (tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x16x64xf32>, tensor<4x16x64xf32>) -> tensor<4x16x64xi1>
    %5 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %6 = stablehlo.dot_general %2, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<64x4xf32>) -> tensor<4x16x4xf32>
    %7 = stablehlo.subtract %6, %0#1 : tensor<4x16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x16x4xf32>
    %10 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<4x64xf32>) -> tensor<4x16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<4x16x64xf32>, tensor<4x16x64xf32>) -> tensor<4x16x64xi1>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %13 = stablehlo.multiply %cst_3, %0#2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %16 = stablehlo.select %12, %14, %15 : tensor<4x16x64xi1>, tensor<4x16x64xf32>
    %17 = stablehlo.dot_general %16, %0#1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x4xf32>) -> tensor<64x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %19 = stablehlo.dot_general %16, %0#0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x64xf32>) -> tensor<4x16x4xf32>
    %20 = stablehlo.broadcast_in_dim %0#2, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %21 = stablehlo.multiply %20, %9 : tensor<4x16x4xf32>
    %22 = stablehlo.negate %21 : tensor<4x16x4xf32>
    %23 = stablehlo.add %19, %22 : tensor<4x16x4xf32>
    %24 = stablehlo.dot_general %21, %2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<4x16x64xf32>) -> tensor<4x64xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %26 = stablehlo.dot_general %21, %5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4xf32>, tensor<64x4xf32>) -> tensor<4x16x64xf32>
    %27 = stablehlo.transpose %25, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %28 = stablehlo.add %18, %27 : tensor<4x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %30 = stablehlo.select %4, %26, %29 : tensor<4x16x64xi1>, tensor<4x16x64xf32>
    %31 = stablehlo.dot_general %30, %0#1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x4xf32>) -> tensor<64x4xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %33 = stablehlo.add %28, %32 : tensor<4x64xf32>
    %34 = stablehlo.dot_general %30, %0#0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x64xf32>) -> tensor<4x16x4xf32>
    %35 = stablehlo.add %23, %34 : tensor<4x16x4xf32>
    return %35, %33 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @relu(%arg0: tensor<4x16x64xf32>) -> tensor<4x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
}

// -----

// The gradient of an autoencoder that keeps its 17 largest activations: columns that a search found.
module @jit_sae attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x2048xf32>, %arg2: tensor<2048x4xf32>) -> (tensor<4x2048xf32> {jax.result_info = "result[0]"}, tensor<2048x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x2048xf32>) -> tensor<8x2048xf32>
    %values, %indices = chlo.top_k(%0, k = 17) : tensor<8x2048xf32> -> (tensor<8x17xf32>, tensor<8x17xi32>)
    %1 = stablehlo.reshape %indices : (tensor<8x17xi32>) -> tensor<8x17x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2048xf32>
    %3 = stablehlo.iota dim = 0 : tensor<8xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %8 = stablehlo.add %4, %7 : tensor<8x1xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<8x1xi1>, tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x17xi32>
    %11 = stablehlo.compare LT, %indices, %10, SIGNED : (tensor<8x17xi32>, tensor<8x17xi32>) -> tensor<8x17xi1>
    %c_2 = stablehlo.constant dense<2048> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x17xi32>
    %13 = stablehlo.add %indices, %12 : tensor<8x17xi32>
    %14 = stablehlo.select %11, %13, %indices : tensor<8x17xi1>, tensor<8x17xi32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x17xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<8x17xi32>) -> tensor<8x17x1xi32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8x17xi32>) -> tensor<8x17x1xi32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<8x17x1xi32>, tensor<8x17x1xi32>) -> tensor<8x17x2xi32>
    %19 = stablehlo.iota dim = 0 : tensor<136xui32>
    %20 = stablehlo.reshape %19 : (tensor<136xui32>) -> tensor<8x17xui32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x17xui32>
    %22 = stablehlo.add %20, %21 : tensor<8x17xui32>
    %c_4 = stablehlo.constant dense<0> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<8x2048xui32>
    %24 = "stablehlo.scatter"(%23, %18, %22) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>):
      stablehlo.return %arg4 : tensor<ui32>
    }) : (tensor<8x2048xui32>, tensor<8x17x2xi32>, tensor<8x17xui32>) -> tensor<8x2048xui32>
    %25 = "stablehlo.gather"(%24, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x2048xui32>, tensor<8x17x2xi32>) -> tensor<8x17xui32>
    %c_5 = stablehlo.constant dense<0> : tensor<ui32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<8x2048xui32>
    %27 = stablehlo.compare EQ, %24, %26, UNSIGNED : (tensor<8x2048xui32>, tensor<8x2048xui32>) -> tensor<8x2048xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x2048xf32>
    %29 = stablehlo.select %27, %2, %28 : tensor<8x2048xi1>, tensor<8x2048xf32>
    %30 = stablehlo.compare EQ, %22, %25, UNSIGNED : (tensor<8x17xui32>, tensor<8x17xui32>) -> tensor<8x17xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %32 = stablehlo.select %30, %values, %31 : tensor<8x17xi1>, tensor<8x17xf32>
    %33 = stablehlo.compare EQ, %22, %25, UNSIGNED : (tensor<8x17xui32>, tensor<8x17xui32>) -> tensor<8x17xi1>
    %34 = "stablehlo.scatter"(%29, %18, %32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %61 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %61 : tensor<f32>
    }) : (tensor<8x2048xf32>, tensor<8x17x2xi32>, tensor<8x17xf32>) -> tensor<8x2048xf32>
    %35 = stablehlo.dot_general %34, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048xf32>, tensor<2048x4xf32>) -> tensor<8x4xf32>
    %36 = stablehlo.subtract %35, %arg0 : tensor<8x4xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<8x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<8x4xf32>
    %42 = stablehlo.dot_general %41, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x2048xf32>) -> tensor<4x2048xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x2048xf32>) -> tensor<2048x4xf32>
    %44 = stablehlo.dot_general %41, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<2048x4xf32>) -> tensor<8x2048xf32>
    %c_11 = stablehlo.constant dense<[7, 2047]> : tensor<2xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8x17x2xi32>
    %46 = stablehlo.compare GE, %18, %45, SIGNED : (tensor<8x17x2xi32>, tensor<8x17x2xi32>) -> tensor<8x17x2xi1>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<8x17x2xi32>
    %49 = stablehlo.compare LE, %18, %48, SIGNED : (tensor<8x17x2xi32>, tensor<8x17x2xi32>) -> tensor<8x17x2xi1>
    %50 = stablehlo.and %46, %49 : tensor<8x17x2xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %51 = stablehlo.reduce(%50 init: %c_13) applies stablehlo.and across dimensions = [2] : (tensor<8x17x2xi1>, tensor<i1>) -> tensor<8x17xi1>
    %52 = "stablehlo.gather"(%44, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x2048xf32>, tensor<8x17x2xi32>) -> tensor<8x17xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %54 = stablehlo.select %51, %52, %53 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %56 = stablehlo.select %33, %54, %55 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x2048xf32>
    %58 = "stablehlo.scatter"(%57, %1, %56) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %61 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %61 : tensor<f32>
    }) : (tensor<8x2048xf32>, tensor<8x17x1xi32>, tensor<8x17xf32>) -> tensor<8x2048xf32>
    %59 = stablehlo.dot_general %58, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048xf32>, tensor<8x4xf32>) -> tensor<2048x4xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<2048x4xf32>) -> tensor<4x2048xf32>
    return %60, %43 : tensor<4x2048xf32>, tensor<2048x4xf32>
  }
}

// -----

// The gradient of the greatest similarities (ColBERT).
module @jit_maxsim attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x16xf32>, %arg1: tensor<128x16xf32>) -> (tensor<32x16xf32> {jax.result_info = "result[0]"}, tensor<128x16xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x128xf32>) -> tensor<32x128xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.reshape %2 : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x128xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xi1>
    %6 = stablehlo.convert %5 : (tensor<32x128xi1>) -> tensor<32x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %9 = stablehlo.divide %8, %7 : tensor<32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<32xf32>) -> tensor<32x128xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<32x128xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x128xf32>, tensor<32x16xf32>) -> tensor<128x16xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %14 = stablehlo.dot_general %11, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x128xf32>, tensor<16x128xf32>) -> tensor<32x16xf32>
    %15 = stablehlo.transpose %13, dims = [1, 0] : (tensor<16x128xf32>) -> tensor<128x16xf32>
    return %14, %15 : tensor<32x16xf32>, tensor<128x16xf32>
  }
}
