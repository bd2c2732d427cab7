module @jit_rounding_infinite_maximum_gradient_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x16xbf16> {jax.result_info = "result[1][0]"}, tensor<16x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xbf16>, tensor<16x131xbf16>) -> tensor<24x131xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.reshape %1 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x131xi1>
    %5 = stablehlo.convert %4 : (tensor<24x131xi1>) -> tensor<24x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %9 = stablehlo.subtract %0, %8 : tensor<24x131xbf16>
    %10 = stablehlo.exponential %9 : tensor<24x131xbf16>
    %11 = stablehlo.convert %10 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.convert %13 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %15 = stablehlo.log %14 : tensor<24x1xbf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %17 = stablehlo.subtract %9, %16 : tensor<24x131xbf16>
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19:2 = call @take_along_axis(%17, %18) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %20 = stablehlo.reshape %19#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %21 = stablehlo.convert %20 : (tensor<24xbf16>) -> tensor<24xf32>
    %22 = stablehlo.multiply %21, %arg3 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %arg3 : tensor<24xf32>
    %26 = stablehlo.convert %25 : (tensor<24xf32>) -> tensor<24xbf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %28 = call @take_along_axis_0(%19#1, %27) : (tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %29 = stablehlo.negate %28 : tensor<24x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %31 = stablehlo.reshape %30 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %32 = stablehlo.divide %31, %14 : tensor<24x1xbf16>
    %33 = stablehlo.convert %32 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %36 = stablehlo.convert %35 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %37 = stablehlo.multiply %36, %10 : tensor<24x131xbf16>
    %38 = stablehlo.add %28, %37 : tensor<24x131xbf16>
    %39 = stablehlo.negate %38 : tensor<24x131xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %41 = stablehlo.reshape %40 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x1xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %43 = stablehlo.divide %42, %6 : tensor<24xbf16>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<24xbf16>) -> tensor<24x131xbf16>
    %45 = stablehlo.multiply %44, %5 : tensor<24x131xbf16>
    %46 = stablehlo.add %38, %45 : tensor<24x131xbf16>
    %47 = stablehlo.dot_general %46, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x16xbf16>) -> tensor<131x16xbf16>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %49 = stablehlo.dot_general %46, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<16x131xbf16>) -> tensor<24x16xbf16>
    return %23, %49, %48 : tensor<f32>, tensor<24x16xbf16>, tensor<16x131xbf16>
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
