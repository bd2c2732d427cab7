module @jit_named_chunks_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %1#0, %c, %c_0, %c_1, sizes = [3, 3, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x131xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg2, %c_2, %c_3, sizes = [3, 3] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %5:2 = call @take_along_axis(%2, %4) : (tensor<3x3x131xf32>, tensor<3x3x1xi32>) -> (tensor<3x3x1xf32>, tensor<3x3x1x1xi32>)
    %6 = chlo.square %5#0 : tensor<3x3x1xf32> -> tensor<3x3x1xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %8 = stablehlo.multiply %7, %5#0 : tensor<3x3x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_5, %9 : tensor<f32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %1#0, %c_6, %c_7, %c_8, sizes = [3, 3, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x131xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.dynamic_slice %arg2, %c_9, %c_10, sizes = [3, 3] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %14:2 = call @take_along_axis(%11, %13) : (tensor<3x3x131xf32>, tensor<3x3x1xi32>) -> (tensor<3x3x1xf32>, tensor<3x3x1x1xi32>)
    %15 = chlo.square %14#0 : tensor<3x3x1xf32> -> tensor<3x3x1xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %17 = stablehlo.multiply %16, %14#0 : tensor<3x3x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x1xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.add %10, %18 : tensor<f32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<6> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_slice %1#0, %c_13, %c_14, %c_15, sizes = [3, 3, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x131xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<6> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg2, %c_16, %c_17, sizes = [3, 3] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %23:2 = call @take_along_axis(%20, %22) : (tensor<3x3x131xf32>, tensor<3x3x1xi32>) -> (tensor<3x3x1xf32>, tensor<3x3x1x1xi32>)
    %24 = chlo.square %23#0 : tensor<3x3x1xf32> -> tensor<3x3x1xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %26 = stablehlo.multiply %25, %23#0 : tensor<3x3x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x3x1xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %19, %27 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %30 = stablehlo.multiply %29, %26 : tensor<3x3x1xf32>
    %31 = call @take_along_axis_0(%23#1, %30) : (tensor<3x3x1x1xi32>, tensor<3x3x1xf32>) -> tensor<3x3x131xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<6> : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.dynamic_update_slice %32, %31, %c_22, %c_23, %c_24 : (tensor<3x7x131xf32>, tensor<3x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x131xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %35 = stablehlo.multiply %34, %17 : tensor<3x3x1xf32>
    %36 = call @take_along_axis_0(%14#1, %35) : (tensor<3x3x1x1xi32>, tensor<3x3x1xf32>) -> tensor<3x3x131xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_update_slice %37, %36, %c_27, %c_28, %c_29 : (tensor<3x7x131xf32>, tensor<3x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x131xf32>
    %39 = stablehlo.add %33, %38 : tensor<3x7x131xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %41 = stablehlo.multiply %40, %8 : tensor<3x3x1xf32>
    %42 = call @take_along_axis_0(%5#1, %41) : (tensor<3x3x1x1xi32>, tensor<3x3x1xf32>) -> tensor<3x3x131xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.dynamic_update_slice %43, %42, %c_32, %c_33, %c_34 : (tensor<3x7x131xf32>, tensor<3x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x131xf32>
    %45 = stablehlo.add %39, %44 : tensor<3x7x131xf32>
    %46 = call @log_softmax_1(%1#1, %1#2, %45) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %47 = stablehlo.dot_general %46, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %49 = stablehlo.dot_general %46, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %28, %49, %48 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x3x131xf32>, %arg1: tensor<3x3x1xi32>) -> (tensor<3x3x1xf32>, tensor<3x3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x3x1xi1>, tensor<3x3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x3x1xi32>) -> tensor<3x3x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3x1x1xi32>, tensor<3x3x1x1xi32>) -> tensor<3x3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x3x1x1xi32>, tensor<3x3x1x1xi32>) -> tensor<3x3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x3x1x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x3x131xf32>, tensor<3x3x1x1xi32>) -> tensor<3x3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x3x1xi1>, tensor<3x3x1xf32>
    return %15, %5 : tensor<3x3x1xf32>, tensor<3x3x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x3x1x1xi32>, %arg1: tensor<3x3x1xf32>) -> tensor<3x3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x3x131xf32>, tensor<3x3x1x1xi32>, tensor<3x3x1xf32>) -> tensor<3x3x131xf32>
    return %1 : tensor<3x3x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
}
