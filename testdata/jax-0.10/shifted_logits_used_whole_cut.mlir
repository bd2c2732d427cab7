module @jit_shifted_logits_used_whole_cut attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.slice %0 [0:3, 0:6, 0:131] : (tensor<3x7x131xf32>) -> tensor<3x6x131xf32>
    %2:3 = call @log_softmax(%1) : (tensor<3x6x131xf32>) -> (tensor<3x6x131xf32>, tensor<3x6x131xf32>, tensor<3x6x1xf32>)
    %3 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %5:2 = call @take_along_axis(%2#0, %4) : (tensor<3x6x131xf32>, tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.compare EQ, %0, %9, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %11 = stablehlo.convert %10 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<3x7xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<3x7xi1>, tensor<3x7xf32>
    %24 = stablehlo.divide %18, %23 : tensor<3x7xf32>
    %25 = stablehlo.is_finite %14 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.select %25, %14, %26 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %31 = stablehlo.subtract %0, %30 : tensor<3x7x131xf32>
    %32 = stablehlo.exponential %31 : tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %34 = stablehlo.sign %33 : tensor<3x7xf32>
    %35 = stablehlo.abs %33 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %37 = stablehlo.compare GE, %33, %36, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %38 = stablehlo.log %35 : tensor<3x7xf32>
    %39 = stablehlo.add %38, %27 : tensor<3x7xf32>
    %40 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %41 = stablehlo.multiply %40, %6 : tensor<3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %43 = chlo.square %39 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %45 = stablehlo.multiply %44, %39 : tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %47 = stablehlo.multiply %cst_14, %46 : tensor<f32>
    %48 = stablehlo.add %42, %47 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.multiply %cst_15, %cst_16 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %51 = stablehlo.multiply %50, %45 : tensor<3x7xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %53 = stablehlo.multiply %40, %52 : tensor<3x6xf32>
    %54 = stablehlo.divide %51, %35 : tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %56 = stablehlo.select %37, %55, %54 : tensor<3x7xi1>, tensor<3x7xf32>
    %57 = stablehlo.select %37, %54, %55 : tensor<3x7xi1>, tensor<3x7xf32>
    %58 = stablehlo.negate %56 : tensor<3x7xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x7xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %61 = stablehlo.multiply %60, %32 : tensor<3x7x131xf32>
    %62 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %63 = call @take_along_axis_0(%5#1, %62) : (tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %64 = call @log_softmax_1(%2#1, %2#2, %63) : (tensor<3x6x131xf32>, tensor<3x6x1xf32>, tensor<3x6x131xf32>) -> tensor<3x6x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %64, %cst_19, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %66 = stablehlo.add %61, %65 : tensor<3x7x131xf32>
    %67 = stablehlo.dot_general %66, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %69 = stablehlo.dot_general %66, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %48, %6, %39, %69, %68 : tensor<f32>, tensor<3x6xf32>, tensor<3x7xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x6x131xf32>) -> (tensor<3x6x131xf32>, tensor<3x6x131xf32>, tensor<3x6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x6x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %9 = stablehlo.log %8 : tensor<3x6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x6x131xf32>
    return %11, %6, %8 : tensor<3x6x131xf32>, tensor<3x6x131xf32>, tensor<3x6x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x6x131xf32>, %arg1: tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x6x1xi32>, tensor<3x6x1xi32>) -> tensor<3x6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x6x1xi1>, tensor<3x6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x6x1xi32>) -> tensor<3x6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x6x1x1xi1>, tensor<i1>) -> tensor<3x6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x6x131xf32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x6x1xi1>, tensor<3x6x1xf32>
    return %15, %5 : tensor<3x6x1xf32>, tensor<3x6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x6x1x1xi32>, %arg1: tensor<3x6x1xf32>) -> tensor<3x6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x6x131xf32>, tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    return %1 : tensor<3x6x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x6x131xf32>, %arg1: tensor<3x6x1xf32>, %arg2: tensor<3x6x131xf32>) -> tensor<3x6x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x6x1xf32>, tensor<f32>) -> tensor<3x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x6x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x6x131xf32>
    return %7 : tensor<3x6x131xf32>
  }
}
