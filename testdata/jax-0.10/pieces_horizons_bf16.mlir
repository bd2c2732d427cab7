module @jit_pieces_horizons_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xbf16>, %arg1: tensor<40x1003xbf16>, %arg2: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x1003xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<4x13x1003xbf16>
    %1 = stablehlo.slice %0 [0:4, 0:12, 0:1003] : (tensor<4x13x1003xbf16>) -> tensor<4x12x1003xbf16>
    %2 = stablehlo.convert %1 : (tensor<4x12x1003xbf16>) -> tensor<4x12x1003xf32>
    %3 = stablehlo.slice %arg2 [0:4, 1:13] : (tensor<4x13xi32>) -> tensor<4x12xi32>
    %4:3 = call @log_softmax(%2) : (tensor<4x12x1003xf32>) -> (tensor<4x12x1003xf32>, tensor<4x12x1003xf32>, tensor<4x12x1xf32>)
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x12xi32>) -> tensor<4x12x1xi32>
    %6:2 = call @take_along_axis(%4#0, %5) : (tensor<4x12x1003xf32>, tensor<4x12x1xi32>) -> (tensor<4x12x1xf32>, tensor<4x12x1x1xi32>)
    %7 = stablehlo.reshape %6#0 : (tensor<4x12x1xf32>) -> tensor<4x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_2, %10 : tensor<f32>
    %12 = stablehlo.slice %0 [0:4, 0:11, 0:1003] : (tensor<4x13x1003xbf16>) -> tensor<4x11x1003xbf16>
    %13 = stablehlo.convert %12 : (tensor<4x11x1003xbf16>) -> tensor<4x11x1003xf32>
    %14 = stablehlo.slice %arg2 [0:4, 2:13] : (tensor<4x13xi32>) -> tensor<4x11xi32>
    %15:3 = call @log_softmax_0(%13) : (tensor<4x11x1003xf32>) -> (tensor<4x11x1003xf32>, tensor<4x11x1003xf32>, tensor<4x11x1xf32>)
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<4x11xi32>) -> tensor<4x11x1xi32>
    %17:2 = call @take_along_axis_1(%15#0, %16) : (tensor<4x11x1003xf32>, tensor<4x11x1xi32>) -> (tensor<4x11x1xf32>, tensor<4x11x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<4x11x1xf32>) -> tensor<4x11xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x11xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_5 : tensor<f32>
    %22 = stablehlo.add %11, %21 : tensor<f32>
    %23 = stablehlo.slice %0 [0:4, 0:10, 0:1003] : (tensor<4x13x1003xbf16>) -> tensor<4x10x1003xbf16>
    %24 = stablehlo.convert %23 : (tensor<4x10x1003xbf16>) -> tensor<4x10x1003xf32>
    %25 = stablehlo.slice %arg2 [0:4, 3:13] : (tensor<4x13xi32>) -> tensor<4x10xi32>
    %26:3 = call @log_softmax_2(%24) : (tensor<4x10x1003xf32>) -> (tensor<4x10x1003xf32>, tensor<4x10x1003xf32>, tensor<4x10x1xf32>)
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<4x10xi32>) -> tensor<4x10x1xi32>
    %28:2 = call @take_along_axis_3(%26#0, %27) : (tensor<4x10x1003xf32>, tensor<4x10x1xi32>) -> (tensor<4x10x1xf32>, tensor<4x10x1x1xi32>)
    %29 = stablehlo.reshape %28#0 : (tensor<4x10x1xf32>) -> tensor<4x10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_8 : tensor<f32>
    %33 = stablehlo.add %22, %32 : tensor<f32>
    %34 = stablehlo.negate %33 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.negate %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_11 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %40 = call @take_along_axis_4(%28#1, %39) : (tensor<4x10x1x1xi32>, tensor<4x10x1xf32>) -> tensor<4x10x1003xf32>
    %41 = call @log_softmax_5(%26#1, %26#2, %40) : (tensor<4x10x1003xf32>, tensor<4x10x1xf32>, tensor<4x10x1003xf32>) -> tensor<4x10x1003xf32>
    %42 = stablehlo.convert %41 : (tensor<4x10x1003xf32>) -> tensor<4x10x1003xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %43 = stablehlo.pad %42, %cst_12, low = [0, 0, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<4x10x1003xbf16>, tensor<bf16>) -> tensor<4x13x1003xbf16>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.divide %35, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_14 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<4x11xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<4x11xf32>) -> tensor<4x11x1xf32>
    %48 = call @take_along_axis_6(%17#1, %47) : (tensor<4x11x1x1xi32>, tensor<4x11x1xf32>) -> tensor<4x11x1003xf32>
    %49 = call @log_softmax_7(%15#1, %15#2, %48) : (tensor<4x11x1003xf32>, tensor<4x11x1xf32>, tensor<4x11x1003xf32>) -> tensor<4x11x1003xf32>
    %50 = stablehlo.convert %49 : (tensor<4x11x1003xf32>) -> tensor<4x11x1003xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %51 = stablehlo.pad %50, %cst_15, low = [0, 0, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<4x11x1003xbf16>, tensor<bf16>) -> tensor<4x13x1003xbf16>
    %52 = stablehlo.add %43, %51 : tensor<4x13x1003xbf16>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %35, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_17 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<4x12xf32>) -> tensor<4x12x1xf32>
    %57 = call @take_along_axis_8(%6#1, %56) : (tensor<4x12x1x1xi32>, tensor<4x12x1xf32>) -> tensor<4x12x1003xf32>
    %58 = call @log_softmax_9(%4#1, %4#2, %57) : (tensor<4x12x1003xf32>, tensor<4x12x1xf32>, tensor<4x12x1003xf32>) -> tensor<4x12x1003xf32>
    %59 = stablehlo.convert %58 : (tensor<4x12x1003xf32>) -> tensor<4x12x1003xbf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %60 = stablehlo.pad %59, %cst_18, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<4x12x1003xbf16>, tensor<bf16>) -> tensor<4x13x1003xbf16>
    %61 = stablehlo.add %52, %60 : tensor<4x13x1003xbf16>
    %62 = stablehlo.dot_general %61, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xbf16>, tensor<4x13x40xbf16>) -> tensor<1003x40xbf16>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %64 = stablehlo.dot_general %61, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<4x13x40xbf16>
    return %34, %64, %63 : tensor<f32>, tensor<4x13x40xbf16>, tensor<40x1003xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<4x12x1003xf32>) -> (tensor<4x12x1003xf32>, tensor<4x12x1003xf32>, tensor<4x12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x12x1003xf32>, tensor<f32>) -> tensor<4x12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x12xf32>) -> tensor<4x12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x12x1xf32>) -> tensor<4x12x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x12x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<4x12x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x12x1003xf32>, tensor<f32>) -> tensor<4x12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x12xf32>) -> tensor<4x12x1xf32>
    %9 = stablehlo.log %8 : tensor<4x12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x12x1xf32>) -> tensor<4x12x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x12x1003xf32>
    return %11, %6, %8 : tensor<4x12x1003xf32>, tensor<4x12x1003xf32>, tensor<4x12x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x12x1003xf32>, %arg1: tensor<4x12x1xi32>) -> (tensor<4x12x1xf32>, tensor<4x12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x12x1xi32>, tensor<4x12x1xi32>) -> tensor<4x12x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x12x1xi1>, tensor<4x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x12x1xi32>) -> tensor<4x12x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x12x1x1xi32>, tensor<4x12x1x1xi32>) -> tensor<4x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x12x1x1xi32>, tensor<4x12x1x1xi32>) -> tensor<4x12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x12x1x1xi1>, tensor<i1>) -> tensor<4x12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x12x1003xf32>, tensor<4x12x1x1xi32>) -> tensor<4x12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x12x1xi1>, tensor<4x12x1xf32>
    return %15, %5 : tensor<4x12x1xf32>, tensor<4x12x1x1xi32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x11x1003xf32>) -> (tensor<4x11x1003xf32>, tensor<4x11x1003xf32>, tensor<4x11x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x11x1003xf32>, tensor<f32>) -> tensor<4x11xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x11xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x11xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x11xf32>) -> tensor<4x11x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x11x1xf32>) -> tensor<4x11x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x11x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<4x11x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x11x1003xf32>, tensor<f32>) -> tensor<4x11xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x11xf32>) -> tensor<4x11x1xf32>
    %9 = stablehlo.log %8 : tensor<4x11x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x11x1xf32>) -> tensor<4x11x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x11x1003xf32>
    return %11, %6, %8 : tensor<4x11x1003xf32>, tensor<4x11x1003xf32>, tensor<4x11x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<4x11x1003xf32>, %arg1: tensor<4x11x1xi32>) -> (tensor<4x11x1xf32>, tensor<4x11x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x11x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x11x1xi32>, tensor<4x11x1xi32>) -> tensor<4x11x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x11x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x11x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x11x1xi1>, tensor<4x11x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x11x1xi32>) -> tensor<4x11x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x11x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x11x1x1xi32>, tensor<4x11x1x1xi32>) -> tensor<4x11x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x11x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x11x1x1xi32>, tensor<4x11x1x1xi32>) -> tensor<4x11x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x11x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x11x1x1xi1>, tensor<i1>) -> tensor<4x11x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x11x1003xf32>, tensor<4x11x1x1xi32>) -> tensor<4x11x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x11x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x11x1xi1>, tensor<4x11x1xf32>
    return %15, %5 : tensor<4x11x1xf32>, tensor<4x11x1x1xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<4x10x1003xf32>) -> (tensor<4x10x1003xf32>, tensor<4x10x1003xf32>, tensor<4x10x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x10x1003xf32>, tensor<f32>) -> tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x10xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x10x1xf32>) -> tensor<4x10x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x10x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<4x10x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x10x1003xf32>, tensor<f32>) -> tensor<4x10xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %9 = stablehlo.log %8 : tensor<4x10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x10x1xf32>) -> tensor<4x10x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x10x1003xf32>
    return %11, %6, %8 : tensor<4x10x1003xf32>, tensor<4x10x1003xf32>, tensor<4x10x1xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<4x10x1003xf32>, %arg1: tensor<4x10x1xi32>) -> (tensor<4x10x1xf32>, tensor<4x10x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x10x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x10x1xi32>, tensor<4x10x1xi32>) -> tensor<4x10x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x10x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x10x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x10x1xi1>, tensor<4x10x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x10x1xi32>) -> tensor<4x10x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x10x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x10x1x1xi32>, tensor<4x10x1x1xi32>) -> tensor<4x10x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x10x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x10x1x1xi32>, tensor<4x10x1x1xi32>) -> tensor<4x10x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x10x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x10x1x1xi1>, tensor<i1>) -> tensor<4x10x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x10x1003xf32>, tensor<4x10x1x1xi32>) -> tensor<4x10x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x10x1xi1>, tensor<4x10x1xf32>
    return %15, %5 : tensor<4x10x1xf32>, tensor<4x10x1x1xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<4x10x1x1xi32>, %arg1: tensor<4x10x1xf32>) -> tensor<4x10x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x10x1003xf32>, tensor<4x10x1x1xi32>, tensor<4x10x1xf32>) -> tensor<4x10x1003xf32>
    return %1 : tensor<4x10x1003xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<4x10x1003xf32>, %arg1: tensor<4x10x1xf32>, %arg2: tensor<4x10x1003xf32>) -> tensor<4x10x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x10x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x10x1003xf32>, tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x10x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x10x1xf32>, tensor<f32>) -> tensor<4x10xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x10xf32>) -> tensor<4x10x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x10x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x10x1003xf32>
    return %7 : tensor<4x10x1003xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<4x11x1x1xi32>, %arg1: tensor<4x11x1xf32>) -> tensor<4x11x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x11x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x11x1003xf32>, tensor<4x11x1x1xi32>, tensor<4x11x1xf32>) -> tensor<4x11x1003xf32>
    return %1 : tensor<4x11x1003xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<4x11x1003xf32>, %arg1: tensor<4x11x1xf32>, %arg2: tensor<4x11x1003xf32>) -> tensor<4x11x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x11x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x11x1003xf32>, tensor<f32>) -> tensor<4x11xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x11xf32>) -> tensor<4x11x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x11x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x11x1xf32>, tensor<f32>) -> tensor<4x11xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x11xf32>) -> tensor<4x11x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x11x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x11x1003xf32>
    return %7 : tensor<4x11x1003xf32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<4x12x1x1xi32>, %arg1: tensor<4x12x1xf32>) -> tensor<4x12x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x12x1003xf32>, tensor<4x12x1x1xi32>, tensor<4x12x1xf32>) -> tensor<4x12x1003xf32>
    return %1 : tensor<4x12x1003xf32>
  }
  func.func private @log_softmax_9(%arg0: tensor<4x12x1003xf32>, %arg1: tensor<4x12x1xf32>, %arg2: tensor<4x12x1003xf32>) -> tensor<4x12x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x12x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x12x1003xf32>, tensor<f32>) -> tensor<4x12xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x12xf32>) -> tensor<4x12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x12x1xf32>, tensor<f32>) -> tensor<4x12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x12xf32>) -> tensor<4x12x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x12x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x12x1003xf32>
    return %7 : tensor<4x12x1003xf32>
  }
}
