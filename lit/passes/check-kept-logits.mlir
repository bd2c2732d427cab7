// RUN: %grpo-opt %s --target=h100 2>&1 >/dev/null | FileCheck %s --check-prefix=FUSED
// RUN: %grpo-opt %s --target=h100 --remarks=none | FileCheck %s

// Logits of 256 MiB that loops keep, with the products of a low-rank adapter, take more memory than the program has: the loops compute
// the logits in chunks or tiles instead.

// FUSED-NOT: declined
// FUSED: fused 1 loss (2048 x 32768)
// CHECK-LABEL: func.func public @main
// CHECK-NOT: tensor<2048x32768xf32>
// CHECK: stablehlo.while
// CHECK-NOT: tensor<2048x32768xf32>
// CHECK: return
module @jit_lora attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x16xf32>, %arg1: tensor<16x32768xf32>, %arg2: tensor<2048x1024xf32>, %arg3: tensor<1024x32768xf32>, %arg4: tensor<f32>, %arg5: tensor<2048xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2048x1024xf32> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x1024xf32>, tensor<1024x32768xf32>) -> tensor<2048x32768xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x1024xf32>, tensor<1024x16xf32>) -> tensor<2048x16xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x16xf32>, tensor<16x32768xf32>) -> tensor<2048x32768xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2048x32768xf32>
    %5 = stablehlo.add %0, %4 : tensor<2048x32768xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %7 = stablehlo.divide %5, %6 : tensor<2048x32768xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<2048xf32>
    %11 = stablehlo.is_finite %10 : (tensor<2048xf32>) -> tensor<2048xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<2048xi1>, tensor<2048xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
    %16 = stablehlo.subtract %7, %15 : tensor<2048x32768xf32>
    %17 = stablehlo.exponential %16 : tensor<2048x32768xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
    %19 = stablehlo.abs %18 : tensor<2048xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %21 = stablehlo.compare GE, %18, %20, FLOAT : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xi1>
    %22 = stablehlo.log %19 : tensor<2048xf32>
    %23 = stablehlo.add %22, %13 : tensor<2048xf32>
    %24 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %25:2 = call @take_along_axis(%7, %24) : (tensor<2048x32768xf32>, tensor<2048x1xi32>) -> (tensor<2048x1xf32>, tensor<2048x1x1xi32>)
    %26 = stablehlo.reshape %25#0 : (tensor<2048x1xf32>) -> tensor<2048xf32>
    %27 = stablehlo.subtract %23, %26 : tensor<2048xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %30 = stablehlo.negate %29 : tensor<2048xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %32 = call @take_along_axis_0(%25#1, %31) : (tensor<2048x1x1xi32>, tensor<2048x1xf32>) -> tensor<2048x32768xf32>
    %33 = stablehlo.divide %29, %19 : tensor<2048xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %35 = stablehlo.select %21, %34, %33 : tensor<2048xi1>, tensor<2048xf32>
    %36 = stablehlo.select %21, %33, %34 : tensor<2048xi1>, tensor<2048xf32>
    %37 = stablehlo.negate %35 : tensor<2048xf32>
    %38 = stablehlo.add %36, %37 : tensor<2048xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
    %40 = stablehlo.multiply %39, %17 : tensor<2048x32768xf32>
    %41 = stablehlo.add %32, %40 : tensor<2048x32768xf32>
    %42 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %43 = stablehlo.divide %41, %42 : tensor<2048x32768xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<2048x32768xf32>
    %46 = stablehlo.dot_general %45, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2048x32768xf32>, tensor<16x32768xf32>) -> tensor<2048x16xf32>
    %47 = stablehlo.dot_general %46, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2048x16xf32>, tensor<1024x16xf32>) -> tensor<2048x1024xf32>
    %48 = stablehlo.dot_general %43, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2048x32768xf32>, tensor<1024x32768xf32>) -> tensor<2048x1024xf32>
    %49 = stablehlo.add %47, %48 : tensor<2048x1024xf32>
    return %28, %49 : tensor<f32>, tensor<2048x1024xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2048x32768xf32>, %arg1: tensor<2048x1xi32>) -> (tensor<2048x1xf32>, tensor<2048x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2048x1xi32>, tensor<2048x1xi32>) -> tensor<2048x1xi1>
    %c_0 = stablehlo.constant dense<32768> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2048x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2048x1xi1>, tensor<2048x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2048x1xi32>) -> tensor<2048x1x1xi32>
    %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2048x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2048x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2048x1x1xi1>, tensor<i1>) -> tensor<2048x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2048x32768xf32>, tensor<2048x1x1xi32>) -> tensor<2048x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2048x1xi1>, tensor<2048x1xf32>
    return %15, %5 : tensor<2048x1xf32>, tensor<2048x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2048x1x1xi32>, %arg1: tensor<2048x1xf32>) -> tensor<2048x32768xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2048x32768xf32>, tensor<2048x1x1xi32>, tensor<2048x1xf32>) -> tensor<2048x32768xf32>
    return %1 : tensor<2048x32768xf32>
  }
}

