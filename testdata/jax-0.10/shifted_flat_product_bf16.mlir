module @jit_shifted_flat_product_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x5xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x24xbf16>) -> tensor<21x24xbf16>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x24xbf16>, tensor<24x131xbf16>) -> tensor<21x131xbf16>
    %2 = stablehlo.slice %arg1 [0:1, 0:131] : (tensor<24x131xbf16>) -> tensor<1x131xbf16>
    %3 = stablehlo.reshape %2 : (tensor<1x131xbf16>) -> tensor<131xbf16>
    %4 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %7 = stablehlo.convert %6 : (tensor<131xi1>) -> tensor<131xbf16>
    %8 = stablehlo.multiply %3, %7 : tensor<131xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<131xbf16>) -> tensor<1x131xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x131xbf16>) -> tensor<21x131xbf16>
    %11 = stablehlo.add %1, %10 : tensor<21x131xbf16>
    %cst = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<21x131xbf16>
    %13 = stablehlo.divide %11, %12 : tensor<21x131xbf16>
    %14 = stablehlo.tanh %13 : tensor<21x131xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<21x131xbf16>
    %16 = stablehlo.subtract %15, %14 : tensor<21x131xbf16>
    %cst_1 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<21x131xbf16>
    %18 = stablehlo.multiply %17, %14 : tensor<21x131xbf16>
    %19 = stablehlo.reshape %18 : (tensor<21x131xbf16>) -> tensor<3x7x131xbf16>
    %20 = stablehlo.slice %19 [0:3, 1:6, 0:131] : (tensor<3x7x131xbf16>) -> tensor<3x5x131xbf16>
    %21 = stablehlo.convert %20 : (tensor<3x5x131xbf16>) -> tensor<3x5x131xf32>
    %22:3 = call @log_softmax(%21) : (tensor<3x5x131xf32>) -> (tensor<3x5x131xf32>, tensor<3x5x131xf32>, tensor<3x5x1xf32>)
    %23 = stablehlo.slice %arg2 [0:3, 2:7] : (tensor<3x7xi32>) -> tensor<3x5xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x5xi32>) -> tensor<3x5x1xi32>
    %25:2 = call @take_along_axis(%22#0, %24) : (tensor<3x5x131xf32>, tensor<3x5x1xi32>) -> (tensor<3x5x1xf32>, tensor<3x5x1x1xi32>)
    %26 = stablehlo.reshape %25#0 : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
    %27 = stablehlo.slice %arg3 [0:3, 2:7] : (tensor<3x7xf32>) -> tensor<3x5xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %31 = stablehlo.multiply %27, %30 : tensor<3x5xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %33 = call @take_along_axis_0(%25#1, %32) : (tensor<3x5x1x1xi32>, tensor<3x5x1xf32>) -> tensor<3x5x131xf32>
    %34 = call @log_softmax_1(%22#1, %22#2, %33) : (tensor<3x5x131xf32>, tensor<3x5x1xf32>, tensor<3x5x131xf32>) -> tensor<3x5x131xf32>
    %35 = stablehlo.convert %34 : (tensor<3x5x131xf32>) -> tensor<3x5x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %36 = stablehlo.pad %35, %cst_4, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x5x131xbf16>, tensor<bf16>) -> tensor<3x7x131xbf16>
    %37 = stablehlo.reshape %36 : (tensor<3x7x131xbf16>) -> tensor<21x131xbf16>
    %cst_5 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<21x131xbf16>
    %39 = stablehlo.multiply %38, %37 : tensor<21x131xbf16>
    %40 = stablehlo.multiply %39, %16 : tensor<21x131xbf16>
    %41 = stablehlo.multiply %40, %14 : tensor<21x131xbf16>
    %42 = stablehlo.add %40, %41 : tensor<21x131xbf16>
    %cst_6 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<21x131xbf16>
    %44 = stablehlo.divide %42, %43 : tensor<21x131xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %45 = stablehlo.reduce(%44 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<21x131xbf16>, tensor<bf16>) -> tensor<131xbf16>
    %46 = stablehlo.reshape %45 : (tensor<131xbf16>) -> tensor<1x131xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x131xbf16>, tensor<bf16>) -> tensor<131xbf16>
    %48 = stablehlo.multiply %47, %7 : tensor<131xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<131xbf16>) -> tensor<1x131xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %50 = stablehlo.pad %49, %cst_9, low = [0, 0], high = [23, 0], interior = [0, 0] : (tensor<1x131xbf16>, tensor<bf16>) -> tensor<24x131xbf16>
    %51 = stablehlo.dot_general %44, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x131xbf16>, tensor<21x24xbf16>) -> tensor<131x24xbf16>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %53 = stablehlo.add %50, %52 : tensor<24x131xbf16>
    %54 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<21x131xbf16>, tensor<24x131xbf16>) -> tensor<21x24xbf16>
    %55 = stablehlo.reshape %54 : (tensor<21x24xbf16>) -> tensor<3x7x24xbf16>
    return %29, %26, %55, %53 : tensor<f32>, tensor<3x5xf32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<3x5x131xf32>) -> (tensor<3x5x131xf32>, tensor<3x5x131xf32>, tensor<3x5x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x5x131xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x5x1xf32>) -> tensor<3x5x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x5x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x5x131xf32>, tensor<f32>) -> tensor<3x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %9 = stablehlo.log %8 : tensor<3x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x5x1xf32>) -> tensor<3x5x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x5x131xf32>
    return %11, %6, %8 : tensor<3x5x131xf32>, tensor<3x5x131xf32>, tensor<3x5x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5x131xf32>, %arg1: tensor<3x5x1xi32>) -> (tensor<3x5x1xf32>, tensor<3x5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x5x1xi32>, tensor<3x5x1xi32>) -> tensor<3x5x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x5x1xi1>, tensor<3x5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x5x1xi32>) -> tensor<3x5x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5x1x1xi32>, tensor<3x5x1x1xi32>) -> tensor<3x5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x5x1x1xi32>, tensor<3x5x1x1xi32>) -> tensor<3x5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x5x1x1xi1>, tensor<i1>) -> tensor<3x5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x5x131xf32>, tensor<3x5x1x1xi32>) -> tensor<3x5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x5x1xi1>, tensor<3x5x1xf32>
    return %15, %5 : tensor<3x5x1xf32>, tensor<3x5x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x5x1x1xi32>, %arg1: tensor<3x5x1xf32>) -> tensor<3x5x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x5x131xf32>, tensor<3x5x1x1xi32>, tensor<3x5x1xf32>) -> tensor<3x5x131xf32>
    return %1 : tensor<3x5x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x5x131xf32>, %arg1: tensor<3x5x1xf32>, %arg2: tensor<3x5x131xf32>) -> tensor<3x5x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x5x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x5x131xf32>, tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x5x1xf32>, tensor<f32>) -> tensor<3x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x5x131xf32>
    return %7 : tensor<3x5x131xf32>
  }
}
