module @jit_headline_logits_entropy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4096x151936xbf16>, %arg1: tensor<1x4096xi32>, %arg2: tensor<1x4096xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1x4096xf32>, %arg5: tensor<1x4096xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<1x4096x151936xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<1x4096x151936xbf16>) -> tensor<1x4096x151936xf32>
    %1:3 = call @log_softmax(%0) : (tensor<1x4096x151936xf32>) -> (tensor<1x4096x151936xf32>, tensor<1x4096x151936xf32>, tensor<1x4096x1xf32>)
    %2 = stablehlo.exponential %1#0 : tensor<1x4096x151936xf32>
    %3 = stablehlo.multiply %2, %1#0 : tensor<1x4096x151936xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x4096x151936xf32>, tensor<f32>) -> tensor<1x4096xf32>
    %5 = stablehlo.negate %4 : tensor<1x4096xf32>
    %6 = stablehlo.multiply %5, %arg4 : tensor<1x4096xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%arg4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.maximum %8, %cst_2 : tensor<f32>
    %10 = stablehlo.divide %7, %9 : tensor<f32>
    %11 = stablehlo.convert %arg0 : (tensor<1x4096x151936xbf16>) -> tensor<1x4096x151936xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x4096x151936xf32>
    %13 = stablehlo.divide %11, %12 : tensor<1x4096x151936xf32>
    %14:3 = call @log_softmax(%13) : (tensor<1x4096x151936xf32>) -> (tensor<1x4096x151936xf32>, tensor<1x4096x151936xf32>, tensor<1x4096x1xf32>)
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x4096xi32>) -> tensor<1x4096x1xi32>
    %16:2 = call @take_along_axis(%14#0, %15) : (tensor<1x4096x151936xf32>, tensor<1x4096x1xi32>) -> (tensor<1x4096x1xf32>, tensor<4096x1x1xi32>)
    %17 = stablehlo.reshape %16#0 : (tensor<1x4096x1xf32>) -> tensor<1x4096xf32>
    %18 = stablehlo.subtract %17, %arg2 : tensor<1x4096xf32>
    %19 = stablehlo.exponential %18 : tensor<1x4096xf32>
    %cst_4 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %20:3 = call @clip(%19, %cst_4, %cst_5) : (tensor<1x4096xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>)
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4096xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<1x4096xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4096xf32>
    %25 = stablehlo.multiply %20#0, %24 : tensor<1x4096xf32>
    %26 = stablehlo.minimum %23, %25 : tensor<1x4096xf32>
    %27 = stablehlo.compare EQ, %23, %26, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %31 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %35 = stablehlo.divide %30, %34 : tensor<1x4096xf32>
    %36 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %40 = stablehlo.compare EQ, %23, %26, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %44 = stablehlo.divide %39, %43 : tensor<1x4096xf32>
    %45 = stablehlo.negate %26 : tensor<1x4096xf32>
    %46 = stablehlo.subtract %arg5, %17 : tensor<1x4096xf32>
    %47 = stablehlo.exponential %46 : tensor<1x4096xf32>
    %48 = stablehlo.subtract %47, %46 : tensor<1x4096xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<1x4096xf32>
    %cst_15 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<1x4096xf32>
    %53 = stablehlo.add %45, %52 : tensor<1x4096xf32>
    %54 = stablehlo.multiply %53, %arg4 : tensor<1x4096xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%arg4 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4096xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.maximum %56, %cst_18 : tensor<f32>
    %58 = stablehlo.divide %55, %57 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.divide %cst_19, %57 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %61 = stablehlo.multiply %60, %arg4 : tensor<1x4096xf32>
    %cst_20 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<1x4096xf32>
    %64 = stablehlo.negate %63 : tensor<1x4096xf32>
    %65 = stablehlo.multiply %63, %47 : tensor<1x4096xf32>
    %66 = stablehlo.add %64, %65 : tensor<1x4096xf32>
    %67 = stablehlo.negate %66 : tensor<1x4096xf32>
    %68 = stablehlo.negate %61 : tensor<1x4096xf32>
    %69 = stablehlo.multiply %68, %44 : tensor<1x4096xf32>
    %70 = stablehlo.multiply %68, %35 : tensor<1x4096xf32>
    %71 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4096xf32>
    %72 = stablehlo.multiply %69, %71 : tensor<1x4096xf32>
    %73 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4096xf32>
    %74 = stablehlo.multiply %70, %73 : tensor<1x4096xf32>
    %75 = call @clip_0(%20#1, %20#2, %72) : (tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xf32>
    %76 = stablehlo.add %74, %75 : tensor<1x4096xf32>
    %77 = stablehlo.multiply %76, %19 : tensor<1x4096xf32>
    %78 = stablehlo.add %67, %77 : tensor<1x4096xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<1x4096x1xf32>
    %80 = call @take_along_axis_1(%16#1, %79) : (tensor<4096x1x1xi32>, tensor<1x4096x1xf32>) -> tensor<1x4096x151936xf32>
    %81 = call @log_softmax_2(%14#1, %14#2, %80) : (tensor<1x4096x151936xf32>, tensor<1x4096x1xf32>, tensor<1x4096x151936xf32>) -> tensor<1x4096x151936xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x4096x151936xf32>
    %83 = stablehlo.divide %81, %82 : tensor<1x4096x151936xf32>
    %84 = stablehlo.convert %83 : (tensor<1x4096x151936xf32>) -> tensor<1x4096x151936xbf16>
    return %58, %10, %84 : tensor<f32>, tensor<f32>, tensor<1x4096x151936xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<1x4096x151936xf32>) -> (tensor<1x4096x151936xf32>, tensor<1x4096x151936xf32>, tensor<1x4096x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x4096x151936xf32>, tensor<f32>) -> tensor<1x4096xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x4096xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<1x4096x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x4096x1xf32>) -> tensor<1x4096x151936xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x4096x151936xf32>
    %6 = stablehlo.exponential %5 : tensor<1x4096x151936xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x4096x151936xf32>, tensor<f32>) -> tensor<1x4096xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<1x4096x1xf32>
    %9 = stablehlo.log %8 : tensor<1x4096x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x4096x1xf32>) -> tensor<1x4096x151936xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x4096x151936xf32>
    return %11, %6, %8 : tensor<1x4096x151936xf32>, tensor<1x4096x151936xf32>, tensor<1x4096x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x4096x151936xf32>, %arg1: tensor<1x4096x1xi32>) -> (tensor<1x4096x1xf32>, tensor<4096x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x4096x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x4096x1xi32>, tensor<1x4096x1xi32>) -> tensor<1x4096x1xi1>
    %c_0 = stablehlo.constant dense<151936> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x4096x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x4096x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x4096x1xi1>, tensor<1x4096x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x4096x1xi32>) -> tensor<4096x1x1xi32>
    %c_1 = stablehlo.constant dense<151935> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4096x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4096x1x1xi32>, tensor<4096x1x1xi32>) -> tensor<4096x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4096x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4096x1x1xi32>, tensor<4096x1x1xi32>) -> tensor<4096x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4096x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4096x1x1xi1>, tensor<i1>) -> tensor<4096x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x4096x151936xf32>, tensor<4096x1x1xi32>) -> tensor<1x4096x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4096x1xi1>) -> tensor<1x4096x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4096x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x4096x1xi1>, tensor<1x4096x1xf32>
    return %16, %5 : tensor<1x4096x1xf32>, tensor<4096x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<1x4096xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x4096xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %12 = stablehlo.divide %6, %11 : tensor<1x4096xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<1x4096xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x4096xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<1x4096xi1>, tensor<1x4096xf32>
    %25 = stablehlo.divide %19, %24 : tensor<1x4096xf32>
    return %15, %12, %25 : tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>
  }
  func.func private @clip_0(%arg0: tensor<1x4096xf32>, %arg1: tensor<1x4096xf32>, %arg2: tensor<1x4096xf32>) -> tensor<1x4096xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<1x4096xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<1x4096xf32>
    return %1 : tensor<1x4096xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<4096x1x1xi32>, %arg1: tensor<1x4096x1xf32>) -> tensor<1x4096x151936xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4096x151936xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x4096x151936xf32>, tensor<4096x1x1xi32>, tensor<1x4096x1xf32>) -> tensor<1x4096x151936xf32>
    return %1 : tensor<1x4096x151936xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<1x4096x151936xf32>, %arg1: tensor<1x4096x1xf32>, %arg2: tensor<1x4096x151936xf32>) -> tensor<1x4096x151936xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x4096x151936xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x4096x151936xf32>, tensor<f32>) -> tensor<1x4096xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x4096xf32>) -> tensor<1x4096x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x4096x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<1x4096x151936xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x4096x151936xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x4096x151936xf32>
    return %8 : tensor<1x4096x151936xf32>
  }
}
