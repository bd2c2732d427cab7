module @jit_checkpoint_dots_saveable_shifted_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x1003xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x1003xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xbf16>
    %1 = stablehlo.reduce_precision %0, format = e8m7 : tensor<2x13x1003xbf16>
    %2 = stablehlo.convert %1 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %3 = stablehlo.slice %2 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
    %4 = stablehlo.slice %arg2 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %5 = call @log_softmax(%3) : (tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %7 = call @take_along_axis(%5, %6) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> tensor<2x12x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %9 = stablehlo.slice %arg3 [0:2, 1:13] : (tensor<2x13xf32>) -> tensor<2x12xf32>
    %10 = stablehlo.slice %arg5 [0:2, 1:13] : (tensor<2x13xf32>) -> tensor<2x12xf32>
    %11 = stablehlo.subtract %8, %9 : tensor<2x12xf32>
    %12 = stablehlo.exponential %11 : tensor<2x12xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %13 = call @clip(%12, %cst, %cst_0) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> tensor<2x12xf32>
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<2x12xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<2x12xf32>
    %19 = stablehlo.minimum %16, %18 : tensor<2x12xf32>
    %20 = stablehlo.negate %19 : tensor<2x12xf32>
    %21 = stablehlo.multiply %20, %10 : tensor<2x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.maximum %23, %cst_3 : tensor<f32>
    %25 = stablehlo.divide %22, %24 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26:8 = stablehlo.optimization_barrier %1, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %cst_4 : tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>, tensor<40x1003xbf16>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<f32>
    %27 = stablehlo.convert %26#0 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %28 = stablehlo.slice %27 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
    %29 = stablehlo.slice %26#3 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %30:3 = call @log_softmax_0(%28) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %32:2 = call @take_along_axis_1(%30#0, %31) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %33 = stablehlo.reshape %32#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %34 = stablehlo.slice %26#4 [0:2, 1:13] : (tensor<2x13xf32>) -> tensor<2x12xf32>
    %35 = stablehlo.slice %26#6 [0:2, 1:13] : (tensor<2x13xf32>) -> tensor<2x12xf32>
    %36 = stablehlo.subtract %33, %34 : tensor<2x12xf32>
    %37 = stablehlo.exponential %36 : tensor<2x12xf32>
    %cst_5 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %38:3 = call @clip_2(%37, %cst_5, %cst_6) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %39 = stablehlo.broadcast_in_dim %26#5, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %41 = stablehlo.multiply %37, %40 : tensor<2x12xf32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %43 = stablehlo.multiply %38#0, %42 : tensor<2x12xf32>
    %44 = stablehlo.minimum %41, %43 : tensor<2x12xf32>
    %45 = stablehlo.compare EQ, %41, %44, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<2x12xi1>, tensor<2x12xf32>
    %49 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<2x12xi1>, tensor<2x12xf32>
    %53 = stablehlo.divide %48, %52 : tensor<2x12xf32>
    %54 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<2x12xi1>, tensor<2x12xf32>
    %58 = stablehlo.compare EQ, %41, %44, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<2x12xi1>, tensor<2x12xf32>
    %62 = stablehlo.divide %57, %61 : tensor<2x12xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%35 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.maximum %63, %cst_16 : tensor<f32>
    %65 = stablehlo.divide %26#7, %64 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %67 = stablehlo.multiply %66, %35 : tensor<2x12xf32>
    %68 = stablehlo.negate %67 : tensor<2x12xf32>
    %69 = stablehlo.multiply %68, %62 : tensor<2x12xf32>
    %70 = stablehlo.multiply %68, %53 : tensor<2x12xf32>
    %71 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %72 = stablehlo.multiply %69, %71 : tensor<2x12xf32>
    %73 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %74 = stablehlo.multiply %70, %73 : tensor<2x12xf32>
    %75 = call @clip_3(%38#1, %38#2, %72) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %76 = stablehlo.add %74, %75 : tensor<2x12xf32>
    %77 = stablehlo.multiply %76, %37 : tensor<2x12xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %79 = call @take_along_axis_4(%32#1, %78) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %80 = call @log_softmax_5(%30#1, %30#2, %79) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.pad %80, %cst_17, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %82 = stablehlo.convert %81 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %83 = stablehlo.dot_general %82, %26#1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>) -> tensor<1003x40xbf16>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %85 = stablehlo.dot_general %82, %26#2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x40xbf16>
    return %25, %85, %84 : tensor<f32>, tensor<2x13x40xbf16>, tensor<40x1003xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32> {
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
    return %11 : tensor<2x12x1003xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xi32>) -> tensor<2x12x1xf32> {
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
    return %15 : tensor<2x12x1xf32>
  }
  func.func private @clip(%arg0: tensor<2x12xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x12xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x12xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x12xf32>
    return %5 : tensor<2x12xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>) {
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
  func.func private @take_along_axis_1(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>) {
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
  func.func private @clip_2(%arg0: tensor<2x12xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) {
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
  func.func private @clip_3(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x12xf32>) -> tensor<2x12xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<2x12x1x1xi32>, %arg1: tensor<2x12x1xf32>) -> tensor<2x12x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    return %1 : tensor<2x12x1003xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xf32>, %arg2: tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32> {
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
