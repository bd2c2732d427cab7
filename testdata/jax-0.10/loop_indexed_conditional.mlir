module @jit_loop_indexed_conditional attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3:8 = "stablehlo.case"(%2) ({
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<24xi1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24x2xi32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
      stablehlo.return %5, %6, %7, %8, %9, %10, %11, %12 : tensor<f32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x2xi32>, tensor<24xf32>
    }, {
      %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
      %9 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %11 = stablehlo.select %9, %8, %10 : tensor<24xi1>, tensor<24xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x131xf32>
      %14 = stablehlo.subtract %5, %13 : tensor<24x131xf32>
      %15 = stablehlo.exponential %14 : tensor<24x131xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %17 = stablehlo.abs %16 : tensor<24xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %19 = stablehlo.compare GE, %16, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
      %20 = stablehlo.log %17 : tensor<24xf32>
      %21 = stablehlo.add %20, %11 : tensor<24xf32>
      %22 = stablehlo.iota dim = 0 : tensor<24xi32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %23 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
      %24 = stablehlo.compare LT, %22, %23, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
      %c_7 = stablehlo.constant dense<24> : tensor<i32>
      %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
      %26 = stablehlo.add %22, %25 : tensor<24xi32>
      %27 = stablehlo.select %24, %26, %22 : tensor<24xi1>, tensor<24xi32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
      %29 = stablehlo.compare LT, %arg2, %28, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
      %c_9 = stablehlo.constant dense<131> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
      %31 = stablehlo.add %arg2, %30 : tensor<24xi32>
      %32 = stablehlo.select %29, %31, %arg2 : tensor<24xi1>, tensor<24xi32>
      %33 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
      %34 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
      %35 = stablehlo.concatenate %33, %34, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
      %36 = "stablehlo.gather"(%5, %35) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x2xi32>) -> tensor<24xf32>
      %37 = stablehlo.subtract %21, %36 : tensor<24xf32>
      %38 = stablehlo.multiply %37, %arg3 : tensor<24xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %43 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<24xi1>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<24x2xi32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
      stablehlo.return %39, %arg1, %arg0, %15, %19, %17, %35, %arg3 : tensor<f32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x2xi32>, tensor<24xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x2xi32>, tensor<24xf32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4:2 = "stablehlo.case"(%2) ({
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      stablehlo.return %5, %6 : tensor<24x24xf32>, tensor<24x131xf32>
    }, {
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %6 = stablehlo.multiply %5, %3#7 : tensor<24xf32>
      %7 = stablehlo.negate %6 : tensor<24xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %9 = "stablehlo.scatter"(%8, %3#6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %22 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %22 : tensor<f32>
      }) : (tensor<24x131xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<24x131xf32>
      %10 = stablehlo.divide %6, %3#5 : tensor<24xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %12 = stablehlo.select %3#4, %11, %10 : tensor<24xi1>, tensor<24xf32>
      %13 = stablehlo.select %3#4, %10, %11 : tensor<24xi1>, tensor<24xf32>
      %14 = stablehlo.negate %12 : tensor<24xf32>
      %15 = stablehlo.add %13, %14 : tensor<24xf32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
      %17 = stablehlo.multiply %16, %3#3 : tensor<24x131xf32>
      %18 = stablehlo.add %9, %17 : tensor<24x131xf32>
      %19 = stablehlo.dot_general %18, %3#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
      %21 = stablehlo.dot_general %18, %3#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
      stablehlo.return %21, %20 : tensor<24x24xf32>, tensor<24x131xf32>
    }) : (tensor<i32>) -> (tensor<24x24xf32>, tensor<24x131xf32>)
    return %3#0, %4#0, %4#1 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
}
