module @jit_rounding_frozen_reference_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<16x131xbf16>, %arg3: tensor<131xbf16>, %arg4: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24x16xbf16> {jax.result_info = "result[1]"}, tensor<16x131xbf16> {jax.result_info = "result[2]"}, tensor<131xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xbf16>, tensor<16x131xbf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<131xbf16>) -> tensor<1x131xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xbf16>) -> tensor<24x131xbf16>
    %3 = stablehlo.add %0, %2 : tensor<24x131xbf16>
    %4:3 = call @log_softmax(%3) : (tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>)
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %6:2 = call @take_along_axis(%4#0, %5) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %7 = stablehlo.reshape %6#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %8 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xbf16>, tensor<16x131xbf16>) -> tensor<24x131xbf16>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<131xbf16>) -> tensor<1x131xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x131xbf16>) -> tensor<24x131xbf16>
    %11 = stablehlo.add %8, %10 : tensor<24x131xbf16>
    %12:3 = call @log_softmax(%11) : (tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>)
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14:2 = call @take_along_axis(%12#0, %13) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %15 = stablehlo.reshape %14#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %16 = stablehlo.subtract %15, %7 : tensor<24xbf16>
    %17 = chlo.square %16 : tensor<24xbf16> -> tensor<24xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %19 = stablehlo.multiply %18, %16 : tensor<24xbf16>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %21 = stablehlo.multiply %20, %17 : tensor<24xbf16>
    %22 = stablehlo.convert %21 : (tensor<24xbf16>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.convert %24 : (tensor<24xf32>) -> tensor<24xbf16>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %27 = stablehlo.multiply %26, %25 : tensor<24xbf16>
    %28 = stablehlo.multiply %27, %19 : tensor<24xbf16>
    %29 = stablehlo.negate %28 : tensor<24xbf16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %31 = call @take_along_axis_0(%6#1, %30) : (tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %32 = call @log_softmax_1(%4#1, %4#2, %31) : (tensor<24x131xbf16>, tensor<24x1xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %33 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<131xbf16>
    %34 = stablehlo.reshape %33 : (tensor<131xbf16>) -> tensor<1x131xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x131xbf16>, tensor<bf16>) -> tensor<131xbf16>
    %36 = stablehlo.dot_general %32, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x16xbf16>) -> tensor<131x16xbf16>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %38 = stablehlo.dot_general %32, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<16x131xbf16>) -> tensor<24x16xbf16>
    return %22, %38, %37, %35 : tensor<24xf32>, tensor<24x16xbf16>, tensor<16x131xbf16>, tensor<131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<24xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<24x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.convert %9 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %11 = stablehlo.log %10 : tensor<24x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<24x131xbf16>
    return %13, %6, %10 : tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xbf16>, tensor<24x1x1xi32>) -> tensor<24x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xbf16>
    return %15, %5 : tensor<24x1xbf16>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xbf16>) -> tensor<24x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<24x131xbf16>, tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
    return %1 : tensor<24x131xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xbf16>, %arg2: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<24x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.reshape %1 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<24x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %7 = stablehlo.convert %6 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<24x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<24x131xbf16>
    return %9 : tensor<24x131xbf16>
  }
}
