// RUN: %grpo-opt %s --always-fuse --target portable --remarks=all -o /dev/null 2>&1 | FileCheck %s

// A bias's gradient alone, of a softmax by hand that is computed again: its sum over the rows is looked at along the columns, as the forward is.

// CHECK-NOT: x 24 vocabulary columns
// CHECK: fused a loss over 24 rows x 200 vocabulary columns with 2 reductions
// CHECK: fused a loss over 24 rows x 200 vocabulary columns with 1 reductions
// CHECK-NOT: x 24 vocabulary columns
module @jit_M attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<200xf32>, %arg1: tensor<24x16xf32>, %arg2: tensor<16x200xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<200xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<200xf32>) -> tensor<24x200xf32>
    %2 = stablehlo.add %0, %1 : tensor<24x200xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xf32>) -> tensor<24x200xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<24x200xf32>
    %6 = stablehlo.exponential %5 : tensor<24x200xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.log %7 : tensor<24xf32>
    %9 = stablehlo.add %3, %8 : tensor<24xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<24xf32>
    %11 = stablehlo.divide %cst_1, %7 : tensor<24xf32>
    %12:5 = stablehlo.optimization_barrier %3, %arg1, %arg2, %arg0, %11 : tensor<24xf32>, tensor<24x16xf32>, tensor<16x200xf32>, tensor<200xf32>, tensor<24xf32>
    %13 = stablehlo.dot_general %12#1, %12#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %14 = stablehlo.broadcast_in_dim %12#3, dims = [1] : (tensor<200xf32>) -> tensor<24x200xf32>
    %15 = stablehlo.add %13, %14 : tensor<24x200xf32>
    %16 = stablehlo.broadcast_in_dim %12#0, dims = [0] : (tensor<24xf32>) -> tensor<24x200xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<24x200xf32>
    %18 = stablehlo.exponential %17 : tensor<24x200xf32>
    %19 = stablehlo.broadcast_in_dim %12#4, dims = [0] : (tensor<24xf32>) -> tensor<24x200xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<24x200xf32>
    %21 = stablehlo.reduce(%20 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<24x200xf32>, tensor<f32>) -> tensor<200xf32>
    %22 = stablehlo.reshape %21 : (tensor<200xf32>) -> tensor<1x200xf32>
    %23 = stablehlo.reduce(%22 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x200xf32>, tensor<f32>) -> tensor<200xf32>
    return %10, %23 : tensor<f32>, tensor<200xf32>
  }
}
