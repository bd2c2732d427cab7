// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --min-columns=48 --min-logits=1KiB --target=portable -o %t.mlir 2>&1 | FileCheck %s

// The gradient of an ensemble's mutual information: probabilities of two heads side by side, of which the mean is taken for each row. Sums
// over heads make no pairs of rows and columns of it. A contrastive loss of batches of pairs, with maxima along both, is one, and left alone.

// CHECK: error: --strict: 2 candidate chains not fused: 3 values as large as the logits leave the chain
// CHECK-NOT: error
module @jit_bald attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x8xf32>, %arg1: tensor<8x64xf32>) -> (tensor<4x16x8xf32> {jax.result_info = "result[0]"}, tensor<8x64xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x8xf32>, tensor<8x64xf32>) -> tensor<4x16x64xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x8xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4x16x8xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x8xf32>, tensor<8x64xf32>) -> tensor<4x16x64xf32>
    %4 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3] : (tensor<4x16x64xf32>) -> tensor<1x4x16x64xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<4x16x64xf32>) -> tensor<1x4x16x64xf32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x4x16x64xf32>, tensor<1x4x16x64xf32>) -> tensor<2x4x16x64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x16x64xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x16xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<2x4x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x64xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<2x4x16x64xf32>
    %13 = stablehlo.exponential %12 : tensor<2x4x16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x4x16x64xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x64xf32>
    %17 = stablehlo.divide %13, %16 : tensor<2x4x16x64xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<2x4x16x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x16x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<2x4x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2x4x16x64xf32>, tensor<f32>) -> tensor<4x16x64xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %23 = stablehlo.divide %21, %22 : tensor<4x16x64xf32>
    %cst_6 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %25 = stablehlo.add %23, %24 : tensor<4x16x64xf32>
    %26 = stablehlo.log %25 : tensor<4x16x64xf32>
    %cst_7 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x16x64xf32>
    %28 = stablehlo.add %17, %27 : tensor<2x4x16x64xf32>
    %29 = stablehlo.log %28 : tensor<2x4x16x64xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %30 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %32 = stablehlo.negate %31 : tensor<4x16xf32>
    %33 = stablehlo.negate %32 : tensor<4x16xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %35 = stablehlo.divide %33, %34 : tensor<4x16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<2x4x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x64xf32>
    %38 = stablehlo.multiply %17, %37 : tensor<2x4x16x64xf32>
    %39 = stablehlo.multiply %37, %29 : tensor<2x4x16x64xf32>
    %40 = stablehlo.divide %38, %28 : tensor<2x4x16x64xf32>
    %41 = stablehlo.add %39, %40 : tensor<2x4x16x64xf32>
    %42 = stablehlo.negate %31 : tensor<4x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x64xf32>
    %44 = stablehlo.multiply %23, %43 : tensor<4x16x64xf32>
    %45 = stablehlo.multiply %43, %26 : tensor<4x16x64xf32>
    %46 = stablehlo.divide %44, %25 : tensor<4x16x64xf32>
    %47 = stablehlo.add %45, %46 : tensor<4x16x64xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %49 = stablehlo.divide %47, %48 : tensor<4x16x64xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [1, 2, 3] : (tensor<4x16x64xf32>) -> tensor<2x4x16x64xf32>
    %51 = stablehlo.add %41, %50 : tensor<2x4x16x64xf32>
    %52 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x64xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<2x4x16x64xf32>
    %54 = stablehlo.multiply %53, %13 : tensor<2x4x16x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x4x16x64xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %56 = stablehlo.reshape %55 : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %57 = stablehlo.negate %56 : tensor<2x4x16x1xf32>
    %58 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x64xf32>
    %59 = stablehlo.divide %51, %58 : tensor<2x4x16x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<2x4x16x1xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x64xf32>
    %62 = stablehlo.add %59, %61 : tensor<2x4x16x64xf32>
    %63 = stablehlo.multiply %62, %13 : tensor<2x4x16x64xf32>
    %64 = stablehlo.slice %63 [0:1, 0:4, 0:16, 0:64] : (tensor<2x4x16x64xf32>) -> tensor<1x4x16x64xf32>
    %65 = stablehlo.reshape %64 : (tensor<1x4x16x64xf32>) -> tensor<4x16x64xf32>
    %66 = stablehlo.slice %63 [1:2, 0:4, 0:16, 0:64] : (tensor<2x4x16x64xf32>) -> tensor<1x4x16x64xf32>
    %67 = stablehlo.reshape %66 : (tensor<1x4x16x64xf32>) -> tensor<4x16x64xf32>
    %68 = stablehlo.dot_general %67, %2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x8xf32>) -> tensor<64x8xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %70 = stablehlo.dot_general %67, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<8x64xf32>) -> tensor<4x16x8xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16x8xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<4x16x8xf32>
    %73 = stablehlo.dot_general %65, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x8xf32>) -> tensor<64x8xf32>
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %75 = stablehlo.add %69, %74 : tensor<8x64xf32>
    %76 = stablehlo.dot_general %65, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<8x64xf32>) -> tensor<4x16x8xf32>
    %77 = stablehlo.add %72, %76 : tensor<4x16x8xf32>
    return %77, %75 : tensor<4x16x8xf32>, tensor<8x64xf32>
  }
}

// -----

module @jit_clip attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x64x8xf32>, %arg1: tensor<3x64x8xf32>) -> (tensor<3x64x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg1 : tensor<3x64x8xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<3x64x8xf32>) -> tensor<3x8x64xf32>
    %2 = stablehlo.dot_general %arg0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8xf32>, tensor<3x8x64xf32>) -> tensor<3x64x64xf32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x64x64xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x64x64xf32>
    %5 = stablehlo.iota dim = 0 : tensor<64xi32>
    %6:2 = call @log_softmax(%4) : (tensor<3x64x64xf32>) -> (tensor<3x64x64xf32>, tensor<3x64x1xf32>)
    %7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %8 = call @take_along_axis(%7) : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %9 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %10:2 = call @log_softmax(%9) : (tensor<3x64x64xf32>) -> (tensor<3x64x64xf32>, tensor<3x64x1xf32>)
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %12 = call @take_along_axis(%11) : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.negate %14 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.divide %15, %16 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xf32>) -> tensor<3x64x1xf32>
    %19 = call @take_along_axis_0(%12, %18) : (tensor<64x1x1xi32>, tensor<3x64x1xf32>) -> tensor<3x64x64xf32>
    %20 = call @log_softmax_1(%10#0, %10#1, %19) : (tensor<3x64x64xf32>, tensor<3x64x1xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %21 = stablehlo.transpose %20, dims = [0, 2, 1] : (tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %22 = stablehlo.negate %14 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %24 = stablehlo.divide %22, %23 : tensor<3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xf32>) -> tensor<3x64x1xf32>
    %26 = call @take_along_axis_0(%8, %25) : (tensor<64x1x1xi32>, tensor<3x64x1xf32>) -> tensor<3x64x64xf32>
    %27 = call @log_softmax_1(%6#0, %6#1, %26) : (tensor<3x64x64xf32>, tensor<3x64x1xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %28 = stablehlo.add %21, %27 : tensor<3x64x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x64x64xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<3x64x64xf32>
    %31 = stablehlo.dot_general %30, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x64x64xf32>, tensor<3x8x64xf32>) -> tensor<3x64x8xf32>
    return %31 : tensor<3x64x8xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x64x64xf32>) -> (tensor<3x64x64xf32>, tensor<3x64x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x64x64xf32>, tensor<f32>) -> tensor<3x64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x64xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x64x64xf32>
    %6 = stablehlo.exponential %5 : tensor<3x64x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x64x64xf32>, tensor<f32>) -> tensor<3x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    return %6, %8 : tensor<3x64x64xf32>, tensor<3x64x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<64x1xi32>) -> tensor<64x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<64x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<64x1xi1>, tensor<64x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    return %5 : tensor<64x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<64x1x1xi32>, %arg1: tensor<3x64x1xf32>) -> tensor<3x64x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x64x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x64x64xf32>, tensor<64x1x1xi32>, tensor<3x64x1xf32>) -> tensor<3x64x64xf32>
    return %1 : tensor<3x64x64xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x64x64xf32>, %arg1: tensor<3x64x1xf32>, %arg2: tensor<3x64x64xf32>) -> tensor<3x64x64xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x64x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x64x64xf32>, tensor<f32>) -> tensor<3x64xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x64x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x64xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x64x64xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x64x64xf32>
    return %7 : tensor<3x64x64xf32>
  }
}
