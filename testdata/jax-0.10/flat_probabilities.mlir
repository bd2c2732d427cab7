module @jit_flat_probabilities attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<7xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<7xi1>, tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<7xi1>, tensor<7xf32>
    %18 = stablehlo.divide %12, %17 : tensor<7xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<7x131xf32>
    %22 = stablehlo.exponential %21 : tensor<7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %26 = stablehlo.divide %22, %25 : tensor<7x131xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<7x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<7x1xf32>
    %30 = stablehlo.reshape %26 : (tensor<7x131xf32>) -> tensor<917xf32>
    %31 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<131> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %33 = stablehlo.multiply %31, %32 : tensor<7xi32>
    %34 = stablehlo.add %33, %arg2 : tensor<7xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %36 = stablehlo.compare LT, %34, %35, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_10 = stablehlo.constant dense<917> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %38 = stablehlo.add %34, %37 : tensor<7xi32>
    %39 = stablehlo.select %36, %38, %34 : tensor<7xi1>, tensor<7xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %41 = "stablehlo.gather"(%30, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<917xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %44 = stablehlo.subtract %26, %43 : tensor<7x131xf32>
    %45 = chlo.square %44 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %47 = stablehlo.multiply %46, %44 : tensor<7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.log %41 : tensor<7xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %53 = stablehlo.multiply %48, %52 : tensor<7xf32>
    %54 = stablehlo.multiply %52, %49 : tensor<7xf32>
    %55 = stablehlo.divide %53, %41 : tensor<7xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %57 = stablehlo.multiply %56, %47 : tensor<7x131xf32>
    %58 = stablehlo.negate %57 : tensor<7x131xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %60 = stablehlo.reshape %59 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %62 = stablehlo.add %55, %61 : tensor<7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<917xf32>
    %64 = "stablehlo.scatter"(%63, %40, %62) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %82 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %82 : tensor<f32>
    }) : (tensor<917xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<917xf32>
    %65 = stablehlo.reshape %64 : (tensor<917xf32>) -> tensor<7x131xf32>
    %66 = stablehlo.add %57, %65 : tensor<7x131xf32>
    %67 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<7x131xf32>
    %69 = stablehlo.multiply %68, %22 : tensor<7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %71 = stablehlo.reshape %70 : (tensor<7xf32>) -> tensor<7x1xf32>
    %72 = stablehlo.negate %71 : tensor<7x1xf32>
    %73 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %74 = stablehlo.divide %66, %73 : tensor<7x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %77 = stablehlo.add %74, %76 : tensor<7x131xf32>
    %78 = stablehlo.multiply %77, %22 : tensor<7x131xf32>
    %79 = stablehlo.dot_general %78, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %81 = stablehlo.dot_general %78, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %51, %81, %80 : tensor<f32>, tensor<7x24xf32>, tensor<24x131xf32>
  }
}
