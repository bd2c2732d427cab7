// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --target=cpu -o %t.mlir 2>&1 | FileCheck %s
// REQUIRES: blocks

// Chains that the cost model declines on a CPU, in a loop over blocks of columns, in a branch and under a vmap: the one remark is the cost
// model's. Each program also sorts 2 GiB, so that a fused chain would not lower its peak.

// CHECK: error: --strict: 1 loss not fused: declined: a step of this loss is predicted to take
// CHECK-NOT: error
module @jit_loop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x2048xf32>, %arg1: tensor<2048x32768xf32>, %arg2: tensor<512xi32>, %arg3: tensor<16384x32768xf32>) -> (tensor<512x2048xf32> {jax.result_info = "result[0]"}, tensor<2048x32768xf32> {jax.result_info = "result[1]"}, tensor<f32>) {
    %0 = "stablehlo.sort"(%arg3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %9 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32768xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<512xf32>
    %2 = stablehlo.iota dim = 0 : tensor<8xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<8x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %2, %iterArg_7 = %arg0, %iterArg_8 = %arg1, %iterArg_9 = %c, %iterArg_10 = %cst_0, %iterArg_11 = %cst_1, %iterArg_12 = %cst_2, %iterArg_13 = %cst_2) : tensor<8xi32>, tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<8x512xf32>, tensor<8x512xf32>
    cond {
      %c_14 = stablehlo.constant dense<8> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_9, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.dynamic_slice %iterArg, %iterArg_9, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %10 = stablehlo.reshape %9 : (tensor<1xi32>) -> tensor<i32>
      %c_14 = stablehlo.constant dense<4096> : tensor<i32>
      %11 = stablehlo.multiply %10, %c_14 : tensor<i32>
      %12 = stablehlo.dynamic_slice %iterArg_8, %c, %11, sizes = [2048, 4096] : (tensor<2048x32768xf32>, tensor<i32>, tensor<i32>) -> tensor<2048x4096xf32>
      %13 = stablehlo.dot_general %iterArg_7, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x4096xf32>) -> tensor<512x4096xf32>
      %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %14 = stablehlo.reduce(%13 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
      %15 = stablehlo.maximum %iterArg_10, %14 : tensor<512xf32>
      %16 = stablehlo.subtract %iterArg_10, %15 : tensor<512xf32>
      %17 = stablehlo.exponential %16 : tensor<512xf32>
      %18 = stablehlo.multiply %iterArg_11, %17 : tensor<512xf32>
      %19 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
      %20 = stablehlo.subtract %13, %19 : tensor<512x4096xf32>
      %21 = stablehlo.exponential %20 : tensor<512x4096xf32>
      %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
      %23 = stablehlo.add %18, %22 : tensor<512xf32>
      %24 = stablehlo.broadcast_in_dim %iterArg_10, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
      %25 = stablehlo.dynamic_update_slice %iterArg_12, %24, %iterArg_9, %c : (tensor<8x512xf32>, tensor<1x512xf32>, tensor<i32>, tensor<i32>) -> tensor<8x512xf32>
      %26 = stablehlo.broadcast_in_dim %iterArg_11, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
      %27 = stablehlo.dynamic_update_slice %iterArg_13, %26, %iterArg_9, %c : (tensor<8x512xf32>, tensor<1x512xf32>, tensor<i32>, tensor<i32>) -> tensor<8x512xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_9, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %28, %15, %23, %25, %27 : tensor<8xi32>, tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<8x512xf32>, tensor<8x512xf32>
    }
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %4 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.negate %5 : tensor<512xf32>
    %7 = stablehlo.divide %5, %3#5 : tensor<512xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<2048x32768xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<512x2048xf32>
    %8:12 = stablehlo.while(%iterArg = %3#6, %iterArg_7 = %3#7, %iterArg_8 = %2, %iterArg_9 = %arg1, %iterArg_10 = %arg0, %iterArg_11 = %arg2, %iterArg_12 = %c, %iterArg_13 = %cst_5, %iterArg_14 = %cst_6, %iterArg_15 = %5, %iterArg_16 = %7, %iterArg_17 = %6) : tensor<8x512xf32>, tensor<8x512xf32>, tensor<8xi32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<i32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
    cond {
      %c_18 = stablehlo.constant dense<8> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_12, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_18 = stablehlo.constant dense<8> : tensor<i32>
      %9 = stablehlo.subtract %c_18, %iterArg_12 : tensor<i32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.subtract %9, %c_19 : tensor<i32>
      %11 = stablehlo.dynamic_slice %iterArg, %10, %c, sizes = [1, 512] : (tensor<8x512xf32>, tensor<i32>, tensor<i32>) -> tensor<1x512xf32>
      %12 = stablehlo.reshape %11 : (tensor<1x512xf32>) -> tensor<512xf32>
      %13 = stablehlo.dynamic_slice %iterArg_7, %10, %c, sizes = [1, 512] : (tensor<8x512xf32>, tensor<i32>, tensor<i32>) -> tensor<1x512xf32>
      %14 = stablehlo.reshape %13 : (tensor<1x512xf32>) -> tensor<512xf32>
      %15 = stablehlo.dynamic_slice %iterArg_8, %10, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
      %17:9 = stablehlo.optimization_barrier %iterArg_9, %iterArg_10, %iterArg_11, %12, %14, %16, %iterArg_15, %iterArg_16, %iterArg_17 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
      %c_20 = stablehlo.constant dense<4096> : tensor<i32>
      %18 = stablehlo.multiply %17#5, %c_20 : tensor<i32>
      %19 = stablehlo.dynamic_slice %17#0, %c, %18, sizes = [2048, 4096] : (tensor<2048x32768xf32>, tensor<i32>, tensor<i32>) -> tensor<2048x4096xf32>
      %20 = stablehlo.dot_general %17#1, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x4096xf32>) -> tensor<512x4096xf32>
      %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %21 = stablehlo.reduce(%20 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
      %22 = stablehlo.reshape %21 : (tensor<512xf32>) -> tensor<512x1xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x4096xf32>
      %24 = stablehlo.compare EQ, %20, %23, FLOAT : (tensor<512x4096xf32>, tensor<512x4096xf32>) -> tensor<512x4096xi1>
      %25 = stablehlo.convert %24 : (tensor<512x4096xi1>) -> tensor<512x4096xf32>
      %26 = stablehlo.reduce(%25 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
      %27 = stablehlo.maximum %17#3, %21 : tensor<512xf32>
      %28 = stablehlo.compare EQ, %17#3, %27, FLOAT : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<512xf32>
      %29 = stablehlo.select %28, %cst_22, %cst_1 : tensor<512xi1>, tensor<512xf32>
      %30 = stablehlo.compare EQ, %21, %27, FLOAT : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
      %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<512xf32>
      %31 = stablehlo.select %30, %cst_23, %cst_22 : tensor<512xi1>, tensor<512xf32>
      %32 = stablehlo.divide %29, %31 : tensor<512xf32>
      %33 = stablehlo.select %30, %cst_22, %cst_1 : tensor<512xi1>, tensor<512xf32>
      %34 = stablehlo.select %28, %cst_23, %cst_22 : tensor<512xi1>, tensor<512xf32>
      %35 = stablehlo.divide %33, %34 : tensor<512xf32>
      %36 = stablehlo.subtract %17#3, %27 : tensor<512xf32>
      %37 = stablehlo.exponential %36 : tensor<512xf32>
      %38 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
      %39 = stablehlo.subtract %20, %38 : tensor<512x4096xf32>
      %40 = stablehlo.exponential %39 : tensor<512x4096xf32>
      %41 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<512xi32>
      %42 = stablehlo.subtract %17#2, %41 : tensor<512xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<512xi32>
      %43 = stablehlo.compare GE, %42, %c_24, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
      %c_25 = stablehlo.constant dense<4096> : tensor<512xi32>
      %44 = stablehlo.compare LT, %42, %c_25, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
      %45 = stablehlo.and %43, %44 : tensor<512xi1>
      %46 = stablehlo.maximum %c_24, %42 : tensor<512xi32>
      %c_26 = stablehlo.constant dense<4095> : tensor<512xi32>
      %47 = stablehlo.minimum %c_26, %46 : tensor<512xi32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
      %49 = stablehlo.reshape %48 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
      %50 = stablehlo.select %45, %17#8, %cst_1 : tensor<512xi1>, tensor<512xf32>
      %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<512x4096xf32>
      %52 = "stablehlo.scatter"(%cst_27, %49, %51) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %80 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %80 : tensor<f32>
      }) : (tensor<512x4096xf32>, tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x4096xf32>
      %53 = stablehlo.broadcast_in_dim %17#7, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
      %54 = stablehlo.multiply %53, %40 : tensor<512x4096xf32>
      %55 = stablehlo.negate %54 : tensor<512x4096xf32>
      %56 = stablehlo.reduce(%55 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
      %57 = stablehlo.reshape %56 : (tensor<512xf32>) -> tensor<512x1xf32>
      %58 = stablehlo.add %52, %54 : tensor<512x4096xf32>
      %59 = stablehlo.reduce(%57 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
      %60 = stablehlo.add %17#6, %59 : tensor<512xf32>
      %61 = stablehlo.multiply %17#4, %17#7 : tensor<512xf32>
      %62 = stablehlo.multiply %17#7, %37 : tensor<512xf32>
      %63 = stablehlo.multiply %61, %37 : tensor<512xf32>
      %64 = stablehlo.negate %63 : tensor<512xf32>
      %65 = stablehlo.add %60, %64 : tensor<512xf32>
      %66 = stablehlo.multiply %65, %35 : tensor<512xf32>
      %67 = stablehlo.multiply %65, %32 : tensor<512xf32>
      %68 = stablehlo.add %63, %67 : tensor<512xf32>
      %69 = stablehlo.divide %66, %26 : tensor<512xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
      %71 = stablehlo.multiply %70, %25 : tensor<512x4096xf32>
      %72 = stablehlo.add %58, %71 : tensor<512x4096xf32>
      %73 = stablehlo.dot_general %72, %17#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x4096xf32>, tensor<512x2048xf32>) -> tensor<4096x2048xf32>
      %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<4096x2048xf32>) -> tensor<2048x4096xf32>
      %75 = stablehlo.dot_general %72, %19, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x4096xf32>, tensor<2048x4096xf32>) -> tensor<512x2048xf32>
      %76 = stablehlo.dynamic_update_slice %cst_5, %74, %c, %18 : (tensor<2048x32768xf32>, tensor<2048x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<2048x32768xf32>
      %77 = stablehlo.add %iterArg_13, %76 : tensor<2048x32768xf32>
      %78 = stablehlo.add %iterArg_14, %75 : tensor<512x2048xf32>
      %79 = stablehlo.add %iterArg_12, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %79, %77, %78, %68, %62, %17#8 : tensor<8x512xf32>, tensor<8x512xf32>, tensor<8xi32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<i32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
    }
    return %8#8, %8#7, %1 : tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<f32>
  }
}

// -----

// CHECK: error: --strict: 1 loss not fused: declined: a step of this loss is predicted to take
// CHECK-NOT: error
module @jit_cond attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x2048xf32>, %arg1: tensor<2048x32768xf32>, %arg2: tensor<512xi32>, %arg3: tensor<16384x32768xf32>) -> (tensor<512x2048xf32> {jax.result_info = "result[0]"}, tensor<2048x32768xf32> {jax.result_info = "result[1]"}, tensor<f32>) {
    %0 = "stablehlo.sort"(%arg3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %8 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }) : (tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32768xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.slice %arg2 [0:1] : (tensor<512xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.compare GT, %3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.convert %4 : (tensor<i1>) -> tensor<i32>
    %6:5 = "stablehlo.case"(%5) ({
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2048x32768xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<512x2048xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<512x32768xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<512x1xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<512x1x1xi32>
      stablehlo.return %cst_1, %cst_2, %cst_3, %cst_4, %c_5 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x1x1xi32>
    }, {
      %8 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x32768xf32>) -> tensor<512x32768xf32>
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<512xf32>) -> tensor<512x32768xf32>
      %11 = stablehlo.subtract %8, %10 : tensor<512x32768xf32>
      %12 = stablehlo.exponential %11 : tensor<512x32768xf32>
      %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
      %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
      %16 = stablehlo.reshape %15 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
      stablehlo.return %arg1, %arg0, %12, %14, %16 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x1x1xi32>
    }) : (tensor<i32>) -> (tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x1x1xi32>)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7:2 = "stablehlo.case"(%5) ({
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<512x2048xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<2048x32768xf32>
      stablehlo.return %cst_1, %cst_2 : tensor<512x2048xf32>, tensor<2048x32768xf32>
    }, {
      %8 = stablehlo.negate %cst_0 : tensor<f32>
      %cst_1 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<512x32768xf32>
      %11 = "stablehlo.scatter"(%cst_2, %6#4, %10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %23 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %23 : tensor<f32>
      }) : (tensor<512x32768xf32>, tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x32768xf32>
      %12 = stablehlo.negate %11 : tensor<512x32768xf32>
      %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
      %14 = stablehlo.reshape %13 : (tensor<512xf32>) -> tensor<512x1xf32>
      %15 = stablehlo.divide %14, %6#3 : tensor<512x1xf32>
      %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<512xf32>) -> tensor<512x32768xf32>
      %18 = stablehlo.multiply %17, %6#2 : tensor<512x32768xf32>
      %19 = stablehlo.add %11, %18 : tensor<512x32768xf32>
      %20 = stablehlo.dot_general %19, %6#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x32768xf32>, tensor<512x2048xf32>) -> tensor<32768x2048xf32>
      %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<32768x2048xf32>) -> tensor<2048x32768xf32>
      %22 = stablehlo.dot_general %19, %6#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x32768xf32>, tensor<2048x32768xf32>) -> tensor<512x2048xf32>
      stablehlo.return %22, %21 : tensor<512x2048xf32>, tensor<2048x32768xf32>
    }) : (tensor<i32>) -> (tensor<512x2048xf32>, tensor<2048x32768xf32>)
    return %7#0, %7#1, %1 : tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<f32>
  }
}

// -----

// A head of vmapped rows, whose product is transposed, with a bias: the sum over rows of its gradient is reported with the chain.

// CHECK: error: --strict: 1 loss not fused: declined: a step of this loss is predicted to take
// CHECK-NOT: error
module @jit_biased attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16384x1024xf32>, %arg1: tensor<16384xf32>, %arg2: tensor<1024x1024xf32>, %arg3: tensor<1024xi32>, %arg4: tensor<16384x32768xf32>) -> (tensor<16384x1024xf32> {jax.result_info = "result[0]"}, tensor<16384xf32> {jax.result_info = "result[1]"}, tensor<f32>) {
    %0 = "stablehlo.sort"(%arg4) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %33 = stablehlo.compare LT, %arg5, %arg6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %33 : tensor<i1>
    }) : (tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32768xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16384x1024xf32>, tensor<1024x1024xf32>) -> tensor<16384x1024xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<16384x1024xf32>) -> tensor<1024x16384xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16384xf32>) -> tensor<1024x16384xf32>
    %5 = stablehlo.add %3, %4 : tensor<1024x16384xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x16384xf32>, tensor<f32>) -> tensor<1024xf32>
    %7 = stablehlo.is_finite %6 : (tensor<1024xf32>) -> tensor<1024xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<1024xf32>
    %8 = stablehlo.select %7, %6, %cst_1 : tensor<1024xi1>, tensor<1024xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1024xf32>) -> tensor<1024x16384xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<1024x16384xf32>
    %11 = stablehlo.exponential %10 : tensor<1024x16384xf32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x16384xf32>, tensor<f32>) -> tensor<1024xf32>
    %13 = stablehlo.abs %12 : tensor<1024xf32>
    %14 = stablehlo.compare GE, %12, %cst_1, FLOAT : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %16 = stablehlo.reshape %15 : (tensor<1024x1xi32>) -> tensor<1024x1x1xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<1024xf32>
    %17 = stablehlo.negate %cst_2 : tensor<1024xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1024x16384xf32>
    %19 = "stablehlo.scatter"(%cst_3, %16, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %33 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %33 : tensor<f32>
    }) : (tensor<1024x16384xf32>, tensor<1024x1x1xi32>, tensor<1024x1xf32>) -> tensor<1024x16384xf32>
    %20 = stablehlo.divide %cst_2, %13 : tensor<1024xf32>
    %21 = stablehlo.select %14, %cst_1, %20 : tensor<1024xi1>, tensor<1024xf32>
    %22 = stablehlo.select %14, %20, %cst_1 : tensor<1024xi1>, tensor<1024xf32>
    %23 = stablehlo.negate %21 : tensor<1024xf32>
    %24 = stablehlo.add %22, %23 : tensor<1024xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1024xf32>) -> tensor<1024x16384xf32>
    %26 = stablehlo.multiply %25, %11 : tensor<1024x16384xf32>
    %27 = stablehlo.add %19, %26 : tensor<1024x16384xf32>
    %28 = stablehlo.reduce(%27 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x16384xf32>, tensor<f32>) -> tensor<16384xf32>
    %29 = stablehlo.reshape %28 : (tensor<16384xf32>) -> tensor<1x16384xf32>
    %30 = stablehlo.reduce(%29 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1x16384xf32>, tensor<f32>) -> tensor<16384xf32>
    %31 = stablehlo.transpose %27, dims = [1, 0] : (tensor<1024x16384xf32>) -> tensor<16384x1024xf32>
    %32 = stablehlo.dot_general %31, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16384x1024xf32>, tensor<1024x1024xf32>) -> tensor<16384x1024xf32>
    return %32, %30, %1 : tensor<16384x1024xf32>, tensor<16384xf32>, tensor<f32>
  }
}
