// What looks like a loss and is none: `strict` does not refuse it.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --remarks=missed --strict -o /dev/null 2>&1 | FileCheck %s --allow-empty --implicit-check-not=missed --implicit-check-not=error

// A layer's activations less in size than 1: the gradient multiplies them with what comes back for them, and sums that.
func.func public @main(%arg0: tensor<64x8xf32>, %arg1: tensor<8x128xf32>, %arg2: tensor<128x8xf32>) -> (tensor<64x8xf32>, tensor<8x128xf32>, tensor<128x8xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x128xf32>) -> tensor<64x128xf32>
  %1 = stablehlo.abs %0 : tensor<64x128xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %3 = stablehlo.compare GE, %0, %2, FLOAT : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xi1>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
  %5 = stablehlo.reshape %4 : (tensor<64xf32>) -> tensor<64x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
  %7 = stablehlo.compare EQ, %1, %6, FLOAT : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xi1>
  %8 = stablehlo.convert %7 : (tensor<64x128xi1>) -> tensor<64x128xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
  %12 = stablehlo.divide %0, %11 : tensor<64x128xf32>
  %13 = stablehlo.multiply %10, %10 : tensor<64x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
  %15 = stablehlo.divide %14, %13 : tensor<64x1xf32>
  %16 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %18 = stablehlo.multiply %17, %16 : tensor<64x8xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %19 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %21 = stablehlo.multiply %20, %18 : tensor<64x8xf32>
  %22 = stablehlo.dot_general %21, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x128xf32>) -> tensor<8x128xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<8x128xf32>) -> tensor<128x8xf32>
  %24 = stablehlo.dot_general %21, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<128x8xf32>) -> tensor<64x128xf32>
  %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
  %26 = stablehlo.multiply %24, %25 : tensor<64x128xf32>
  %27 = stablehlo.multiply %26, %0 : tensor<64x128xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
  %29 = stablehlo.reshape %28 : (tensor<64xf32>) -> tensor<64x1xf32>
  %30 = stablehlo.negate %29 : tensor<64x1xf32>
  %31 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
  %32 = stablehlo.divide %24, %31 : tensor<64x128xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
  %34 = stablehlo.divide %33, %9 : tensor<64xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x128xf32>
  %36 = stablehlo.multiply %35, %8 : tensor<64x128xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %38 = stablehlo.select %3, %37, %36 : tensor<64x128xi1>, tensor<64x128xf32>
  %39 = stablehlo.select %3, %36, %37 : tensor<64x128xi1>, tensor<64x128xf32>
  %40 = stablehlo.add %32, %39 : tensor<64x128xf32>
  %41 = stablehlo.negate %38 : tensor<64x128xf32>
  %42 = stablehlo.add %40, %41 : tensor<64x128xf32>
  %43 = stablehlo.dot_general %42, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
  %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<128x8xf32>) -> tensor<8x128xf32>
  %45 = stablehlo.dot_general %42, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<8x128xf32>) -> tensor<64x8xf32>
  return %45, %44, %23 : tensor<64x8xf32>, tensor<8x128xf32>, tensor<128x8xf32>
}

// -----

// A router that puts its gates at the chosen experts, and counts where they are more than 0.
func.func public @main(%arg0: tensor<64x8xf32>, %arg1: tensor<8x48xf32>, %arg2: tensor<48x8x2xf32>, %arg3: tensor<48x2x8xf32>) -> (tensor<64x8xf32>, tensor<8x48xf32>, tensor<48x8x2xf32>, tensor<48x2x8xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x48xf32>) -> tensor<64x48xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<64xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<64x48xf32>
  %7 = stablehlo.exponential %6 : tensor<64x48xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
  %11 = stablehlo.divide %7, %10 : tensor<64x48xf32>
  %12 = stablehlo.multiply %9, %9 : tensor<64x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
  %14 = stablehlo.divide %13, %12 : tensor<64x1xf32>
  %values, %indices = chlo.top_k(%11, k = 2) : tensor<64x48xf32> -> (tensor<64x2xf32>, tensor<64x2xi32>)
  %15 = stablehlo.reshape %indices : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x48xf32>
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
  %c_6 = stablehlo.constant dense<48> : tensor<i32>
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
  %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<64x48xui32>
  %38 = "stablehlo.scatter"(%37, %32, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg4: tensor<ui32>, %arg5: tensor<ui32>):
    stablehlo.return %arg5 : tensor<ui32>
  }) : (tensor<64x48xui32>, tensor<64x2x2xi32>, tensor<64x2xui32>) -> tensor<64x48xui32>
  %39 = "stablehlo.gather"(%38, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x48xui32>, tensor<64x2x2xi32>) -> tensor<64x2xui32>
  %c_9 = stablehlo.constant dense<0> : tensor<ui32>
  %40 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<64x48xui32>
  %41 = stablehlo.compare EQ, %38, %40, UNSIGNED : (tensor<64x48xui32>, tensor<64x48xui32>) -> tensor<64x48xi1>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x48xf32>
  %43 = stablehlo.select %41, %16, %42 : tensor<64x48xi1>, tensor<64x48xf32>
  %44 = stablehlo.compare EQ, %36, %39, UNSIGNED : (tensor<64x2xui32>, tensor<64x2xui32>) -> tensor<64x2xi1>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %46 = stablehlo.select %44, %values, %45 : tensor<64x2xi1>, tensor<64x2xf32>
  %47 = stablehlo.compare EQ, %36, %39, UNSIGNED : (tensor<64x2xui32>, tensor<64x2xui32>) -> tensor<64x2xi1>
  %48 = "stablehlo.scatter"(%43, %32, %46) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %147 = stablehlo.add %arg4, %arg5 : tensor<f32>
    stablehlo.return %147 : tensor<f32>
  }) : (tensor<64x48xf32>, tensor<64x2x2xi32>, tensor<64x2xf32>) -> tensor<64x48xf32>
  %49 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x8x2xf32>, tensor<64x8xf32>) -> tensor<48x2x64xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1] : (tensor<48x2x64xf32>) -> tensor<48x64x2xf32>
  %51:3 = call @silu(%50) : (tensor<48x64x2xf32>) -> (tensor<48x64x2xf32>, tensor<48x64x2xf32>, tensor<48x64x2xf32>)
  %52 = stablehlo.dot_general %51#0, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x64x2xf32>, tensor<48x2x8xf32>) -> tensor<48x64x8xf32>
  %53 = stablehlo.dot_general %48, %52, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x64x8xf32>) -> tensor<64x8xf32>
  %54 = stablehlo.add %arg0, %53 : tensor<64x8xf32>
  %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %56 = stablehlo.multiply %55, %54 : tensor<64x8xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x48xf32>
  %58 = stablehlo.compare GT, %48, %57, FLOAT : (tensor<64x48xf32>, tensor<64x48xf32>) -> tensor<64x48xi1>
  %59 = stablehlo.convert %58 : (tensor<64x48xi1>) -> tensor<64x48xi32>
  %60 = stablehlo.convert %59 : (tensor<64x48xi32>) -> tensor<64x48xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64x48xf32>, tensor<f32>) -> tensor<48xf32>
  %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %63 = stablehlo.divide %61, %62 : tensor<48xf32>
  %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %64 = stablehlo.reduce(%0 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %66 = stablehlo.maximum %65, %64 : tensor<64xf32>
  %67 = stablehlo.is_finite %66 : (tensor<64xf32>) -> tensor<64xi1>
  %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %68 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %69 = stablehlo.select %67, %66, %68 : tensor<64xi1>, tensor<64xf32>
  %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
  %72 = stablehlo.subtract %0, %71 : tensor<64x48xf32>
  %73 = stablehlo.exponential %72 : tensor<64x48xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %75 = stablehlo.abs %74 : tensor<64xf32>
  %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %76 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %77 = stablehlo.compare GE, %74, %76, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  %78 = stablehlo.log %75 : tensor<64xf32>
  %79 = stablehlo.add %78, %69 : tensor<64xf32>
  %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %81 = stablehlo.multiply %80, %79 : tensor<64xf32>
  %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
  %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %82 = stablehlo.multiply %cst_22, %cst_23 : tensor<f32>
  %cst_24 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %83 = stablehlo.divide %82, %cst_24 : tensor<f32>
  %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %85 = stablehlo.multiply %84, %81 : tensor<64xf32>
  %86 = stablehlo.divide %85, %75 : tensor<64xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %88 = stablehlo.select %77, %87, %86 : tensor<64xi1>, tensor<64xf32>
  %89 = stablehlo.select %77, %86, %87 : tensor<64xi1>, tensor<64xf32>
  %90 = stablehlo.negate %88 : tensor<64xf32>
  %91 = stablehlo.add %89, %90 : tensor<64xf32>
  %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %93 = stablehlo.multiply %92, %73 : tensor<64x48xf32>
  %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %94 = stablehlo.multiply %cst_26, %cst_27 : tensor<f32>
  %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %96 = stablehlo.multiply %63, %95 : tensor<48xf32>
  %cst_28 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %98 = stablehlo.divide %96, %97 : tensor<48xf32>
  %99 = stablehlo.broadcast_in_dim %98, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_30 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %100 = stablehlo.divide %cst_29, %cst_30 : tensor<f32>
  %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %102 = stablehlo.multiply %101, %56 : tensor<64x8xf32>
  %103 = stablehlo.dot_general %102, %48, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x48xf32>) -> tensor<64x8x48xf32>
  %104 = stablehlo.transpose %103, dims = [2, 0, 1] : (tensor<64x8x48xf32>) -> tensor<48x64x8xf32>
  %105 = stablehlo.dot_general %102, %52, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<48x64x8xf32>) -> tensor<64x48xf32>
  %106 = stablehlo.dot_general %104, %51#0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x64x8xf32>, tensor<48x64x2xf32>) -> tensor<48x8x2xf32>
  %107 = stablehlo.transpose %106, dims = [0, 2, 1] : (tensor<48x8x2xf32>) -> tensor<48x2x8xf32>
  %108 = stablehlo.dot_general %104, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<48x64x8xf32>, tensor<48x2x8xf32>) -> tensor<48x64x2xf32>
  %109 = call @silu_0(%51#1, %51#2, %50, %108) : (tensor<48x64x2xf32>, tensor<48x64x2xf32>, tensor<48x64x2xf32>, tensor<48x64x2xf32>) -> tensor<48x64x2xf32>
  %110 = stablehlo.transpose %109, dims = [0, 2, 1] : (tensor<48x64x2xf32>) -> tensor<48x2x64xf32>
  %111 = stablehlo.dot_general %110, %arg2, contracting_dims = [0, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<48x2x64xf32>, tensor<48x8x2xf32>) -> tensor<64x8xf32>
  %112 = stablehlo.add %102, %111 : tensor<64x8xf32>
  %113 = stablehlo.dot_general %110, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x2x64xf32>, tensor<64x8xf32>) -> tensor<48x2x8xf32>
  %114 = stablehlo.transpose %113, dims = [0, 2, 1] : (tensor<48x2x8xf32>) -> tensor<48x8x2xf32>
  %c_31 = stablehlo.constant dense<[63, 47]> : tensor<2xi32>
  %c_32 = stablehlo.constant dense<0> : tensor<i32>
  %115 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<64x2x2xi32>
  %116 = stablehlo.compare GE, %32, %115, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
  %117 = stablehlo.broadcast_in_dim %c_31, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
  %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<64x2x2xi32>
  %119 = stablehlo.compare LE, %32, %118, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
  %120 = stablehlo.and %116, %119 : tensor<64x2x2xi1>
  %c_33 = stablehlo.constant dense<true> : tensor<i1>
  %121 = stablehlo.reduce(%120 init: %c_33) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
  %122 = "stablehlo.gather"(%105, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x48xf32>, tensor<64x2x2xi32>) -> tensor<64x2xf32>
  %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %124 = stablehlo.select %121, %122, %123 : tensor<64x2xi1>, tensor<64x2xf32>
  %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
  %126 = stablehlo.select %47, %124, %125 : tensor<64x2xi1>, tensor<64x2xf32>
  %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %127 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64x48xf32>
  %128 = "stablehlo.scatter"(%127, %15, %126) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %147 = stablehlo.add %arg4, %arg5 : tensor<f32>
    stablehlo.return %147 : tensor<f32>
  }) : (tensor<64x48xf32>, tensor<64x2x1xi32>, tensor<64x2xf32>) -> tensor<64x48xf32>
  %129 = stablehlo.add %99, %128 : tensor<64x48xf32>
  %130 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
  %131 = stablehlo.multiply %129, %130 : tensor<64x48xf32>
  %132 = stablehlo.multiply %131, %7 : tensor<64x48xf32>
  %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %133 = stablehlo.reduce(%132 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %134 = stablehlo.reshape %133 : (tensor<64xf32>) -> tensor<64x1xf32>
  %135 = stablehlo.negate %134 : tensor<64x1xf32>
  %136 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
  %137 = stablehlo.divide %129, %136 : tensor<64x48xf32>
  %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %138 = stablehlo.reduce(%135 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
  %139 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %140 = stablehlo.add %137, %139 : tensor<64x48xf32>
  %141 = stablehlo.multiply %140, %7 : tensor<64x48xf32>
  %142 = stablehlo.add %93, %141 : tensor<64x48xf32>
  %143 = stablehlo.dot_general %142, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<64x8xf32>) -> tensor<48x8xf32>
  %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<48x8xf32>) -> tensor<8x48xf32>
  %145 = stablehlo.dot_general %142, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<8x48xf32>) -> tensor<64x8xf32>
  %146 = stablehlo.add %112, %145 : tensor<64x8xf32>
  return %146, %144, %114, %107 : tensor<64x8xf32>, tensor<8x48xf32>, tensor<48x8x2xf32>, tensor<48x2x8xf32>
}
func.func private @silu(%arg0: tensor<48x64x2xf32>) -> (tensor<48x64x2xf32>, tensor<48x64x2xf32>, tensor<48x64x2xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<48x64x2xf32>
  %1 = stablehlo.exponential %0 : tensor<48x64x2xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x64x2xf32>
  %3 = stablehlo.add %2, %1 : tensor<48x64x2xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x64x2xf32>
  %5 = stablehlo.divide %4, %3 : tensor<48x64x2xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x64x2xf32>
  %7 = stablehlo.subtract %6, %5 : tensor<48x64x2xf32>
  %8 = stablehlo.multiply %5, %7 : tensor<48x64x2xf32>
  %9 = stablehlo.multiply %arg0, %5 : tensor<48x64x2xf32>
  return %9, %8, %5 : tensor<48x64x2xf32>, tensor<48x64x2xf32>, tensor<48x64x2xf32>
}
func.func private @silu_0(%arg0: tensor<48x64x2xf32>, %arg1: tensor<48x64x2xf32>, %arg2: tensor<48x64x2xf32>, %arg3: tensor<48x64x2xf32>) -> tensor<48x64x2xf32> {
  %0 = stablehlo.multiply %arg2, %arg3 : tensor<48x64x2xf32>
  %1 = stablehlo.multiply %arg3, %arg1 : tensor<48x64x2xf32>
  %2 = stablehlo.multiply %0, %arg0 : tensor<48x64x2xf32>
  %3 = stablehlo.add %1, %2 : tensor<48x64x2xf32>
  return %3 : tensor<48x64x2xf32>
}

// -----

// A softmax over tokens that pools them.
func.func public @main(%arg0: tensor<64x8xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x8xf32>) -> (tensor<64x8xf32>, tensor<8x1xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x1xf32>) -> tensor<64x1xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<64x1xf32>
  %7 = stablehlo.exponential %6 : tensor<64x1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
  %11 = stablehlo.divide %7, %10 : tensor<64x1xf32>
  %12 = stablehlo.multiply %9, %9 : tensor<1x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %14 = stablehlo.divide %13, %12 : tensor<1x1xf32>
  %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
  %16 = stablehlo.multiply %15, %arg0 : tensor<64x8xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
  %20 = stablehlo.add %arg0, %19 : tensor<64x8xf32>
  %21 = stablehlo.dot_general %20, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %23 = stablehlo.multiply %22, %21 : tensor<64x8xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_6 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %24 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %26 = stablehlo.multiply %25, %23 : tensor<64x8xf32>
  %27 = stablehlo.dot_general %26, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
  %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %29 = stablehlo.dot_general %26, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.reduce(%29 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
  %31 = stablehlo.reshape %30 : (tensor<8xf32>) -> tensor<1x8xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
  %34 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
  %35 = stablehlo.multiply %34, %33 : tensor<64x8xf32>
  %36 = stablehlo.add %29, %35 : tensor<64x8xf32>
  %37 = stablehlo.multiply %33, %arg0 : tensor<64x8xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
  %39 = stablehlo.reshape %38 : (tensor<64xf32>) -> tensor<64x1xf32>
  %40 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
  %41 = stablehlo.multiply %39, %40 : tensor<64x1xf32>
  %42 = stablehlo.multiply %41, %7 : tensor<64x1xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
  %44 = stablehlo.reshape %43 : (tensor<1xf32>) -> tensor<1x1xf32>
  %45 = stablehlo.negate %44 : tensor<1x1xf32>
  %46 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
  %47 = stablehlo.divide %39, %46 : tensor<64x1xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %48 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %50 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<1xf32>) -> tensor<64x1xf32>
  %51 = stablehlo.add %47, %50 : tensor<64x1xf32>
  %52 = stablehlo.multiply %51, %7 : tensor<64x1xf32>
  %53 = stablehlo.dot_general %52, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x8xf32>) -> tensor<1x8xf32>
  %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
  %55 = stablehlo.dot_general %52, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<8x1xf32>) -> tensor<64x8xf32>
  %56 = stablehlo.add %36, %55 : tensor<64x8xf32>
  return %56, %54, %28 : tensor<64x8xf32>, tensor<8x1xf32>, tensor<8x8xf32>
}

// -----

// An autoencoder: its output is made to be its input.
func.func public @main(%arg0: tensor<128x8xf32>, %arg1: tensor<8x128xf32>, %arg2: tensor<64x128xf32>) -> (tensor<128x8xf32>, tensor<8x128xf32>) {
  %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
  %1 = call @relu(%0) : (tensor<64x8xf32>) -> tensor<64x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xi1>
  %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x128xf32>) -> tensor<64x128xf32>
  %5 = stablehlo.subtract %4, %arg2 : tensor<64x128xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<64x128xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_2 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %8 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %10 = stablehlo.multiply %9, %7 : tensor<64x128xf32>
  %11 = stablehlo.dot_general %10, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
  %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<128x8xf32>) -> tensor<8x128xf32>
  %13 = stablehlo.dot_general %10, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<8x128xf32>) -> tensor<64x8xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %15 = stablehlo.select %3, %13, %14 : tensor<64x8xi1>, tensor<64x8xf32>
  %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x128xf32>) -> tensor<8x128xf32>
  %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<8x128xf32>) -> tensor<128x8xf32>
  return %17, %12 : tensor<128x8xf32>, tensor<8x128xf32>
}
func.func private @relu(%arg0: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<64x8xf32>
  return %1 : tensor<64x8xf32>
}

// -----

// Codes of a codebook that are softmaxes.
func.func public @main(%arg0: tensor<128x8xf32>, %arg1: tensor<8x128xf32>, %arg2: tensor<64x128xf32>) -> (tensor<128x8xf32>, tensor<8x128xf32>) {
  %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<64xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<64x8xf32>
  %7 = stablehlo.exponential %6 : tensor<64x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
  %11 = stablehlo.divide %7, %10 : tensor<64x8xf32>
  %12 = stablehlo.multiply %9, %9 : tensor<64x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
  %14 = stablehlo.divide %13, %12 : tensor<64x1xf32>
  %15 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x128xf32>) -> tensor<64x128xf32>
  %16 = stablehlo.subtract %15, %arg2 : tensor<64x128xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %18 = stablehlo.multiply %17, %16 : tensor<64x128xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %19 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %21 = stablehlo.multiply %20, %18 : tensor<64x128xf32>
  %22 = stablehlo.dot_general %21, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<128x8xf32>) -> tensor<8x128xf32>
  %24 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<8x128xf32>) -> tensor<64x8xf32>
  %25 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
  %26 = stablehlo.multiply %24, %25 : tensor<64x8xf32>
  %27 = stablehlo.multiply %26, %7 : tensor<64x8xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
  %29 = stablehlo.reshape %28 : (tensor<64xf32>) -> tensor<64x1xf32>
  %30 = stablehlo.negate %29 : tensor<64x1xf32>
  %31 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
  %32 = stablehlo.divide %24, %31 : tensor<64x8xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<64xf32>) -> tensor<64x8xf32>
  %35 = stablehlo.add %32, %34 : tensor<64x8xf32>
  %36 = stablehlo.multiply %35, %7 : tensor<64x8xf32>
  %37 = stablehlo.dot_general %36, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x128xf32>) -> tensor<8x128xf32>
  %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<8x128xf32>) -> tensor<128x8xf32>
  return %38, %23 : tensor<128x8xf32>, tensor<8x128xf32>
}

// -----

// A layer whose activations are pooled: what comes back for one group's mean is the same for its tokens.
func.func public @main(%arg0: tensor<8x128xf32>, %arg1: tensor<128x8xf32>, %arg2: tensor<64x8xf32>) -> (tensor<8x128xf32>, tensor<128x8xf32>) {
  %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x128xf32>) -> tensor<64x128xf32>
  %1 = call @relu(%0) : (tensor<64x128xf32>) -> tensor<64x128xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xi1>
  %4 = stablehlo.reshape %1 : (tensor<64x128xf32>) -> tensor<4x16x128xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x16x128xf32>, tensor<f32>) -> tensor<4x128xf32>
  %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x128xf32>
  %7 = stablehlo.divide %5, %6 : tensor<4x128xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %9 = stablehlo.dot_general %8, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x128xf32>) -> tensor<8x128xf32>
  %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<8x128xf32>) -> tensor<128x8xf32>
  %11 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<128x8xf32>) -> tensor<4x128xf32>
  %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x128xf32>
  %13 = stablehlo.divide %11, %12 : tensor<4x128xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<4x128xf32>) -> tensor<4x16x128xf32>
  %15 = stablehlo.reshape %14 : (tensor<4x16x128xf32>) -> tensor<64x128xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %17 = stablehlo.select %3, %15, %16 : tensor<64x128xi1>, tensor<64x128xf32>
  %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
  %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<128x8xf32>) -> tensor<8x128xf32>
  return %19, %10 : tensor<8x128xf32>, tensor<128x8xf32>
}
func.func private @relu(%arg0: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}
