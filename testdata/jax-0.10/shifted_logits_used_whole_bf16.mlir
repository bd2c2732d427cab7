module @jit_shifted_logits_used_whole_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xbf16> {jax.result_info = "result[0][1][0]"}, tensor<3x7xbf16> {jax.result_info = "result[0][1][1]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.slice %0 [0:3, 0:6, 0:131] : (tensor<3x7x131xbf16>) -> tensor<3x6x131xbf16>
    %2:3 = call @log_softmax(%1) : (tensor<3x6x131xbf16>) -> (tensor<3x6x131xbf16>, tensor<3x6x131xbf16>, tensor<3x6x1xbf16>)
    %3 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %5:2 = call @take_along_axis(%2#0, %4) : (tensor<3x6x131xbf16>, tensor<3x6x1xi32>) -> (tensor<3x6x1xbf16>, tensor<3x6x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<3x6x1xbf16>) -> tensor<3x6xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %8 = stablehlo.reshape %7 : (tensor<3x7xbf16>) -> tensor<3x7x1xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    %10 = stablehlo.compare EQ, %0, %9, FLOAT : (tensor<3x7x131xbf16>, tensor<3x7x131xbf16>) -> tensor<3x7x131xi1>
    %11 = stablehlo.convert %10 : (tensor<3x7x131xi1>) -> tensor<3x7x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %14 = stablehlo.maximum %13, %7 : tensor<3x7xbf16>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x7xi1>, tensor<3x7xbf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %23 = stablehlo.select %20, %21, %22 : tensor<3x7xi1>, tensor<3x7xbf16>
    %24 = stablehlo.divide %18, %23 : tensor<3x7xbf16>
    %25 = stablehlo.is_finite %14 : (tensor<3x7xbf16>) -> tensor<3x7xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %27 = stablehlo.select %25, %14, %26 : tensor<3x7xi1>, tensor<3x7xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<3x7xbf16>) -> tensor<3x7x1xbf16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x7x1xbf16>) -> tensor<3x7x131xbf16>
    %31 = stablehlo.subtract %0, %30 : tensor<3x7x131xbf16>
    %32 = stablehlo.exponential %31 : tensor<3x7x131xbf16>
    %33 = stablehlo.convert %32 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.convert %34 : (tensor<3x7xf32>) -> tensor<3x7xbf16>
    %36 = stablehlo.sign %35 : tensor<3x7xbf16>
    %37 = stablehlo.abs %35 : tensor<3x7xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %39 = stablehlo.compare GE, %35, %38, FLOAT : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> tensor<3x7xi1>
    %40 = stablehlo.log %37 : tensor<3x7xbf16>
    %41 = stablehlo.add %40, %27 : tensor<3x7xbf16>
    %42 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %43 = stablehlo.convert %6 : (tensor<3x6xbf16>) -> tensor<3x6xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %46 = chlo.square %41 : tensor<3x7xbf16> -> tensor<3x7xbf16>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %48 = stablehlo.multiply %47, %41 : tensor<3x7xbf16>
    %49 = stablehlo.convert %46 : (tensor<3x7xbf16>) -> tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %51 = stablehlo.convert %50 : (tensor<f32>) -> tensor<bf16>
    %cst_14 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %52 = stablehlo.multiply %cst_14, %51 : tensor<bf16>
    %53 = stablehlo.convert %52 : (tensor<bf16>) -> tensor<f32>
    %54 = stablehlo.add %45, %53 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %55 = stablehlo.multiply %cst_15, %cst_16 : tensor<bf16>
    %56 = stablehlo.convert %55 : (tensor<bf16>) -> tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %58 = stablehlo.convert %57 : (tensor<3x7xf32>) -> tensor<3x7xbf16>
    %59 = stablehlo.multiply %58, %48 : tensor<3x7xbf16>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %61 = stablehlo.multiply %42, %60 : tensor<3x6xf32>
    %62 = stablehlo.convert %61 : (tensor<3x6xf32>) -> tensor<3x6xbf16>
    %63 = stablehlo.divide %59, %37 : tensor<3x7xbf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<3x7xbf16>
    %65 = stablehlo.select %39, %64, %63 : tensor<3x7xi1>, tensor<3x7xbf16>
    %66 = stablehlo.select %39, %63, %64 : tensor<3x7xi1>, tensor<3x7xbf16>
    %67 = stablehlo.negate %65 : tensor<3x7xbf16>
    %68 = stablehlo.add %66, %67 : tensor<3x7xbf16>
    %69 = stablehlo.convert %68 : (tensor<3x7xbf16>) -> tensor<3x7xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %71 = stablehlo.convert %70 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %72 = stablehlo.multiply %71, %32 : tensor<3x7x131xbf16>
    %73 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<3x6xbf16>) -> tensor<3x6x1xbf16>
    %74 = call @take_along_axis_0(%5#1, %73) : (tensor<3x6x1x1xi32>, tensor<3x6x1xbf16>) -> tensor<3x6x131xbf16>
    %75 = call @log_softmax_1(%2#1, %2#2, %74) : (tensor<3x6x131xbf16>, tensor<3x6x1xbf16>, tensor<3x6x131xbf16>) -> tensor<3x6x131xbf16>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %76 = stablehlo.pad %75, %cst_19, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xbf16>, tensor<bf16>) -> tensor<3x7x131xbf16>
    %77 = stablehlo.add %72, %76 : tensor<3x7x131xbf16>
    %78 = stablehlo.dot_general %77, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %80 = stablehlo.dot_general %77, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %54, %6, %41, %80, %79 : tensor<f32>, tensor<3x6xbf16>, tensor<3x7xbf16>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<3x6x131xbf16>) -> (tensor<3x6x131xbf16>, tensor<3x6x131xbf16>, tensor<3x6x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x6x131xbf16>, tensor<bf16>) -> tensor<3x6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x6xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<3x6xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x6xbf16>) -> tensor<3x6x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x6x1xbf16>) -> tensor<3x6x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x6x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<3x6x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<3x6x131xbf16>) -> tensor<3x6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %10 = stablehlo.convert %9 : (tensor<3x6x1xf32>) -> tensor<3x6x1xbf16>
    %11 = stablehlo.log %10 : tensor<3x6x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<3x6x1xbf16>) -> tensor<3x6x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<3x6x131xbf16>
    return %13, %6, %10 : tensor<3x6x131xbf16>, tensor<3x6x131xbf16>, tensor<3x6x1xbf16>
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
  func.func private @log_softmax_1(%arg0: tensor<3x6x131xbf16>, %arg1: tensor<3x6x1xbf16>, %arg2: tensor<3x6x131xbf16>) -> tensor<3x6x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<3x6x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x6x131xbf16>, tensor<bf16>) -> tensor<3x6xbf16>
    %2 = stablehlo.reshape %1 : (tensor<3x6xbf16>) -> tensor<3x6x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x6x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<3x6x1xbf16>) -> tensor<3x6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x6x1xf32>, tensor<f32>) -> tensor<3x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x131xf32>
    %7 = stablehlo.convert %6 : (tensor<3x6x131xf32>) -> tensor<3x6x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x6x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<3x6x131xbf16>
    return %9 : tensor<3x6x131xbf16>
  }
}
