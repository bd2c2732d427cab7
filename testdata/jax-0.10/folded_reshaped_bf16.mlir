module @jit_folded_reshaped_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x133xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<133xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x133xbf16> {jax.result_info = "result[1][1]"}, tensor<133xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x133xbf16>) -> tensor<3x7x133xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x133xbf16>) -> tensor<3x7x133xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7x133xf32>) -> tensor<3x7x7x19xf32>
    %3 = stablehlo.slice %arg3 [0:19] : (tensor<133xf32>) -> tensor<19xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<19xf32>) -> tensor<1x1x1x19xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x19xf32>) -> tensor<3x7x7x19xf32>
    %6 = stablehlo.add %2, %5 : tensor<3x7x7x19xf32>
    %7 = stablehlo.iota dim = 0 : tensor<7xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %9 = stablehlo.iota dim = 0 : tensor<19xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<19xi32>) -> tensor<1x19xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x19xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x19xi32>) -> tensor<7x19xi32>
    %13 = stablehlo.add %11, %12 : tensor<7x19xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %14 = call @remainder(%13, %c) : (tensor<7x19xi32>, tensor<i32>) -> tensor<7x19xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x19xi32>
    %16 = stablehlo.compare GT, %14, %15, SIGNED : (tensor<7x19xi32>, tensor<7x19xi32>) -> tensor<7x19xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %17:3 = call @_where_0(%16, %6, %cst) : (tensor<7x19xi1>, tensor<3x7x7x19xf32>, tensor<f32>) -> (tensor<3x7x7x19xf32>, tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17#0 init: %cst_1) applies stablehlo.maximum across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<3x7x1x1xf32>) -> tensor<3x7x7x19xf32>
    %21 = stablehlo.compare EQ, %17#0, %20, FLOAT : (tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xi1>
    %22 = stablehlo.convert %21 : (tensor<3x7x7x19xi1>) -> tensor<3x7x7x19xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.maximum %24, %18 : tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %31 = stablehlo.compare EQ, %30, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<3x7xi1>, tensor<3x7xf32>
    %35 = stablehlo.divide %29, %34 : tensor<3x7xf32>
    %36 = stablehlo.is_finite %25 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %38 = stablehlo.select %36, %25, %37 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<3x7x1x1xf32>) -> tensor<3x7x7x19xf32>
    %42 = stablehlo.subtract %17#0, %41 : tensor<3x7x7x19xf32>
    %43 = stablehlo.exponential %42 : tensor<3x7x7x19xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %45 = stablehlo.sign %44 : tensor<3x7xf32>
    %46 = stablehlo.abs %44 : tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %48 = stablehlo.compare GE, %44, %47, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %49 = stablehlo.log %46 : tensor<3x7xf32>
    %50 = stablehlo.add %49, %38 : tensor<3x7xf32>
    %51 = stablehlo.iota dim = 0 : tensor<3xi32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %53 = stablehlo.iota dim = 0 : tensor<7xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %c_13 = stablehlo.constant dense<19> : tensor<i32>
    %55 = call @floor_divide(%arg2, %c_13) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_14 = stablehlo.constant dense<19> : tensor<i32>
    %56 = call @remainder_2(%arg2, %c_14) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %58 = stablehlo.compare LT, %52, %57, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %60 = stablehlo.add %52, %59 : tensor<3x1xi32>
    %61 = stablehlo.select %58, %60, %52 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %63 = stablehlo.compare LT, %54, %62, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_18 = stablehlo.constant dense<7> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %65 = stablehlo.add %54, %64 : tensor<1x7xi32>
    %66 = stablehlo.select %63, %65, %54 : tensor<1x7xi1>, tensor<1x7xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %68 = stablehlo.compare LT, %55, %67, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_20 = stablehlo.constant dense<7> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %70 = stablehlo.add %55, %69 : tensor<3x7xi32>
    %71 = stablehlo.select %68, %70, %55 : tensor<3x7xi1>, tensor<3x7xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %73 = stablehlo.compare LT, %56, %72, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_22 = stablehlo.constant dense<19> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %75 = stablehlo.add %56, %74 : tensor<3x7xi32>
    %76 = stablehlo.select %73, %75, %56 : tensor<3x7xi1>, tensor<3x7xi32>
    %77 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %78 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %81 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %82 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %83 = stablehlo.concatenate %79, %80, %81, %82, dim = 2 : (tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x4xi32>
    %84 = "stablehlo.gather"(%17#0, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>) -> tensor<3x7xf32>
    %85 = stablehlo.subtract %50, %84 : tensor<3x7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %87 = stablehlo.divide %86, %cst_24 : tensor<f32>
    %88 = chlo.square %50 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %90 = stablehlo.multiply %89, %50 : tensor<3x7xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %93 = stablehlo.multiply %cst_28, %92 : tensor<f32>
    %94 = stablehlo.add %87, %93 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.multiply %cst_29, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %96 = stablehlo.divide %95, %cst_31 : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %98 = stablehlo.multiply %97, %90 : tensor<3x7xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %99 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %101 = stablehlo.negate %100 : tensor<3x7xf32>
    %102 = stablehlo.add %98, %100 : tensor<3x7xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    %104 = "stablehlo.scatter"(%103, %83, %101) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %124 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %124 : tensor<f32>
    }) : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>, tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %105 = stablehlo.divide %102, %46 : tensor<3x7xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %107 = stablehlo.select %48, %106, %105 : tensor<3x7xi1>, tensor<3x7xf32>
    %108 = stablehlo.select %48, %105, %106 : tensor<3x7xi1>, tensor<3x7xf32>
    %109 = stablehlo.negate %107 : tensor<3x7xf32>
    %110 = stablehlo.add %108, %109 : tensor<3x7xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %112 = stablehlo.multiply %111, %43 : tensor<3x7x7x19xf32>
    %113 = stablehlo.add %104, %112 : tensor<3x7x7x19xf32>
    %114 = call @_where_3(%17#1, %17#2, %113) : (tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<19xf32>
    %116 = stablehlo.reshape %115 : (tensor<19xf32>) -> tensor<1x1x1x19xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x19xf32>, tensor<f32>) -> tensor<19xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.pad %117, %cst_38, low = [0], high = [114], interior = [0] : (tensor<19xf32>, tensor<f32>) -> tensor<133xf32>
    %119 = stablehlo.reshape %114 : (tensor<3x7x7x19xf32>) -> tensor<3x7x133xf32>
    %120 = stablehlo.convert %119 : (tensor<3x7x133xf32>) -> tensor<3x7x133xbf16>
    %121 = stablehlo.dot_general %120, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x133xbf16>, tensor<3x7x24xbf16>) -> tensor<133x24xbf16>
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<133x24xbf16>) -> tensor<24x133xbf16>
    %123 = stablehlo.dot_general %120, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x133xbf16>, tensor<24x133xbf16>) -> tensor<3x7x24xbf16>
    return %94, %123, %122, %118 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x133xbf16>, tensor<133xf32>
  }
  func.func private @remainder(%arg0: tensor<7x19xi32>, %arg1: tensor<i32>) -> tensor<7x19xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7x19xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7x19xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x19xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7x19xi32>, tensor<7x19xi32>) -> tensor<7x19xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x19xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7x19xi32>, tensor<7x19xi32>) -> tensor<7x19xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7x19xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7x19xi1>, tensor<7x19xi1>) -> tensor<7x19xi1>
    %12 = stablehlo.and %11, %6 : tensor<7x19xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7x19xi32>
    %14 = stablehlo.add %4, %13 : tensor<7x19xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<7x19xi1>, tensor<7x19xi32>
    return %15 : tensor<7x19xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<7x19xi1>, %arg1: tensor<3x7x7x19xf32>, %arg2: tensor<f32>) -> (tensor<3x7x7x19xf32>, tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<7x19xi1>) -> tensor<3x7x7x19xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    return %3, %1, %4 : tensor<3x7x7x19xf32>, tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>
  }
  func.func private @floor_divide(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x7xi32>
    %3 = stablehlo.sign %arg0 : tensor<3x7xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %11 = stablehlo.and %6, %10 : tensor<3x7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3x7xi32>
    %14 = call @_where_1(%11, %13, %2) : (tensor<3x7xi1>, tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
    return %14 : tensor<3x7xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xi32>
    return %0 : tensor<3x7xi32>
  }
  func.func private @remainder_2(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi32>
    return %15 : tensor<3x7xi32>
  }
  func.func private @_where_3(%arg0: tensor<3x7x7x19xi1>, %arg1: tensor<3x7x7x19xf32>, %arg2: tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>
    return %1 : tensor<3x7x7x19xf32>
  }
}
