module @jit_rounding_relative_to_maximum_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<24xbf16> {jax.result_info = "result[2]"}, tensor<24xbf16> {jax.result_info = "result[3]"}, tensor<24xf32> {jax.result_info = "result[4]"}, tensor<24xbf16> {jax.result_info = "result[5]"}, tensor<24xbf16> {jax.result_info = "result[6]"}, tensor<24x16xbf16> {jax.result_info = "result[7]"}, tensor<16x131xbf16> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xbf16>, tensor<16x131xbf16>) -> tensor<24x131xbf16>
    %cst = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %2 = stablehlo.divide %0, %1 : tensor<24x131xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %4 = stablehlo.reshape %3 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x131xi1>
    %7 = stablehlo.convert %6 : (tensor<24x131xi1>) -> tensor<24x131xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %9 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %11 = stablehlo.subtract %2, %10 : tensor<24x131xbf16>
    %12 = stablehlo.exponential %11 : tensor<24x131xbf16>
    %13 = stablehlo.convert %12 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.convert %14 : (tensor<24xf32>) -> tensor<24xbf16>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %17:2 = call @take_along_axis(%11, %16) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %19 = stablehlo.log %15 : tensor<24xbf16>
    %20 = stablehlo.subtract %19, %18 : tensor<24xbf16>
    %21 = stablehlo.convert %20 : (tensor<24xbf16>) -> tensor<24xf32>
    %22 = stablehlo.reshape %9 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %23 = stablehlo.convert %18 : (tensor<24xbf16>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %25 = stablehlo.divide %24, %15 : tensor<24xbf16>
    %26 = stablehlo.multiply %15, %15 : tensor<24xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %28 = stablehlo.divide %27, %26 : tensor<24xbf16>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %30:2 = call @take_along_axis(%12, %29) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %31 = stablehlo.reshape %30#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %32:2 = call @sort(%31) : (tensor<24xbf16>) -> (tensor<24xbf16>, tensor<24x1xui32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %35 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.convert %36 : (tensor<24xf32>) -> tensor<24xbf16>
    %38 = stablehlo.negate %37 : tensor<24xbf16>
    %39 = stablehlo.divide %37, %15 : tensor<24xbf16>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %41 = call @take_along_axis_0(%17#1, %40) : (tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %42 = stablehlo.convert %39 : (tensor<24xbf16>) -> tensor<24xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %44 = stablehlo.convert %43 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %45 = stablehlo.multiply %44, %12 : tensor<24x131xbf16>
    %46 = stablehlo.add %41, %45 : tensor<24x131xbf16>
    %cst_9 = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %48 = stablehlo.divide %46, %47 : tensor<24x131xbf16>
    %49 = stablehlo.dot_general %48, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x16xbf16>) -> tensor<131x16xbf16>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %51 = stablehlo.dot_general %48, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<16x131xbf16>) -> tensor<24x16xbf16>
    return %34, %21, %22, %15, %23, %25, %32#0, %51, %50 : tensor<f32>, tensor<24xf32>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24xbf16>, tensor<24xbf16>, tensor<24x16xbf16>, tensor<16x131xbf16>
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
  func.func private @sort(%arg0: tensor<24xbf16>) -> (tensor<24xbf16>, tensor<24x1xui32>) {
    %0 = stablehlo.iota dim = 0 : tensor<24xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<bf16>
      %11 = stablehlo.compare LT, %6, %10, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<24xbf16>, tensor<24xui32>) -> (tensor<24xbf16>, tensor<24xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0] : (tensor<24xui32>) -> tensor<24x1xui32>
    return %1#0, %2 : tensor<24xbf16>, tensor<24x1xui32>
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
}
