// RUN: %grpo-opt %s --min-columns=48 --min-logits=128KiB --remarks=all --target=portable -o /dev/null 2>&1 | FileCheck %s

// Chunks of tokens that are checkpointed: what all steps hold counts, though the weights come out of the step's barrier.

// CHECK: remark: [outline] applied: fused a loss over 16 rows x 1024 vocabulary columns
// CHECK-NOT: missed
module @jit_ck attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x40xf32>, %arg1: tensor<40x1024xf32>, %arg2: tensor<4x16xi32>) -> (tensor<4x16x40xf32> {jax.result_info = "result[0]"}, tensor<40x1024xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<40x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4x16x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:7 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg2, %iterArg_3 = %arg1, %iterArg_4 = %c, %iterArg_5 = %cst, %iterArg_6 = %cst_0, %iterArg_7 = %cst_1) : tensor<4x16x40xf32>, tensor<4x16xi32>, tensor<40x1024xf32>, tensor<i32>, tensor<40x1024xf32>, tensor<f32>, tensor<4x16x40xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.subtract %c_8, %iterArg_4 : tensor<i32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.subtract %1, %c_9 : tensor<i32>
      %3 = stablehlo.dynamic_slice %iterArg, %2, %c, %c, sizes = [1, 16, 40] : (tensor<4x16x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x40xf32>
      %4 = stablehlo.reshape %3 : (tensor<1x16x40xf32>) -> tensor<16x40xf32>
      %5 = stablehlo.dynamic_slice %iterArg_2, %2, %c, sizes = [1, 16] : (tensor<4x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
      %6 = stablehlo.reshape %5 : (tensor<1x16xi32>) -> tensor<16xi32>
      %7:4 = stablehlo.optimization_barrier %iterArg_3, %4, %6, %iterArg_6 : tensor<40x1024xf32>, tensor<16x40xf32>, tensor<16xi32>, tensor<f32>
      %8 = stablehlo.dot_general %7#1, %7#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x40xf32>, tensor<40x1024xf32>) -> tensor<16x1024xf32>
      %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %9 = stablehlo.reduce(%8 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<16xf32>) -> tensor<16x1024xf32>
      %11 = stablehlo.subtract %8, %10 : tensor<16x1024xf32>
      %12 = stablehlo.exponential %11 : tensor<16x1024xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.reduce(%12 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %15 = stablehlo.broadcast_in_dim %7#2, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
      %16 = stablehlo.reshape %15 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
      %17 = stablehlo.negate %7#3 : tensor<f32>
      %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %18 = stablehlo.divide %17, %cst_12 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<16x1024xf32>
      %20 = "stablehlo.scatter"(%cst_13, %16, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %36 = stablehlo.add %arg3, %arg4 : tensor<f32>
        stablehlo.return %36 : tensor<f32>
      }) : (tensor<16x1024xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x1024xf32>
      %21 = stablehlo.negate %20 : tensor<16x1024xf32>
      %22 = stablehlo.reduce(%21 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
      %23 = stablehlo.reshape %22 : (tensor<16xf32>) -> tensor<16x1xf32>
      %24 = stablehlo.divide %23, %14 : tensor<16x1xf32>
      %25 = stablehlo.reduce(%24 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
      %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<16xf32>) -> tensor<16x1024xf32>
      %27 = stablehlo.multiply %26, %12 : tensor<16x1024xf32>
      %28 = stablehlo.add %20, %27 : tensor<16x1024xf32>
      %29 = stablehlo.dot_general %28, %7#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<16x40xf32>) -> tensor<1024x40xf32>
      %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<1024x40xf32>) -> tensor<40x1024xf32>
      %31 = stablehlo.dot_general %28, %7#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<40x1024xf32>) -> tensor<16x40xf32>
      %32 = stablehlo.add %iterArg_5, %30 : tensor<40x1024xf32>
      %33 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<16x40xf32>) -> tensor<1x16x40xf32>
      %34 = stablehlo.dynamic_update_slice %iterArg_7, %33, %2, %c, %c : (tensor<4x16x40xf32>, tensor<1x16x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x40xf32>
      %35 = stablehlo.add %iterArg_4, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %35, %32, %iterArg_6, %34 : tensor<4x16x40xf32>, tensor<4x16xi32>, tensor<40x1024xf32>, tensor<i32>, tensor<40x1024xf32>, tensor<f32>, tensor<4x16x40xf32>
    }
    return %0#6, %0#4 : tensor<4x16x40xf32>, tensor<40x1024xf32>
  }
}
