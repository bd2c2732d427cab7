module @jit_shifted_behind_attention_cut attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<7x7xi1>
    %1 = call @tril(%0) : (tensor<7x7xi1>) -> tensor<7x7xi1>
    %2 = stablehlo.slice %arg1 [0:24, 24:48] : (tensor<24x131xf32>) -> tensor<24x24xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %4 = stablehlo.dot_general %arg0, %3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<3x7x7xf32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %5:3 = call @_where(%1, %4, %cst) : (tensor<7x7xi1>, tensor<3x7x7xf32>, tensor<f32>) -> (tensor<3x7x7xf32>, tensor<3x7x7xi1>, tensor<3x7x7xf32>)
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5#0 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.reshape %6 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %9 = stablehlo.compare EQ, %5#0, %8, FLOAT : (tensor<3x7x7xf32>, tensor<3x7x7xf32>) -> tensor<3x7x7xi1>
    %10 = stablehlo.convert %9 : (tensor<3x7x7xi1>) -> tensor<3x7x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<3x7xi1>, tensor<3x7xf32>
    %23 = stablehlo.divide %17, %22 : tensor<3x7xf32>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %26 = stablehlo.subtract %5#0, %25 : tensor<3x7x7xf32>
    %27 = stablehlo.exponential %26 : tensor<3x7x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %31 = stablehlo.divide %27, %30 : tensor<3x7x7xf32>
    %32 = stablehlo.multiply %29, %29 : tensor<3x7x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %34 = stablehlo.divide %33, %32 : tensor<3x7x1xf32>
    %35 = stablehlo.slice %arg1 [0:24, 0:24] : (tensor<24x131xf32>) -> tensor<24x24xf32>
    %36 = stablehlo.dot_general %arg0, %35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %37 = stablehlo.dot_general %31, %36, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7xf32>, tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %38 = stablehlo.add %arg0, %37 : tensor<3x7x24xf32>
    %39 = stablehlo.dot_general %38, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %40:3 = call @log_softmax(%39) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %41 = stablehlo.slice %40#0 [0:3, 0:6, 0:131] : (tensor<3x7x131xf32>) -> tensor<3x6x131xf32>
    %42 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %44:2 = call @take_along_axis(%41, %43) : (tensor<3x6x131xf32>, tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>)
    %45 = stablehlo.reshape %44#0 : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
    %46 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %50 = stablehlo.multiply %46, %49 : tensor<3x6xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %52 = call @take_along_axis_0(%44#1, %51) : (tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.pad %52, %cst_12, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %54 = call @log_softmax_1(%40#1, %40#2, %53) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %55 = stablehlo.dot_general %54, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %57 = stablehlo.dot_general %54, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %58 = stablehlo.dot_general %57, %31, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x7xf32>) -> tensor<3x24x7xf32>
    %59 = stablehlo.transpose %58, dims = [0, 2, 1] : (tensor<3x24x7xf32>) -> tensor<3x7x24xf32>
    %60 = stablehlo.dot_general %57, %36, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<3x7x7xf32>
    %61 = stablehlo.dot_general %59, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<24x24xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %63 = stablehlo.dot_general %59, %35, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %64 = stablehlo.add %57, %63 : tensor<3x7x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %62, %cst_13, low = [0, 0], high = [0, 107], interior = [0, 0] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24x131xf32>
    %66 = stablehlo.add %56, %65 : tensor<24x131xf32>
    %67 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %68 = stablehlo.multiply %60, %67 : tensor<3x7x7xf32>
    %69 = stablehlo.multiply %68, %27 : tensor<3x7x7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %71 = stablehlo.reshape %70 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %72 = stablehlo.negate %71 : tensor<3x7x1xf32>
    %73 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x7xf32>
    %74 = stablehlo.divide %60, %73 : tensor<3x7x7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x7xf32>
    %77 = stablehlo.add %74, %76 : tensor<3x7x7xf32>
    %78 = stablehlo.multiply %77, %27 : tensor<3x7x7xf32>
    %79 = call @_where_2(%5#1, %5#2, %78) : (tensor<3x7x7xi1>, tensor<3x7x7xf32>, tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
    %80 = stablehlo.dot_general %79, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7xf32>, tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %81 = stablehlo.dot_general %79, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x7xf32>, tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %82 = stablehlo.add %64, %81 : tensor<3x7x24xf32>
    %83 = stablehlo.dot_general %80, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<3x7x24xf32>) -> tensor<24x24xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %85 = stablehlo.dot_general %80, %2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %86 = stablehlo.add %82, %85 : tensor<3x7x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.pad %84, %cst_16, low = [0, 24], high = [0, 83], interior = [0, 0] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24x131xf32>
    %88 = stablehlo.add %66, %87 : tensor<24x131xf32>
    return %48, %45, %86, %88 : tensor<f32>, tensor<3x6xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
