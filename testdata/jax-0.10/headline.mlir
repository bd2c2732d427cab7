module @jit_headline attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x8192x4096xbf16>, %arg1: tensor<4096x151936xbf16>, %arg2: tensor<1x8192xi32>, %arg3: tensor<1x8192xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1x8192xf32>, %arg6: tensor<1x8192xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x8192x4096xbf16> {jax.result_info = "result[1][0]"}, tensor<4096x151936xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<1x8192x151936xbf16>
    %1 = stablehlo.convert %0 : (tensor<1x8192x151936xbf16>) -> tensor<1x8192x151936xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192x151936xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x8192x151936xf32>
    %4:3 = call @log_softmax(%3) : (tensor<1x8192x151936xf32>) -> (tensor<1x8192x151936xf32>, tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>)
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<1x8192x1xi32>
    %6:2 = call @take_along_axis(%4#0, %5) : (tensor<1x8192x151936xf32>, tensor<1x8192x1xi32>) -> (tensor<1x8192x1xf32>, tensor<8192x1x1xi32>)
    %7 = stablehlo.reshape %6#0 : (tensor<1x8192x1xf32>) -> tensor<1x8192xf32>
    %8 = stablehlo.subtract %7, %arg3 : tensor<1x8192xf32>
    %9 = stablehlo.exponential %8 : tensor<1x8192xf32>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %10:3 = call @clip(%9, %cst_0, %cst_1) : (tensor<1x8192xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>)
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<1x8192xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %15 = stablehlo.multiply %10#0, %14 : tensor<1x8192xf32>
    %16 = stablehlo.minimum %13, %15 : tensor<1x8192xf32>
    %17 = stablehlo.compare EQ, %13, %16, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %21 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %25 = stablehlo.divide %20, %24 : tensor<1x8192xf32>
    %26 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %30 = stablehlo.compare EQ, %13, %16, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %34 = stablehlo.divide %29, %33 : tensor<1x8192xf32>
    %35 = stablehlo.negate %16 : tensor<1x8192xf32>
    %36 = stablehlo.subtract %arg6, %7 : tensor<1x8192xf32>
    %37 = stablehlo.exponential %36 : tensor<1x8192xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<1x8192xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %40 = stablehlo.subtract %38, %39 : tensor<1x8192xf32>
    %cst_11 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<1x8192xf32>
    %43 = stablehlo.add %35, %42 : tensor<1x8192xf32>
    %44 = stablehlo.multiply %43, %arg5 : tensor<1x8192xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%arg5 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.maximum %46, %cst_14 : tensor<f32>
    %48 = stablehlo.divide %45, %47 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.divide %cst_15, %47 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %51 = stablehlo.multiply %50, %arg5 : tensor<1x8192xf32>
    %cst_16 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<1x8192xf32>
    %54 = stablehlo.negate %53 : tensor<1x8192xf32>
    %55 = stablehlo.multiply %53, %37 : tensor<1x8192xf32>
    %56 = stablehlo.add %54, %55 : tensor<1x8192xf32>
    %57 = stablehlo.negate %56 : tensor<1x8192xf32>
    %58 = stablehlo.negate %51 : tensor<1x8192xf32>
    %59 = stablehlo.multiply %58, %34 : tensor<1x8192xf32>
    %60 = stablehlo.multiply %58, %25 : tensor<1x8192xf32>
    %61 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %62 = stablehlo.multiply %59, %61 : tensor<1x8192xf32>
    %63 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %64 = stablehlo.multiply %60, %63 : tensor<1x8192xf32>
    %65 = call @clip_0(%10#1, %10#2, %62) : (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xf32>
    %66 = stablehlo.add %64, %65 : tensor<1x8192xf32>
    %67 = stablehlo.multiply %66, %9 : tensor<1x8192xf32>
    %68 = stablehlo.add %57, %67 : tensor<1x8192xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %70 = call @take_along_axis_1(%6#1, %69) : (tensor<8192x1x1xi32>, tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32>
    %71 = call @log_softmax_2(%4#1, %4#2, %70) : (tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>, tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x8192x151936xf32>
    %73 = stablehlo.divide %71, %72 : tensor<1x8192x151936xf32>
    %74 = stablehlo.convert %73 : (tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xbf16>
    %75 = stablehlo.dot_general %74, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x151936xbf16>, tensor<1x8192x4096xbf16>) -> tensor<151936x4096xbf16>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<151936x4096xbf16>) -> tensor<4096x151936xbf16>
    %77 = stablehlo.dot_general %74, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x151936xbf16>, tensor<4096x151936xbf16>) -> tensor<1x8192x4096xbf16>
    return %48, %77, %76 : tensor<f32>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
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
