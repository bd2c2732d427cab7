module @jit_spelling_by_platform attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = "stablehlo.case"(%c) ({
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %2:6 = "stablehlo.case"(%1) ({
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %20 = stablehlo.reduce(%0 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
      %22 = stablehlo.maximum %21, %20 : tensor<3x7xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
      %24 = stablehlo.is_finite %23 : (tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
      %26 = stablehlo.select %24, %23, %25 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
      %28 = stablehlo.subtract %0, %27 : tensor<3x7x131xf32>
      %29 = stablehlo.exponential %28 : tensor<3x7x131xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
      %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
      %32 = stablehlo.abs %31 : tensor<3x7x1xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
      %34 = stablehlo.compare GE, %31, %33, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
      %35 = stablehlo.log %32 : tensor<3x7x1xf32>
      %36 = stablehlo.add %35, %26 : tensor<3x7x1xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
      %38 = stablehlo.subtract %0, %37 : tensor<3x7x131xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<3x7x1xi1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
      stablehlo.return %38, %29, %32, %34, %42, %43 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x131xf32>
    }) : (tensor<i32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x131xf32>)
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %4:2 = call @take_along_axis(%2#0, %3) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %arg3, %5 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.exponential %2#0 : tensor<3x7x131xf32>
    %9 = stablehlo.multiply %8, %2#0 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %arg3, %11 : tensor<3x7xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %14 = call @take_along_axis_0(%4#1, %13) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %15 = "stablehlo.case"(%c) ({
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.case"(%15) ({
      %20 = stablehlo.negate %14 : tensor<3x7x131xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
      %22 = stablehlo.reshape %21 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
      %23 = stablehlo.divide %22, %2#2 : tensor<3x7x1xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
      %25 = stablehlo.select %2#3, %24, %23 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
      %26 = stablehlo.select %2#3, %23, %24 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
      %27 = stablehlo.negate %25 : tensor<3x7x1xf32>
      %28 = stablehlo.add %26, %27 : tensor<3x7x1xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
      %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
      %31 = stablehlo.multiply %30, %2#1 : tensor<3x7x131xf32>
      %32 = stablehlo.add %14, %31 : tensor<3x7x131xf32>
      stablehlo.return %32 : tensor<3x7x131xf32>
    }) : (tensor<i32>) -> tensor<3x7x131xf32>
    %17 = stablehlo.dot_general %16, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %19 = stablehlo.dot_general %16, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %7, %10, %19, %18 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
