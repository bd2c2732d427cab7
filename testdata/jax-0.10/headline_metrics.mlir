module @jit_headline_metrics attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x8192x4096xbf16>, %arg1: tensor<4096x151936xbf16>, %arg2: tensor<1x8192xi32>, %arg3: tensor<1x8192xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1x8192xf32>, %arg6: tensor<1x8192xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1][0]"}, tensor<f32> {jax.result_info = "result[0][1][1]"}, tensor<1x8192x4096xbf16> {jax.result_info = "result[1][0]"}, tensor<4096x151936xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<1x8192x151936xbf16>
    %1 = stablehlo.convert %0 : (tensor<1x8192x151936xbf16>) -> tensor<1x8192x151936xf32>
    %2:3 = call @log_softmax(%1) : (tensor<1x8192x151936xf32>) -> (tensor<1x8192x151936xf32>, tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>)
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<1x8192x1xi32>
    %4:2 = call @take_along_axis(%2#0, %3) : (tensor<1x8192x151936xf32>, tensor<1x8192x1xi32>) -> (tensor<1x8192x1xf32>, tensor<8192x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<1x8192x1xf32>) -> tensor<1x8192xf32>
    %6 = stablehlo.subtract %5, %arg3 : tensor<1x8192xf32>
    %7 = stablehlo.exponential %6 : tensor<1x8192xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %8:3 = call @clip(%7, %cst, %cst_0) : (tensor<1x8192xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>)
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<1x8192xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %13 = stablehlo.multiply %8#0, %12 : tensor<1x8192xf32>
    %14 = stablehlo.minimum %11, %13 : tensor<1x8192xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %23 = stablehlo.divide %18, %22 : tensor<1x8192xf32>
    %24 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %28 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %32 = stablehlo.divide %27, %31 : tensor<1x8192xf32>
    %33 = stablehlo.negate %14 : tensor<1x8192xf32>
    %34 = stablehlo.subtract %arg6, %5 : tensor<1x8192xf32>
    %35 = stablehlo.exponential %34 : tensor<1x8192xf32>
    %36 = stablehlo.subtract %35, %34 : tensor<1x8192xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %38 = stablehlo.subtract %36, %37 : tensor<1x8192xf32>
    %cst_10 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<1x8192xf32>
    %41 = stablehlo.add %33, %40 : tensor<1x8192xf32>
    %42 = stablehlo.multiply %41, %arg5 : tensor<1x8192xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%arg5 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.maximum %44, %cst_13 : tensor<f32>
    %46 = stablehlo.divide %43, %45 : tensor<f32>
    %47:3 = call @log_softmax(%1) : (tensor<1x8192x151936xf32>) -> (tensor<1x8192x151936xf32>, tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>)
    %48 = stablehlo.exponential %47#0 : tensor<1x8192x151936xf32>
    %49 = stablehlo.multiply %48, %47#0 : tensor<1x8192x151936xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<1x8192x151936xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %51 = stablehlo.negate %50 : tensor<1x8192xf32>
    %52 = stablehlo.multiply %51, %arg5 : tensor<1x8192xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%arg5 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.maximum %54, %cst_17 : tensor<f32>
    %56 = stablehlo.divide %53, %55 : tensor<f32>
    %57 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<1x8192x151936xbf16>
    %58 = stablehlo.convert %57 : (tensor<1x8192x151936xbf16>) -> tensor<1x8192x151936xf32>
    %59 = call @argmax(%58) : (tensor<1x8192x151936xf32>) -> tensor<1x8192xi32>
    %60 = stablehlo.compare EQ, %59, %arg2, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %61 = stablehlo.convert %60 : (tensor<1x8192xi1>) -> tensor<1x8192xf32>
    %62 = stablehlo.multiply %61, %arg5 : tensor<1x8192xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%arg5 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.maximum %64, %cst_20 : tensor<f32>
    %66 = stablehlo.divide %63, %65 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.divide %cst_21, %45 : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %69 = stablehlo.multiply %68, %arg5 : tensor<1x8192xf32>
    %cst_22 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<1x8192xf32>
    %72 = stablehlo.negate %71 : tensor<1x8192xf32>
    %73 = stablehlo.multiply %71, %35 : tensor<1x8192xf32>
    %74 = stablehlo.add %72, %73 : tensor<1x8192xf32>
    %75 = stablehlo.negate %74 : tensor<1x8192xf32>
    %76 = stablehlo.negate %69 : tensor<1x8192xf32>
    %77 = stablehlo.multiply %76, %32 : tensor<1x8192xf32>
    %78 = stablehlo.multiply %76, %23 : tensor<1x8192xf32>
    %79 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %80 = stablehlo.multiply %77, %79 : tensor<1x8192xf32>
    %81 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %82 = stablehlo.multiply %78, %81 : tensor<1x8192xf32>
    %83 = call @clip_0(%8#1, %8#2, %80) : (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xf32>
    %84 = stablehlo.add %82, %83 : tensor<1x8192xf32>
    %85 = stablehlo.multiply %84, %7 : tensor<1x8192xf32>
    %86 = stablehlo.add %75, %85 : tensor<1x8192xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %88 = call @take_along_axis_1(%4#1, %87) : (tensor<8192x1x1xi32>, tensor<1x8192x1xf32>) -> tensor<1x8192x151936xf32>
    %89 = call @log_softmax_2(%2#1, %2#2, %88) : (tensor<1x8192x151936xf32>, tensor<1x8192x1xf32>, tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xf32>
    %90 = stablehlo.convert %89 : (tensor<1x8192x151936xf32>) -> tensor<1x8192x151936xbf16>
    %91 = stablehlo.dot_general %90, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x151936xbf16>, tensor<1x8192x4096xbf16>) -> tensor<151936x4096xbf16>
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<151936x4096xbf16>) -> tensor<4096x151936xbf16>
    %93 = stablehlo.dot_general %90, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x151936xbf16>, tensor<4096x151936xbf16>) -> tensor<1x8192x4096xbf16>
    return %46, %56, %66, %93, %92 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
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
  func.func private @argmax(%arg0: tensor<1x8192x151936xf32>) -> tensor<1x8192xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<1x8192x151936xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<1x8192x151936xf32>, tensor<1x8192x151936xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x8192xf32>, tensor<1x8192xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<1x8192xi32>
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
