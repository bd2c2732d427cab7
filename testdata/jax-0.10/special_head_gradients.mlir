module @jit_special_head_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<49x40xf32>, %arg1: tensor<40x300xf32>, %arg2: tensor<300xf32>, %arg3: tensor<49xi32>, %arg4: tensor<49xf32>, %arg5: tensor<49xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<49xf32> {jax.result_info = "result[0][1][0]"}, tensor<49xf32> {jax.result_info = "result[0][1][1]"}, tensor<49x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x300xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<49x40xf32>, tensor<40x300xf32>) -> tensor<49x300xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<300xf32>) -> tensor<1x300xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x300xf32>) -> tensor<49x300xf32>
    %3 = stablehlo.add %0, %2 : tensor<49x300xf32>
    %4:3 = call @log_softmax(%3) : (tensor<49x300xf32>) -> (tensor<49x300xf32>, tensor<49x300xf32>, tensor<49x1xf32>)
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<49xi32>) -> tensor<49x1xi32>
    %6:2 = call @take_along_axis(%4#0, %5) : (tensor<49x300xf32>, tensor<49x1xi32>) -> (tensor<49x1xf32>, tensor<49x1x1xi32>)
    %7 = stablehlo.reshape %6#0 : (tensor<49x1xf32>) -> tensor<49xf32>
    %8 = stablehlo.exponential %4#0 : tensor<49x300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    %10 = stablehlo.compare GT, %8, %9, FLOAT : (tensor<49x300xf32>, tensor<49x300xf32>) -> tensor<49x300xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    %12 = stablehlo.compare GT, %8, %11, FLOAT : (tensor<49x300xf32>, tensor<49x300xf32>) -> tensor<49x300xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:2 = call @_where(%12, %4#0, %c) : (tensor<49x300xi1>, tensor<49x300xf32>, tensor<i32>) -> (tensor<49x300xf32>, tensor<49x300xf32>)
    %14 = stablehlo.multiply %8, %13#0 : tensor<49x300xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %15:2 = call @_where(%10, %14, %c_1) : (tensor<49x300xi1>, tensor<49x300xf32>, tensor<i32>) -> (tensor<49x300xf32>, tensor<49x300xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15#0 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %17 = stablehlo.negate %16 : tensor<49xf32>
    %18 = stablehlo.subtract %7, %7 : tensor<49xf32>
    %19 = stablehlo.exponential %18 : tensor<49xf32>
    %20 = stablehlo.multiply %19, %arg4 : tensor<49xf32>
    %cst_3 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<49xf32>
    %23 = stablehlo.add %20, %22 : tensor<49xf32>
    %24 = stablehlo.negate %23 : tensor<49xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %26 = stablehlo.compare GT, %arg5, %25, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %27:2 = call @_where_0(%26, %24, %c_5) : (tensor<49xi1>, tensor<49xf32>, tensor<i32>) -> (tensor<49xf32>, tensor<49xf32>)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27#0 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<49xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%arg5 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<49xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.divide %28, %29 : tensor<f32>
    %31 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<49x40xf32>, tensor<40x300xf32>) -> tensor<49x300xf32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<300xf32>) -> tensor<1x300xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x300xf32>) -> tensor<49x300xf32>
    %34 = stablehlo.add %31, %33 : tensor<49x300xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %36 = stablehlo.reshape %35 : (tensor<49xf32>) -> tensor<49x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %38 = stablehlo.compare EQ, %34, %37, FLOAT : (tensor<49x300xf32>, tensor<49x300xf32>) -> tensor<49x300xi1>
    %39 = stablehlo.convert %38 : (tensor<49x300xi1>) -> tensor<49x300xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %42 = stablehlo.maximum %41, %35 : tensor<49xf32>
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<49xi1>, tensor<49xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<49xi1>, tensor<49xf32>
    %52 = stablehlo.divide %46, %51 : tensor<49xf32>
    %53 = stablehlo.is_finite %42 : (tensor<49xf32>) -> tensor<49xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %55 = stablehlo.select %53, %42, %54 : tensor<49xi1>, tensor<49xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %59 = stablehlo.subtract %34, %58 : tensor<49x300xf32>
    %60 = stablehlo.exponential %59 : tensor<49x300xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %62 = stablehlo.sign %61 : tensor<49xf32>
    %63 = stablehlo.abs %61 : tensor<49xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %65 = stablehlo.compare GE, %61, %64, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %66 = stablehlo.log %63 : tensor<49xf32>
    %67 = stablehlo.add %66, %55 : tensor<49xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.divide %cst_20, %29 : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %70 = call @_where_1(%26, %27#1, %69) : (tensor<49xi1>, tensor<49xf32>, tensor<49xf32>) -> tensor<49xf32>
    %71 = stablehlo.negate %70 : tensor<49xf32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<49xf32>
    %74 = stablehlo.multiply %71, %arg4 : tensor<49xf32>
    %75 = stablehlo.multiply %74, %19 : tensor<49xf32>
    %76 = stablehlo.negate %73 : tensor<49xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<49xf32>) -> tensor<49x300xf32>
    %78 = call @_where_2(%10, %15#1, %77) : (tensor<49x300xi1>, tensor<49x300xf32>, tensor<49x300xf32>) -> tensor<49x300xf32>
    %79 = stablehlo.multiply %8, %78 : tensor<49x300xf32>
    %80 = stablehlo.multiply %78, %13#0 : tensor<49x300xf32>
    %81 = call @_where_2(%12, %13#1, %79) : (tensor<49x300xi1>, tensor<49x300xf32>, tensor<49x300xf32>) -> tensor<49x300xf32>
    %82 = stablehlo.multiply %80, %8 : tensor<49x300xf32>
    %83 = stablehlo.add %81, %82 : tensor<49x300xf32>
    %84 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %85 = call @take_along_axis_3(%6#1, %84) : (tensor<49x1x1xi32>, tensor<49x1xf32>) -> tensor<49x300xf32>
    %86 = stablehlo.add %83, %85 : tensor<49x300xf32>
    %87 = call @log_softmax_4(%4#1, %4#2, %86) : (tensor<49x300xf32>, tensor<49x1xf32>, tensor<49x300xf32>) -> tensor<49x300xf32>
    %88 = stablehlo.dot_general %87, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<49x300xf32>, tensor<49x40xf32>) -> tensor<300x40xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<300x40xf32>) -> tensor<40x300xf32>
    %90 = stablehlo.dot_general %87, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<49x300xf32>, tensor<40x300xf32>) -> tensor<49x40xf32>
    return %30, %17, %67, %90, %89 : tensor<f32>, tensor<49xf32>, tensor<49xf32>, tensor<49x40xf32>, tensor<40x300xf32>
  }
  func.func private @log_softmax(%arg0: tensor<49x300xf32>) -> (tensor<49x300xf32>, tensor<49x300xf32>, tensor<49x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<49xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<49x300xf32>
    %6 = stablehlo.exponential %5 : tensor<49x300xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %9 = stablehlo.log %8 : tensor<49x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<49x300xf32>
    return %11, %6, %8 : tensor<49x300xf32>, tensor<49x300xf32>, tensor<49x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<49x300xf32>, %arg1: tensor<49x1xi32>) -> (tensor<49x1xf32>, tensor<49x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<49x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<49x1xi32>, tensor<49x1xi32>) -> tensor<49x1xi1>
    %c_0 = stablehlo.constant dense<300> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<49x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<49x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<49x1xi1>, tensor<49x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<49x1xi32>) -> tensor<49x1x1xi32>
    %c_1 = stablehlo.constant dense<299> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<49x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<49x1x1xi32>, tensor<49x1x1xi32>) -> tensor<49x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<49x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<49x1x1xi32>, tensor<49x1x1xi32>) -> tensor<49x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<49x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<49x1x1xi1>, tensor<i1>) -> tensor<49x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<49x300xf32>, tensor<49x1x1xi32>) -> tensor<49x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<49x1xi1>, tensor<49x1xf32>
    return %15, %5 : tensor<49x1xf32>, tensor<49x1x1xi32>
  }
  func.func private @_where(%arg0: tensor<49x300xi1>, %arg1: tensor<49x300xf32>, %arg2: tensor<i32>) -> (tensor<49x300xf32>, tensor<49x300xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<49x300xi1>, tensor<49x300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    return %2, %3 : tensor<49x300xf32>, tensor<49x300xf32>
  }
  func.func private @_where_0(%arg0: tensor<49xi1>, %arg1: tensor<49xf32>, %arg2: tensor<i32>) -> (tensor<49xf32>, tensor<49xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<49xi1>, tensor<49xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49xf32>
    return %2, %3 : tensor<49xf32>, tensor<49xf32>
  }
  func.func private @_where_1(%arg0: tensor<49xi1>, %arg1: tensor<49xf32>, %arg2: tensor<49xf32>) -> tensor<49xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<49xi1>, tensor<49xf32>
    return %1 : tensor<49xf32>
  }
  func.func private @_where_2(%arg0: tensor<49x300xi1>, %arg1: tensor<49x300xf32>, %arg2: tensor<49x300xf32>) -> tensor<49x300xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<49x300xi1>, tensor<49x300xf32>
    return %1 : tensor<49x300xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<49x1x1xi32>, %arg1: tensor<49x1xf32>) -> tensor<49x300xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<49x300xf32>, tensor<49x1x1xi32>, tensor<49x1xf32>) -> tensor<49x300xf32>
    return %1 : tensor<49x300xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<49x300xf32>, %arg1: tensor<49x1xf32>, %arg2: tensor<49x300xf32>) -> tensor<49x300xf32> {
    %0 = stablehlo.negate %arg2 : tensor<49x300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %2 = stablehlo.reshape %1 : (tensor<49xf32>) -> tensor<49x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<49x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<49x1xf32>, tensor<f32>) -> tensor<49xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<49xf32>) -> tensor<49x300xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<49x300xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<49x300xf32>
    return %7 : tensor<49x300xf32>
  }
}
