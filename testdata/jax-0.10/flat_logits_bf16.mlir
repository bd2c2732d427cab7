module @jit_flat_logits_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xbf16>, %arg1: tensor<7xi32>, %arg2: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x131xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x131xbf16>) -> tensor<917xbf16>
    %1 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.multiply %1, %2 : tensor<7xi32>
    %4 = stablehlo.add %3, %arg1 : tensor<7xi32>
    %5:2 = call @_take(%0, %4) : (tensor<917xbf16>, tensor<7xi32>) -> (tensor<7xbf16>, tensor<7x1xi32>)
    %6 = stablehlo.convert %arg0 : (tensor<7x131xbf16>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.reshape %7 : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %11 = stablehlo.convert %10 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<7xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<7xi1>, tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<7xi1>, tensor<7xf32>
    %24 = stablehlo.divide %18, %23 : tensor<7xf32>
    %25 = stablehlo.is_finite %14 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %27 = stablehlo.select %25, %14, %26 : tensor<7xi1>, tensor<7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %31 = stablehlo.subtract %6, %30 : tensor<7x131xf32>
    %32 = stablehlo.exponential %31 : tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %34 = stablehlo.sign %33 : tensor<7xf32>
    %35 = stablehlo.abs %33 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %37 = stablehlo.compare GE, %33, %36, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %38 = stablehlo.log %35 : tensor<7xf32>
    %39 = stablehlo.add %38, %27 : tensor<7xf32>
    %40 = stablehlo.convert %5#0 : (tensor<7xbf16>) -> tensor<7xf32>
    %41 = stablehlo.subtract %40, %39 : tensor<7xf32>
    %42 = stablehlo.multiply %41, %arg2 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.negate %43 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.negate %cst_12 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %47 = stablehlo.multiply %46, %arg2 : tensor<7xf32>
    %48 = stablehlo.negate %47 : tensor<7xf32>
    %49 = stablehlo.convert %47 : (tensor<7xf32>) -> tensor<7xbf16>
    %50 = stablehlo.divide %48, %35 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.select %37, %51, %50 : tensor<7xi1>, tensor<7xf32>
    %53 = stablehlo.select %37, %50, %51 : tensor<7xi1>, tensor<7xf32>
    %54 = stablehlo.negate %52 : tensor<7xf32>
    %55 = stablehlo.add %53, %54 : tensor<7xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %57 = stablehlo.multiply %56, %32 : tensor<7x131xf32>
    %58 = stablehlo.convert %57 : (tensor<7x131xf32>) -> tensor<7x131xbf16>
    %59 = call @_take_0(%5#1, %49) : (tensor<7x1xi32>, tensor<7xbf16>) -> tensor<917xbf16>
    %60 = stablehlo.reshape %59 : (tensor<917xbf16>) -> tensor<7x131xbf16>
    %61 = stablehlo.add %58, %60 : tensor<7x131xbf16>
    return %44, %41, %61 : tensor<f32>, tensor<7xf32>, tensor<7x131xbf16>
  }
  func.func private @_take(%arg0: tensor<917xbf16>, %arg1: tensor<7xi32>) -> (tensor<7xbf16>, tensor<7x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<917xbf16>, tensor<7x1xi32>) -> tensor<7xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xbf16>
    return %15, %5 : tensor<7xbf16>, tensor<7x1xi32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @_take_0(%arg0: tensor<7x1xi32>, %arg1: tensor<7xbf16>) -> tensor<917xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<917xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<917xbf16>, tensor<7x1xi32>, tensor<7xbf16>) -> tensor<917xbf16>
    return %1 : tensor<917xbf16>
  }
}
