module @jit_spelling_turned_time attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<131x24xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<21xf32> {jax.result_info = "result[0][1][0]"}, tensor<21xi32> {jax.result_info = "result[0][1][1]"}, tensor<3x7xi32> {jax.result_info = "result[0][1][2]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<131x24xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<131x24xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.transpose %0, dims = [2, 1, 0] : (tensor<3x7x131xf32>) -> tensor<131x7x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<131x7x3xf32>) -> tensor<131x21xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<131x21xf32>, tensor<f32>) -> tensor<21xf32>
    %4 = stablehlo.reshape %3 : (tensor<21xf32>) -> tensor<1x21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x21xf32>) -> tensor<131x21xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<131x21xf32>, tensor<131x21xf32>) -> tensor<131x21xi1>
    %7 = stablehlo.convert %6 : (tensor<131x21xi1>) -> tensor<131x21xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<131x21xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<21xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<21xf32>, tensor<21xf32>) -> tensor<21xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<21xi1>, tensor<21xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<21xf32>, tensor<21xf32>) -> tensor<21xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<21xi1>, tensor<21xf32>
    %20 = stablehlo.divide %14, %19 : tensor<21xf32>
    %21 = stablehlo.is_finite %10 : (tensor<21xf32>) -> tensor<21xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %23 = stablehlo.select %21, %10, %22 : tensor<21xi1>, tensor<21xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x21xf32>) -> tensor<131x21xf32>
    %27 = stablehlo.subtract %2, %26 : tensor<131x21xf32>
    %28 = stablehlo.exponential %27 : tensor<131x21xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<131x21xf32>, tensor<f32>) -> tensor<21xf32>
    %30 = stablehlo.sign %29 : tensor<21xf32>
    %31 = stablehlo.abs %29 : tensor<21xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %33 = stablehlo.compare GE, %29, %32, FLOAT : (tensor<21xf32>, tensor<21xf32>) -> tensor<21xi1>
    %34 = stablehlo.log %31 : tensor<21xf32>
    %35 = stablehlo.add %34, %23 : tensor<21xf32>
    %36 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<3x7xi32>) -> tensor<7x3xi32>
    %37 = stablehlo.reshape %36 : (tensor<7x3xi32>) -> tensor<21xi32>
    %38 = stablehlo.iota dim = 0 : tensor<21xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %40 = stablehlo.compare LT, %37, %39, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_11 = stablehlo.constant dense<131> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %42 = stablehlo.add %37, %41 : tensor<21xi32>
    %43 = stablehlo.select %40, %42, %37 : tensor<21xi1>, tensor<21xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %45 = stablehlo.compare LT, %38, %44, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_13 = stablehlo.constant dense<21> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %47 = stablehlo.add %38, %46 : tensor<21xi32>
    %48 = stablehlo.select %45, %47, %38 : tensor<21xi1>, tensor<21xi32>
    %49 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %51 = stablehlo.concatenate %49, %50, dim = 1 : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x2xi32>
    %52 = "stablehlo.gather"(%2, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<131x21xf32>, tensor<21x2xi32>) -> tensor<21xf32>
    %53 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %54 = stablehlo.reshape %53 : (tensor<7x3xf32>) -> tensor<21xf32>
    %55 = stablehlo.subtract %52, %35 : tensor<21xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<21xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %58 = stablehlo.subtract %52, %35 : tensor<21xf32>
    %59 = call @argmax(%2) : (tensor<131x21xf32>) -> tensor<21xi32>
    %60 = call @argmax_0(%0) : (tensor<3x7x131xf32>) -> tensor<3x7xi32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %62 = stablehlo.multiply %54, %61 : tensor<21xf32>
    %63 = stablehlo.negate %62 : tensor<21xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<131x21xf32>
    %65 = "stablehlo.scatter"(%64, %51, %62) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %79 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<131x21xf32>, tensor<21x2xi32>, tensor<21xf32>) -> tensor<131x21xf32>
    %66 = stablehlo.divide %63, %31 : tensor<21xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %68 = stablehlo.select %33, %67, %66 : tensor<21xi1>, tensor<21xf32>
    %69 = stablehlo.select %33, %66, %67 : tensor<21xi1>, tensor<21xf32>
    %70 = stablehlo.negate %68 : tensor<21xf32>
    %71 = stablehlo.add %69, %70 : tensor<21xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<21xf32>) -> tensor<131x21xf32>
    %73 = stablehlo.multiply %72, %28 : tensor<131x21xf32>
    %74 = stablehlo.add %65, %73 : tensor<131x21xf32>
    %75 = stablehlo.reshape %74 : (tensor<131x21xf32>) -> tensor<131x7x3xf32>
    %76 = stablehlo.transpose %75, dims = [2, 1, 0] : (tensor<131x7x3xf32>) -> tensor<3x7x131xf32>
    %77 = stablehlo.dot_general %76, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %78 = stablehlo.dot_general %76, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<131x24xf32>) -> tensor<3x7x24xf32>
    return %57, %58, %59, %60, %78, %77 : tensor<f32>, tensor<21xf32>, tensor<21xi32>, tensor<3x7xi32>, tensor<3x7x24xf32>, tensor<131x24xf32>
  }
  func.func private @argmax(%arg0: tensor<131x21xf32>) -> tensor<21xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<131x21xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<131x21xf32>, tensor<131x21xi32>, tensor<f32>, tensor<i32>) -> (tensor<21xf32>, tensor<21xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<21xi32>
  }
  func.func private @argmax_0(%arg0: tensor<3x7x131xf32>) -> tensor<3x7xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<3x7x131xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<3x7x131xf32>, tensor<3x7x131xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x7xf32>, tensor<3x7xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<3x7xi32>
  }
}
