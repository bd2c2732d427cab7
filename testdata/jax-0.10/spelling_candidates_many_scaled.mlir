module @jit_spelling_candidates_many_scaled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x640xbf16>, %arg2: tensor<3x7x40xi32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7x40xf32> {jax.result_info = "result[0][1]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x640xbf16>) -> tensor<3x7x640xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x640xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3x7x640xf32>
    %4 = stablehlo.multiply %1, %1 : tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %6 = stablehlo.divide %5, %4 : tensor<3x7x1xf32>
    %7:2 = call @take_along_axis(%3, %arg2) : (tensor<3x7x640xf32>, tensor<3x7x40xi32>) -> (tensor<3x7x40xf32>, tensor<3x7x40x1xi32>)
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x640xf32>, tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x640xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<3x7x640xf32>, tensor<3x7x640xf32>) -> tensor<3x7x640xi1>
    %12 = stablehlo.convert %11 : (tensor<3x7x640xi1>) -> tensor<3x7x640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x640xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<3x7xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<3x7xi1>, tensor<3x7xf32>
    %25 = stablehlo.divide %19, %24 : tensor<3x7xf32>
    %26 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %27 = stablehlo.is_finite %26 : (tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %29 = stablehlo.select %27, %26, %28 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x640xf32>
    %32 = stablehlo.subtract %3, %31 : tensor<3x7x640xf32>
    %33 = stablehlo.exponential %32 : tensor<3x7x640xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x7x640xf32>, tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %36 = stablehlo.sign %35 : tensor<3x7x1xf32>
    %37 = stablehlo.abs %35 : tensor<3x7x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %39 = stablehlo.compare GE, %35, %38, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %40 = stablehlo.log %37 : tensor<3x7x1xf32>
    %41 = stablehlo.add %40, %29 : tensor<3x7x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %43 = stablehlo.subtract %7#0, %42 : tensor<3x7x40xf32>
    %44 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %46 = stablehlo.multiply %45, %43 : tensor<3x7x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x40xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7x40xf32>
    %49 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<3x7x40xf32>
    %51 = stablehlo.negate %50 : tensor<3x7x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x7x40xf32>, tensor<f32>) -> tensor<3x7xf32>
    %53 = stablehlo.reshape %52 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %54 = stablehlo.divide %53, %37 : tensor<3x7x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %56 = stablehlo.select %39, %55, %54 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %57 = stablehlo.select %39, %54, %55 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %58 = stablehlo.negate %56 : tensor<3x7x1xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x7x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x640xf32>
    %62 = stablehlo.multiply %61, %33 : tensor<3x7x640xf32>
    %63 = call @take_along_axis_0(%7#1, %50) : (tensor<3x7x40x1xi32>, tensor<3x7x40xf32>) -> tensor<3x7x640xf32>
    %64 = stablehlo.add %62, %63 : tensor<3x7x640xf32>
    %65 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x640xf32>
    %66 = stablehlo.multiply %64, %65 : tensor<3x7x640xf32>
    %67 = stablehlo.multiply %66, %0 : tensor<3x7x640xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<3x7x640xf32>, tensor<f32>) -> tensor<3x7xf32>
    %69 = stablehlo.reshape %68 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %70 = stablehlo.negate %69 : tensor<3x7x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %47, %43, %71 : tensor<f32>, tensor<3x7x40xf32>, tensor<3x7xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x640xf32>, %arg1: tensor<3x7x40xi32>) -> (tensor<3x7x40xf32>, tensor<3x7x40x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x40xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x40xi32>, tensor<3x7x40xi32>) -> tensor<3x7x40xi1>
    %c_0 = stablehlo.constant dense<640> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x40xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x40xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x40xi1>, tensor<3x7x40xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x40xi32>) -> tensor<3x7x40x1xi32>
    %c_1 = stablehlo.constant dense<639> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x40x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x40x1xi32>, tensor<3x7x40x1xi32>) -> tensor<3x7x40x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x7x40x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x40x1xi32>, tensor<3x7x40x1xi32>) -> tensor<3x7x40x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x40x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x7x40x1xi1>, tensor<i1>) -> tensor<3x7x40xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x640xf32>, tensor<3x7x40x1xi32>) -> tensor<3x7x40xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x40xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x40xi1>, tensor<3x7x40xf32>
    return %15, %5 : tensor<3x7x40xf32>, tensor<3x7x40x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x7x40x1xi32>, %arg1: tensor<3x7x40xf32>) -> tensor<3x7x640xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x640xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x640xf32>, tensor<3x7x40x1xi32>, tensor<3x7x40xf32>) -> tensor<3x7x640xf32>
    return %1 : tensor<3x7x640xf32>
  }
}
