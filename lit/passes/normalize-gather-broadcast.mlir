// Of numbers of columns, repeated for the rows, places are gathered by row and column (the gates of a router whose importances are
// balanced): what is gathered from a broadcast along one of the dimensions that it indexes stays so, and is not moved again and again.

// RUN: %grpo-opt %s --min-columns=48 --min-logits=1KiB --target=portable -o - | FileCheck %s

// CHECK: stablehlo.gather
func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<64x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<64x4xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %values, %indices = chlo.top_k(%0, k = 2) : tensor<64x64xf32> -> (tensor<64x2xf32>, tensor<64x2xi32>)
  %1 = stablehlo.reshape %indices : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%values init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x2xf32>
  %4 = stablehlo.subtract %values, %3 : tensor<64x2xf32>
  %5 = stablehlo.exponential %4 : tensor<64x2xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<64xf32>) -> tensor<64x2xf32>
  %9 = stablehlo.divide %5, %8 : tensor<64x2xf32>
  %10 = stablehlo.multiply %7, %7 : tensor<64x1xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<64x1xf32>
  %11 = stablehlo.divide %cst_1, %10 : tensor<64x1xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<64x64xf32>
  %12 = stablehlo.iota dim = 0 : tensor<64xi32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<64xi32>) -> tensor<64x2x1xi32>
  %14 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
  %15 = stablehlo.concatenate %13, %14, dim = 2 : (tensor<64x2x1xi32>, tensor<64x2x1xi32>) -> tensor<64x2x2xi32>
  %16 = stablehlo.iota dim = 0 : tensor<128xui32>
  %17 = stablehlo.reshape %16 : (tensor<128xui32>) -> tensor<64x2xui32>
  %c = stablehlo.constant dense<1> : tensor<64x2xui32>
  %18 = stablehlo.add %17, %c : tensor<64x2xui32>
  %c_3 = stablehlo.constant dense<0> : tensor<64x64xui32>
  %19 = "stablehlo.scatter"(%c_3, %15, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>):
    stablehlo.return %arg3 : tensor<ui32>
  }) : (tensor<64x64xui32>, tensor<64x2x2xi32>, tensor<64x2xui32>) -> tensor<64x64xui32>
  %20 = "stablehlo.gather"(%19, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x64xui32>, tensor<64x2x2xi32>) -> tensor<64x2xui32>
  %21 = stablehlo.compare EQ, %19, %c_3, UNSIGNED : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xi1>
  %22 = stablehlo.select %21, %cst_2, %cst_2 : tensor<64x64xi1>, tensor<64x64xf32>
  %23 = stablehlo.compare EQ, %18, %20, UNSIGNED : (tensor<64x2xui32>, tensor<64x2xui32>) -> tensor<64x2xi1>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<64x2xf32>
  %24 = stablehlo.select %23, %9, %cst_4 : tensor<64x2xi1>, tensor<64x2xf32>
  %25 = "stablehlo.scatter"(%22, %15, %24) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %89 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %89 : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<64x2x2xi32>, tensor<64x2xf32>) -> tensor<64x64xf32>
  %26 = stablehlo.reduce(%25 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %27 = stablehlo.reduce(%26 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<1xf32>
  %29 = stablehlo.divide %28, %cst_6 : tensor<1xf32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1xf32>) -> tensor<64xf32>
  %31 = stablehlo.subtract %26, %30 : tensor<64xf32>
  %32 = chlo.square %31 : tensor<64xf32> -> tensor<64xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<64xf32>
  %33 = stablehlo.multiply %cst_7, %31 : tensor<64xf32>
  %34 = stablehlo.convert %c_5 : (tensor<i32>) -> tensor<f32>
  %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %35 = stablehlo.subtract %cst_8, %34 : tensor<f32>
  %36 = stablehlo.reduce(%32 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %37 = stablehlo.divide %36, %35 : tensor<f32>
  %38 = stablehlo.compare GT, %35, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %39 = stablehlo.select %38, %37, %cst_9 : tensor<i1>, tensor<f32>
  %40 = stablehlo.divide %27, %cst_8 : tensor<f32>
  %41 = stablehlo.multiply %40, %40 : tensor<f32>
  %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %42 = stablehlo.multiply %cst_10, %40 : tensor<f32>
  %43 = stablehlo.multiply %41, %41 : tensor<f32>
  %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %44 = stablehlo.divide %cst_11, %43 : tensor<f32>
  %45 = stablehlo.multiply %cst_11, %44 : tensor<f32>
  %46 = stablehlo.multiply %45, %39 : tensor<f32>
  %47 = stablehlo.negate %46 : tensor<f32>
  %48 = stablehlo.divide %cst_11, %41 : tensor<f32>
  %49 = stablehlo.multiply %47, %42 : tensor<f32>
  %50 = stablehlo.divide %49, %cst_8 : tensor<f32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %52 = stablehlo.select %38, %48, %cst_0 : tensor<i1>, tensor<f32>
  %53 = stablehlo.divide %52, %35 : tensor<f32>
  %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %55 = stablehlo.multiply %54, %33 : tensor<64xf32>
  %56 = stablehlo.negate %55 : tensor<64xf32>
  %57 = stablehlo.reduce(%56 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %58 = stablehlo.reshape %57 : (tensor<f32>) -> tensor<1xf32>
  %59 = stablehlo.divide %58, %cst_6 : tensor<1xf32>
  %60 = stablehlo.reduce(%59 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %62 = stablehlo.add %55, %61 : tensor<64xf32>
  %63 = stablehlo.add %51, %62 : tensor<64xf32>
  %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<64x2xf32>
  %64 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
  %c_13 = stablehlo.constant dense<63> : tensor<2xi32>
  %c_14 = stablehlo.constant dense<0> : tensor<64x2x2xi32>
  %65 = stablehlo.compare GE, %15, %c_14, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
  %66 = stablehlo.broadcast_in_dim %c_13, dims = [2] : (tensor<2xi32>) -> tensor<64x2x2xi32>
  %67 = stablehlo.compare LE, %15, %66, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
  %68 = stablehlo.and %65, %67 : tensor<64x2x2xi1>
  %c_15 = stablehlo.constant dense<true> : tensor<i1>
  %69 = stablehlo.reduce(%68 init: %c_15) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
  %70 = "stablehlo.gather"(%64, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x64xf32>, tensor<64x2x2xi32>) -> tensor<64x2xf32>
  %71 = stablehlo.select %69, %70, %cst_4 : tensor<64x2xi1>, tensor<64x2xf32>
  %72 = stablehlo.select %23, %71, %cst_4 : tensor<64x2xi1>, tensor<64x2xf32>
  %73 = stablehlo.add %cst_12, %72 : tensor<64x2xf32>
  %74 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
  %75 = stablehlo.multiply %73, %74 : tensor<64x2xf32>
  %76 = stablehlo.multiply %75, %5 : tensor<64x2xf32>
  %77 = stablehlo.reduce(%76 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
  %78 = stablehlo.reshape %77 : (tensor<64xf32>) -> tensor<64x1xf32>
  %79 = stablehlo.negate %78 : tensor<64x1xf32>
  %80 = stablehlo.divide %73, %8 : tensor<64x2xf32>
  %81 = stablehlo.reduce(%79 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
  %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<64xf32>) -> tensor<64x2xf32>
  %83 = stablehlo.add %80, %82 : tensor<64x2xf32>
  %84 = stablehlo.multiply %83, %5 : tensor<64x2xf32>
  %85 = "stablehlo.scatter"(%cst_2, %1, %84) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %89 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %89 : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<64x2x1xi32>, tensor<64x2xf32>) -> tensor<64x64xf32>
  %86 = stablehlo.dot_general %85, %arg0, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x4xf32>) -> tensor<64x4xf32>
  %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %88 = stablehlo.dot_general %85, %arg1, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<4x64xf32>) -> tensor<64x4xf32>
  return %88, %87 : tensor<64x4xf32>, tensor<4x64xf32>
}
