module @jit_spelling_mixture attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<3x7xi32>, %arg4: tensor<3x7xf32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<24x131xf32> {jax.result_info = "result[1][2]"}, tensor<f32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %2 = stablehlo.log %arg5 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.add %1#0, %3 : tensor<3x7x131xf32>
    %5 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %6:3 = call @log_softmax(%5) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %7 = stablehlo.negate %arg5 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.add %7, %cst : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.add %6#0, %10 : tensor<3x7x131xf32>
    %12 = stablehlo.broadcast_in_dim %4, dims = [1, 2, 3] : (tensor<3x7x131xf32>) -> tensor<1x3x7x131xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1, 2, 3] : (tensor<3x7x131xf32>) -> tensor<1x3x7x131xf32>
    %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1x3x7x131xf32>, tensor<1x3x7x131xf32>) -> tensor<2x3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3x7x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x7x131xf32>) -> tensor<1x3x7x131xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x3x7x131xf32>) -> tensor<2x3x7x131xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<2x3x7x131xf32>, tensor<2x3x7x131xf32>) -> tensor<2x3x7x131xi1>
    %19 = stablehlo.convert %18 : (tensor<2x3x7x131xi1>) -> tensor<2x3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2x3x7x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<3x7x131xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %32 = stablehlo.divide %26, %31 : tensor<3x7x131xf32>
    %33 = stablehlo.is_finite %22 : (tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1, 2, 3] : (tensor<3x7x131xf32>) -> tensor<1x3x7x131xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x3x7x131xf32>) -> tensor<2x3x7x131xf32>
    %39 = stablehlo.subtract %14, %38 : tensor<2x3x7x131xf32>
    %40 = stablehlo.exponential %39 : tensor<2x3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<2x3x7x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %42 = stablehlo.sign %41 : tensor<3x7x131xf32>
    %43 = stablehlo.abs %41 : tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %46 = stablehlo.log %43 : tensor<3x7x131xf32>
    %47 = stablehlo.add %46, %35 : tensor<3x7x131xf32>
    %48 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %49:2 = call @take_along_axis(%47, %48) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %50 = stablehlo.reshape %49#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %51 = stablehlo.multiply %arg4, %50 : tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %53 = stablehlo.negate %52 : tensor<f32>
    %54 = stablehlo.exponential %47 : tensor<3x7x131xf32>
    %55 = stablehlo.multiply %54, %47 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.multiply %cst_16, %58 : tensor<f32>
    %60 = stablehlo.subtract %53, %59 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.negate %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.multiply %cst_18, %61 : tensor<f32>
    %cst_19 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_19 : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %66 = stablehlo.multiply %54, %65 : tensor<3x7x131xf32>
    %67 = stablehlo.multiply %65, %47 : tensor<3x7x131xf32>
    %68 = stablehlo.multiply %67, %54 : tensor<3x7x131xf32>
    %69 = stablehlo.add %66, %68 : tensor<3x7x131xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.negate %cst_20 : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %72 = stablehlo.multiply %arg4, %71 : tensor<3x7xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %74 = call @take_along_axis_0(%49#1, %73) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %75 = stablehlo.add %69, %74 : tensor<3x7x131xf32>
    %76 = stablehlo.divide %75, %43 : tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %78 = stablehlo.select %45, %77, %76 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %79 = stablehlo.select %45, %76, %77 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %80 = stablehlo.negate %78 : tensor<3x7x131xf32>
    %81 = stablehlo.add %79, %80 : tensor<3x7x131xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [1, 2, 3] : (tensor<3x7x131xf32>) -> tensor<2x3x7x131xf32>
    %83 = stablehlo.multiply %82, %40 : tensor<2x3x7x131xf32>
    %84 = stablehlo.slice %83 [0:1, 0:3, 0:7, 0:131] : (tensor<2x3x7x131xf32>) -> tensor<1x3x7x131xf32>
    %85 = stablehlo.reshape %84 : (tensor<1x3x7x131xf32>) -> tensor<3x7x131xf32>
    %86 = stablehlo.slice %83 [1:2, 0:3, 0:7, 0:131] : (tensor<2x3x7x131xf32>) -> tensor<1x3x7x131xf32>
    %87 = stablehlo.reshape %86 : (tensor<1x3x7x131xf32>) -> tensor<3x7x131xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %89 = stablehlo.divide %88, %9 : tensor<f32>
    %90 = stablehlo.negate %89 : tensor<f32>
    %91 = call @log_softmax_1(%6#1, %6#2, %87) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %92 = stablehlo.dot_general %91, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %94 = stablehlo.dot_general %91, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %96 = stablehlo.divide %95, %arg5 : tensor<f32>
    %97 = stablehlo.add %90, %96 : tensor<f32>
    %98 = call @log_softmax_1(%1#1, %1#2, %85) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %99 = stablehlo.dot_general %98, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %101 = stablehlo.dot_general %98, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %102 = stablehlo.add %94, %101 : tensor<3x7x24xf32>
    return %60, %102, %100, %93, %97 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x1xi1>, tensor<3x7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x1xi32>) -> tensor<3x7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x7x1x1xi1>, tensor<i1>) -> tensor<3x7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %15, %5 : tensor<3x7x1xf32>, tensor<3x7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
}
