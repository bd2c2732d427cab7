module @jit_pieces_split attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.slice %0 [0:2, 0:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<2x13x1003xf32>
    %2 = stablehlo.slice %0 [2:4, 0:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xi1>
    %7 = stablehlo.convert %6 : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<2x13xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<2x13xi1>, tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.divide %14, %19 : tensor<2x13xf32>
    %21 = stablehlo.is_finite %10 : (tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %23 = stablehlo.select %21, %10, %22 : tensor<2x13xi1>, tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %27 = stablehlo.subtract %2, %26 : tensor<2x13x1003xf32>
    %28 = stablehlo.exponential %27 : tensor<2x13x1003xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %30 = stablehlo.sign %29 : tensor<2x13xf32>
    %31 = stablehlo.abs %29 : tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %33 = stablehlo.compare GE, %29, %32, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %34 = stablehlo.log %31 : tensor<2x13xf32>
    %35 = stablehlo.add %34, %23 : tensor<2x13xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.reduce(%2 init: %cst_11) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %39 = stablehlo.compare EQ, %2, %38, FLOAT : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xi1>
    %40 = stablehlo.convert %39 : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %43 = stablehlo.maximum %42, %36 : tensor<2x13xf32>
    %44 = stablehlo.compare EQ, %36, %43, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<2x13xi1>, tensor<2x13xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %49 = stablehlo.compare EQ, %48, %43, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<2x13xi1>, tensor<2x13xf32>
    %53 = stablehlo.divide %47, %52 : tensor<2x13xf32>
    %54 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %56 = stablehlo.subtract %2, %55 : tensor<2x13x1003xf32>
    %57 = stablehlo.exponential %56 : tensor<2x13x1003xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %61 = stablehlo.divide %57, %60 : tensor<2x13x1003xf32>
    %62 = stablehlo.multiply %59, %59 : tensor<2x13x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %64 = stablehlo.divide %63, %62 : tensor<2x13x1xf32>
    %65 = stablehlo.multiply %61, %2 : tensor<2x13x1003xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %67 = stablehlo.subtract %35, %66 : tensor<2x13xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %69 = stablehlo.divide %68, %cst_23 : tensor<f32>
    %70 = stablehlo.slice %arg2 [0:2, 0:13] : (tensor<4x13xi32>) -> tensor<2x13xi32>
    %71:3 = call @log_softmax(%1) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %73:2 = call @take_along_axis(%71#0, %72) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %74 = stablehlo.reshape %73#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %76 = stablehlo.divide %75, %cst_25 : tensor<f32>
    %77 = stablehlo.subtract %69, %76 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.negate %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %79 = stablehlo.divide %78, %cst_27 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %82 = call @take_along_axis_0(%73#1, %81) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %83 = call @log_softmax_1(%71#1, %71#2, %82) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_29 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %84 = stablehlo.divide %cst_28, %cst_29 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %86 = stablehlo.negate %85 : tensor<2x13xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %88 = stablehlo.multiply %61, %87 : tensor<2x13x1003xf32>
    %89 = stablehlo.multiply %87, %2 : tensor<2x13x1003xf32>
    %90 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %91 = stablehlo.multiply %89, %90 : tensor<2x13x1003xf32>
    %92 = stablehlo.multiply %91, %57 : tensor<2x13x1003xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %94 = stablehlo.reshape %93 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %95 = stablehlo.negate %94 : tensor<2x13x1xf32>
    %96 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %97 = stablehlo.divide %89, %96 : tensor<2x13x1003xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %100 = stablehlo.add %97, %99 : tensor<2x13x1003xf32>
    %101 = stablehlo.multiply %100, %57 : tensor<2x13x1003xf32>
    %102 = stablehlo.add %88, %101 : tensor<2x13x1003xf32>
    %103 = stablehlo.divide %85, %31 : tensor<2x13xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %105 = stablehlo.select %33, %104, %103 : tensor<2x13xi1>, tensor<2x13xf32>
    %106 = stablehlo.select %33, %103, %104 : tensor<2x13xi1>, tensor<2x13xf32>
    %107 = stablehlo.negate %105 : tensor<2x13xf32>
    %108 = stablehlo.add %106, %107 : tensor<2x13xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %110 = stablehlo.multiply %109, %28 : tensor<2x13x1003xf32>
    %111 = stablehlo.add %102, %110 : tensor<2x13x1003xf32>
    %112 = stablehlo.concatenate %83, %111, dim = 0 : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<4x13x1003xf32>
    %113 = stablehlo.dot_general %112, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %114 = stablehlo.transpose %113, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %115 = stablehlo.dot_general %112, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<40x1003xf32>) -> tensor<4x13x40xf32>
    return %77, %115, %114 : tensor<f32>, tensor<4x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15, %5 : tensor<2x13x1xf32>, tensor<2x13x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<2x13x1xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    return %1 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
