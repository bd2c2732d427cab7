module @jit_shifted_behind_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<7x7xi1>
    %1 = call @tril(%0) : (tensor<7x7xi1>) -> tensor<7x7xi1>
    %2 = stablehlo.tanh %arg0 : tensor<3x7x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<3x7x24xf32>
    %5 = stablehlo.dot_general %arg0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<3x7x7xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %6:3 = call @_where(%1, %5, %cst_0) : (tensor<7x7xi1>, tensor<3x7x7xf32>, tensor<f32>) -> (tensor<3x7x7xf32>, tensor<3x7x7xi1>, tensor<3x7x7xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6#0 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %10 = stablehlo.compare EQ, %6#0, %9, FLOAT : (tensor<3x7x7xf32>, tensor<3x7x7xf32>) -> tensor<3x7x7xi1>
    %11 = stablehlo.convert %10 : (tensor<3x7x7xi1>) -> tensor<3x7x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<3x7xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<3x7xi1>, tensor<3x7xf32>
    %24 = stablehlo.divide %18, %23 : tensor<3x7xf32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %27 = stablehlo.subtract %6#0, %26 : tensor<3x7x7xf32>
    %28 = stablehlo.exponential %27 : tensor<3x7x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %32 = stablehlo.divide %28, %31 : tensor<3x7x7xf32>
    %33 = stablehlo.multiply %30, %30 : tensor<3x7x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<3x7x1xf32>
    %36 = stablehlo.slice %arg1 [0:24, 0:24] : (tensor<24x131xf32>) -> tensor<24x24xf32>
    %37 = stablehlo.dot_general %arg0, %36, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %38 = stablehlo.dot_general %32, %37, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7xf32>, tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %39 = stablehlo.add %arg0, %38 : tensor<3x7x24xf32>
    %40 = stablehlo.dot_general %39, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %41:3 = call @log_softmax(%40) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %42 = stablehlo.slice %41#0 [0:3, 0:6, 0:131] : (tensor<3x7x131xf32>) -> tensor<3x6x131xf32>
    %43 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %45:2 = call @take_along_axis(%42, %44) : (tensor<3x6x131xf32>, tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>)
    %46 = stablehlo.reshape %45#0 : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
    %47 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %51 = stablehlo.multiply %47, %50 : tensor<3x6xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %53 = call @take_along_axis_0(%45#1, %52) : (tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.pad %53, %cst_13, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %55 = call @log_softmax_1(%41#1, %41#2, %54) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %56 = stablehlo.dot_general %55, %39, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %58 = stablehlo.dot_general %55, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %59 = stablehlo.dot_general %58, %32, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x7xf32>) -> tensor<3x24x7xf32>
    %60 = stablehlo.transpose %59, dims = [0, 2, 1] : (tensor<3x24x7xf32>) -> tensor<3x7x24xf32>
    %61 = stablehlo.dot_general %58, %37, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<3x7x7xf32>
    %62 = stablehlo.dot_general %60, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<24x24xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %64 = stablehlo.dot_general %60, %36, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %65 = stablehlo.add %58, %64 : tensor<3x7x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %63, %cst_14, low = [0, 0], high = [0, 107], interior = [0, 0] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24x131xf32>
    %67 = stablehlo.add %57, %66 : tensor<24x131xf32>
    %68 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %69 = stablehlo.multiply %61, %68 : tensor<3x7x7xf32>
    %70 = stablehlo.multiply %69, %28 : tensor<3x7x7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %72 = stablehlo.reshape %71 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %73 = stablehlo.negate %72 : tensor<3x7x1xf32>
    %74 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %75 = stablehlo.divide %61, %74 : tensor<3x7x7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%73 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x7xf32>
    %78 = stablehlo.add %75, %77 : tensor<3x7x7xf32>
    %79 = stablehlo.multiply %78, %28 : tensor<3x7x7xf32>
    %80 = call @_where_2(%6#1, %6#2, %79) : (tensor<3x7x7xi1>, tensor<3x7x7xf32>, tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
    %81 = stablehlo.dot_general %80, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7xf32>, tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %82 = stablehlo.dot_general %80, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7xf32>, tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %83 = stablehlo.add %65, %82 : tensor<3x7x24xf32>
    %84 = stablehlo.multiply %81, %4 : tensor<3x7x24xf32>
    %85 = stablehlo.add %83, %84 : tensor<3x7x24xf32>
    %86 = stablehlo.multiply %84, %2 : tensor<3x7x24xf32>
    %87 = stablehlo.add %85, %86 : tensor<3x7x24xf32>
    return %49, %46, %87, %67 : tensor<f32>, tensor<3x6xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @tril(%arg0: tensor<7x7xi1>) -> tensor<7x7xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %2 = stablehlo.add %0, %1 : tensor<7x7xi32>
    %3 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<7x7xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<7x7xi1>, tensor<7x7xi1>
    return %6 : tensor<7x7xi1>
  }
  func.func private @_where(%arg0: tensor<7x7xi1>, %arg1: tensor<3x7x7xf32>, %arg2: tensor<f32>) -> (tensor<3x7x7xf32>, tensor<3x7x7xi1>, tensor<3x7x7xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<7x7xi1>) -> tensor<3x7x7xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7x7xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x7x7xi1>, tensor<3x7x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x7xf32>
    return %3, %1, %4 : tensor<3x7x7xf32>, tensor<3x7x7xi1>, tensor<3x7x7xf32>
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
  func.func private @take_along_axis(%arg0: tensor<3x6x131xf32>, %arg1: tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x6x131xf32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x6x1xi1>, tensor<3x6x1xf32>
    return %15, %5 : tensor<3x6x1xf32>, tensor<3x6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x6x1x1xi32>, %arg1: tensor<3x6x1xf32>) -> tensor<3x6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x6x131xf32>, tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    return %1 : tensor<3x6x131xf32>
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
  func.func private @_where_2(%arg0: tensor<3x7x7xi1>, %arg1: tensor<3x7x7xf32>, %arg2: tensor<3x7x7xf32>) -> tensor<3x7x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x7xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x7x7xi1>, tensor<3x7x7xf32>
    return %1 : tensor<3x7x7xf32>
  }
}
