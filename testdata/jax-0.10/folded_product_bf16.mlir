module @jit_folded_product_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x133xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<133xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x133xbf16> {jax.result_info = "result[1][1]"}, tensor<133xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<24x133xbf16>) -> tensor<24x7x19xbf16>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x7x19xbf16>) -> tensor<3x7x7x19xbf16>
    %2 = stablehlo.convert %1 : (tensor<3x7x7x19xbf16>) -> tensor<3x7x7x19xf32>
    %3 = stablehlo.reshape %arg3 : (tensor<133xf32>) -> tensor<7x19xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [2, 3] : (tensor<7x19xf32>) -> tensor<1x1x7x19xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x7x19xf32>) -> tensor<3x7x7x19xf32>
    %6 = stablehlo.add %2, %5 : tensor<3x7x7x19xf32>
    %7:3 = call @log_softmax(%6) : (tensor<3x7x7x19xf32>) -> (tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>, tensor<3x7x1x1xf32>)
    %8 = stablehlo.iota dim = 0 : tensor<3xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %10 = stablehlo.iota dim = 0 : tensor<7xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %c = stablehlo.constant dense<19> : tensor<i32>
    %12 = call @floor_divide(%arg2, %c) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_0 = stablehlo.constant dense<19> : tensor<i32>
    %13 = call @remainder(%arg2, %c_0) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.compare LT, %9, %14, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %17 = stablehlo.add %9, %16 : tensor<3x1xi32>
    %18 = stablehlo.select %15, %17, %9 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %20 = stablehlo.compare LT, %11, %19, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_4 = stablehlo.constant dense<7> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %22 = stablehlo.add %11, %21 : tensor<1x7xi32>
    %23 = stablehlo.select %20, %22, %11 : tensor<1x7xi1>, tensor<1x7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %25 = stablehlo.compare LT, %12, %24, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_6 = stablehlo.constant dense<7> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %27 = stablehlo.add %12, %26 : tensor<3x7xi32>
    %28 = stablehlo.select %25, %27, %12 : tensor<3x7xi1>, tensor<3x7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %30 = stablehlo.compare LT, %13, %29, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_8 = stablehlo.constant dense<19> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %32 = stablehlo.add %13, %31 : tensor<3x7xi32>
    %33 = stablehlo.select %30, %32, %13 : tensor<3x7xi1>, tensor<3x7xi32>
    %34 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %35 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %38 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %39 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %40 = stablehlo.concatenate %36, %37, %38, %39, dim = 2 : (tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x4xi32>
    %41 = "stablehlo.gather"(%7#0, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>) -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_9 : tensor<f32>
    %44 = stablehlo.negate %43 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.negate %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_11 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    %49 = "stablehlo.scatter"(%48, %40, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %60 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %60 : tensor<f32>
    }) : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>, tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %50 = call @log_softmax_1(%7#1, %7#2, %49) : (tensor<3x7x7x19xf32>, tensor<3x7x1x1xf32>, tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<7x19xf32>
    %52 = stablehlo.reshape %51 : (tensor<7x19xf32>) -> tensor<1x1x7x19xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x7x19xf32>, tensor<f32>) -> tensor<7x19xf32>
    %54 = stablehlo.reshape %53 : (tensor<7x19xf32>) -> tensor<133xf32>
    %55 = stablehlo.convert %50 : (tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xbf16>
    %56 = stablehlo.dot_general %55, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7x19xbf16>, tensor<3x7x24xbf16>) -> tensor<7x19x24xbf16>
    %57 = stablehlo.transpose %56, dims = [2, 0, 1] : (tensor<7x19x24xbf16>) -> tensor<24x7x19xbf16>
    %58 = stablehlo.dot_general %55, %0, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7x19xbf16>, tensor<24x7x19xbf16>) -> tensor<3x7x24xbf16>
    %59 = stablehlo.reshape %57 : (tensor<24x7x19xbf16>) -> tensor<24x133xbf16>
    return %44, %58, %59, %54 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x133xbf16>, tensor<133xf32>
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
