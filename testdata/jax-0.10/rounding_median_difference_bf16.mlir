module @jit_rounding_median_difference_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<15xi32>) -> (tensor<15xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}, tensor<i32> {jax.result_info = "result[3]"}, tensor<i32> {jax.result_info = "result[4]"}, tensor<15xbf16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x16xbf16>, tensor<16x131xbf16>) -> tensor<15x131xbf16>
    %1 = call @log_softmax(%0) : (tensor<15x131xbf16>) -> tensor<15x131xbf16>
    %2 = stablehlo.exponential %1 : tensor<15x131xbf16>
    %3 = stablehlo.multiply %2, %1 : tensor<15x131xbf16>
    %4 = stablehlo.convert %3 : (tensor<15x131xbf16>) -> tensor<15x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<15x131xf32>, tensor<f32>) -> tensor<15xf32>
    %6 = stablehlo.convert %5 : (tensor<15xf32>) -> tensor<15xbf16>
    %7 = stablehlo.negate %6 : tensor<15xbf16>
    %8 = call @median(%7) : (tensor<15xbf16>) -> tensor<bf16>
    %9 = call @sort(%7) : (tensor<15xbf16>) -> tensor<15xbf16>
    %10 = stablehlo.slice %9 [2:3] : (tensor<15xbf16>) -> tensor<1xbf16>
    %11 = stablehlo.reshape %10 : (tensor<1xbf16>) -> tensor<bf16>
    %12 = call @argsort(%7) : (tensor<15xbf16>) -> tensor<15xi32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %14 = call @take_along_axis(%1, %13) : (tensor<15x131xbf16>, tensor<15x1xi32>) -> tensor<15x1xbf16>
    %15 = stablehlo.reshape %14 : (tensor<15x1xbf16>) -> tensor<15xbf16>
    %16 = stablehlo.convert %15 : (tensor<15xbf16>) -> tensor<15xf32>
    %17 = stablehlo.negate %16 : tensor<15xf32>
    %18 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %19 = stablehlo.subtract %7, %18 : tensor<15xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %21 = stablehlo.compare EQ, %19, %20, FLOAT : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
    %22 = stablehlo.convert %21 : (tensor<15xi1>) -> tensor<15xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.reduce(%22 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<15xi32>, tensor<i32>) -> tensor<i32>
    %24 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %25 = stablehlo.subtract %7, %24 : tensor<15xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %27 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
    %28 = stablehlo.convert %27 : (tensor<15xi1>) -> tensor<15xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.reduce(%28 init: %c_2) applies stablehlo.add across dimensions = [0] : (tensor<15xi32>, tensor<i32>) -> tensor<i32>
    %30 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %31 = stablehlo.divide %7, %30 : tensor<15xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %33 = stablehlo.compare EQ, %31, %32, FLOAT : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
    %34 = stablehlo.convert %33 : (tensor<15xi1>) -> tensor<15xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.reduce(%34 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<15xi32>, tensor<i32>) -> tensor<i32>
    %36 = stablehlo.convert %7 : (tensor<15xbf16>) -> tensor<15xf32>
    %37 = stablehlo.convert %8 : (tensor<bf16>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %38 = stablehlo.add %37, %cst_5 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %40 = stablehlo.compare GT, %36, %39, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %41 = stablehlo.convert %40 : (tensor<15xi1>) -> tensor<15xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.reduce(%41 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<15xi32>, tensor<i32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %44 = stablehlo.compare LT, %12, %43, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_8 = stablehlo.constant dense<15> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %46 = stablehlo.add %12, %45 : tensor<15xi32>
    %47 = stablehlo.select %44, %46, %12 : tensor<15xi1>, tensor<15xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %49 = "stablehlo.gather"(%7, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<15xbf16>, tensor<15x1xi32>) -> tensor<15xbf16>
    %50 = call @argsort_0(%12) : (tensor<15xi32>) -> tensor<15xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %52 = stablehlo.compare LT, %50, %51, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_10 = stablehlo.constant dense<15> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %54 = stablehlo.add %50, %53 : tensor<15xi32>
    %55 = stablehlo.select %52, %54, %50 : tensor<15xi1>, tensor<15xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %57 = "stablehlo.gather"(%49, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<15xbf16>, tensor<15x1xi32>) -> tensor<15xbf16>
    %58 = stablehlo.subtract %7, %57 : tensor<15xbf16>
    return %17, %23, %29, %35, %42, %58 : tensor<15xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<15xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<15x131xbf16>) -> tensor<15x131xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<15x131xbf16>, tensor<bf16>) -> tensor<15xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<15xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<15xbf16>) -> tensor<15x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<15x1xbf16>) -> tensor<15x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<15x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<15x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<15x131xbf16>) -> tensor<15x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<15x131xf32>, tensor<f32>) -> tensor<15xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<15xf32>) -> tensor<15x1xf32>
    %10 = stablehlo.convert %9 : (tensor<15x1xf32>) -> tensor<15x1xbf16>
    %11 = stablehlo.log %10 : tensor<15x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<15x1xbf16>) -> tensor<15x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<15x131xbf16>
    return %13 : tensor<15x131xbf16>
  }
  func.func private @median(%arg0: tensor<15xbf16>) -> tensor<bf16> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %cst) : (tensor<15xbf16>, tensor<f32>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
  func.func private @quantile(%arg0: tensor<15xbf16>, %arg1: tensor<f32>) -> tensor<bf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<15xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f32>, tensor<15xbf16>) -> tensor<15xbf16>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %23 = stablehlo.compare EQ, %arg2, %cst_10, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %24 = stablehlo.select %23, %cst_11, %arg2 : tensor<i1>, tensor<bf16>
      %25 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %26 = stablehlo.select %25, %cst_12, %24 : tensor<i1>, tensor<bf16>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %27 = stablehlo.compare EQ, %arg3, %cst_13, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %28 = stablehlo.select %27, %cst_14, %arg3 : tensor<i1>, tensor<bf16>
      %29 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %30 = stablehlo.select %29, %cst_15, %28 : tensor<i1>, tensor<bf16>
      %31 = stablehlo.compare LT, %26, %30, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<15xbf16>) -> tensor<15xbf16>
    %cst_0 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %9 = stablehlo.subtract %6, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<15xbf16>, tensor<1xi32>) -> tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<15xbf16>, tensor<1xi32>) -> tensor<bf16>
    %21 = stablehlo.add %18, %20 : tensor<bf16>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %22 = stablehlo.multiply %21, %cst_9 : tensor<bf16>
    return %22 : tensor<bf16>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<f32>, %arg2: tensor<15xbf16>) -> tensor<15xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<15xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<15xbf16>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<15xi1>, tensor<15xbf16>
    return %3 : tensor<15xbf16>
  }
  func.func private @sort(%arg0: tensor<15xbf16>) -> tensor<15xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<15xbf16>) -> tensor<15xbf16>
    return %0 : tensor<15xbf16>
  }
  func.func private @argsort(%arg0: tensor<15xbf16>) -> tensor<15xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<15xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<15xbf16>, tensor<15xi32>) -> (tensor<15xbf16>, tensor<15xi32>)
    return %1#1 : tensor<15xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<15x131xbf16>, %arg1: tensor<15x1xi32>) -> tensor<15x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<15x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<15x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<15x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<15x1xi1>, tensor<15x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<15x1xi32>) -> tensor<15x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<15x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<15x1x1xi32>, tensor<15x1x1xi32>) -> tensor<15x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<15x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<15x1x1xi32>, tensor<15x1x1xi32>) -> tensor<15x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<15x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<15x1x1xi1>, tensor<i1>) -> tensor<15x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<15x131xbf16>, tensor<15x1x1xi32>) -> tensor<15x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<15x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<15x1xi1>, tensor<15x1xbf16>
    return %15 : tensor<15x1xbf16>
  }
  func.func private @argsort_0(%arg0: tensor<15xi32>) -> tensor<15xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<15xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<15xi32>, tensor<15xi32>) -> (tensor<15xi32>, tensor<15xi32>)
    return %1#1 : tensor<15xi32>
  }
}
