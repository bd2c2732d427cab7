module @jit_folded_reshaped_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x133xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<133xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x133xf32> {jax.result_info = "result[1][1]"}, tensor<133xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x133xf32>) -> tensor<3x7x133xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x7x133xf32>) -> tensor<3x7x7x19xf32>
    %2 = stablehlo.slice %arg3 [0:19] : (tensor<133xf32>) -> tensor<19xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<19xf32>) -> tensor<1x1x1x19xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x19xf32>) -> tensor<3x7x7x19xf32>
    %5 = stablehlo.add %1, %4 : tensor<3x7x7x19xf32>
    %6 = stablehlo.iota dim = 0 : tensor<7xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %8 = stablehlo.iota dim = 0 : tensor<19xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<19xi32>) -> tensor<1x19xi32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x19xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x19xi32>) -> tensor<7x19xi32>
    %12 = stablehlo.add %10, %11 : tensor<7x19xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %13 = call @remainder(%12, %c) : (tensor<7x19xi32>, tensor<i32>) -> tensor<7x19xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x19xi32>
    %15 = stablehlo.compare GT, %13, %14, SIGNED : (tensor<7x19xi32>, tensor<7x19xi32>) -> tensor<7x19xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %16:3 = call @_where_0(%15, %5, %cst) : (tensor<7x19xi1>, tensor<3x7x7x19xf32>, tensor<f32>) -> (tensor<3x7x7x19xf32>, tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16#0 init: %cst_1) applies stablehlo.maximum across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<3x7x1x1xf32>) -> tensor<3x7x7x19xf32>
    %20 = stablehlo.compare EQ, %16#0, %19, FLOAT : (tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xi1>
    %21 = stablehlo.convert %20 : (tensor<3x7x7x19xi1>) -> tensor<3x7x7x19xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<3x7xf32>
    %25 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.compare EQ, %29, %24, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<3x7xi1>, tensor<3x7xf32>
    %34 = stablehlo.divide %28, %33 : tensor<3x7xf32>
    %35 = stablehlo.is_finite %24 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %37 = stablehlo.select %35, %24, %36 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<3x7x1x1xf32>) -> tensor<3x7x7x19xf32>
    %41 = stablehlo.subtract %16#0, %40 : tensor<3x7x7x19xf32>
    %42 = stablehlo.exponential %41 : tensor<3x7x7x19xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<3x7xf32>
    %44 = stablehlo.sign %43 : tensor<3x7xf32>
    %45 = stablehlo.abs %43 : tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %47 = stablehlo.compare GE, %43, %46, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %48 = stablehlo.log %45 : tensor<3x7xf32>
    %49 = stablehlo.add %48, %37 : tensor<3x7xf32>
    %50 = stablehlo.iota dim = 0 : tensor<3xi32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %52 = stablehlo.iota dim = 0 : tensor<7xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %c_13 = stablehlo.constant dense<19> : tensor<i32>
    %54 = call @floor_divide(%arg2, %c_13) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_14 = stablehlo.constant dense<19> : tensor<i32>
    %55 = call @remainder_2(%arg2, %c_14) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %57 = stablehlo.compare LT, %51, %56, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %59 = stablehlo.add %51, %58 : tensor<3x1xi32>
    %60 = stablehlo.select %57, %59, %51 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %62 = stablehlo.compare LT, %53, %61, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_18 = stablehlo.constant dense<7> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x7xi32>
    %64 = stablehlo.add %53, %63 : tensor<1x7xi32>
    %65 = stablehlo.select %62, %64, %53 : tensor<1x7xi1>, tensor<1x7xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %67 = stablehlo.compare LT, %54, %66, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_20 = stablehlo.constant dense<7> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %69 = stablehlo.add %54, %68 : tensor<3x7xi32>
    %70 = stablehlo.select %67, %69, %54 : tensor<3x7xi1>, tensor<3x7xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %72 = stablehlo.compare LT, %55, %71, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_22 = stablehlo.constant dense<19> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %74 = stablehlo.add %55, %73 : tensor<3x7xi32>
    %75 = stablehlo.select %72, %74, %55 : tensor<3x7xi1>, tensor<3x7xi32>
    %76 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %77 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %80 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %81 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %82 = stablehlo.concatenate %78, %79, %80, %81, dim = 2 : (tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x4xi32>
    %83 = "stablehlo.gather"(%16#0, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>) -> tensor<3x7xf32>
    %84 = stablehlo.subtract %49, %83 : tensor<3x7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %86 = stablehlo.divide %85, %cst_24 : tensor<f32>
    %87 = chlo.square %49 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %89 = stablehlo.multiply %88, %49 : tensor<3x7xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%87 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %91 = stablehlo.divide %90, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %92 = stablehlo.multiply %cst_28, %91 : tensor<f32>
    %93 = stablehlo.add %86, %92 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.multiply %cst_29, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %95 = stablehlo.divide %94, %cst_31 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %97 = stablehlo.multiply %96, %89 : tensor<3x7xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %98 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %100 = stablehlo.negate %99 : tensor<3x7xf32>
    %101 = stablehlo.add %97, %99 : tensor<3x7xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7x7x19xf32>
    %103 = "stablehlo.scatter"(%102, %82, %100) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %122 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %122 : tensor<f32>
    }) : (tensor<3x7x7x19xf32>, tensor<3x7x4xi32>, tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %104 = stablehlo.divide %101, %45 : tensor<3x7xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %106 = stablehlo.select %47, %105, %104 : tensor<3x7xi1>, tensor<3x7xf32>
    %107 = stablehlo.select %47, %104, %105 : tensor<3x7xi1>, tensor<3x7xf32>
    %108 = stablehlo.negate %106 : tensor<3x7xf32>
    %109 = stablehlo.add %107, %108 : tensor<3x7xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x7x19xf32>
    %111 = stablehlo.multiply %110, %42 : tensor<3x7x7x19xf32>
    %112 = stablehlo.add %103, %111 : tensor<3x7x7x19xf32>
    %113 = call @_where_3(%16#1, %16#2, %112) : (tensor<3x7x7x19xi1>, tensor<3x7x7x19xf32>, tensor<3x7x7x19xf32>) -> tensor<3x7x7x19xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x7x19xf32>, tensor<f32>) -> tensor<19xf32>
    %115 = stablehlo.reshape %114 : (tensor<19xf32>) -> tensor<1x1x1x19xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x19xf32>, tensor<f32>) -> tensor<19xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.pad %116, %cst_38, low = [0], high = [114], interior = [0] : (tensor<19xf32>, tensor<f32>) -> tensor<133xf32>
    %118 = stablehlo.reshape %113 : (tensor<3x7x7x19xf32>) -> tensor<3x7x133xf32>
    %119 = stablehlo.dot_general %118, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x133xf32>, tensor<3x7x24xf32>) -> tensor<133x24xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<133x24xf32>) -> tensor<24x133xf32>
    %121 = stablehlo.dot_general %118, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x133xf32>, tensor<24x133xf32>) -> tensor<3x7x24xf32>
    return %93, %121, %120, %117 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x133xf32>, tensor<133xf32>
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
