module @jit_flat_special_elsewhere attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x131xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x131xf32>) -> tensor<917xf32>
    %1 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.multiply %1, %2 : tensor<7xi32>
    %4 = stablehlo.add %3, %arg1 : tensor<7xi32>
    %5:2 = call @_take(%0, %4) : (tensor<917xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7x1xi32>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.reshape %6 : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.compare EQ, %arg0, %8, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %10 = stablehlo.convert %9 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<7xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<7xi1>, tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<7xi1>, tensor<7xf32>
    %23 = stablehlo.divide %17, %22 : tensor<7xf32>
    %24 = stablehlo.is_finite %13 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.select %24, %13, %25 : tensor<7xi1>, tensor<7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %30 = stablehlo.subtract %arg0, %29 : tensor<7x131xf32>
    %31 = stablehlo.exponential %30 : tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %33 = stablehlo.sign %32 : tensor<7xf32>
    %34 = stablehlo.abs %32 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.compare GE, %32, %35, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %37 = stablehlo.log %34 : tensor<7xf32>
    %38 = stablehlo.add %37, %26 : tensor<7xf32>
    %39 = stablehlo.subtract %5#0, %38 : tensor<7xf32>
    %40 = stablehlo.multiply %39, %arg2 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %42 = stablehlo.negate %41 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.negate %cst_12 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %45 = stablehlo.multiply %44, %arg2 : tensor<7xf32>
    %46 = stablehlo.negate %45 : tensor<7xf32>
    %47 = stablehlo.divide %46, %34 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.select %36, %48, %47 : tensor<7xi1>, tensor<7xf32>
    %50 = stablehlo.select %36, %47, %48 : tensor<7xi1>, tensor<7xf32>
    %51 = stablehlo.negate %49 : tensor<7xf32>
    %52 = stablehlo.add %50, %51 : tensor<7xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %54 = stablehlo.multiply %53, %31 : tensor<7x131xf32>
    %55 = call @_take_0(%5#1, %45) : (tensor<7x1xi32>, tensor<7xf32>) -> tensor<917xf32>
    %56 = stablehlo.reshape %55 : (tensor<917xf32>) -> tensor<7x131xf32>
    %57 = stablehlo.add %54, %56 : tensor<7x131xf32>
    return %42, %39, %57 : tensor<f32>, tensor<7xf32>, tensor<7x131xf32>
  }
  func.func private @_take(%arg0: tensor<917xf32>, %arg1: tensor<7xi32>) -> (tensor<7xf32>, tensor<7x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<917> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<916> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<917xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xf32>
    return %15, %5 : tensor<7xf32>, tensor<7x1xi32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @_take_0(%arg0: tensor<7x1xi32>, %arg1: tensor<7xf32>) -> tensor<917xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<917xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<917xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<917xf32>
    return %1 : tensor<917xf32>
  }
}
