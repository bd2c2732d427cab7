module @jit_maximum_expected_entry attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>, %arg4: tensor<131x5xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7x1xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131x5xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x7x131xf32>
    %10 = stablehlo.exponential %9 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.divide %10, %13 : tensor<3x7x131xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<3x7x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<3x7x1xf32>
    %18 = stablehlo.log %12 : tensor<3x7x1xf32>
    %19 = stablehlo.add %18, %7 : tensor<3x7x1xf32>
    %20 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %21 = stablehlo.dot_general %14, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<131x5xf32>) -> tensor<3x7x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %23 = stablehlo.compare LT, %arg2, %22, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %25 = stablehlo.add %arg2, %24 : tensor<3x7xi32>
    %26 = stablehlo.select %23, %25, %arg2 : tensor<3x7xi1>, tensor<3x7xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %28 = "stablehlo.gather"(%arg4, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<131x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
    %29 = stablehlo.subtract %21, %28 : tensor<3x7x5xf32>
    %30 = stablehlo.multiply %29, %29 : tensor<3x7x5xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x5xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<3x7x5xf32>
    %33 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x5xf32>
    %34 = stablehlo.multiply %33, %30 : tensor<3x7x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x5xf32>
    %37 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x5xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<3x7x5xf32>
    %39 = stablehlo.multiply %38, %32 : tensor<3x7x5xf32>
    %40 = stablehlo.negate %39 : tensor<3x7x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<131x5xf32>
    %42 = "stablehlo.scatter"(%41, %27, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %70 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %70 : tensor<f32>
    }) : (tensor<131x5xf32>, tensor<3x7x1xi32>, tensor<3x7x5xf32>) -> tensor<131x5xf32>
    %43 = stablehlo.dot_general %39, %14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x5xf32>, tensor<3x7x131xf32>) -> tensor<5x131xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<5x131xf32>) -> tensor<131x5xf32>
    %45 = stablehlo.add %42, %44 : tensor<131x5xf32>
    %46 = stablehlo.dot_general %39, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x5xf32>, tensor<131x5xf32>) -> tensor<3x7x131xf32>
    %47 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<3x7x131xf32>
    %49 = stablehlo.multiply %48, %10 : tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %51 = stablehlo.reshape %50 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %52 = stablehlo.negate %51 : tensor<3x7x1xf32>
    %53 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %54 = stablehlo.divide %46, %53 : tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %57 = stablehlo.add %54, %56 : tensor<3x7x131xf32>
    %58 = stablehlo.multiply %57, %10 : tensor<3x7x131xf32>
    %59 = stablehlo.negate %58 : tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %61 = stablehlo.reshape %60 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %63 = stablehlo.divide %62, %6 : tensor<3x7xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %65 = stablehlo.multiply %64, %5 : tensor<3x7x131xf32>
    %66 = stablehlo.add %58, %65 : tensor<3x7x131xf32>
    %67 = stablehlo.dot_general %66, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %69 = stablehlo.dot_general %66, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %35, %7, %69, %68, %45 : tensor<f32>, tensor<3x7x1xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<131x5xf32>
  }
}
