module @jit_spelling_vocabulary_turned attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<25x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<21xi32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<25x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x24xf32>) -> tensor<21x24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:131] : (tensor<25x131xf32>) -> tensor<24x131xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x24xf32>, tensor<24x131xf32>) -> tensor<21x131xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<21x131xf32>) -> tensor<131x21xf32>
    %4 = stablehlo.slice %arg1 [24:25, 0:131] : (tensor<25x131xf32>) -> tensor<1x131xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x131xf32>) -> tensor<131xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<131xf32>) -> tensor<131x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<131x1xf32>) -> tensor<131x21xf32>
    %8 = stablehlo.add %3, %7 : tensor<131x21xf32>
    %9:3 = call @log_softmax(%8) : (tensor<131x21xf32>) -> (tensor<131x21xf32>, tensor<131x21xf32>, tensor<1x21xf32>)
    %10 = stablehlo.reshape %arg2 : (tensor<3x7xi32>) -> tensor<21xi32>
    %11 = stablehlo.iota dim = 0 : tensor<21xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %13 = stablehlo.compare LT, %10, %12, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %15 = stablehlo.add %10, %14 : tensor<21xi32>
    %16 = stablehlo.select %13, %15, %10 : tensor<21xi1>, tensor<21xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %18 = stablehlo.compare LT, %11, %17, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_2 = stablehlo.constant dense<21> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %20 = stablehlo.add %11, %19 : tensor<21xi32>
    %21 = stablehlo.select %18, %20, %11 : tensor<21xi1>, tensor<21xi32>
    %22 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x2xi32>
    %25 = "stablehlo.gather"(%9#0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<131x21xf32>, tensor<21x2xi32>) -> tensor<21xf32>
    %26 = stablehlo.reshape %arg3 : (tensor<3x7xf32>) -> tensor<21xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<21xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %29 = call @argmax(%8) : (tensor<131x21xf32>) -> tensor<21xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %31 = stablehlo.multiply %26, %30 : tensor<21xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<131x21xf32>
    %33 = "stablehlo.scatter"(%32, %24, %31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %47 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %47 : tensor<f32>
    }) : (tensor<131x21xf32>, tensor<21x2xi32>, tensor<21xf32>) -> tensor<131x21xf32>
    %34 = call @log_softmax_0(%9#1, %9#2, %33) : (tensor<131x21xf32>, tensor<1x21xf32>, tensor<131x21xf32>) -> tensor<131x21xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<131x21xf32>, tensor<f32>) -> tensor<131xf32>
    %36 = stablehlo.reshape %35 : (tensor<131xf32>) -> tensor<131x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<131x1xf32>, tensor<f32>) -> tensor<131xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %38, %cst_7, low = [24, 0], high = [0, 0], interior = [0, 0] : (tensor<1x131xf32>, tensor<f32>) -> tensor<25x131xf32>
    %40 = stablehlo.transpose %34, dims = [1, 0] : (tensor<131x21xf32>) -> tensor<21x131xf32>
    %41 = stablehlo.dot_general %40, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x131xf32>, tensor<21x24xf32>) -> tensor<131x24xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %43 = stablehlo.dot_general %40, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<21x131xf32>, tensor<24x131xf32>) -> tensor<21x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %42, %cst_8, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<25x131xf32>
    %45 = stablehlo.add %39, %44 : tensor<25x131xf32>
    %46 = stablehlo.reshape %43 : (tensor<21x24xf32>) -> tensor<3x7x24xf32>
    return %28, %29, %46, %45 : tensor<f32>, tensor<21xi32>, tensor<3x7x24xf32>, tensor<25x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<131x21xf32>) -> (tensor<131x21xf32>, tensor<131x21xf32>, tensor<1x21xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<131x21xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<21xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x21xf32>) -> tensor<131x21xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<131x21xf32>
    %6 = stablehlo.exponential %5 : tensor<131x21xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<131x21xf32>, tensor<f32>) -> tensor<21xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
    %9 = stablehlo.log %8 : tensor<1x21xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x21xf32>) -> tensor<131x21xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<131x21xf32>
    return %11, %6, %8 : tensor<131x21xf32>, tensor<131x21xf32>, tensor<1x21xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<131x21xf32>, %arg1: tensor<1x21xf32>, %arg2: tensor<131x21xf32>) -> tensor<131x21xf32> {
    %0 = stablehlo.negate %arg2 : tensor<131x21xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<131x21xf32>, tensor<f32>) -> tensor<21xf32>
    %2 = stablehlo.reshape %1 : (tensor<21xf32>) -> tensor<1x21xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x21xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x21xf32>, tensor<f32>) -> tensor<21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<21xf32>) -> tensor<131x21xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<131x21xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<131x21xf32>
    return %7 : tensor<131x21xf32>
  }
}
