module @jit_label_powers_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<2.71828175> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.power %1, %0 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<2.71828175> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<2.71828175> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.select %3, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %5 = stablehlo.log %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.multiply %6, %2 : tensor<3x7x131xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %9:2 = call @take_along_axis(%2, %8) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %10 = stablehlo.reshape %9#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3x7xf32>
    %13 = stablehlo.multiply %11, %11 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.divide %14, %13 : tensor<3x7xf32>
    %16 = stablehlo.log %12 : tensor<3x7xf32>
    %17 = stablehlo.negate %16 : tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %20 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.negate %21 : tensor<3x7xf32>
    %23 = stablehlo.divide %22, %12 : tensor<3x7xf32>
    %24 = stablehlo.multiply %23, %15 : tensor<3x7xf32>
    %25 = stablehlo.multiply %24, %10 : tensor<3x7xf32>
    %26 = stablehlo.negate %25 : tensor<3x7xf32>
    %27 = stablehlo.divide %23, %11 : tensor<3x7xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %30 = call @take_along_axis_0(%9#1, %29) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %31 = stablehlo.add %28, %30 : tensor<3x7x131xf32>
    %32 = stablehlo.multiply %31, %7 : tensor<3x7x131xf32>
    %33 = stablehlo.dot_general %32, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %35 = stablehlo.dot_general %32, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %19, %35, %34 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %15, %5 : tensor<3x7x1xf32>, tensor<3x7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
}
