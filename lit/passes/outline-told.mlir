// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --min-columns=48 --min-logits=1KiB --target=portable -o %t.mlir 2>&1 | FileCheck %s

// Losses of which nothing was told, or only that they are fused.

// A softmax in a `lax.map` whose policy keeps the products: the loss alone is fused.
// CHECK: error: --strict: 1 candidate chain not fused: {{.*}}only the loss was fused, the head was not reached
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c, %iterArg_7 = %0) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %8 = func.call @closed_call(%iterArg_5, %7) : (tensor<4x64xf32>, tensor<16x4xf32>) -> tensor<16x64xf32>
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_7, %8, %iterArg_6) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %10, %9 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    }
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %3, %iterArg_5 = %1#3, %iterArg_6 = %arg0, %iterArg_7 = %arg2, %iterArg_8 = %arg1, %iterArg_9 = %c_4, %iterArg_10 = %4, %iterArg_11 = %5) : tensor<4xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<4x16x4xf32>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_13 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg, %8) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_5, %8) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %11 = func.call @dynamic_index_in_dim(%iterArg_6, %8) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_7, %8) : (tensor<4x16xi32>, tensor<i32>) -> tensor<16xi32>
      %13:2 = func.call @closed_call_3(%iterArg_8, %iterArg_10, %9, %10, %11, %12) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x64xf32>, tensor<16x4xf32>, tensor<16xi32>) -> (tensor<4x64xf32>, tensor<16x4xf32>)
      %14 = func.call @dynamic_update_index_in_dim_5(%iterArg_11, %13#1, %8) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %15, %13#0, %14 : tensor<4xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<4x16x4xf32>
    }
    return %6#7, %6#6 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x4xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call_3(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<16x64xf32>, %arg4: tensor<16x4xf32>, %arg5: tensor<16xi32>) -> (tensor<4x64xf32>, tensor<16x4xf32>) {
    %0:5 = stablehlo.optimization_barrier %arg3, %arg0, %arg4, %arg5, %arg2 : tensor<16x64xf32>, tensor<4x64xf32>, tensor<16x4xf32>, tensor<16xi32>, tensor<f32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<16xf32>
    %4 = stablehlo.is_finite %3 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<16xi1>, tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %9 = stablehlo.subtract %0#0, %8 : tensor<16x64xf32>
    %10 = stablehlo.exponential %9 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.abs %11 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %15 = stablehlo.broadcast_in_dim %0#3, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %16 = call @take_along_axis(%15) : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %17 = stablehlo.divide %0#4, %cst_4 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.negate %18 : tensor<16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %21 = call @take_along_axis_4(%16, %20) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x64xf32>
    %22 = stablehlo.divide %18, %12 : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.select %14, %23, %22 : tensor<16xi1>, tensor<16xf32>
    %25 = stablehlo.select %14, %22, %23 : tensor<16xi1>, tensor<16xf32>
    %26 = stablehlo.negate %24 : tensor<16xf32>
    %27 = stablehlo.add %25, %26 : tensor<16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %29 = stablehlo.multiply %28, %10 : tensor<16x64xf32>
    %30 = stablehlo.add %21, %29 : tensor<16x64xf32>
    %31 = stablehlo.dot_general %30, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %33 = stablehlo.dot_general %30, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    %34 = stablehlo.add %arg1, %32 : tensor<4x64xf32>
    return %34, %33 : tensor<4x64xf32>, tensor<16x4xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x1xi32>) -> tensor<16x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    return %5 : tensor<16x1x1xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x64xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
}

// -----

// Values of actions there: the gradient is taken from its columns, and the logits are kept.
// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c, %iterArg_7 = %0) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %8 = func.call @closed_call(%iterArg_5, %7) : (tensor<4x64xf32>, tensor<16x4xf32>) -> tensor<16x64xf32>
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_7, %8, %iterArg_6) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %10, %9 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    }
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %3, %iterArg_5 = %1#3, %iterArg_6 = %arg0, %iterArg_7 = %arg2, %iterArg_8 = %arg1, %iterArg_9 = %c_4, %iterArg_10 = %4, %iterArg_11 = %5) : tensor<4xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<4x16x4xf32>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_13 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg, %8) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_5, %8) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %11 = func.call @dynamic_index_in_dim(%iterArg_6, %8) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_7, %8) : (tensor<4x16xi32>, tensor<i32>) -> tensor<16xi32>
      %13:2 = func.call @closed_call_3(%iterArg_8, %iterArg_10, %9, %10, %11, %12) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x64xf32>, tensor<16x4xf32>, tensor<16xi32>) -> (tensor<4x64xf32>, tensor<16x4xf32>)
      %14 = func.call @dynamic_update_index_in_dim_5(%iterArg_11, %13#1, %8) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %15, %13#0, %14 : tensor<4xf32>, tensor<4x16x64xf32>, tensor<4x16x4xf32>, tensor<4x16xi32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<4x16x4xf32>
    }
    return %6#7, %6#6 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<16x4xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call_3(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<16x64xf32>, %arg4: tensor<16x4xf32>, %arg5: tensor<16xi32>) -> (tensor<4x64xf32>, tensor<16x4xf32>) {
    %0:5 = stablehlo.optimization_barrier %arg3, %arg0, %arg4, %arg5, %arg2 : tensor<16x64xf32>, tensor<4x64xf32>, tensor<16x4xf32>, tensor<16xi32>, tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0#3, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %2:2 = call @take_along_axis(%0#0, %1) : (tensor<16x64xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %3 = stablehlo.reshape %2#0 : (tensor<16x1xf32>) -> tensor<16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %6 = stablehlo.divide %0#4, %cst_0 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %10 = call @take_along_axis_4(%2#1, %9) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x64xf32>
    %11 = stablehlo.dot_general %10, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %13 = stablehlo.dot_general %10, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    %14 = stablehlo.add %arg1, %12 : tensor<4x64xf32>
    return %14, %13 : tensor<4x64xf32>, tensor<16x4xf32>
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
  func.func private @take_along_axis_4(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x64xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
}

// -----

// Squares of the distance to a number of each column, in a scan.
// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
module @jit_sq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %0, %iterArg_6 = %c, %iterArg_7 = %1) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %7 = func.call @closed_call(%iterArg_4, %iterArg_5, %6) : (tensor<4x64xf32>, tensor<1x64xf32>, tensor<16x4xf32>) -> tensor<16x64xf32>
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_7, %7, %iterArg_6) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %9, %8 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:7 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %2#4, %iterArg_5 = %arg1, %iterArg_6 = %c_3, %iterArg_7 = %3, %iterArg_8 = %cst_1, %iterArg_9 = %4) : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.subtract %c_10, %iterArg_6 : tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.subtract %6, %c_11 : tensor<i32>
      %8 = func.call @dynamic_index_in_dim(%iterArg, %7) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_4, %7) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %10:3 = func.call @closed_call_1(%iterArg_5, %iterArg_7, %iterArg_8, %8, %9) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %11 = func.call @dynamic_update_index_in_dim_2(%iterArg_9, %10#2, %7) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_6, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %12, %10#0, %10#1, %11 : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %5#6, %5#4 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<1x64xf32>, %arg2: tensor<16x4xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<16x64xf32>
    return %4 : tensor<16x64xf32>
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
  func.func private @closed_call_1(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<16x4xf32>, %arg4: tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %cst = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %0 = stablehlo.divide %arg2, %cst : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %2 = stablehlo.multiply %1, %arg4 : tensor<16x64xf32>
    %3 = stablehlo.dot_general %2, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %5 = stablehlo.add %arg1, %4 : tensor<4x64xf32>
    %6 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    return %5, %arg2, %6 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
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

// Squares of the distance to another product, in a scan.
// CHECK: error: --strict: 1 candidate chain not fused: a loop or a branch keeps logits for the gradient of a loss without a softmax
module @jit_mse2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x64xf32>) -> (tensor<4x16x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %0) : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %6 = func.call @closed_call(%iterArg_4, %iterArg_5, %5) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<16x4xf32>) -> tensor<16x64xf32>
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_7, %6, %iterArg_6) : (tensor<4x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %8, %7 : tensor<4x16x4xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x16x64xf32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:7 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %1#4, %iterArg_5 = %arg1, %iterArg_6 = %c_3, %iterArg_7 = %2, %iterArg_8 = %cst_1, %iterArg_9 = %3) : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.subtract %c_10, %iterArg_6 : tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.subtract %5, %c_11 : tensor<i32>
      %7 = func.call @dynamic_index_in_dim(%iterArg, %6) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
      %8 = func.call @dynamic_index_in_dim_0(%iterArg_4, %6) : (tensor<4x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %9:3 = func.call @closed_call_1(%iterArg_5, %iterArg_7, %iterArg_8, %7, %8) : (tensor<4x64xf32>, tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>, tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>)
      %10 = func.call @dynamic_update_index_in_dim_2(%iterArg_9, %9#2, %6) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_6, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %11, %9#0, %9#1, %10 : tensor<4x16x4xf32>, tensor<4x16x64xf32>, tensor<4x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<f32>, tensor<4x16x4xf32>
    }
    return %4#6, %4#4 : tensor<4x16x4xf32>, tensor<4x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<16x4xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<16x64xf32>
    return %4 : tensor<16x64xf32>
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
  func.func private @closed_call_1(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<f32>, %arg3: tensor<16x4xf32>, %arg4: tensor<16x64xf32>) -> (tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>) {
    %cst = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %0 = stablehlo.divide %arg2, %cst : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %2 = stablehlo.multiply %1, %arg4 : tensor<16x64xf32>
    %3 = stablehlo.dot_general %2, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %5 = stablehlo.add %arg1, %4 : tensor<4x64xf32>
    %6 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<4x64xf32>) -> tensor<16x4xf32>
    return %5, %arg2, %6 : tensor<4x64xf32>, tensor<f32>, tensor<16x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    return %1 : tensor<4x16x4xf32>
  }
}
