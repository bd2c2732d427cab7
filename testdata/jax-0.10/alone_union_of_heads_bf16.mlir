module @jit_alone_union_of_heads_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x1003xbf16>, %arg2: tensor<40x1003xbf16>, %arg3: tensor<2x13xi32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<2x13xbf16> {jax.result_info = "result[0][1]"}, tensor<2x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x1003xbf16> {jax.result_info = "result[1][1]"}, tensor<40x1003xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xbf16>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xbf16>
    %2 = stablehlo.maximum %0, %1 : tensor<2x13x1003xbf16>
    %3 = stablehlo.subtract %0, %1 : tensor<2x13x1003xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2x13x1003xbf16>, tensor<2x13x1003xbf16>) -> tensor<2x13x1003xi1>
    %5 = stablehlo.add %0, %1 : tensor<2x13x1003xbf16>
    %6 = stablehlo.abs %3 : tensor<2x13x1003xbf16>
    %7 = stablehlo.negate %6 : tensor<2x13x1003xbf16>
    %8 = stablehlo.exponential %7 : tensor<2x13x1003xbf16>
    %9 = stablehlo.log_plus_one %8 : tensor<2x13x1003xbf16>
    %10 = stablehlo.add %2, %9 : tensor<2x13x1003xbf16>
    %11 = stablehlo.select %4, %5, %10 : tensor<2x13x1003xi1>, tensor<2x13x1003xbf16>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %13 = stablehlo.compare EQ, %0, %12, FLOAT : (tensor<2x13x1003xbf16>, tensor<2x13x1003xbf16>) -> tensor<2x13x1003xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %15 = stablehlo.select %13, %14, %0 : tensor<2x13x1003xi1>, tensor<2x13x1003xbf16>
    %cst_1 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %17 = stablehlo.compare EQ, %11, %16, FLOAT : (tensor<2x13x1003xbf16>, tensor<2x13x1003xbf16>) -> tensor<2x13x1003xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %19 = stablehlo.select %17, %18, %11 : tensor<2x13x1003xi1>, tensor<2x13x1003xbf16>
    %20 = stablehlo.subtract %15, %19 : tensor<2x13x1003xbf16>
    %21 = stablehlo.exponential %20 : tensor<2x13x1003xbf16>
    %cst_3 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %23 = stablehlo.compare EQ, %1, %22, FLOAT : (tensor<2x13x1003xbf16>, tensor<2x13x1003xbf16>) -> tensor<2x13x1003xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %25 = stablehlo.select %23, %24, %1 : tensor<2x13x1003xi1>, tensor<2x13x1003xbf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %27 = stablehlo.compare EQ, %11, %26, FLOAT : (tensor<2x13x1003xbf16>, tensor<2x13x1003xbf16>) -> tensor<2x13x1003xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %29 = stablehlo.select %27, %28, %11 : tensor<2x13x1003xi1>, tensor<2x13x1003xbf16>
    %30 = stablehlo.subtract %25, %29 : tensor<2x13x1003xbf16>
    %31 = stablehlo.exponential %30 : tensor<2x13x1003xbf16>
    %cst_7 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %32 = stablehlo.reduce(%11 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xbf16>, tensor<bf16>) -> tensor<2x13xbf16>
    %33 = stablehlo.reshape %32 : (tensor<2x13xbf16>) -> tensor<2x13x1xbf16>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x13x1xbf16>) -> tensor<2x13x1003xbf16>
    %35 = stablehlo.compare EQ, %11, %34, FLOAT : (tensor<2x13x1003xbf16>, tensor<2x13x1003xbf16>) -> tensor<2x13x1003xi1>
    %36 = stablehlo.convert %35 : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xbf16>, tensor<bf16>) -> tensor<2x13xbf16>
    %38 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<2x13xbf16>) -> tensor<2x13x1xbf16>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x13x1xbf16>) -> tensor<2x13x1003xbf16>
    %40 = stablehlo.subtract %11, %39 : tensor<2x13x1003xbf16>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %42:2 = call @take_along_axis(%40, %41) : (tensor<2x13x1003xbf16>, tensor<2x13x1xi32>) -> (tensor<2x13x1xbf16>, tensor<2x13x1x1xi32>)
    %43 = stablehlo.reshape %42#0 : (tensor<2x13x1xbf16>) -> tensor<2x13xbf16>
    %44 = stablehlo.exponential %40 : tensor<2x13x1003xbf16>
    %45 = stablehlo.convert %44 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %47 = stablehlo.convert %46 : (tensor<2x13xf32>) -> tensor<2x13xbf16>
    %48 = stablehlo.log %47 : tensor<2x13xbf16>
    %49 = stablehlo.subtract %48, %43 : tensor<2x13xbf16>
    %50 = stablehlo.convert %49 : (tensor<2x13xbf16>) -> tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_11 : tensor<f32>
    %53 = call @sort(%32) : (tensor<2x13xbf16>) -> tensor<2x13xbf16>
    %54 = stablehlo.subtract %32, %53 : tensor<2x13xbf16>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %57 = stablehlo.convert %56 : (tensor<2x13xf32>) -> tensor<2x13xbf16>
    %58 = stablehlo.negate %57 : tensor<2x13xbf16>
    %59 = stablehlo.divide %57, %47 : tensor<2x13xbf16>
    %60 = stablehlo.convert %59 : (tensor<2x13xbf16>) -> tensor<2x13xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %62 = stablehlo.convert %61 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %63 = stablehlo.multiply %62, %44 : tensor<2x13x1003xbf16>
    %64 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x13xbf16>) -> tensor<2x13x1xbf16>
    %65 = call @take_along_axis_0(%42#1, %64) : (tensor<2x13x1x1xi32>, tensor<2x13x1xbf16>) -> tensor<2x13x1003xbf16>
    %66 = stablehlo.add %63, %65 : tensor<2x13x1003xbf16>
    %67 = stablehlo.multiply %66, %31 : tensor<2x13x1003xbf16>
    %68 = stablehlo.multiply %66, %21 : tensor<2x13x1003xbf16>
    %69 = stablehlo.dot_general %67, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>) -> tensor<1003x40xbf16>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %71 = stablehlo.dot_general %67, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x40xbf16>
    %72 = stablehlo.dot_general %68, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>) -> tensor<1003x40xbf16>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %74 = stablehlo.dot_general %68, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x40xbf16>
    %75 = stablehlo.add %71, %74 : tensor<2x13x40xbf16>
    return %52, %54, %75, %73, %70 : tensor<f32>, tensor<2x13xbf16>, tensor<2x13x40xbf16>, tensor<40x1003xbf16>, tensor<40x1003xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x1003xbf16>, %arg1: tensor<2x13x1xi32>) -> (tensor<2x13x1xbf16>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xbf16>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x13x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xbf16>
    return %15, %5 : tensor<2x13x1xbf16>, tensor<2x13x1x1xi32>
  }
  func.func private @sort(%arg0: tensor<2x13xbf16>) -> tensor<2x13xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<2x13xbf16>) -> tensor<2x13xbf16>
    return %0 : tensor<2x13xbf16>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<2x13x1xbf16>) -> tensor<2x13x1003xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x13x1003xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<2x13x1003xbf16>, tensor<2x13x1x1xi32>, tensor<2x13x1xbf16>) -> tensor<2x13x1003xbf16>
    return %1 : tensor<2x13x1003xbf16>
  }
}
