// RUN: %grpo-opt %s --always-fuse --min-logits=0 --remarks=all -o %t.mlir 2>&1 | FileCheck %s

// No tokens at all: there is nothing to pick, and nothing is divided by the number of rows. The label's logits have a product of their own.

// CHECK-NOT: error
// CHECK: remark: [outline]
// CHECK-NOT: error

module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x16xf32>, %arg1: tensor<16x2048xf32>, %arg2: tensor<0xi32>) -> (tensor<0x16xf32> {jax.result_info = "result[0]"}, tensor<16x2048xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x16xf32>, tensor<16x2048xf32>) -> tensor<0x2048xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<0x2048xf32>, tensor<f32>) -> tensor<0xf32>
    %2 = stablehlo.is_finite %1 : (tensor<0xf32>) -> tensor<0xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %3 = stablehlo.select %2, %1, %cst_0 : tensor<0xi1>, tensor<0xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<0xf32>) -> tensor<0x2048xf32>
    %5 = stablehlo.subtract %0, %4 : tensor<0x2048xf32>
    %6 = stablehlo.exponential %5 : tensor<0x2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x2048xf32>, tensor<f32>) -> tensor<0xf32>
    %8 = stablehlo.abs %7 : tensor<0xf32>
    %9 = stablehlo.compare GE, %7, %cst_0, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %11 = stablehlo.reshape %10 : (tensor<0x1xi32>) -> tensor<0x1x1xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<0xf32>
    %12 = stablehlo.negate %cst_2 : tensor<0xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<0xf32>) -> tensor<0x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<0x2048xf32>
    %14 = "stablehlo.scatter"(%cst_3, %11, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %30 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %30 : tensor<f32>
    }) : (tensor<0x2048xf32>, tensor<0x1x1xi32>, tensor<0x1xf32>) -> tensor<0x2048xf32>
    %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<0x16xf32>) -> tensor<2048x16xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
    %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<16x2048xf32>) -> tensor<0x16xf32>
    %18 = stablehlo.divide %cst_2, %8 : tensor<0xf32>
    %19 = stablehlo.select %9, %cst_0, %18 : tensor<0xi1>, tensor<0xf32>
    %20 = stablehlo.select %9, %18, %cst_0 : tensor<0xi1>, tensor<0xf32>
    %21 = stablehlo.negate %19 : tensor<0xf32>
    %22 = stablehlo.add %20, %21 : tensor<0xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<0xf32>) -> tensor<0x2048xf32>
    %24 = stablehlo.multiply %23, %6 : tensor<0x2048xf32>
    %25 = stablehlo.dot_general %24, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<0x16xf32>) -> tensor<2048x16xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
    %27 = stablehlo.add %16, %26 : tensor<16x2048xf32>
    %28 = stablehlo.dot_general %24, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<16x2048xf32>) -> tensor<0x16xf32>
    %29 = stablehlo.add %17, %28 : tensor<0x16xf32>
    return %29, %27 : tensor<0x16xf32>, tensor<16x2048xf32>
  }
}
