module @jit_headline_rounded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x8192x4096xbf16>, %arg1: tensor<4096x151936xbf16>, %arg2: tensor<1x8192xi32>, %arg3: tensor<1x8192xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1x8192xf32>, %arg6: tensor<1x8192xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<1x8192x4096xbf16> {jax.result_info = "result[1][0]"}, tensor<4096x151936xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<1x8192x151936xf32>
    %1 = stablehlo.convert %0 : (tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xbf16>
    %2 = stablehlo.convert %1 : (tensor<1x8192x151936xbf16>) -> tensor<1x8192x151936xf32>
    %3:3 = call @log_softmax(%2) : (tensor<1x8192x151936xf32>) -> (tensor<1x8192x151936xf32>, tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>)
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<1x8192x1xi32>
    %5:2 = call @take_along_axis(%3#0, %4) : (tensor<1x8192x151936xf32>, tensor<1x8192x1xi32>) -> (tensor<1x8192x1xf32>, tensor<8192x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<1x8192x1xf32>) -> tensor<1x8192xf32>
    %7 = stablehlo.subtract %6, %arg3 : tensor<1x8192xf32>
    %8 = stablehlo.exponential %7 : tensor<1x8192xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %9:3 = call @clip(%8, %cst, %cst_0) : (tensor<1x8192xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>)
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<1x8192xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %14 = stablehlo.multiply %9#0, %13 : tensor<1x8192xf32>
    %15 = stablehlo.minimum %12, %14 : tensor<1x8192xf32>
    %16 = stablehlo.compare EQ, %12, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %20 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %24 = stablehlo.divide %19, %23 : tensor<1x8192xf32>
    %25 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %29 = stablehlo.compare EQ, %12, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %33 = stablehlo.divide %28, %32 : tensor<1x8192xf32>
    %34 = stablehlo.negate %15 : tensor<1x8192xf32>
    %35 = stablehlo.subtract %arg6, %6 : tensor<1x8192xf32>
    %36 = stablehlo.exponential %35 : tensor<1x8192xf32>
    %37 = stablehlo.subtract %36, %35 : tensor<1x8192xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %39 = stablehlo.subtract %37, %38 : tensor<1x8192xf32>
    %cst_10 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<1x8192xf32>
    %42 = stablehlo.add %34, %41 : tensor<1x8192xf32>
    %43 = stablehlo.multiply %42, %arg5 : tensor<1x8192xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%arg5 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.maximum %45, %cst_13 : tensor<f32>
    %47 = stablehlo.divide %44, %46 : tensor<f32>
    %48 = stablehlo.multiply %6, %arg5 : tensor<1x8192xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%arg5 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.maximum %50, %cst_16 : tensor<f32>
    %52 = stablehlo.divide %49, %51 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %cst_17, %46 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %55 = stablehlo.multiply %54, %arg5 : tensor<1x8192xf32>
    %cst_18 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<1x8192xf32>
    %58 = stablehlo.negate %57 : tensor<1x8192xf32>
    %59 = stablehlo.multiply %57, %36 : tensor<1x8192xf32>
    %60 = stablehlo.add %58, %59 : tensor<1x8192xf32>
    %61 = stablehlo.negate %60 : tensor<1x8192xf32>
    %62 = stablehlo.negate %55 : tensor<1x8192xf32>
    %63 = stablehlo.multiply %62, %33 : tensor<1x8192xf32>
    %64 = stablehlo.multiply %62, %24 : tensor<1x8192xf32>
    %65 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<1x8192xf32>
    %67 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %68 = stablehlo.multiply %64, %67 : tensor<1x8192xf32>
    %69 = call @clip_0(%9#1, %9#2, %66) : (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xf32>
    %70 = stablehlo.add %68, %69 : tensor<1x8192xf32>
    %71 = stablehlo.multiply %70, %8 : tensor<1x8192xf32>
    %72 = stablehlo.add %61, %71 : tensor<1x8192xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %74 = call @take_along_axis_1(%5#1, %73) : (tensor<8192x1x1xi32>, tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32>
    %75 = call @log_softmax_2(%3#1, %3#2, %74) : (tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>, tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xf32>
    %76 = stablehlo.convert %75 : (tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xbf16>
    %77 = stablehlo.convert %76 : (tensor<1x8192x151936xbf16>) -> tensor<1x8192x151936xf32>
    %78 = stablehlo.dot_general %77, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x151936xf32>, tensor<1x8192x4096xbf16>) -> tensor<151936x4096xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<151936x4096xf32>) -> tensor<4096x151936xf32>
    %80 = stablehlo.convert %79 : (tensor<4096x151936xf32>) -> tensor<4096x151936xbf16>
    %81 = stablehlo.dot_general %77, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x151936xf32>, tensor<4096x151936xbf16>) -> tensor<1x8192x4096xf32>
    %82 = stablehlo.convert %81 : (tensor<1x8192x4096xf32>) -> tensor<1x8192x4096xbf16>
    return %47, %52, %82, %80 : tensor<f32>, tensor<f32>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<1x8192x151936xf32>) -> (tensor<1x8192x151936xf32>, tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x8192x151936xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x8192xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x8192x151936xf32>
    %6 = stablehlo.exponential %5 : tensor<1x8192x151936xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x8192x151936xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %9 = stablehlo.log %8 : tensor<1x8192x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x8192x151936xf32>
    return %11, %6, %8 : tensor<1x8192x151936xf32>, tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x8192x151936xf32>, %arg1: tensor<1x8192x1xi32>) -> (tensor<1x8192x1xf32>, tensor<8192x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x8192x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x8192x1xi32>, tensor<1x8192x1xi32>) -> tensor<1x8192x1xi1>
    %c_0 = stablehlo.constant dense<151936> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x8192x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x8192x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x8192x1xi1>, tensor<1x8192x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x8192x1xi32>) -> tensor<8192x1x1xi32>
    %c_1 = stablehlo.constant dense<151935> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8192x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8192x1x1xi32>, tensor<8192x1x1xi32>) -> tensor<8192x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8192x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8192x1x1xi32>, tensor<8192x1x1xi32>) -> tensor<8192x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8192x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8192x1x1xi1>, tensor<i1>) -> tensor<8192x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x8192x151936xf32>, tensor<8192x1x1xi32>) -> tensor<1x8192x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<8192x1xi1>) -> tensor<1x8192x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x8192x1xi1>, tensor<1x8192x1xf32>
    return %16, %5 : tensor<1x8192x1xf32>, tensor<8192x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<1x8192xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x8192xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %12 = stablehlo.divide %6, %11 : tensor<1x8192xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<1x8192xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %25 = stablehlo.divide %19, %24 : tensor<1x8192xf32>
    return %15, %12, %25 : tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>
  }
  func.func private @clip_0(%arg0: tensor<1x8192xf32>, %arg1: tensor<1x8192xf32>, %arg2: tensor<1x8192xf32>) -> tensor<1x8192xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<1x8192xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<1x8192xf32>
    return %1 : tensor<1x8192xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8192x1x1xi32>, %arg1: tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192x151936xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x8192x151936xf32>, tensor<8192x1x1xi32>, tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32>
    return %1 : tensor<1x8192x151936xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<1x8192x151936xf32>, %arg1: tensor<1x8192x1xf32>, %arg2: tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x8192x151936xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8192x151936xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x8192x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x8192x1xf32>, tensor<f32>) -> tensor<8192xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<8192xf32>) -> tensor<1x8192xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x151936xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x8192x151936xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x8192x151936xf32>
    return %8 : tensor<1x8192x151936xf32>
  }
}
