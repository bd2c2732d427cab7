module @jit_rounding_union_of_heads_argmax_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<16x131xbf16>, %arg3: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xi32> {jax.result_info = "result[0][1]"}, tensor<7x16xbf16> {jax.result_info = "result[1][0]"}, tensor<16x131xbf16> {jax.result_info = "result[1][1]"}, tensor<16x131xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xbf16>, tensor<16x131xbf16>) -> tensor<7x131xbf16>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xbf16>, tensor<16x131xbf16>) -> tensor<7x131xbf16>
    %2 = stablehlo.maximum %0, %1 : tensor<7x131xbf16>
    %3 = stablehlo.subtract %0, %1 : tensor<7x131xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %5 = stablehlo.add %0, %1 : tensor<7x131xbf16>
    %6 = stablehlo.abs %3 : tensor<7x131xbf16>
    %7 = stablehlo.negate %6 : tensor<7x131xbf16>
    %8 = stablehlo.exponential %7 : tensor<7x131xbf16>
    %9 = stablehlo.log_plus_one %8 : tensor<7x131xbf16>
    %10 = stablehlo.add %2, %9 : tensor<7x131xbf16>
    %11 = stablehlo.select %4, %5, %10 : tensor<7x131xi1>, tensor<7x131xbf16>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %13 = stablehlo.compare EQ, %0, %12, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %15 = stablehlo.select %13, %14, %0 : tensor<7x131xi1>, tensor<7x131xbf16>
    %cst_1 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %17 = stablehlo.compare EQ, %11, %16, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %19 = stablehlo.select %17, %18, %11 : tensor<7x131xi1>, tensor<7x131xbf16>
    %20 = stablehlo.subtract %15, %19 : tensor<7x131xbf16>
    %21 = stablehlo.exponential %20 : tensor<7x131xbf16>
    %cst_3 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %23 = stablehlo.compare EQ, %1, %22, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %25 = stablehlo.select %23, %24, %1 : tensor<7x131xi1>, tensor<7x131xbf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %27 = stablehlo.compare EQ, %11, %26, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %29 = stablehlo.select %27, %28, %11 : tensor<7x131xi1>, tensor<7x131xbf16>
    %30 = stablehlo.subtract %25, %29 : tensor<7x131xbf16>
    %31 = stablehlo.exponential %30 : tensor<7x131xbf16>
    %32:3 = call @log_softmax(%11) : (tensor<7x131xbf16>) -> (tensor<7x131xbf16>, tensor<7x131xbf16>, tensor<7x1xbf16>)
    %33 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %34:2 = call @take_along_axis(%32#0, %33) : (tensor<7x131xbf16>, tensor<7x1xi32>) -> (tensor<7x1xbf16>, tensor<7x1x1xi32>)
    %35 = stablehlo.reshape %34#0 : (tensor<7x1xbf16>) -> tensor<7xbf16>
    %36 = stablehlo.negate %35 : tensor<7xbf16>
    %37 = stablehlo.convert %36 : (tensor<7xbf16>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_8 : tensor<f32>
    %40 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xbf16>, tensor<16x131xbf16>) -> tensor<7x131xbf16>
    %41 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xbf16>, tensor<16x131xbf16>) -> tensor<7x131xbf16>
    %42 = stablehlo.maximum %40, %41 : tensor<7x131xbf16>
    %43 = stablehlo.subtract %40, %41 : tensor<7x131xbf16>
    %44 = stablehlo.compare NE, %43, %43, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %45 = stablehlo.add %40, %41 : tensor<7x131xbf16>
    %46 = stablehlo.abs %43 : tensor<7x131xbf16>
    %47 = stablehlo.negate %46 : tensor<7x131xbf16>
    %48 = stablehlo.exponential %47 : tensor<7x131xbf16>
    %49 = stablehlo.log_plus_one %48 : tensor<7x131xbf16>
    %50 = stablehlo.add %42, %49 : tensor<7x131xbf16>
    %51 = stablehlo.select %44, %45, %50 : tensor<7x131xi1>, tensor<7x131xbf16>
    %cst_9 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %52 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %53 = stablehlo.compare EQ, %40, %52, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %54 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %55 = stablehlo.select %53, %54, %40 : tensor<7x131xi1>, tensor<7x131xbf16>
    %cst_11 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %57 = stablehlo.compare EQ, %51, %56, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %59 = stablehlo.select %57, %58, %51 : tensor<7x131xi1>, tensor<7x131xbf16>
    %60 = stablehlo.subtract %55, %59 : tensor<7x131xbf16>
    %61 = stablehlo.exponential %60 : tensor<7x131xbf16>
    %cst_13 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %63 = stablehlo.compare EQ, %41, %62, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %65 = stablehlo.select %63, %64, %41 : tensor<7x131xi1>, tensor<7x131xbf16>
    %cst_15 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %67 = stablehlo.compare EQ, %51, %66, FLOAT : (tensor<7x131xbf16>, tensor<7x131xbf16>) -> tensor<7x131xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %69 = stablehlo.select %67, %68, %51 : tensor<7x131xi1>, tensor<7x131xbf16>
    %70 = stablehlo.subtract %65, %69 : tensor<7x131xbf16>
    %71 = stablehlo.exponential %70 : tensor<7x131xbf16>
    %72 = call @argmax(%51) : (tensor<7x131xbf16>) -> tensor<7xi32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %73 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %75 = stablehlo.convert %74 : (tensor<7xf32>) -> tensor<7xbf16>
    %76 = stablehlo.negate %75 : tensor<7xbf16>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %78 = call @take_along_axis_0(%34#1, %77) : (tensor<7x1x1xi32>, tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %79 = call @log_softmax_1(%32#1, %32#2, %78) : (tensor<7x131xbf16>, tensor<7x1xbf16>, tensor<7x131xbf16>) -> tensor<7x131xbf16>
    %80 = stablehlo.multiply %79, %31 : tensor<7x131xbf16>
    %81 = stablehlo.multiply %79, %21 : tensor<7x131xbf16>
    %82 = stablehlo.dot_general %80, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xbf16>, tensor<7x16xbf16>) -> tensor<131x16xbf16>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %84 = stablehlo.dot_general %80, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xbf16>, tensor<16x131xbf16>) -> tensor<7x16xbf16>
    %85 = stablehlo.dot_general %81, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xbf16>, tensor<7x16xbf16>) -> tensor<131x16xbf16>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %87 = stablehlo.dot_general %81, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xbf16>, tensor<16x131xbf16>) -> tensor<7x16xbf16>
    %88 = stablehlo.add %84, %87 : tensor<7x16xbf16>
    return %39, %72, %88, %86, %83 : tensor<f32>, tensor<7xi32>, tensor<7x16xbf16>, tensor<16x131xbf16>, tensor<16x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xbf16>) -> (tensor<7x131xbf16>, tensor<7x131xbf16>, tensor<7x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x131xbf16>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %11 = stablehlo.log %10 : tensor<7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x131xbf16>
    return %13, %6, %10 : tensor<7x131xbf16>, tensor<7x131xbf16>, tensor<7x1xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<7x131xbf16>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xbf16>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xbf16>, tensor<7x1x1xi32>) -> tensor<7x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xbf16>
    return %15, %5 : tensor<7x1xbf16>, tensor<7x1x1xi32>
  }
  func.func private @argmax(%arg0: tensor<7x131xbf16>) -> tensor<7xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<7x131xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<7x131xbf16>, tensor<7x131xi32>, tensor<bf16>, tensor<i32>) -> (tensor<7xbf16>, tensor<7xi32>)
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
    return %1#1 : tensor<7xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xbf16>) -> tensor<7x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<7x131xbf16>, tensor<7x1x1xi32>, tensor<7x1xbf16>) -> tensor<7x131xbf16>
    return %1 : tensor<7x131xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x131xbf16>, %arg1: tensor<7x1xbf16>, %arg2: tensor<7x131xbf16>) -> tensor<7x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<7x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.reshape %1 : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<7x1xbf16>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.convert %6 : (tensor<7x131xf32>) -> tensor<7x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<7x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<7x131xbf16>
    return %9 : tensor<7x131xbf16>
  }
}
