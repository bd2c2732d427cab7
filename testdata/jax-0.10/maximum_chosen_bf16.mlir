module @jit_maximum_chosen_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %6 = stablehlo.convert %5 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<3x7x131xf32>
    %11 = stablehlo.exponential %10 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %15 = stablehlo.compare GT, %13, %14, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %16:2 = call @_where(%15, %13, %c) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<i32>) -> (tensor<3x7x1xf32>, tensor<3x7x1xf32>)
    %17 = stablehlo.broadcast_in_dim %16#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.divide %11, %17 : tensor<3x7x131xf32>
    %19 = stablehlo.multiply %16#0, %16#0 : tensor<3x7x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %21 = stablehlo.divide %20, %19 : tensor<3x7x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %23 = stablehlo.compare EQ, %13, %22, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24:2 = call @_where_0(%23, %cst_5, %13) : (tensor<3x7x1xi1>, tensor<f32>, tensor<3x7x1xf32>) -> (tensor<3x7x1xf32>, tensor<3x7x1xf32>)
    %25 = stablehlo.broadcast_in_dim %24#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.divide %11, %25 : tensor<3x7x131xf32>
    %27 = stablehlo.multiply %24#0, %24#0 : tensor<3x7x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<3x7x1xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %31:2 = call @take_along_axis(%18, %30) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %32 = stablehlo.reshape %31#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %34:2 = call @take_along_axis(%26, %33) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %35 = stablehlo.reshape %34#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %36 = stablehlo.add %32, %35 : tensor<3x7xf32>
    %37 = stablehlo.log %36 : tensor<3x7xf32>
    %38 = stablehlo.multiply %arg3, %37 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.negate %39 : tensor<f32>
    %41 = stablehlo.reshape %13 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %43 = stablehlo.compare LT, %41, %42, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %44 = stablehlo.reshape %13 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %45:2 = call @_where_1(%43, %cst_9, %44) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.negate %cst_10 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %48 = stablehlo.multiply %arg3, %47 : tensor<3x7xf32>
    %49 = stablehlo.divide %48, %36 : tensor<3x7xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %51 = call @take_along_axis_2(%34#1, %50) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %52 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %53 = call @take_along_axis_2(%31#1, %52) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %54 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %55 = stablehlo.multiply %51, %54 : tensor<3x7x131xf32>
    %56 = stablehlo.multiply %55, %11 : tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %58 = stablehlo.reshape %57 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %59 = stablehlo.negate %58 : tensor<3x7x1xf32>
    %60 = stablehlo.broadcast_in_dim %24#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %61 = stablehlo.divide %51, %60 : tensor<3x7x131xf32>
    %62 = call @_where_3(%23, %24#1, %59) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %63 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %64 = stablehlo.multiply %53, %63 : tensor<3x7x131xf32>
    %65 = stablehlo.multiply %64, %11 : tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %67 = stablehlo.reshape %66 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %68 = stablehlo.negate %67 : tensor<3x7x1xf32>
    %69 = stablehlo.broadcast_in_dim %16#0, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %70 = stablehlo.divide %53, %69 : tensor<3x7x131xf32>
    %71 = stablehlo.add %61, %70 : tensor<3x7x131xf32>
    %72 = call @_where_4(%15, %16#1, %68) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %73 = stablehlo.add %62, %72 : tensor<3x7x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %76 = stablehlo.add %71, %75 : tensor<3x7x131xf32>
    %77 = stablehlo.multiply %76, %11 : tensor<3x7x131xf32>
    %78 = stablehlo.negate %77 : tensor<3x7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %80 = stablehlo.reshape %79 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %82 = stablehlo.divide %81, %7 : tensor<3x7xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %84 = stablehlo.multiply %83, %6 : tensor<3x7x131xf32>
    %85 = stablehlo.add %77, %84 : tensor<3x7x131xf32>
    %86 = stablehlo.convert %85 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %87 = stablehlo.dot_general %86, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %89 = stablehlo.dot_general %86, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %40, %45#0, %89, %88 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
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
