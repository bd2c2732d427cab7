module @jit_heads_beside_weights attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<1003x40xf32>, %arg2: tensor<37x40xf32>, %arg3: tensor<64x40xf32>, %arg4: tensor<4x13xi32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1003x40xf32> {jax.result_info = "result[1][0]"}, tensor<37x40xf32> {jax.result_info = "result[1][1]"}, tensor<64x40xf32> {jax.result_info = "result[1][2]"}) {
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
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<4x13xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    %16 = stablehlo.compare EQ, %12, %15, FLOAT : (tensor<4x13x1104xf32>, tensor<4x13x1104xf32>) -> tensor<4x13x1104xi1>
    %17 = stablehlo.convert %16 : (tensor<4x13x1104xi1>) -> tensor<4x13x1104xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<4x13xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %20 = stablehlo.maximum %19, %13 : tensor<4x13xf32>
    %21 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<4x13xi1>, tensor<4x13xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<4x13xi1>, tensor<4x13xf32>
    %30 = stablehlo.divide %24, %29 : tensor<4x13xf32>
    %31 = stablehlo.is_finite %20 : (tensor<4x13xf32>) -> tensor<4x13xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %33 = stablehlo.select %31, %20, %32 : tensor<4x13xi1>, tensor<4x13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    %37 = stablehlo.subtract %12, %36 : tensor<4x13x1104xf32>
    %38 = stablehlo.exponential %37 : tensor<4x13x1104xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1104xf32>, tensor<f32>) -> tensor<4x13xf32>
    %40 = stablehlo.sign %39 : tensor<4x13xf32>
    %41 = stablehlo.abs %39 : tensor<4x13xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %43 = stablehlo.compare GE, %39, %42, FLOAT : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %44 = stablehlo.log %41 : tensor<4x13xf32>
    %45 = stablehlo.add %44, %33 : tensor<4x13xf32>
    %46 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<4x13xi32>) -> tensor<4x13x1xi32>
    %47:2 = call @take_along_axis(%12, %46) : (tensor<4x13x1104xf32>, tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>)
    %48 = stablehlo.reshape %47#0 : (tensor<4x13x1xf32>) -> tensor<4x13xf32>
    %49 = stablehlo.subtract %45, %48 : tensor<4x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_15 : tensor<f32>
    %52 = chlo.square %45 : tensor<4x13xf32> -> tensor<4x13xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %54 = stablehlo.multiply %53, %45 : tensor<4x13xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.multiply %cst_19, %56 : tensor<f32>
    %58 = stablehlo.add %51, %57 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.multiply %cst_20, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_22 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %62 = stablehlo.multiply %61, %54 : tensor<4x13xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_24 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %63 = stablehlo.divide %cst_23, %cst_24 : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %65 = stablehlo.negate %64 : tensor<4x13xf32>
    %66 = stablehlo.add %62, %64 : tensor<4x13xf32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %68 = call @take_along_axis_0(%47#1, %67) : (tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1104xf32>
    %69 = stablehlo.divide %66, %41 : tensor<4x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %71 = stablehlo.select %43, %70, %69 : tensor<4x13xi1>, tensor<4x13xf32>
    %72 = stablehlo.select %43, %69, %70 : tensor<4x13xi1>, tensor<4x13xf32>
    %73 = stablehlo.negate %71 : tensor<4x13xf32>
    %74 = stablehlo.add %72, %73 : tensor<4x13xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1104xf32>
    %76 = stablehlo.multiply %75, %38 : tensor<4x13x1104xf32>
    %77 = stablehlo.add %68, %76 : tensor<4x13x1104xf32>
    %78 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %79 = stablehlo.divide %77, %78 : tensor<4x13x1104xf32>
    %cst_26 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<4x13x1104xf32>
    %82 = stablehlo.multiply %81, %8 : tensor<4x13x1104xf32>
    %83 = stablehlo.multiply %82, %6 : tensor<4x13x1104xf32>
    %84 = stablehlo.add %82, %83 : tensor<4x13x1104xf32>
    %cst_27 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x13x1104xf32>
    %86 = stablehlo.divide %84, %85 : tensor<4x13x1104xf32>
    %87 = stablehlo.slice %86 [0:4, 0:13, 0:1003] : (tensor<4x13x1104xf32>) -> tensor<4x13x1003xf32>
    %88 = stablehlo.slice %86 [0:4, 0:13, 1003:1040] : (tensor<4x13x1104xf32>) -> tensor<4x13x37xf32>
    %89 = stablehlo.slice %86 [0:4, 0:13, 1040:1104] : (tensor<4x13x1104xf32>) -> tensor<4x13x64xf32>
    %90 = stablehlo.dot_general %89, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x64xf32>, tensor<4x13x40xf32>) -> tensor<64x40xf32>
    %91 = stablehlo.dot_general %88, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x37xf32>, tensor<4x13x40xf32>) -> tensor<37x40xf32>
    %92 = stablehlo.dot_general %87, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    return %58, %92, %91, %90 : tensor<f32>, tensor<1003x40xf32>, tensor<37x40xf32>, tensor<64x40xf32>
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
