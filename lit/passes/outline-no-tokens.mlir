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
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<0xf32>
    %4 = stablehlo.is_finite %3 : (tensor<0xf32>) -> tensor<0xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<0xi1>, tensor<0xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<0xf32>) -> tensor<0x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<0x1xf32>) -> tensor<0x2048xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<0x2048xf32>
    %10 = stablehlo.exponential %9 : tensor<0x2048xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<0x2048xf32>, tensor<f32>) -> tensor<0xf32>
    %12 = stablehlo.abs %11 : tensor<0xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %16 = call @take_along_axis(%15) : (tensor<0x1xi32>) -> tensor<0x1x1xi32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %18 = stablehlo.negate %17 : tensor<0xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<0xf32>) -> tensor<0x1xf32>
    %20 = call @take_along_axis_0(%16, %19) : (tensor<0x1x1xi32>, tensor<0x1xf32>) -> tensor<0x2048xf32>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<0x16xf32>) -> tensor<2048x16xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
    %23 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<16x2048xf32>) -> tensor<0x16xf32>
    %24 = stablehlo.divide %17, %12 : tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %26 = stablehlo.select %14, %25, %24 : tensor<0xi1>, tensor<0xf32>
    %27 = stablehlo.select %14, %24, %25 : tensor<0xi1>, tensor<0xf32>
    %28 = stablehlo.negate %26 : tensor<0xf32>
    %29 = stablehlo.add %27, %28 : tensor<0xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<0xf32>) -> tensor<0x2048xf32>
    %31 = stablehlo.multiply %30, %10 : tensor<0x2048xf32>
    %32 = stablehlo.dot_general %31, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<0x16xf32>) -> tensor<2048x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
    %34 = stablehlo.add %22, %33 : tensor<16x2048xf32>
    %35 = stablehlo.dot_general %31, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<0x2048xf32>, tensor<16x2048xf32>) -> tensor<0x16xf32>
    %36 = stablehlo.add %23, %35 : tensor<0x16xf32>
    return %36, %34 : tensor<0x16xf32>, tensor<16x2048xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<0x1xi32>) -> tensor<0x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<0x1xi32>, tensor<0x1xi32>) -> tensor<0x1xi1>
    %c_0 = stablehlo.constant dense<2048> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<0x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<0x1xi1>, tensor<0x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<0x1xi32>) -> tensor<0x1x1xi32>
    return %5 : tensor<0x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<0x1x1xi32>, %arg1: tensor<0x1xf32>) -> tensor<0x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x2048xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<0x2048xf32>, tensor<0x1x1xi32>, tensor<0x1xf32>) -> tensor<0x2048xf32>
    return %1 : tensor<0x2048xf32>
  }
}
