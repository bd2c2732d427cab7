// RUN: %grpo-opt %s --min-columns=48 --min-logits=1KiB --target=portable --remarks=all -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.mlir
// RUN: sed 's/num_partitions = 1/num_partitions = 2/' %s > %t.split.mlir
// RUN: not %grpo-opt %t.split.mlir --min-columns=48 --min-logits=1KiB --target=portable --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=SPLIT

// Several columns of each row are read: the numbers of their gradient are added up where columns are the same, and then multiplied. What is not
// finite is looked for in a branch.

// REMARK: applied: a gradient that is 0 but for 3 columns of each row is taken from there (64 rows x 64 columns)
// SPLIT: missed: a gradient that is 0 but for a few columns of each row
// SPLIT: error: --strict: 2 candidate chains not fused
// CHECK-NOT: tensor<64x64xf32>
// CHECK: stablehlo.compare EQ, {{.*}} : (tensor<3x3x64xi32>, tensor<3x3x64xi32>) -> tensor<3x3x64xi1>
// CHECK: "stablehlo.case"
// CHECK-NOT: tensor<64x64xf32>
// CHECK: return
module @jit_q3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64xi32>) -> (tensor<64x4xf32> {jax.result_info = "result[0]"}, tensor<4x64xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x3xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<64x3xi32>
    %6 = stablehlo.add %4, %5 : tensor<64x3xi32>
    %c = stablehlo.constant dense<64> : tensor<i32>
    %7 = call @remainder(%6, %c) : (tensor<64x3xi32>, tensor<i32>) -> tensor<64x3xi32>
    %8:2 = call @take_along_axis(%0, %7) : (tensor<64x64xf32>, tensor<64x3xi32>) -> (tensor<64x3xf32>, tensor<64x3x1xi32>)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %10 = stablehlo.multiply %9, %8#0 : tensor<64x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %11 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<64x3xf32>
    %14 = call @take_along_axis_0(%8#1, %13) : (tensor<64x3x1xi32>, tensor<64x3xf32>) -> tensor<64x64xf32>
    %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x4xf32>) -> tensor<64x4xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<4x64xf32>) -> tensor<64x4xf32>
    return %17, %16 : tensor<64x4xf32>, tensor<4x64xf32>
  }
  func.func private @remainder(%arg0: tensor<64x3xi32>, %arg1: tensor<i32>) -> tensor<64x3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<64x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<64x3xi32>, tensor<64x3xi32>) -> tensor<64x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<64x3xi32>, tensor<64x3xi32>) -> tensor<64x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<64x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<64x3xi1>, tensor<64x3xi1>) -> tensor<64x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<64x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64x3xi32>
    %14 = stablehlo.add %4, %13 : tensor<64x3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<64x3xi1>, tensor<64x3xi32>
    return %15 : tensor<64x3xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<64x64xf32>, %arg1: tensor<64x3xi32>) -> (tensor<64x3xf32>, tensor<64x3x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<64x3xi32>, tensor<64x3xi32>) -> tensor<64x3xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<64x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<64x3xi1>, tensor<64x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<64x3xi32>) -> tensor<64x3x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x3x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<64x3x1xi32>, tensor<64x3x1xi32>) -> tensor<64x3x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<64x3x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<64x3x1xi32>, tensor<64x3x1xi32>) -> tensor<64x3x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<64x3x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<64x3x1xi1>, tensor<i1>) -> tensor<64x3xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x64xf32>, tensor<64x3x1xi32>) -> tensor<64x3xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<64x3xi1>, tensor<64x3xf32>
    return %15, %5 : tensor<64x3xf32>, tensor<64x3x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<64x3x1xi32>, %arg1: tensor<64x3xf32>) -> tensor<64x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x64xf32>, tensor<64x3x1xi32>, tensor<64x3xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}
