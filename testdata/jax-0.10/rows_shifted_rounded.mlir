module @jit_rows_shifted_rounded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x12xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x12xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<2x13x40xf32>) -> tensor<2x13x40xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<40x1003xf32>) -> tensor<40x1003xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xf32>
    %3 = stablehlo.convert %2 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %4 = stablehlo.slice %3 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xbf16>) -> tensor<2x12x1003xbf16>
    %5 = stablehlo.convert %4 : (tensor<2x12x1003xbf16>) -> tensor<2x12x1003xf32>
    %6 = stablehlo.slice %arg2 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %7:3 = call @log_softmax(%5) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %9:2 = call @take_along_axis(%7#0, %8) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %10 = stablehlo.reshape %9#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %11 = stablehlo.subtract %10, %arg3 : tensor<2x12xf32>
    %12 = stablehlo.exponential %11 : tensor<2x12xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %13:3 = call @clip(%12, %cst, %cst_0) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<2x12xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %18 = stablehlo.multiply %13#0, %17 : tensor<2x12xf32>
    %19 = stablehlo.minimum %16, %18 : tensor<2x12xf32>
    %20 = stablehlo.compare EQ, %16, %19, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x12xi1>, tensor<2x12xf32>
    %24 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x12xi1>, tensor<2x12xf32>
    %28 = stablehlo.divide %23, %27 : tensor<2x12xf32>
    %29 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<2x12xi1>, tensor<2x12xf32>
    %33 = stablehlo.compare EQ, %16, %19, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<2x12xi1>, tensor<2x12xf32>
    %37 = stablehlo.divide %32, %36 : tensor<2x12xf32>
    %38 = stablehlo.negate %19 : tensor<2x12xf32>
    %39 = stablehlo.multiply %38, %arg5 : tensor<2x12xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%arg5 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.maximum %41, %cst_11 : tensor<f32>
    %43 = stablehlo.divide %40, %42 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.divide %cst_12, %42 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %46 = stablehlo.multiply %45, %arg5 : tensor<2x12xf32>
    %47 = stablehlo.negate %46 : tensor<2x12xf32>
    %48 = stablehlo.multiply %47, %37 : tensor<2x12xf32>
    %49 = stablehlo.multiply %47, %28 : tensor<2x12xf32>
    %50 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<2x12xf32>
    %52 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %53 = stablehlo.multiply %49, %52 : tensor<2x12xf32>
    %54 = call @clip_0(%13#1, %13#2, %51) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %55 = stablehlo.add %53, %54 : tensor<2x12xf32>
    %56 = stablehlo.multiply %55, %12 : tensor<2x12xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %58 = call @take_along_axis_1(%9#1, %57) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %59 = call @log_softmax_2(%7#1, %7#2, %58) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %60 = stablehlo.convert %59 : (tensor<2x12x1003xf32>) -> tensor<2x12x1003xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %61 = stablehlo.pad %60, %cst_13, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xbf16>, tensor<bf16>) -> tensor<2x13x1003xbf16>
    %62 = stablehlo.convert %61 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %63 = stablehlo.dot_general %62, %0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xbf16>) -> tensor<1003x40xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %65 = stablehlo.convert %64 : (tensor<40x1003xf32>) -> tensor<40x1003xbf16>
    %66 = stablehlo.dot_general %62, %1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xbf16>) -> tensor<2x13x40xf32>
    %67 = stablehlo.convert %66 : (tensor<2x13x40xf32>) -> tensor<2x13x40xbf16>
    %68 = stablehlo.convert %65 : (tensor<40x1003xbf16>) -> tensor<40x1003xf32>
    %69 = stablehlo.convert %67 : (tensor<2x13x40xbf16>) -> tensor<2x13x40xf32>
    return %43, %69, %68 : tensor<f32>, tensor<2x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x12x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x12x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %9 = stablehlo.log %8 : tensor<2x12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x12x1003xf32>
    return %11, %6, %8 : tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x12x1xi32>, tensor<2x12x1xi32>) -> tensor<2x12x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x12x1xi1>, tensor<2x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x12x1xi32>) -> tensor<2x12x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x12x1x1xi1>, tensor<i1>) -> tensor<2x12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x12x1xi1>, tensor<2x12x1xf32>
    return %15, %5 : tensor<2x12x1xf32>, tensor<2x12x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<2x12xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x12xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x12xi1>, tensor<2x12xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x12xi1>, tensor<2x12xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x12xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x12xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x12xi1>, tensor<2x12xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x12xi1>, tensor<2x12xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x12xf32>
    return %15, %12, %25 : tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>
  }
  func.func private @clip_0(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x12xf32>) -> tensor<2x12xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x12x1x1xi32>, %arg1: tensor<2x12x1xf32>) -> tensor<2x12x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    return %1 : tensor<2x12x1003xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xf32>, %arg2: tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x12x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x12x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x12x1003xf32>
    return %7 : tensor<2x12x1003xf32>
  }
}
