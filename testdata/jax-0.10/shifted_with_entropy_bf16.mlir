module @jit_shifted_with_entropy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xbf16> {jax.result_info = "result[0][1][0]"}, tensor<3x6xi1> {jax.result_info = "result[0][1][1]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xbf16>) -> (tensor<3x7x131xbf16>, tensor<3x7x131xbf16>, tensor<3x7x1xbf16>)
    %2 = stablehlo.exponential %1#0 : tensor<3x7x131xbf16>
    %3 = stablehlo.multiply %2, %1#0 : tensor<3x7x131xbf16>
    %4 = stablehlo.convert %3 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.convert %5 : (tensor<3x7xf32>) -> tensor<3x7xbf16>
    %7 = stablehlo.negate %6 : tensor<3x7xbf16>
    %8 = stablehlo.slice %1#0 [0:3, 0:6, 0:131] : (tensor<3x7x131xbf16>) -> tensor<3x6x131xbf16>
    %9 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %11:2 = call @take_along_axis(%8, %10) : (tensor<3x6x131xbf16>, tensor<3x6x1xi32>) -> (tensor<3x6x1xbf16>, tensor<3x6x1x1xi32>)
    %12 = stablehlo.reshape %11#0 : (tensor<3x6x1xbf16>) -> tensor<3x6xbf16>
    %13 = stablehlo.slice %1#0 [0:3, 0:6, 0:131] : (tensor<3x7x131xbf16>) -> tensor<3x6x131xbf16>
    %14 = call @argmax(%13) : (tensor<3x6x131xbf16>) -> tensor<3x6xi32>
    %15 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
    %17 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %18 = stablehlo.convert %12 : (tensor<3x6xbf16>) -> tensor<3x6xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.convert %7 : (tensor<3x7xbf16>) -> tensor<3x7xf32>
    %22 = stablehlo.multiply %arg3, %21 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %24 = stablehlo.multiply %cst_2, %23 : tensor<f32>
    %25 = stablehlo.add %20, %24 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.multiply %cst_3, %cst_4 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.multiply %arg3, %27 : tensor<3x7xf32>
    %29 = stablehlo.convert %28 : (tensor<3x7xf32>) -> tensor<3x7xbf16>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %31 = stablehlo.multiply %17, %30 : tensor<3x6xf32>
    %32 = stablehlo.convert %31 : (tensor<3x6xf32>) -> tensor<3x6xbf16>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<3x6xbf16>) -> tensor<3x6x1xbf16>
    %34 = call @take_along_axis_0(%11#1, %33) : (tensor<3x6x1x1xi32>, tensor<3x6x1xbf16>) -> tensor<3x6x131xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %35 = stablehlo.pad %34, %cst_6, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xbf16>, tensor<bf16>) -> tensor<3x7x131xbf16>
    %36 = stablehlo.negate %29 : tensor<3x7xbf16>
    %37 = stablehlo.convert %36 : (tensor<3x7xbf16>) -> tensor<3x7xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %39 = stablehlo.convert %38 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %40 = stablehlo.multiply %2, %39 : tensor<3x7x131xbf16>
    %41 = stablehlo.add %35, %40 : tensor<3x7x131xbf16>
    %42 = stablehlo.multiply %39, %1#0 : tensor<3x7x131xbf16>
    %43 = stablehlo.multiply %42, %2 : tensor<3x7x131xbf16>
    %44 = stablehlo.add %41, %43 : tensor<3x7x131xbf16>
    %45 = call @log_softmax_1(%1#1, %1#2, %44) : (tensor<3x7x131xbf16>, tensor<3x7x1xbf16>, tensor<3x7x131xbf16>) -> tensor<3x7x131xbf16>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %48 = stablehlo.dot_general %45, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %25, %12, %16, %48, %47 : tensor<f32>, tensor<3x6xbf16>, tensor<3x6xi1>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xbf16>) -> (tensor<3x7x131xbf16>, tensor<3x7x131xbf16>, tensor<3x7x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xbf16>) -> tensor<3x7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<3x7x1xf32>) -> tensor<3x7x1xbf16>
    %11 = stablehlo.log %10 : tensor<3x7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<3x7x131xbf16>
    return %13, %6, %10 : tensor<3x7x131xbf16>, tensor<3x7x131xbf16>, tensor<3x7x1xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<3x6x131xbf16>, %arg1: tensor<3x6x1xi32>) -> (tensor<3x6x1xbf16>, tensor<3x6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x6x1xi32>, tensor<3x6x1xi32>) -> tensor<3x6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x6x1xi1>, tensor<3x6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x6x1xi32>) -> tensor<3x6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x6x1x1xi1>, tensor<i1>) -> tensor<3x6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x6x131xbf16>, tensor<3x6x1x1xi32>) -> tensor<3x6x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x6x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x6x1xi1>, tensor<3x6x1xbf16>
    return %15, %5 : tensor<3x6x1xbf16>, tensor<3x6x1x1xi32>
  }
  func.func private @argmax(%arg0: tensor<3x6x131xbf16>) -> tensor<3x6xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<3x6x131xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<3x6x131xbf16>, tensor<3x6x131xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3x6xbf16>, tensor<3x6xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<3x6xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x6x1x1xi32>, %arg1: tensor<3x6x1xbf16>) -> tensor<3x6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x6x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x6x131xbf16>, tensor<3x6x1x1xi32>, tensor<3x6x1xbf16>) -> tensor<3x6x131xbf16>
    return %1 : tensor<3x6x131xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x131xbf16>, %arg1: tensor<3x7x1xbf16>, %arg2: tensor<3x7x131xbf16>) -> tensor<3x7x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %2 = stablehlo.reshape %1 : (tensor<3x7xbf16>) -> tensor<3x7x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<3x7x1xbf16>) -> tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.convert %6 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x7x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<3x7x131xbf16>
    return %9 : tensor<3x7x131xbf16>
  }
}
