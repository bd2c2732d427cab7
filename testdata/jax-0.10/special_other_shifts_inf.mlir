module @jit_special_other_shifts_inf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7x131xi1>, %arg3: tensor<131xf32>, %arg4: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}, tensor<7xf32> {jax.result_info = "result[3]"}, tensor<7xf32> {jax.result_info = "result[4]"}, tensor<7xf32> {jax.result_info = "result[5]"}, tensor<7xf32> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xf32>) -> tensor<7x131xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = call @_where(%arg2, %3, %cst) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = call @take_along_axis(%4, %5) : (tensor<7x131xf32>, tensor<7x1xi32>) -> tensor<7x1xf32>
    %7 = stablehlo.slice %4 [0:7, 0:10] : (tensor<7x131xf32>) -> tensor<7x10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x10xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<7xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %14 = stablehlo.is_finite %13 : (tensor<7x1xf32>) -> tensor<7x1xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<7x1xi1>, tensor<7x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %18 = stablehlo.subtract %4, %17 : tensor<7x131xf32>
    %19 = stablehlo.exponential %18 : tensor<7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %22 = stablehlo.sign %21 : tensor<7x1xf32>
    %23 = stablehlo.abs %21 : tensor<7x1xf32>
    %24 = stablehlo.log %23 : tensor<7x1xf32>
    %25 = stablehlo.add %24, %16 : tensor<7x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %27 = stablehlo.subtract %4, %26 : tensor<7x131xf32>
    %28 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %29 = stablehlo.subtract %4, %28 : tensor<7x131xf32>
    %30 = stablehlo.exponential %29 : tensor<7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %33 = stablehlo.subtract %4, %32 : tensor<7x131xf32>
    %34 = stablehlo.exponential %33 : tensor<7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.log %35 : tensor<7xf32>
    %37 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %38 = stablehlo.subtract %37, %4 : tensor<7x131xf32>
    %39 = stablehlo.exponential %38 : tensor<7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %41 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %42 = stablehlo.subtract %41, %4 : tensor<7x131xf32>
    %43 = stablehlo.exponential %42 : tensor<7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%4 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %48 = stablehlo.subtract %47, %4 : tensor<7x131xf32>
    %49 = stablehlo.exponential %48 : tensor<7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %52 = stablehlo.compare GT, %arg3, %51, FLOAT : (tensor<131xf32>, tensor<131xf32>) -> tensor<131xi1>
    %53 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %54 = stablehlo.subtract %4, %53 : tensor<7x131xf32>
    %55 = stablehlo.exponential %54 : tensor<7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %56 = call @_where_0(%52, %55, %c) : (tensor<131xi1>, tensor<7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %58 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %59 = call @take_along_axis(%27, %58) : (tensor<7x131xf32>, tensor<7x1xi32>) -> tensor<7x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %61 = stablehlo.subtract %27, %60 : tensor<7x131xf32>
    %62 = stablehlo.exponential %61 : tensor<7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    return %31, %36, %40, %44, %50, %57, %63 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    return %2 : tensor<7x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xi32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15 : tensor<7x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<131xi1>) -> tensor<7x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<7x131xi1>, tensor<7x131xf32>
    return %3 : tensor<7x131xf32>
  }
}
