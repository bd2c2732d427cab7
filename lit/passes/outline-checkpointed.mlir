// RUN: %grpo-opt %s --min-columns=48 --min-logits=128KiB --remarks=all --target=portable -o /dev/null 2>&1 | FileCheck %s

// Chunks of tokens that are checkpointed: what all steps hold counts, though the weights come out of the step's barrier.

// CHECK: remark: [outline] applied: fused a chain over 16 rows x 1024 vocabulary columns
// CHECK-NOT: missed
module @jit_ck attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x40xf32>, %arg1: tensor<40x1024xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x40xf32> {jax.result_info = "result[0]"}, tensor<40x1024xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:7 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg2, %iterArg_3 = %arg1, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %cst_0, %iterArg_7 = %1) : tensor<4x16x40xf32>, tensor<4x16xi32>, tensor<40x1024xf32>, tensor<i32>, tensor<40x1024xf32>, tensor<f32>, tensor<4x16x40xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %3 = stablehlo.subtract %c_8, %iterArg_4 : tensor<i32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.subtract %3, %c_9 : tensor<i32>
      %5 = func.call @dynamic_index_in_dim(%iterArg, %4) : (tensor<4x16x40xf32>, tensor<i32>) -> tensor<16x40xf32>
      %6 = func.call @dynamic_index_in_dim_0(%iterArg_2, %4) : (tensor<4x16xi32>, tensor<i32>) -> tensor<16xi32>
      %7:3 = func.call @closed_call(%iterArg_3, %iterArg_5, %iterArg_6, %5, %6) : (tensor<40x1024xf32>, tensor<40x1024xf32>, tensor<f32>, tensor<16x40xf32>, tensor<16xi32>) -> (tensor<40x1024xf32>, tensor<f32>, tensor<16x40xf32>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_7, %7#2, %4) : (tensor<4x16x40xf32>, tensor<16x40xf32>, tensor<i32>) -> tensor<4x16x40xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_4, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %9, %7#0, %7#1, %8 : tensor<4x16x40xf32>, tensor<4x16xi32>, tensor<40x1024xf32>, tensor<i32>, tensor<40x1024xf32>, tensor<f32>, tensor<4x16x40xf32>
    }
    return %2#6, %2#4 : tensor<4x16x40xf32>, tensor<40x1024xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x40xf32>, %arg1: tensor<i32>) -> tensor<16x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 40] : (tensor<4x16x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x40xf32>) -> tensor<16x40xf32>
    return %1 : tensor<16x40xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call(%arg0: tensor<40x1024xf32>, %arg1: tensor<40x1024xf32>, %arg2: tensor<f32>, %arg3: tensor<16x40xf32>, %arg4: tensor<16xi32>) -> (tensor<40x1024xf32>, tensor<f32>, tensor<16x40xf32>) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg3, %arg4, %arg2 : tensor<40x1024xf32>, tensor<16x40xf32>, tensor<16xi32>, tensor<f32>
    %1 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x40xf32>, tensor<40x1024xf32>) -> tensor<16x1024xf32>
    %2:2 = call @log_softmax(%1) : (tensor<16x1024xf32>) -> (tensor<16x1024xf32>, tensor<16x1xf32>)
    %3 = stablehlo.broadcast_in_dim %0#2, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %4 = call @take_along_axis(%3) : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %5 = stablehlo.negate %0#3 : tensor<f32>
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %6 = stablehlo.divide %5, %cst : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = call @take_along_axis_1(%4, %8) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x1024xf32>
    %10 = call @log_softmax_2(%2#0, %2#1, %9) : (tensor<16x1024xf32>, tensor<16x1xf32>, tensor<16x1024xf32>) -> tensor<16x1024xf32>
    %11 = stablehlo.dot_general %10, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<16x40xf32>) -> tensor<1024x40xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<1024x40xf32>) -> tensor<40x1024xf32>
    %13 = stablehlo.dot_general %10, %0#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<40x1024xf32>) -> tensor<16x40xf32>
    %14 = stablehlo.add %arg1, %12 : tensor<40x1024xf32>
    return %14, %arg2, %13 : tensor<40x1024xf32>, tensor<f32>, tensor<16x40xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x1024xf32>) -> (tensor<16x1024xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x1024xf32>
    %6 = stablehlo.exponential %5 : tensor<16x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    return %6, %8 : tensor<16x1024xf32>, tensor<16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x1xi32>) -> tensor<16x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<1024> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    return %5 : tensor<16x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1024xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x1024xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x1024xf32>
    return %1 : tensor<16x1024xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<16x1024xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x1024xf32>) -> tensor<16x1024xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x1024xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x1024xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x1024xf32>
    return %7 : tensor<16x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x16x40xf32>, %arg1: tensor<16x40xf32>, %arg2: tensor<i32>) -> tensor<4x16x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x40xf32>) -> tensor<1x16x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x40xf32>, tensor<1x16x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x40xf32>
    return %1 : tensor<4x16x40xf32>
  }
}
