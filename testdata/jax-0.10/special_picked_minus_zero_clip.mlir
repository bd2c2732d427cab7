module @jit_special_picked_minus_zero_clip attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7x3xi32>) -> (tensor<7x1xf32> {jax.result_info = "result[0]"}, tensor<7x3xf32> {jax.result_info = "result[1]"}, tensor<7x2xf32> {jax.result_info = "result[2]"}, tensor<7x1xf32> {jax.result_info = "result[3]"}, tensor<7xf32> {jax.result_info = "result[4]"}, tensor<7xf32> {jax.result_info = "result[5]"}, tensor<7xf32> {jax.result_info = "result[6]"}, tensor<7xf32> {jax.result_info = "result[7]"}, tensor<7xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<131xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<131xi32>) -> tensor<1x131xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<7x131xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x131xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<7x131xi32>, tensor<7x131xi32>) -> tensor<7x131xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.subtract %8, %arg0 : tensor<7x131xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %11 = call @take_along_axis(%arg0, %10) : (tensor<7x131xf32>, tensor<7x1xi32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %13 = stablehlo.divide %12, %11 : tensor<7x1xf32>
    %14 = call @take_along_axis_0(%arg0, %arg2) : (tensor<7x131xf32>, tensor<7x3xi32>) -> tensor<7x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %16 = stablehlo.divide %15, %14 : tensor<7x3xf32>
    %17 = stablehlo.slice %arg0 [0:7, 0:2] : (tensor<7x131xf32>) -> tensor<7x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x2xf32>
    %19 = stablehlo.divide %18, %17 : tensor<7x2xf32>
    %20 = stablehlo.negate %9 : tensor<7x131xf32>
    %21 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %22 = call @take_along_axis(%20, %21) : (tensor<7x131xf32>, tensor<7x1xi32>) -> tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %25 = call @_where(%5, %arg0, %c) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.divide %27, %26 : tensor<7xf32>
    %cst_6 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_1(%5, %cst_6, %c_7) : (tensor<7x131xi1>, tensor<f32>, tensor<i32>) -> tensor<7x131xf32>
    %30 = stablehlo.convert %29 : tensor<7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %33 = stablehlo.divide %32, %31 : tensor<7xf32>
    %34 = stablehlo.negate %9 : tensor<7x131xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_where(%5, %34, %c_10) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %38 = stablehlo.divide %37, %36 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %39 = call @_where_2(%5, %arg0, %cst_13) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.divide %41, %40 : tensor<7xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.reduce(%arg0 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %45 = stablehlo.maximum %44, %43 : tensor<7xf32>
    %46 = stablehlo.is_finite %45 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.select %46, %45, %47 : tensor<7xi1>, tensor<7xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %51 = stablehlo.subtract %arg0, %50 : tensor<7x131xf32>
    %52 = stablehlo.exponential %51 : tensor<7x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %54 = stablehlo.sign %53 : tensor<7xf32>
    %55 = stablehlo.abs %53 : tensor<7xf32>
    %56 = stablehlo.log %55 : tensor<7xf32>
    %57 = stablehlo.add %56, %48 : tensor<7xf32>
    return %13, %16, %19, %24, %28, %33, %38, %42, %57 : tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x2xf32>, tensor<7x1xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
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
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    return %6 : tensor<7x1xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x131xf32>, %arg1: tensor<7x3xi32>) -> tensor<7x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x3xi1>, tensor<7x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x3xi32>) -> tensor<7x3x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x3x1xi32>) -> tensor<7x3xf32>
    return %6 : tensor<7x3xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    return %2 : tensor<7x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<7x131xi1>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<7x131xi1>, tensor<7x131xf32>
    return %3 : tensor<7x131xf32>
  }
  func.func private @_where_2(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    return %2 : tensor<7x131xf32>
  }
}
