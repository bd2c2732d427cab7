module @jit_spelling_distilled_strange attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<3x7x40xi32>, %arg4: tensor<3x7xf32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7x40xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}, tensor<f32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.tanh %2 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<3x7x131xf32>
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.divide %7, %8 : tensor<3x7x131xf32>
    %10 = stablehlo.multiply %arg5, %arg5 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %cst_2, %10 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<131xf32>) -> tensor<1x1x131xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x131xf32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.add %9, %13 : tensor<3x7x131xf32>
    %15:2 = call @take_along_axis(%14, %arg3) : (tensor<3x7x131xf32>, tensor<3x7x40xi32>) -> (tensor<3x7x40xf32>, tensor<3x7x40x1xi32>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.compare EQ, %14, %18, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %20 = stablehlo.convert %19 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<3x7xf32>
    %24 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<3x7xi1>, tensor<3x7xf32>
    %33 = stablehlo.divide %27, %32 : tensor<3x7xf32>
    %34 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %35 = stablehlo.is_finite %34 : (tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %37 = stablehlo.select %35, %34, %36 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %40 = stablehlo.subtract %14, %39 : tensor<3x7x131xf32>
    %41 = stablehlo.exponential %40 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %44 = stablehlo.sign %43 : tensor<3x7x1xf32>
    %45 = stablehlo.abs %43 : tensor<3x7x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %47 = stablehlo.compare GE, %43, %46, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %48 = stablehlo.log %45 : tensor<3x7x1xf32>
    %49 = stablehlo.add %48, %37 : tensor<3x7x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %51 = stablehlo.subtract %15#0, %50 : tensor<3x7x40xf32>
    %52 = stablehlo.iota dim = 0 : tensor<40xi32>
    %53 = stablehlo.convert %52 : (tensor<40xi32>) -> tensor<40xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<40xf32>
    %56 = stablehlo.convert %55 : tensor<40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.maximum %cst_17, %57 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.convert %55 : tensor<40xf32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xf32>) -> tensor<40xf32>
    %62 = stablehlo.subtract %60, %61 : tensor<40xf32>
    %63 = stablehlo.exponential %62 : tensor<40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<1xf32>) -> tensor<40xf32>
    %67 = stablehlo.divide %63, %66 : tensor<40xf32>
    %68 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<3x7x40xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<3x7x40xf32>
    %73 = stablehlo.multiply %72, %51 : tensor<3x7x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x40xf32>, tensor<f32>) -> tensor<f32>
    %75 = chlo.square %49 : tensor<3x7x1xf32> -> tensor<3x7x1xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %77 = stablehlo.multiply %76, %49 : tensor<3x7x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%75 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %79 = stablehlo.divide %78, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.multiply %cst_23, %79 : tensor<f32>
    %81 = stablehlo.add %74, %80 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.multiply %cst_24, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %83 = stablehlo.divide %82, %cst_26 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %85 = stablehlo.multiply %84, %77 : tensor<3x7x1xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7x40xf32>
    %87 = stablehlo.multiply %72, %86 : tensor<3x7x40xf32>
    %88 = stablehlo.negate %87 : tensor<3x7x40xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<3x7x40xf32>, tensor<f32>) -> tensor<3x7xf32>
    %90 = stablehlo.reshape %89 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %91 = stablehlo.add %85, %90 : tensor<3x7x1xf32>
    %92 = stablehlo.divide %91, %45 : tensor<3x7x1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %94 = stablehlo.select %47, %93, %92 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %95 = stablehlo.select %47, %92, %93 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %96 = stablehlo.negate %94 : tensor<3x7x1xf32>
    %97 = stablehlo.add %95, %96 : tensor<3x7x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %100 = stablehlo.multiply %99, %41 : tensor<3x7x131xf32>
    %101 = call @take_along_axis_0(%15#1, %87) : (tensor<3x7x40x1xi32>, tensor<3x7x40xf32>) -> tensor<3x7x131xf32>
    %102 = stablehlo.add %100, %101 : tensor<3x7x131xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<131xf32>
    %104 = stablehlo.reshape %103 : (tensor<131xf32>) -> tensor<1x1x131xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x131xf32>, tensor<f32>) -> tensor<131xf32>
    %106 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %107 = stablehlo.multiply %102, %106 : tensor<3x7x131xf32>
    %108 = stablehlo.multiply %107, %7 : tensor<3x7x131xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_33) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %110 = stablehlo.negate %109 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %112 = stablehlo.divide %102, %111 : tensor<3x7x131xf32>
    %cst_34 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %114 = stablehlo.multiply %112, %113 : tensor<3x7x131xf32>
    %115 = stablehlo.multiply %114, %5 : tensor<3x7x131xf32>
    %116 = stablehlo.multiply %115, %3 : tensor<3x7x131xf32>
    %117 = stablehlo.add %115, %116 : tensor<3x7x131xf32>
    %cst_35 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %119 = stablehlo.divide %117, %118 : tensor<3x7x131xf32>
    %120 = stablehlo.dot_general %119, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %122 = stablehlo.dot_general %119, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %81, %51, %122, %121, %105, %110 : tensor<f32>, tensor<3x7x40xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x40xi32>) -> (tensor<3x7x40xf32>, tensor<3x7x40x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x40xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x40xi32>, tensor<3x7x40xi32>) -> tensor<3x7x40xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x40xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x40xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x40xi1>, tensor<3x7x40xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x40xi32>) -> tensor<3x7x40x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xf32>, tensor<3x7x40x1xi32>) -> tensor<3x7x40xf32>
    return %6, %5 : tensor<3x7x40xf32>, tensor<3x7x40x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x7x40x1xi32>, %arg1: tensor<3x7x40xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c = stablehlo.constant dense<130> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<1xi32>) -> tensor<3x7x40x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7x40x1xi32>
    %5 = stablehlo.clamp %4, %arg0, %3 : tensor<3x7x40x1xi32>
    %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x40x1xi32>, tensor<3x7x40xf32>) -> tensor<3x7x131xf32>
    return %6 : tensor<3x7x131xf32>
  }
}
