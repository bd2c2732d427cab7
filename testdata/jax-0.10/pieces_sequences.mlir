module @jit_pieces_sequences attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<1003xf32>, %arg3: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}, tensor<1003xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<1003xf32>) -> tensor<1x1x1003xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1003xf32>) -> tensor<4x13x1003xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x13x1003xf32>
    %4 = stablehlo.slice %3 [0:1, 0:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<1x13x1003xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x13x1003xf32>) -> tensor<13x1003xf32>
    %6 = stablehlo.slice %arg3 [0:1, 0:13] : (tensor<4x13xi32>) -> tensor<1x13xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x13xi32>) -> tensor<13xi32>
    %8:3 = call @log_softmax(%5) : (tensor<13x1003xf32>) -> (tensor<13x1003xf32>, tensor<13x1003xf32>, tensor<13x1xf32>)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %10:2 = call @take_along_axis(%8#0, %9) : (tensor<13x1003xf32>, tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>)
    %11 = stablehlo.reshape %10#0 : (tensor<13x1xf32>) -> tensor<13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.multiply %cst_1, %13 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.add %cst_2, %14 : tensor<f32>
    %16 = stablehlo.slice %3 [1:2, 0:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<1x13x1003xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x13x1003xf32>) -> tensor<13x1003xf32>
    %18 = stablehlo.slice %arg3 [1:2, 0:13] : (tensor<4x13xi32>) -> tensor<1x13xi32>
    %19 = stablehlo.reshape %18 : (tensor<1x13xi32>) -> tensor<13xi32>
    %20:3 = call @log_softmax(%17) : (tensor<13x1003xf32>) -> (tensor<13x1003xf32>, tensor<13x1003xf32>, tensor<13x1xf32>)
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %22:2 = call @take_along_axis(%20#0, %21) : (tensor<13x1003xf32>, tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>)
    %23 = stablehlo.reshape %22#0 : (tensor<13x1xf32>) -> tensor<13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.multiply %cst_5, %25 : tensor<f32>
    %27 = stablehlo.add %15, %26 : tensor<f32>
    %28 = stablehlo.slice %3 [2:3, 0:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<1x13x1003xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x13x1003xf32>) -> tensor<13x1003xf32>
    %30 = stablehlo.slice %arg3 [2:3, 0:13] : (tensor<4x13xi32>) -> tensor<1x13xi32>
    %31 = stablehlo.reshape %30 : (tensor<1x13xi32>) -> tensor<13xi32>
    %32:3 = call @log_softmax(%29) : (tensor<13x1003xf32>) -> (tensor<13x1003xf32>, tensor<13x1003xf32>, tensor<13x1xf32>)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %34:2 = call @take_along_axis(%32#0, %33) : (tensor<13x1003xf32>, tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>)
    %35 = stablehlo.reshape %34#0 : (tensor<13x1xf32>) -> tensor<13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %38 = stablehlo.multiply %cst_8, %37 : tensor<f32>
    %39 = stablehlo.add %27, %38 : tensor<f32>
    %40 = stablehlo.slice %3 [3:4, 0:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<1x13x1003xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x13x1003xf32>) -> tensor<13x1003xf32>
    %42 = stablehlo.slice %arg3 [3:4, 0:13] : (tensor<4x13xi32>) -> tensor<1x13xi32>
    %43 = stablehlo.reshape %42 : (tensor<1x13xi32>) -> tensor<13xi32>
    %44:3 = call @log_softmax(%41) : (tensor<13x1003xf32>) -> (tensor<13x1003xf32>, tensor<13x1003xf32>, tensor<13x1xf32>)
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %46:2 = call @take_along_axis(%44#0, %45) : (tensor<13x1003xf32>, tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>)
    %47 = stablehlo.reshape %46#0 : (tensor<13x1xf32>) -> tensor<13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %50 = stablehlo.multiply %cst_11, %49 : tensor<f32>
    %51 = stablehlo.add %39, %50 : tensor<f32>
    %52 = stablehlo.negate %51 : tensor<f32>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %54 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %55 = stablehlo.negate %54 : tensor<f32>
    %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %56 = stablehlo.multiply %cst_15, %55 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_16 : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %60 = call @take_along_axis_0(%46#1, %59) : (tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x1003xf32>
    %61 = call @log_softmax_1(%44#1, %44#2, %60) : (tensor<13x1003xf32>, tensor<13x1xf32>, tensor<13x1003xf32>) -> tensor<13x1003xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<13x1003xf32>) -> tensor<1x13x1003xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %62, %cst_17, low = [3, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x13x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %64 = stablehlo.multiply %cst_18, %55 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_19 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %68 = call @take_along_axis_0(%34#1, %67) : (tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x1003xf32>
    %69 = call @log_softmax_1(%32#1, %32#2, %68) : (tensor<13x1003xf32>, tensor<13x1xf32>, tensor<13x1003xf32>) -> tensor<13x1003xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [1, 2] : (tensor<13x1003xf32>) -> tensor<1x13x1003xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.pad %70, %cst_20, low = [2, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x13x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %72 = stablehlo.add %63, %71 : tensor<4x13x1003xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.multiply %cst_21, %55 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %74 = stablehlo.divide %73, %cst_22 : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %77 = call @take_along_axis_0(%22#1, %76) : (tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x1003xf32>
    %78 = call @log_softmax_1(%20#1, %20#2, %77) : (tensor<13x1003xf32>, tensor<13x1xf32>, tensor<13x1003xf32>) -> tensor<13x1003xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [1, 2] : (tensor<13x1003xf32>) -> tensor<1x13x1003xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.pad %79, %cst_23, low = [1, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x13x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %81 = stablehlo.add %72, %80 : tensor<4x13x1003xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.multiply %cst_24, %55 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %83 = stablehlo.divide %82, %cst_25 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %86 = call @take_along_axis_0(%10#1, %85) : (tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x1003xf32>
    %87 = call @log_softmax_1(%8#1, %8#2, %86) : (tensor<13x1003xf32>, tensor<13x1xf32>, tensor<13x1003xf32>) -> tensor<13x1003xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [1, 2] : (tensor<13x1003xf32>) -> tensor<1x13x1003xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.pad %88, %cst_26, low = [0, 0, 0], high = [3, 0, 0], interior = [0, 0, 0] : (tensor<1x13x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %90 = stablehlo.add %81, %89 : tensor<4x13x1003xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<1003xf32>
    %92 = stablehlo.reshape %91 : (tensor<1003xf32>) -> tensor<1x1x1003xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1003xf32>, tensor<f32>) -> tensor<1003xf32>
    %94 = stablehlo.dot_general %90, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %96 = stablehlo.dot_general %90, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<40x1003xf32>) -> tensor<4x13x40xf32>
    return %53, %96, %95, %93 : tensor<f32>, tensor<4x13x40xf32>, tensor<40x1003xf32>, tensor<1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<13x1003xf32>) -> (tensor<13x1003xf32>, tensor<13x1003xf32>, tensor<13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %9 = stablehlo.log %8 : tensor<13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<13x1003xf32>
    return %11, %6, %8 : tensor<13x1003xf32>, tensor<13x1003xf32>, tensor<13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<13x1003xf32>, %arg1: tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<13x1xi32>, tensor<13x1xi32>) -> tensor<13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<13x1xi1>, tensor<13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<13x1xi32>) -> tensor<13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<13x1x1xi1>, tensor<i1>) -> tensor<13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<13x1003xf32>, tensor<13x1x1xi32>) -> tensor<13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<13x1xi1>, tensor<13x1xf32>
    return %15, %5 : tensor<13x1xf32>, tensor<13x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<13x1x1xi32>, %arg1: tensor<13x1xf32>) -> tensor<13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<13x1003xf32>, tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x1003xf32>
    return %1 : tensor<13x1003xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<13x1003xf32>, %arg1: tensor<13x1xf32>, %arg2: tensor<13x1003xf32>) -> tensor<13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.reshape %1 : (tensor<13xf32>) -> tensor<13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<13x1xf32>, tensor<f32>) -> tensor<13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<13x1003xf32>
    return %7 : tensor<13x1003xf32>
  }
}
