module @jit_select_two_aranges_clipped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %1:3 = call @log_softmax(%0) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %2 = stablehlo.iota dim = 0 : tensor<2xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %4 = stablehlo.iota dim = 0 : tensor<13xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %9 = stablehlo.add %3, %8 : tensor<2x1xi32>
    %10 = stablehlo.select %7, %9, %3 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_2 = stablehlo.constant dense<13> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %14 = stablehlo.add %5, %13 : tensor<1x13xi32>
    %15 = stablehlo.select %12, %14, %5 : tensor<1x13xi1>, tensor<1x13xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<1003> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %19 = stablehlo.add %arg2, %18 : tensor<2x13xi32>
    %20 = stablehlo.select %17, %19, %arg2 : tensor<2x13xi1>, tensor<2x13xi32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x13xi32>
    %22 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<2x13xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %25 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %26 = stablehlo.concatenate %23, %24, %25, dim = 2 : (tensor<2x13x1xi32>, tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x3xi32>
    %27 = "stablehlo.gather"(%1#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x3xi32>) -> tensor<2x13xf32>
    %28 = stablehlo.subtract %27, %arg3 : tensor<2x13xf32>
    %29 = stablehlo.exponential %28 : tensor<2x13xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %30:3 = call @clip(%29, %cst, %cst_5) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %33 = stablehlo.multiply %29, %32 : tensor<2x13xf32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %35 = stablehlo.multiply %30#0, %34 : tensor<2x13xf32>
    %36 = stablehlo.minimum %33, %35 : tensor<2x13xf32>
    %37 = stablehlo.compare EQ, %33, %36, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<2x13xi1>, tensor<2x13xf32>
    %41 = stablehlo.compare EQ, %35, %36, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<2x13xi1>, tensor<2x13xf32>
    %45 = stablehlo.divide %40, %44 : tensor<2x13xf32>
    %46 = stablehlo.compare EQ, %35, %36, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<2x13xi1>, tensor<2x13xf32>
    %50 = stablehlo.compare EQ, %33, %36, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<2x13xi1>, tensor<2x13xf32>
    %54 = stablehlo.divide %49, %53 : tensor<2x13xf32>
    %55 = stablehlo.negate %36 : tensor<2x13xf32>
    %56 = stablehlo.multiply %55, %arg5 : tensor<2x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%arg5 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.maximum %58, %cst_16 : tensor<f32>
    %60 = stablehlo.divide %57, %59 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.divide %cst_17, %59 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %63 = stablehlo.multiply %62, %arg5 : tensor<2x13xf32>
    %64 = stablehlo.negate %63 : tensor<2x13xf32>
    %65 = stablehlo.multiply %64, %54 : tensor<2x13xf32>
    %66 = stablehlo.multiply %64, %45 : tensor<2x13xf32>
    %67 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<2x13xf32>
    %69 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %70 = stablehlo.multiply %66, %69 : tensor<2x13xf32>
    %71 = call @clip_0(%30#1, %30#2, %68) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x13xf32>
    %73 = stablehlo.multiply %72, %29 : tensor<2x13xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %c_19 = stablehlo.constant dense<[1, 12, 1002]> : tensor<3xi32>
    %c_20 = stablehlo.constant dense<2147483647> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %76 = stablehlo.minimum %c_19, %75 : tensor<3xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [2] : (tensor<3xi32>) -> tensor<2x13x3xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<2x13x3xi32>
    %79 = stablehlo.clamp %78, %26, %77 : tensor<2x13x3xi32>
    %80 = "stablehlo.scatter"(%74, %79, %73) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %85 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %85 : tensor<f32>
    }) : (tensor<2x13x1003xf32>, tensor<2x13x3xi32>, tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %81 = call @log_softmax_1(%1#1, %1#2, %80) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %82 = stablehlo.dot_general %81, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %84 = stablehlo.dot_general %81, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    return %60, %84, %83 : tensor<f32>, tensor<2x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @clip(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x13xi1>, tensor<2x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x13xf32>
    return %15, %12, %25 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @clip_0(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
