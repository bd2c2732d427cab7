module @jit_maximum_chosen_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x7x131xf32>
    %10 = stablehlo.exponential %9 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %15:2 = call @_where(%14, %12, %c) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<i32>) -> (tensor<3x7x1xf32>, tensor<3x7x1xf32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %17 = stablehlo.divide %10, %16 : tensor<3x7x131xf32>
    %18 = stablehlo.multiply %15#0, %15#0 : tensor<3x7x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<3x7x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %22 = stablehlo.compare EQ, %12, %21, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23:2 = call @_where_0(%22, %cst_5, %12) : (tensor<3x7x1xi1>, tensor<f32>, tensor<3x7x1xf32>) -> (tensor<3x7x1xf32>, tensor<3x7x1xf32>)
    %24 = stablehlo.broadcast_in_dim %23#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %25 = stablehlo.divide %10, %24 : tensor<3x7x131xf32>
    %26 = stablehlo.multiply %23#0, %23#0 : tensor<3x7x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<3x7x1xf32>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %30:2 = call @take_along_axis(%17, %29) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %31 = stablehlo.reshape %30#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %33:2 = call @take_along_axis(%25, %32) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %34 = stablehlo.reshape %33#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %35 = stablehlo.add %31, %34 : tensor<3x7xf32>
    %36 = stablehlo.log %35 : tensor<3x7xf32>
    %37 = stablehlo.multiply %arg3, %36 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %39 = stablehlo.negate %38 : tensor<f32>
    %40 = stablehlo.reshape %12 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %42 = stablehlo.compare LT, %40, %41, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %43 = stablehlo.reshape %12 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %44:2 = call @_where_1(%42, %cst_9, %43) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.negate %cst_10 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %47 = stablehlo.multiply %arg3, %46 : tensor<3x7xf32>
    %48 = stablehlo.divide %47, %35 : tensor<3x7xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %50 = call @take_along_axis_2(%33#1, %49) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %51 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %52 = call @take_along_axis_2(%30#1, %51) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %53 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %54 = stablehlo.multiply %50, %53 : tensor<3x7x131xf32>
    %55 = stablehlo.multiply %54, %10 : tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %57 = stablehlo.reshape %56 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %58 = stablehlo.negate %57 : tensor<3x7x1xf32>
    %59 = stablehlo.broadcast_in_dim %23#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %60 = stablehlo.divide %50, %59 : tensor<3x7x131xf32>
    %61 = call @_where_3(%22, %23#1, %58) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %62 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %63 = stablehlo.multiply %52, %62 : tensor<3x7x131xf32>
    %64 = stablehlo.multiply %63, %10 : tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %66 = stablehlo.reshape %65 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %67 = stablehlo.negate %66 : tensor<3x7x1xf32>
    %68 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %69 = stablehlo.divide %52, %68 : tensor<3x7x131xf32>
    %70 = stablehlo.add %60, %69 : tensor<3x7x131xf32>
    %71 = call @_where_4(%14, %15#1, %67) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %72 = stablehlo.add %61, %71 : tensor<3x7x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %75 = stablehlo.add %70, %74 : tensor<3x7x131xf32>
    %76 = stablehlo.multiply %75, %10 : tensor<3x7x131xf32>
    %77 = stablehlo.negate %76 : tensor<3x7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %79 = stablehlo.reshape %78 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %81 = stablehlo.divide %80, %6 : tensor<3x7xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %83 = stablehlo.multiply %82, %5 : tensor<3x7x131xf32>
    %84 = stablehlo.add %76, %83 : tensor<3x7x131xf32>
    %85 = stablehlo.dot_general %84, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %87 = stablehlo.dot_general %84, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %39, %44#0, %87, %86 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<3x7x1xi1>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<i32>) -> (tensor<3x7x1xf32>, tensor<3x7x1xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    return %2, %3 : tensor<3x7x1xf32>, tensor<3x7x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7x1xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7x1xf32>) -> (tensor<3x7x1xf32>, tensor<3x7x1xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    return %2, %3 : tensor<3x7x1xf32>, tensor<3x7x1xf32>
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
  func.func private @_where_1(%arg0: tensor<3x7xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x7x1xi1>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x1xf32>) -> tensor<3x7x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
  func.func private @_where_4(%arg0: tensor<3x7x1xi1>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x1xf32>) -> tensor<3x7x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
}
