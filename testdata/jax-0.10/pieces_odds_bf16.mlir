module @jit_pieces_odds_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x12xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4xf32>
    %11 = stablehlo.slice %10 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %12 = stablehlo.slice %10 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %13 = stablehlo.slice %0 [0:2, 0:12, 0:1003] : (tensor<4x13x1003xbf16>) -> tensor<2x12x1003xbf16>
    %14 = stablehlo.convert %13 : (tensor<2x12x1003xbf16>) -> tensor<2x12x1003xf32>
    %15 = stablehlo.slice %arg2 [0:2, 1:13] : (tensor<4x13xi32>) -> tensor<2x12xi32>
    %16:3 = call @log_softmax_0(%14) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %18:2 = call @take_along_axis_1(%16#0, %17) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %19 = stablehlo.reshape %18#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_2 : tensor<f32>
    %22 = stablehlo.subtract %11, %12 : tensor<2xf32>
    %23 = stablehlo.exponential %11 : tensor<2xf32>
    %24 = stablehlo.negate %23 : tensor<2xf32>
    %25 = stablehlo.log_plus_one %24 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %27 = stablehlo.add %24, %26 : tensor<2xf32>
    %28 = stablehlo.exponential %12 : tensor<2xf32>
    %29 = stablehlo.negate %28 : tensor<2xf32>
    %30 = stablehlo.log_plus_one %29 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.add %29, %31 : tensor<2xf32>
    %33 = stablehlo.subtract %25, %30 : tensor<2xf32>
    %34 = stablehlo.subtract %22, %33 : tensor<2xf32>
    %35 = stablehlo.negate %21 : tensor<f32>
    %36:3 = call @log_sigmoid(%34) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36#0 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.multiply %cst_7, %38 : tensor<f32>
    %40 = stablehlo.subtract %35, %39 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.multiply %cst_9, %41 : tensor<f32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_10 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = call @log_sigmoid_2(%36#1, %36#2, %44) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.negate %cst_11 : tensor<f32>
    %47 = stablehlo.negate %45 : tensor<2xf32>
    %48 = stablehlo.negate %47 : tensor<2xf32>
    %49 = stablehlo.divide %48, %32 : tensor<2xf32>
    %50 = stablehlo.negate %49 : tensor<2xf32>
    %51 = stablehlo.multiply %50, %28 : tensor<2xf32>
    %52 = stablehlo.divide %47, %27 : tensor<2xf32>
    %53 = stablehlo.negate %52 : tensor<2xf32>
    %54 = stablehlo.multiply %53, %23 : tensor<2xf32>
    %55 = stablehlo.negate %45 : tensor<2xf32>
    %56 = stablehlo.add %54, %45 : tensor<2xf32>
    %57 = stablehlo.add %51, %55 : tensor<2xf32>
    %cst_12 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %58 = stablehlo.divide %46, %cst_12 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %61 = call @take_along_axis_4(%18#1, %60) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %62 = call @log_softmax_5(%16#1, %16#2, %61) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %63 = stablehlo.convert %62 : (tensor<2x12x1003xf32>) -> tensor<2x12x1003xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %64 = stablehlo.pad %63, %cst_13, low = [0, 0, 0], high = [2, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xbf16>, tensor<bf16>) -> tensor<4x13x1003xbf16>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %57, %cst_14, low = [2], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %56, %cst_15, low = [0], high = [2], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.add %65, %66 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.divide %67, %68 : tensor<4xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<4xf32>) -> tensor<4x12xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<4x12xf32>) -> tensor<4x12x1xf32>
    %72 = call @take_along_axis_6(%6#1, %71) : (tensor<4x12x1x1xi32>, tensor<4x12x1xf32>) -> tensor<4x12x1003xf32>
    %73 = call @log_softmax_7(%4#1, %4#2, %72) : (tensor<4x12x1003xf32>, tensor<4x12x1xf32>, tensor<4x12x1003xf32>) -> tensor<4x12x1003xf32>
    %74 = stablehlo.convert %73 : (tensor<4x12x1003xf32>) -> tensor<4x12x1003xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %75 = stablehlo.pad %74, %cst_17, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<4x12x1003xbf16>, tensor<bf16>) -> tensor<4x13x1003xbf16>
    %76 = stablehlo.add %64, %75 : tensor<4x13x1003xbf16>
    %77 = stablehlo.dot_general %76, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xbf16>, tensor<4x13x40xbf16>) -> tensor<1003x40xbf16>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %79 = stablehlo.dot_general %76, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<4x13x40xbf16>
    return %40, %79, %78 : tensor<f32>, tensor<4x13x40xbf16>, tensor<40x1003xbf16>
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
  func.func private @log_sigmoid(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2xf32>
    %1:3 = call @softplus(%0) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %2 = stablehlo.negate %1#0 : tensor<2xf32>
    return %2, %1#1, %1#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @softplus(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2xf32>
    %7 = stablehlo.abs %3 : tensor<2xf32>
    %8 = stablehlo.negate %7 : tensor<2xf32>
    %9 = stablehlo.exponential %8 : tensor<2xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2xf32>
    %11 = stablehlo.add %1, %10 : tensor<2xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<2xi1>, tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<2xi1>, tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<2xi1>, tensor<2xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<2xf32>
    %22 = stablehlo.exponential %21 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<2xi1>, tensor<2xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<2xf32>
    %31 = stablehlo.exponential %30 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<2xf32>
    return %12, %22, %33 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @log_sigmoid_2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2xf32>
    %1 = call @softplus_3(%arg0, %arg1, %0) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.negate %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @softplus_3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
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
  func.func private @take_along_axis_6(%arg0: tensor<4x12x1x1xi32>, %arg1: tensor<4x12x1xf32>) -> tensor<4x12x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x12x1003xf32>, tensor<4x12x1x1xi32>, tensor<4x12x1xf32>) -> tensor<4x12x1003xf32>
    return %1 : tensor<4x12x1003xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<4x12x1003xf32>, %arg1: tensor<4x12x1xf32>, %arg2: tensor<4x12x1003xf32>) -> tensor<4x12x1003xf32> {
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
