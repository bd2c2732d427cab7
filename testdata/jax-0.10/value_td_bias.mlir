module @jit_value_td_bias attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>, %arg4: tensor<131xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<21xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x24xf32>) -> tensor<21x24xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x24xf32>, tensor<24x131xf32>) -> tensor<21x131xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x131xf32>) -> tensor<21x131xf32>
    %4 = stablehlo.add %1, %3 : tensor<21x131xf32>
    %cst = stablehlo.constant dense<0.699999988> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<21x131xf32>
    %6 = stablehlo.divide %4, %5 : tensor<21x131xf32>
    %7 = stablehlo.iota dim = 0 : tensor<21xi32>
    %8 = stablehlo.reshape %arg2 : (tensor<3x7xi32>) -> tensor<21xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %10 = stablehlo.compare LT, %7, %9, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_0 = stablehlo.constant dense<21> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %12 = stablehlo.add %7, %11 : tensor<21xi32>
    %13 = stablehlo.select %10, %12, %7 : tensor<21xi1>, tensor<21xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %15 = stablehlo.compare LT, %8, %14, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %17 = stablehlo.add %8, %16 : tensor<21xi32>
    %18 = stablehlo.select %15, %17, %8 : tensor<21xi1>, tensor<21xi32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %21 = stablehlo.concatenate %19, %20, dim = 1 : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x2xi32>
    %22 = "stablehlo.gather"(%6, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<21x131xf32>, tensor<21x2xi32>) -> tensor<21xf32>
    %23 = stablehlo.reshape %arg3 : (tensor<3x7xf32>) -> tensor<21xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<21xf32>
    %25 = chlo.square %24 : tensor<21xf32> -> tensor<21xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<21xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %30 = stablehlo.multiply %29, %27 : tensor<21xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<21x131xf32>
    %32 = "stablehlo.scatter"(%31, %21, %30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %42 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %42 : tensor<f32>
    }) : (tensor<21x131xf32>, tensor<21x2xi32>, tensor<21xf32>) -> tensor<21x131xf32>
    %cst_7 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<21x131xf32>
    %34 = stablehlo.divide %32, %33 : tensor<21x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<21x131xf32>, tensor<f32>) -> tensor<131xf32>
    %36 = stablehlo.reshape %35 : (tensor<131xf32>) -> tensor<1x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x131xf32>, tensor<f32>) -> tensor<131xf32>
    %38 = stablehlo.dot_general %34, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x131xf32>, tensor<21x24xf32>) -> tensor<131x24xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %40 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<21x131xf32>, tensor<24x131xf32>) -> tensor<21x24xf32>
    %41 = stablehlo.reshape %40 : (tensor<21x24xf32>) -> tensor<3x7x24xf32>
    return %28, %25, %41, %39, %37 : tensor<f32>, tensor<21xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
}
