module @jit_maximum_ratio_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x7x131xf32>
    %4 = stablehlo.tanh %3 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %8 = stablehlo.multiply %7, %4 : tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.divide %8, %9 : tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.reshape %11 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.compare EQ, %10, %13, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %15 = stablehlo.convert %14 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.subtract %10, %18 : tensor<3x7x131xf32>
    %20 = stablehlo.exponential %19 : tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %23 = stablehlo.log %22 : tensor<3x7x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %25 = stablehlo.subtract %19, %24 : tensor<3x7x131xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %27:2 = call @take_along_axis(%25, %26) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %28 = stablehlo.reshape %27#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %29 = stablehlo.subtract %28, %28 : tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %31 = stablehlo.multiply %30, %arg3 : tensor<3x7xf32>
    %32 = stablehlo.add %29, %31 : tensor<3x7xf32>
    %33 = stablehlo.exponential %32 : tensor<3x7xf32>
    %34 = stablehlo.multiply %33, %arg3 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.100000e+00> : tensor<f32>
    %35:3 = call @clip(%33, %cst_7, %cst_8) : (tensor<3x7xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %36 = stablehlo.multiply %35#0, %arg3 : tensor<3x7xf32>
    %37 = stablehlo.minimum %34, %36 : tensor<3x7xf32>
    %38 = stablehlo.compare EQ, %34, %37, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<3x7xi1>, tensor<3x7xf32>
    %42 = stablehlo.compare EQ, %36, %37, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<3x7xi1>, tensor<3x7xf32>
    %46 = stablehlo.divide %41, %45 : tensor<3x7xf32>
    %47 = stablehlo.compare EQ, %36, %37, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<3x7xi1>, tensor<3x7xf32>
    %51 = stablehlo.compare EQ, %34, %37, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %54 = stablehlo.select %51, %52, %53 : tensor<3x7xi1>, tensor<3x7xf32>
    %55 = stablehlo.divide %50, %54 : tensor<3x7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%37 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_18 : tensor<f32>
    %58 = stablehlo.negate %57 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.negate %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_20 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %62 = stablehlo.multiply %61, %55 : tensor<3x7xf32>
    %63 = stablehlo.multiply %61, %46 : tensor<3x7xf32>
    %64 = stablehlo.multiply %62, %arg3 : tensor<3x7xf32>
    %65 = call @clip_0(%35#1, %35#2, %64) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %66 = stablehlo.multiply %63, %arg3 : tensor<3x7xf32>
    %67 = stablehlo.add %65, %66 : tensor<3x7xf32>
    %68 = stablehlo.multiply %67, %33 : tensor<3x7xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %70 = call @take_along_axis_1(%27#1, %69) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %71 = stablehlo.negate %70 : tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %73 = stablehlo.reshape %72 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %74 = stablehlo.divide %73, %22 : tensor<3x7x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %77 = stablehlo.multiply %76, %20 : tensor<3x7x131xf32>
    %78 = stablehlo.add %70, %77 : tensor<3x7x131xf32>
    %79 = stablehlo.negate %78 : tensor<3x7x131xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %81 = stablehlo.reshape %80 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %83 = stablehlo.divide %82, %16 : tensor<3x7xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %85 = stablehlo.multiply %84, %15 : tensor<3x7x131xf32>
    %86 = stablehlo.add %78, %85 : tensor<3x7x131xf32>
    %cst_25 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %88 = stablehlo.divide %86, %87 : tensor<3x7x131xf32>
    %cst_26 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<3x7x131xf32>
    %91 = stablehlo.multiply %90, %6 : tensor<3x7x131xf32>
    %92 = stablehlo.multiply %91, %4 : tensor<3x7x131xf32>
    %93 = stablehlo.add %91, %92 : tensor<3x7x131xf32>
    %cst_27 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %95 = stablehlo.divide %93, %94 : tensor<3x7x131xf32>
    %96 = stablehlo.convert %95 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %97 = stablehlo.dot_general %96, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %99 = stablehlo.dot_general %96, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %58, %28, %99, %98 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
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
  func.func private @clip(%arg0: tensor<3x7xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x7xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<3x7xi1>, tensor<3x7xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3x7xi1>, tensor<3x7xf32>
    %12 = stablehlo.divide %6, %11 : tensor<3x7xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<3x7xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<3x7xi1>, tensor<3x7xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<3x7xi1>, tensor<3x7xf32>
    %25 = stablehlo.divide %19, %24 : tensor<3x7xf32>
    return %15, %12, %25 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @clip_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
}
