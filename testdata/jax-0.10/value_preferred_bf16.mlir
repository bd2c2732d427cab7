module @jit_value_preferred_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<[5, 9, 5]> : tensor<3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %2:2 = call @take_along_axis(%0, %1) : (tensor<3x7x131xbf16>, tensor<3x7x1xi32>) -> (tensor<3x7x1xbf16>, tensor<3x7x1x1xi32>)
    %3 = stablehlo.reshape %2#0 : (tensor<3x7x1xbf16>) -> tensor<3x7xbf16>
    %4 = call @_roll_static(%arg2) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %6:2 = call @take_along_axis(%0, %5) : (tensor<3x7x131xbf16>, tensor<3x7x1xi32>) -> (tensor<3x7x1xbf16>, tensor<3x7x1x1xi32>)
    %7 = stablehlo.reshape %6#0 : (tensor<3x7x1xbf16>) -> tensor<3x7xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %9 = stablehlo.multiply %8, %7 : tensor<3x7xbf16>
    %10 = stablehlo.subtract %3, %9 : tensor<3x7xbf16>
    %11 = stablehlo.convert %10 : (tensor<3x7xbf16>) -> tensor<3x7xf32>
    %12:3 = call @log_sigmoid(%11) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %13 = stablehlo.negate %12#0 : tensor<3x7xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %c, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %c, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %c : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%0, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 7, 1>}> : (tensor<3x7x131xbf16>, tensor<3x1xi32>) -> tensor<3x7x3xbf16>
    %21 = stablehlo.convert %20 : (tensor<3x7x3xbf16>) -> tensor<3x7x3xf32>
    %22 = chlo.square %21 : tensor<3x7x3xf32> -> tensor<3x7x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x3xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<3x7x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<3x7x3xf32>, tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.add %13, %25 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x3xf32>
    %30 = stablehlo.multiply %29, %24 : tensor<3x7x3xf32>
    %31 = stablehlo.convert %30 : (tensor<3x7x3xf32>) -> tensor<3x7x3xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<3x7x131xbf16>
    %33 = "stablehlo.scatter"(%32, %19, %31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %49 = stablehlo.add %arg3, %arg4 : tensor<bf16>
      stablehlo.return %49 : tensor<bf16>
    }) : (tensor<3x7x131xbf16>, tensor<3x1xi32>, tensor<3x7x3xbf16>) -> tensor<3x7x131xbf16>
    %34 = stablehlo.negate %28 : tensor<3x7xf32>
    %35 = call @log_sigmoid_0(%12#1, %12#2, %34) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %36 = stablehlo.convert %35 : (tensor<3x7xf32>) -> tensor<3x7xbf16>
    %37 = stablehlo.negate %36 : tensor<3x7xbf16>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %39 = stablehlo.multiply %38, %37 : tensor<3x7xbf16>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<3x7xbf16>) -> tensor<3x7x1xbf16>
    %41 = call @take_along_axis_2(%6#1, %40) : (tensor<3x7x1x1xi32>, tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    %42 = stablehlo.add %33, %41 : tensor<3x7x131xbf16>
    %43 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<3x7xbf16>) -> tensor<3x7x1xbf16>
    %44 = call @take_along_axis_2(%2#1, %43) : (tensor<3x7x1x1xi32>, tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    %45 = stablehlo.add %42, %44 : tensor<3x7x131xbf16>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %48 = stablehlo.dot_general %45, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %27, %26, %48, %47 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x131xbf16>, %arg1: tensor<3x7x1xi32>) -> (tensor<3x7x1xbf16>, tensor<3x7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x1xi1>, tensor<3x7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x1xi32>) -> tensor<3x7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x7x1x1xi1>, tensor<i1>) -> tensor<3x7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xbf16>, tensor<3x7x1x1xi32>) -> tensor<3x7x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x7x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x1xi1>, tensor<3x7x1xbf16>
    return %15, %5 : tensor<3x7x1xbf16>, tensor<3x7x1x1xi32>
  }
  func.func private @_roll_static(%arg0: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 6:7] : (tensor<3x7xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:6] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1xi32>, tensor<3x6xi32>) -> tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @log_sigmoid(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %1:3 = call @softplus(%0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %2 = stablehlo.negate %1#0 : tensor<3x7xf32>
    return %2, %1#1, %1#2 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7xf32>
    %7 = stablehlo.abs %3 : tensor<3x7xf32>
    %8 = stablehlo.negate %7 : tensor<3x7xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7xf32>
    return %12, %22, %33 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = stablehlo.negate %1 : tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func private @softplus_1(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x7x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x7x131xbf16>, tensor<3x7x1x1xi32>, tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    return %1 : tensor<3x7x131xbf16>
  }
}
