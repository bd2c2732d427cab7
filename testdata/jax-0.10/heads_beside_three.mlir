module @jit_heads_beside_three attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<1003x40xf32>, %arg2: tensor<37x40xf32>, %arg3: tensor<64x40xf32>, %arg4: tensor<4x13xi32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<1003x40xf32> {jax.result_info = "result[1][1][0]"}, tensor<37x40xf32> {jax.result_info = "result[1][1][1]"}, tensor<64x40xf32> {jax.result_info = "result[1][1][2]"}, tensor<f32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<1003x40xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<37x40xf32>) -> tensor<4x13x37xf32>
    %2 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<64x40xf32>) -> tensor<4x13x64xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 2 : (tensor<4x13x1003xf32>, tensor<4x13x37xf32>, tensor<4x13x64xf32>) -> tensor<4x13x1104xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4x13x1104xf32>
    %6 = stablehlo.tanh %5 : tensor<4x13x1104xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<4x13x1104xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<4x13x1104xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4x13x1104xf32>
    %13 = stablehlo.multiply %arg5, %arg5 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.divide %cst_2, %13 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<4x13xf32>
    %16 = stablehlo.reshape %15 : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x13x1104xf32>, tensor<4x13x1104xf32>) -> tensor<4x13x1104xi1>
    %19 = stablehlo.convert %18 : (tensor<4x13x1104xi1>) -> tensor<4x13x1104xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<4x13xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<4x13xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<4x13xi1>, tensor<4x13xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<4x13xi1>, tensor<4x13xf32>
    %32 = stablehlo.divide %26, %31 : tensor<4x13xf32>
    %33 = stablehlo.is_finite %22 : (tensor<4x13xf32>) -> tensor<4x13xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<4x13xi1>, tensor<4x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    %39 = stablehlo.subtract %12, %38 : tensor<4x13x1104xf32>
    %40 = stablehlo.exponential %39 : tensor<4x13x1104xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<4x13xf32>
    %42 = stablehlo.sign %41 : tensor<4x13xf32>
    %43 = stablehlo.abs %41 : tensor<4x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %46 = stablehlo.log %43 : tensor<4x13xf32>
    %47 = stablehlo.add %46, %35 : tensor<4x13xf32>
    %48 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<4x13xi32>) -> tensor<4x13x1xi32>
    %49:2 = call @take_along_axis(%12, %48) : (tensor<4x13x1104xf32>, tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>)
    %50 = stablehlo.reshape %49#0 : (tensor<4x13x1xf32>) -> tensor<4x13xf32>
    %51 = stablehlo.subtract %47, %50 : tensor<4x13xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_16 : tensor<f32>
    %54 = chlo.square %47 : tensor<4x13xf32> -> tensor<4x13xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %56 = stablehlo.multiply %55, %47 : tensor<4x13xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %59 = stablehlo.multiply %cst_20, %58 : tensor<f32>
    %60 = stablehlo.add %53, %59 : tensor<f32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.multiply %cst_21, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %62 = stablehlo.divide %61, %cst_23 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %64 = stablehlo.multiply %63, %56 : tensor<4x13xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %65 = stablehlo.divide %cst_24, %cst_25 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %67 = stablehlo.negate %66 : tensor<4x13xf32>
    %68 = stablehlo.add %64, %66 : tensor<4x13xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %70 = call @take_along_axis_0(%49#1, %69) : (tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    %71 = stablehlo.divide %68, %43 : tensor<4x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %73 = stablehlo.select %45, %72, %71 : tensor<4x13xi1>, tensor<4x13xf32>
    %74 = stablehlo.select %45, %71, %72 : tensor<4x13xi1>, tensor<4x13xf32>
    %75 = stablehlo.negate %73 : tensor<4x13xf32>
    %76 = stablehlo.add %74, %75 : tensor<4x13xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1104xf32>
    %78 = stablehlo.multiply %77, %40 : tensor<4x13x1104xf32>
    %79 = stablehlo.add %70, %78 : tensor<4x13x1104xf32>
    %80 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<4x13x1104xf32>
    %82 = stablehlo.multiply %81, %10 : tensor<4x13x1104xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<f32>
    %84 = stablehlo.negate %83 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %86 = stablehlo.divide %79, %85 : tensor<4x13x1104xf32>
    %cst_28 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<4x13x1104xf32>
    %89 = stablehlo.multiply %88, %8 : tensor<4x13x1104xf32>
    %90 = stablehlo.multiply %89, %6 : tensor<4x13x1104xf32>
    %91 = stablehlo.add %89, %90 : tensor<4x13x1104xf32>
    %cst_29 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %93 = stablehlo.divide %91, %92 : tensor<4x13x1104xf32>
    %94 = stablehlo.slice %93 [0:4, 0:13, 0:1003] : (tensor<4x13x1104xf32>) -> tensor<4x13x1003xf32>
    %95 = stablehlo.slice %93 [0:4, 0:13, 1003:1040] : (tensor<4x13x1104xf32>) -> tensor<4x13x37xf32>
    %96 = stablehlo.slice %93 [0:4, 0:13, 1040:1104] : (tensor<4x13x1104xf32>) -> tensor<4x13x64xf32>
    %97 = stablehlo.dot_general %96, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x64xf32>, tensor<4x13x40xf32>) -> tensor<64x40xf32>
    %98 = stablehlo.dot_general %96, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x64xf32>, tensor<64x40xf32>) -> tensor<4x13x40xf32>
    %99 = stablehlo.dot_general %95, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x37xf32>, tensor<4x13x40xf32>) -> tensor<37x40xf32>
    %100 = stablehlo.dot_general %95, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x37xf32>, tensor<37x40xf32>) -> tensor<4x13x40xf32>
    %101 = stablehlo.add %98, %100 : tensor<4x13x40xf32>
    %102 = stablehlo.dot_general %94, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %103 = stablehlo.dot_general %94, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<1003x40xf32>) -> tensor<4x13x40xf32>
    %104 = stablehlo.add %101, %103 : tensor<4x13x40xf32>
    return %60, %104, %102, %99, %97, %84 : tensor<f32>, tensor<4x13x40xf32>, tensor<1003x40xf32>, tensor<37x40xf32>, tensor<64x40xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x13x1104xf32>, %arg1: tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x13x1xi32>, tensor<4x13x1xi32>) -> tensor<4x13x1xi1>
    %c_0 = stablehlo.constant dense<1104> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x13x1xi1>, tensor<4x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x13x1xi32>) -> tensor<4x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1103> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x13x1x1xi32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x13x1x1xi32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x13x1x1xi1>, tensor<i1>) -> tensor<4x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x13x1104xf32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x13x1xi1>, tensor<4x13x1xf32>
    return %15, %5 : tensor<4x13x1xf32>, tensor<4x13x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x13x1x1xi32>, %arg1: tensor<4x13x1xf32>) -> tensor<4x13x1104xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x13x1104xf32>, tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    return %1 : tensor<4x13x1104xf32>
  }
}
