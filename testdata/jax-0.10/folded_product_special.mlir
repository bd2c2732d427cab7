module @jit_folded_product_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x133xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<133xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x133xf32> {jax.result_info = "result[1][1]"}, tensor<133xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<24x133xf32>) -> tensor<24x7x19xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x7x19xf32>) -> tensor<3x7x7x19xf32>
    %2 = stablehlo.reshape %arg3 : (tensor<133xf32>) -> tensor<7x19xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [2, 3] : (tensor<7x19xf32>) -> tensor<1x1x7x19xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x7x19xf32>) -> tensor<3x7x7x19xf32>
    %5 = stablehlo.add %1, %4 : tensor<3x7x7x19xf32>
    %6:3 = call @log_softmax(%5) : (tensor<3x7x7x19xf32>) -> (tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>, tensor<3x7x1x1xf32>)
    %7 = stablehlo.iota dim = 0 : tensor<3xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %9 = stablehlo.iota dim = 0 : tensor<7xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %c = stablehlo.constant dense<19> : tensor<i32>
    %11 = call @floor_divide(%arg2, %c) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_0 = stablehlo.constant dense<19> : tensor<i32>
    %12 = call @remainder(%arg2, %c_0) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %14 = stablehlo.compare LT, %8, %13, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %16 = stablehlo.add %8, %15 : tensor<3x1xi32>
    %17 = stablehlo.select %14, %16, %8 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %19 = stablehlo.compare LT, %10, %18, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_4 = stablehlo.constant dense<7> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %21 = stablehlo.add %10, %20 : tensor<1x7xi32>
    %22 = stablehlo.select %19, %21, %10 : tensor<1x7xi1>, tensor<1x7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %24 = stablehlo.compare LT, %11, %23, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_6 = stablehlo.constant dense<7> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %26 = stablehlo.add %11, %25 : tensor<3x7xi32>
    %27 = stablehlo.select %24, %26, %11 : tensor<3x7xi1>, tensor<3x7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %29 = stablehlo.compare LT, %12, %28, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_8 = stablehlo.constant dense<19> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %31 = stablehlo.add %12, %30 : tensor<3x7xi32>
    %32 = stablehlo.select %29, %31, %12 : tensor<3x7xi1>, tensor<3x7xi32>
    %33 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %34 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %37 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %38 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %39 = stablehlo.concatenate %35, %36, %37, %38, dim = 2 : (tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x4xi32>
    %40 = "stablehlo.gather"(%6#0, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>) -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_9 : tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.negate %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_11 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    %48 = "stablehlo.scatter"(%47, %39, %46) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %58 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %58 : tensor<f32>
    }) : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>, tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %49 = call @log_softmax_1(%6#1, %6#2, %48) : (tensor<3x7x7x19xf32>, tensor<3x7x1x1xf32>, tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<7x19xf32>
    %51 = stablehlo.reshape %50 : (tensor<7x19xf32>) -> tensor<1x1x7x19xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x7x19xf32>, tensor<f32>) -> tensor<7x19xf32>
    %53 = stablehlo.reshape %52 : (tensor<7x19xf32>) -> tensor<133xf32>
    %54 = stablehlo.dot_general %49, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7x19xf32>, tensor<3x7x24xf32>) -> tensor<7x19x24xf32>
    %55 = stablehlo.transpose %54, dims = [2, 0, 1] : (tensor<7x19x24xf32>) -> tensor<24x7x19xf32>
    %56 = stablehlo.dot_general %49, %0, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7x19xf32>, tensor<24x7x19xf32>) -> tensor<3x7x24xf32>
    %57 = stablehlo.reshape %55 : (tensor<24x7x19xf32>) -> tensor<24x133xf32>
    return %43, %56, %57, %53 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x133xf32>, tensor<133xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x7x19xf32>) -> (tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>, tensor<3x7x1x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<3x7x1x1xf32>) -> tensor<3x7x7x19xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x7x19xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x7x19xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<3x7x1x1xf32>) -> tensor<3x7x7x19xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x7x19xf32>
    return %11, %6, %8 : tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>, tensor<3x7x1x1xf32>
  }
  func.func private @floor_divide(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x7xi32>
    %3 = stablehlo.sign %arg0 : tensor<3x7xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %11 = stablehlo.and %6, %10 : tensor<3x7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3x7xi32>
    %14 = call @_where(%11, %13, %2) : (tensor<3x7xi1>, tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
    return %14 : tensor<3x7xi32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xi32>
    return %0 : tensor<3x7xi32>
  }
  func.func private @remainder(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi32>
    return %15 : tensor<3x7xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x7x19xf32>, %arg1: tensor<3x7x1x1xf32>, %arg2: tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x7x19xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x1x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x7x19xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x7x19xf32>
    return %7 : tensor<3x7x7x19xf32>
  }
}
