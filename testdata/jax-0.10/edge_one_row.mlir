module @jit_edge_one_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<1x1xi32>, %arg3: tensor<1x1xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x1x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x1x40xf32>, tensor<40x1003xf32>) -> tensor<1x1x1003xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x1003xf32>
    %2 = stablehlo.divide %0, %1 : tensor<1x1x1003xf32>
    %3:3 = call @log_softmax(%2) : (tensor<1x1x1003xf32>) -> (tensor<1x1x1003xf32>, tensor<1x1x1003xf32>, tensor<1x1x1xf32>)
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x1x1xi32>
    %5:2 = call @take_along_axis(%3#0, %4) : (tensor<1x1x1003xf32>, tensor<1x1x1xi32>) -> (tensor<1x1x1xf32>, tensor<1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.subtract %6, %arg3 : tensor<1x1xf32>
    %8 = stablehlo.exponential %7 : tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %9:3 = call @clip(%8, %cst_0, %cst_1) : (tensor<1x1xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<1x1xf32>
    %12 = stablehlo.multiply %9#0, %10 : tensor<1x1xf32>
    %13 = stablehlo.minimum %11, %12 : tensor<1x1xf32>
    %14 = stablehlo.compare EQ, %11, %13, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<1x1xi1>, tensor<1x1xf32>
    %18 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<1x1xi1>, tensor<1x1xf32>
    %22 = stablehlo.divide %17, %21 : tensor<1x1xf32>
    %23 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<1x1xi1>, tensor<1x1xf32>
    %27 = stablehlo.compare EQ, %11, %13, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<1x1xi1>, tensor<1x1xf32>
    %31 = stablehlo.divide %26, %30 : tensor<1x1xf32>
    %32 = stablehlo.negate %13 : tensor<1x1xf32>
    %33 = stablehlo.subtract %arg6, %6 : tensor<1x1xf32>
    %34 = stablehlo.exponential %33 : tensor<1x1xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<1x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<1x1xf32>
    %40 = stablehlo.add %32, %39 : tensor<1x1xf32>
    %41 = stablehlo.multiply %40, %arg5 : tensor<1x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%arg5 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.maximum %43, %cst_14 : tensor<f32>
    %45 = stablehlo.divide %42, %44 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.divide %cst_15, %44 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %48 = stablehlo.multiply %47, %arg5 : tensor<1x1xf32>
    %cst_16 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<1x1xf32>
    %51 = stablehlo.negate %50 : tensor<1x1xf32>
    %52 = stablehlo.multiply %50, %34 : tensor<1x1xf32>
    %53 = stablehlo.add %51, %52 : tensor<1x1xf32>
    %54 = stablehlo.negate %53 : tensor<1x1xf32>
    %55 = stablehlo.negate %48 : tensor<1x1xf32>
    %56 = stablehlo.multiply %55, %31 : tensor<1x1xf32>
    %57 = stablehlo.multiply %55, %22 : tensor<1x1xf32>
    %58 = stablehlo.multiply %56, %10 : tensor<1x1xf32>
    %59 = stablehlo.multiply %57, %10 : tensor<1x1xf32>
    %60 = call @clip_0(%9#1, %9#2, %58) : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %61 = stablehlo.add %59, %60 : tensor<1x1xf32>
    %62 = stablehlo.multiply %61, %8 : tensor<1x1xf32>
    %63 = stablehlo.add %54, %62 : tensor<1x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %65 = call @take_along_axis_1(%5#1, %64) : (tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x1x1003xf32>
    %66 = call @log_softmax_2(%3#1, %3#2, %65) : (tensor<1x1x1003xf32>, tensor<1x1x1xf32>, tensor<1x1x1003xf32>) -> tensor<1x1x1003xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x1x1003xf32>
    %68 = stablehlo.divide %66, %67 : tensor<1x1x1003xf32>
    %69 = stablehlo.dot_general %68, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x1x1003xf32>, tensor<1x1x40xf32>) -> tensor<1003x40xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %71 = stablehlo.dot_general %68, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x1x1003xf32>, tensor<40x1003xf32>) -> tensor<1x1x40xf32>
    return %45, %71, %70 : tensor<f32>, tensor<1x1x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x1x1003xf32>) -> (tensor<1x1x1003xf32>, tensor<1x1x1003xf32>, tensor<1x1x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x1x1003xf32>, tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x1x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x1x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<1x1x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x1x1003xf32>, tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %9 = stablehlo.log %8 : tensor<1x1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x1x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x1x1003xf32>
    return %11, %6, %8 : tensor<1x1x1003xf32>, tensor<1x1x1003xf32>, tensor<1x1x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x1x1003xf32>, %arg1: tensor<1x1x1xi32>) -> (tensor<1x1x1xf32>, tensor<1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x1x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x1x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x1x1xi1>, tensor<1x1x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x1xi32>) -> tensor<1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.compare LE, %5, %8, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<1x1xi1>, tensor<i1>) -> tensor<1xi1>
    %12 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1003xf32>, tensor<1x1xi32>) -> tensor<1x1x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<1xi1>) -> tensor<1x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<1x1x1xi1>, tensor<1x1x1xf32>
    return %15, %5 : tensor<1x1x1xf32>, tensor<1x1xi32>
  }
  func.func private @clip(%arg0: tensor<1x1xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x1xi1>, tensor<1x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<1x1xi1>, tensor<1x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<1x1xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<1x1xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x1xi1>, tensor<1x1xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<1x1xi1>, tensor<1x1xf32>
    %25 = stablehlo.divide %19, %24 : tensor<1x1xf32>
    return %15, %12, %25 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>
  }
  func.func private @clip_0(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<1x1xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<1x1xi32>, %arg1: tensor<1x1x1xf32>) -> tensor<1x1x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1x1003xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x1x1003xf32>
    return %1 : tensor<1x1x1003xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<1x1x1003xf32>, %arg1: tensor<1x1x1xf32>, %arg2: tensor<1x1x1003xf32>) -> tensor<1x1x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x1x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x1x1003xf32>, tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x1x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1003xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x1x1003xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x1x1003xf32>
    return %8 : tensor<1x1x1003xf32>
  }
}
