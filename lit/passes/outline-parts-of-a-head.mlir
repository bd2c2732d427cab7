// Two slices of a head's columns, written out one after the other, whose maxima start with a number that the program is given, and the sums of all
// columns' exponentials with these maxima taken off. Put together, the sums would be of another product than the maxima are, whose logits
// may differ by a unit: at logits of thousands an exponential of more than 1.

// RUN: %grpo-opt %s --remarks=all --always-fuse --min-columns=32 --min-logits=1KiB --target=portable -o - 2>&1 | FileCheck %s

// CHECK-NOT: 40 rows x 192 vocabulary columns
// CHECK: missed: another product of the same hidden states and weights stays
// CHECK-NOT: 40 rows x 192 vocabulary columns
// CHECK-LABEL: func.func public @main
// CHECK-NOT: tensor<40x192xf32>
module @jit_tot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x16xf32>, %arg1: tensor<16x192xf32>, %arg2: tensor<40xf32>, %arg3: tensor<40xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %2 = stablehlo.add %0, %1 : tensor<40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %c, %c_1, sizes = [16, 96] : (tensor<16x192xf32>, tensor<i32>, tensor<i32>) -> tensor<16x96xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x16xf32>, tensor<16x96xf32>) -> tensor<40x96xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40xf32>
    %6 = stablehlo.maximum %arg3, %5 : tensor<40xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<96> : tensor<i32>
    %7 = stablehlo.dynamic_slice %arg1, %c_3, %c_4, sizes = [16, 96] : (tensor<16x192xf32>, tensor<i32>, tensor<i32>) -> tensor<16x96xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x16xf32>, tensor<16x96xf32>) -> tensor<40x96xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40xf32>
    %10 = stablehlo.maximum %6, %9 : tensor<40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %c_6, %c_7, sizes = [16, 96] : (tensor<16x192xf32>, tensor<i32>, tensor<i32>) -> tensor<16x96xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x16xf32>, tensor<16x96xf32>) -> tensor<40x96xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %15 = stablehlo.subtract %12, %14 : tensor<40x96xf32>
    %16 = stablehlo.exponential %15 : tensor<40x96xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40xf32>
    %18 = stablehlo.add %0, %17 : tensor<40xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<96> : tensor<i32>
    %19 = stablehlo.dynamic_slice %arg1, %c_9, %c_10, sizes = [16, 96] : (tensor<16x192xf32>, tensor<i32>, tensor<i32>) -> tensor<16x96xf32>
    %20 = stablehlo.dot_general %arg0, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x16xf32>, tensor<16x96xf32>) -> tensor<40x96xf32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %23 = stablehlo.subtract %20, %22 : tensor<40x96xf32>
    %24 = stablehlo.exponential %23 : tensor<40x96xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40xf32>
    %26 = stablehlo.add %18, %25 : tensor<40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %28 = stablehlo.add %26, %27 : tensor<40xf32>
    %29 = stablehlo.log %28 : tensor<40xf32>
    %30 = stablehlo.add %29, %10 : tensor<40xf32>
    %31 = stablehlo.multiply %30, %arg2 : tensor<40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    return %32, %30 : tensor<f32>, tensor<40xf32>
  }
}
