module @jit_rounding_returned_maximum_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<24xbf16> {jax.result_info = "result[2]"}, tensor<24xbf16> {jax.result_info = "result[3]"}, tensor<24x16xbf16> {jax.result_info = "result[4]"}, tensor<16x131xbf16> {jax.result_info = "result[5]"}) {
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
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.convert %15 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %17 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %18 = stablehlo.subtract %2, %17 : tensor<24x131xbf16>
    %19 = stablehlo.log %16 : tensor<24x1xbf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %21 = stablehlo.subtract %18, %20 : tensor<24x131xbf16>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23:2 = call @take_along_axis(%21, %22) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %24 = stablehlo.reshape %23#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %25 = stablehlo.convert %24 : (tensor<24xbf16>) -> tensor<24xf32>
    %26 = stablehlo.negate %25 : tensor<24xf32>
    %27 = stablehlo.log %16 : tensor<24x1xbf16>
    %28 = stablehlo.add %9, %27 : tensor<24x1xbf16>
    %29 = stablehlo.reshape %28 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_4 : tensor<f32>
    %32 = stablehlo.reshape %9 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %33 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.negate %34 : tensor<24xf32>
    %36 = stablehlo.convert %35 : (tensor<24xf32>) -> tensor<24xbf16>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %38 = call @take_along_axis_0(%23#1, %37) : (tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %39 = stablehlo.negate %38 : tensor<24x131xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %41 = stablehlo.reshape %40 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %42 = stablehlo.divide %41, %16 : tensor<24x1xbf16>
    %43 = stablehlo.convert %42 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %46 = stablehlo.convert %45 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %47 = stablehlo.multiply %46, %12 : tensor<24x131xbf16>
    %48 = stablehlo.add %38, %47 : tensor<24x131xbf16>
    %cst_9 = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %50 = stablehlo.divide %48, %49 : tensor<24x131xbf16>
    %51 = stablehlo.dot_general %50, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x16xbf16>) -> tensor<131x16xbf16>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %53 = stablehlo.dot_general %50, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<16x131xbf16>) -> tensor<24x16xbf16>
    return %31, %26, %32, %29, %53, %52 : tensor<f32>, tensor<24xf32>, tensor<24xbf16>, tensor<24xbf16>, tensor<24x16xbf16>, tensor<16x131xbf16>
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
}
