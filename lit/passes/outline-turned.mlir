// RUN: %grpo-opt %s --always-fuse --target portable --remarks=all -o /dev/null 2>&1 | FileCheck %s

// A bias's gradient alone, of a softmax by hand that is computed again: its sum over the rows is looked at along the columns, as the forward is.

// CHECK-NOT: x 24 vocabulary columns
// CHECK: fused a chain over 24 rows x 200 vocabulary columns with 2 sinks
// CHECK: fused a chain over 24 rows x 200 vocabulary columns with 1 sinks
// CHECK-NOT: x 24 vocabulary columns
module @jit_M attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<200xf32>, %arg1: tensor<24x16xf32>, %arg2: tensor<16x200xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<200xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<200xf32>) -> tensor<1x200xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x200xf32>) -> tensor<24x200xf32>
    %3 = stablehlo.add %0, %2 : tensor<24x200xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<200xf32>) -> tensor<1x200xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x200xf32>) -> tensor<24x200xf32>
    %8 = stablehlo.add %5, %7 : tensor<24x200xf32>
    %9 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x200xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<24x200xf32>
    %12 = stablehlo.exponential %11 : tensor<24x200xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.log %13 : tensor<24xf32>
    %15 = stablehlo.add %4, %14 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.divide %17, %13 : tensor<24xf32>
    %19:5 = stablehlo.optimization_barrier %4, %arg1, %arg2, %arg0, %18 : tensor<24xf32>, tensor<24x16xf32>, tensor<16x200xf32>, tensor<200xf32>, tensor<24xf32>
    %20 = stablehlo.dot_general %19#1, %19#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %21 = stablehlo.broadcast_in_dim %19#3, dims = [1] : (tensor<200xf32>) -> tensor<1x200xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x200xf32>) -> tensor<24x200xf32>
    %23 = stablehlo.add %20, %22 : tensor<24x200xf32>
    %24 = stablehlo.broadcast_in_dim %19#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x200xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<24x200xf32>
    %27 = stablehlo.exponential %26 : tensor<24x200xf32>
    %28 = stablehlo.broadcast_in_dim %19#4, dims = [0] : (tensor<24xf32>) -> tensor<24x200xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<24x200xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24x200xf32>, tensor<f32>) -> tensor<200xf32>
    %31 = stablehlo.reshape %30 : (tensor<200xf32>) -> tensor<1x200xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1x200xf32>, tensor<f32>) -> tensor<200xf32>
    return %16, %32 : tensor<f32>, tensor<200xf32>
  }
}
