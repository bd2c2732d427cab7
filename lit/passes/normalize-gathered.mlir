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
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<64xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
  %7 = stablehlo.subtract %values, %6 : tensor<64x2xf32>
  %8 = stablehlo.exponential %7 : tensor<64x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
  %12 = stablehlo.divide %8, %11 : tensor<64x2xf32>
  %13 = stablehlo.multiply %10, %10 : tensor<64x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
  %15 = stablehlo.divide %14, %13 : tensor<64x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %17 = stablehlo.iota dim = 0 : tensor<64xi32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
  %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
  %c_4 = stablehlo.constant dense<64> : tensor<i32>
  %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
  %22 = stablehlo.add %18, %21 : tensor<64x1xi32>
  %23 = stablehlo.select %20, %22, %18 : tensor<64x1xi1>, tensor<64x1xi32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
  %25 = stablehlo.compare LT, %indices, %24, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
  %c_6 = stablehlo.constant dense<64> : tensor<i32>
  %26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
  %27 = stablehlo.add %indices, %26 : tensor<64x2xi32>
  %28 = stablehlo.select %25, %27, %indices : tensor<64x2xi1>, tensor<64x2xi32>
  %29 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x2xi32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
  %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
  %32 = stablehlo.concatenate %30, %31, dim = 2 : (tensor<64x2x1xi32>, tensor<64x2x1xi32>) -> tensor<64x2x2xi32>
  %33 = stablehlo.iota dim = 0 : tensor<128xui32>
  %34 = stablehlo.reshape %33 : (tensor<128xui32>) -> tensor<64x2xui32>
  %c_7 = stablehlo.constant dense<1> : tensor<ui32>
  %35 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<64x2xui32>
  %36 = stablehlo.add %34, %35 : tensor<64x2xui32>
  %c_8 = stablehlo.constant dense<0> : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<64x64xui32>
  %38 = "stablehlo.scatter"(%37, %32, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>):
    stablehlo.return %arg3 : tensor<ui32>
  }) : (tensor<64x64xui32>, tensor<64x2x2xi32>, tensor<64x2xui32>) -> tensor<64x64xui32>
  %39 = "stablehlo.gather"(%38, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x64xui32>, tensor<64x2x2xi32>) -> tensor<64x2xui32>
  %c_9 = stablehlo.constant dense<0> : tensor<ui32>
  %40 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<64x64xui32>
  %41 = stablehlo.compare EQ, %38, %40, UNSIGNED : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xi1>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %43 = stablehlo.select %41, %16, %42 : tensor<64x64xi1>, tensor<64x64xf32>
  %44 = stablehlo.compare EQ, %36, %39, UNSIGNED : (tensor<64x2xui32>, tensor<64x2xui32>) -> tensor<64x2xi1>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %46 = stablehlo.select %44, %12, %45 : tensor<64x2xi1>, tensor<64x2xf32>
  %47 = stablehlo.compare EQ, %36, %39, UNSIGNED : (tensor<64x2xui32>, tensor<64x2xui32>) -> tensor<64x2xi1>
  %48 = "stablehlo.scatter"(%43, %32, %46) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %98 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %98 : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<64x2x2xi32>, tensor<64x2xf32>) -> tensor<64x64xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %c_13 = stablehlo.constant dense<0> : tensor<i32>
  %50:4 = call @_var(%49, %c_13) : (tensor<64xf32>, tensor<i32>) -> (tensor<f32>, tensor<64xf32>, tensor<f32>, tensor<i1>)
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %51 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %52 = stablehlo.divide %51, %cst_15 : tensor<f32>
  %53 = stablehlo.multiply %52, %52 : tensor<f32>
  %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %54 = stablehlo.multiply %cst_16, %52 : tensor<f32>
  %55 = stablehlo.multiply %53, %53 : tensor<f32>
  %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %56 = stablehlo.divide %cst_17, %55 : tensor<f32>
  %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %57 = stablehlo.multiply %cst_18, %56 : tensor<f32>
  %58 = stablehlo.multiply %57, %50#0 : tensor<f32>
  %59 = stablehlo.negate %58 : tensor<f32>
  %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %60 = stablehlo.divide %cst_19, %53 : tensor<f32>
  %61 = stablehlo.multiply %59, %54 : tensor<f32>
  %cst_20 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %62 = stablehlo.divide %61, %cst_20 : tensor<f32>
  %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %64 = call @_var_0(%50#1, %50#2, %50#3, %60) : (tensor<64xf32>, tensor<f32>, tensor<i1>, tensor<f32>) -> tensor<64xf32>
  %65 = stablehlo.add %63, %64 : tensor<64xf32>
  %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %67 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
  %c_22 = stablehlo.constant dense<63> : tensor<2xi32>
  %c_23 = stablehlo.constant dense<0> : tensor<i32>
  %68 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<64x2x2xi32>
  %69 = stablehlo.compare GE, %32, %68, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
  %70 = stablehlo.broadcast_in_dim %c_22, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
  %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<64x2x2xi32>
  %72 = stablehlo.compare LE, %32, %71, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
  %73 = stablehlo.and %69, %72 : tensor<64x2x2xi1>
  %c_24 = stablehlo.constant dense<true> : tensor<i1>
  %74 = stablehlo.reduce(%73 init: %c_24) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
  %75 = "stablehlo.gather"(%67, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x64xf32>, tensor<64x2x2xi32>) -> tensor<64x2xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %77 = stablehlo.select %74, %75, %76 : tensor<64x2xi1>, tensor<64x2xf32>
  %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %79 = stablehlo.select %47, %77, %78 : tensor<64x2xi1>, tensor<64x2xf32>
  %80 = stablehlo.add %66, %79 : tensor<64x2xf32>
  %81 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
  %82 = stablehlo.multiply %80, %81 : tensor<64x2xf32>
  %83 = stablehlo.multiply %82, %8 : tensor<64x2xf32>
  %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %84 = stablehlo.reduce(%83 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
  %85 = stablehlo.reshape %84 : (tensor<64xf32>) -> tensor<64x1xf32>
  %86 = stablehlo.negate %85 : tensor<64x1xf32>
  %87 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
  %88 = stablehlo.divide %80, %87 : tensor<64x2xf32>
  %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %89 = stablehlo.reduce(%86 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
  %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<64xf32>) -> tensor<64x2xf32>
  %91 = stablehlo.add %88, %90 : tensor<64x2xf32>
  %92 = stablehlo.multiply %91, %8 : tensor<64x2xf32>
  %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %94 = "stablehlo.scatter"(%93, %1, %92) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %98 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %98 : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<64x2x1xi32>, tensor<64x2xf32>) -> tensor<64x64xf32>
  %95 = stablehlo.dot_general %94, %arg0, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x4xf32>) -> tensor<64x4xf32>
  %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %97 = stablehlo.dot_general %94, %arg1, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<4x64xf32>) -> tensor<64x4xf32>
  return %97, %96 : tensor<64x4xf32>, tensor<4x64xf32>
}
func.func private @_var(%arg0: tensor<64xf32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<64xf32>, tensor<f32>, tensor<i1>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<64xf32>
  %6 = chlo.square %5 : tensor<64xf32> -> tensor<64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %8 = stablehlo.multiply %7, %5 : tensor<64xf32>
  %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %12 = stablehlo.divide %11, %10 : tensor<f32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = call @_where(%13, %12, %cst_5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %14, %8, %10, %13 : tensor<f32>, tensor<64xf32>, tensor<f32>, tensor<i1>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
  return %1 : tensor<f32>
}
func.func private @_var_0(%arg0: tensor<64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<f32>) -> tensor<64xf32> {
  %0 = call @_where_1(%arg2, %arg3) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.divide %0, %arg1 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.multiply %2, %arg0 : tensor<64xf32>
  %4 = stablehlo.negate %3 : tensor<64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %8 = stablehlo.divide %6, %7 : tensor<1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %11 = stablehlo.add %3, %10 : tensor<64xf32>
  return %11 : tensor<64xf32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.select %arg0, %arg1, %cst : tensor<i1>, tensor<f32>
  return %0 : tensor<f32>
}
