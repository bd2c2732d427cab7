module @jit_loop_by_position attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1]"}, tensor<24x131xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2:9 = stablehlo.while(%iterArg = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_2, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %cst_1) : tensor<24xi32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_6, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:4 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10) : (tensor<24xi32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_6, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %4, %3#0, %3#1, %3#2, %3#3 : tensor<24xi32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>
    }
    return %2#8, %2#6, %2#7 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<i32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x131xf32>, %arg7: tensor<f32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<17> : tensor<i32>
    %2 = stablehlo.minimum %1, %c_1 : tensor<i32>
    %3 = stablehlo.iota dim = 0 : tensor<7xi32>
    %4 = stablehlo.convert %2 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.add %5, %3 : tensor<7xi32>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %7 = stablehlo.multiply %arg4, %c_2 : tensor<i32>
    %8 = stablehlo.convert %7 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %10 = stablehlo.compare GE, %6, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %11 = stablehlo.convert %10 : (tensor<7xi1>) -> tensor<7xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = stablehlo.convert %2 : tensor<i32>
    %c_4 = stablehlo.constant dense<24> : tensor<i32>
    %14 = stablehlo.add %13, %c_4 : tensor<i32>
    %15 = stablehlo.select %12, %14, %2 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg0, %15, sizes = [7] : (tensor<24xi32>, tensor<i32>) -> tensor<7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %2 : tensor<i32>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %19 = stablehlo.add %18, %c_6 : tensor<i32>
    %20 = stablehlo.select %17, %19, %2 : tensor<i1>, tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %20, sizes = [7] : (tensor<24xf32>, tensor<i32>) -> tensor<7xf32>
    %22 = stablehlo.multiply %21, %11 : tensor<7xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %2, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = stablehlo.convert %2 : tensor<i32>
    %c_8 = stablehlo.constant dense<24> : tensor<i32>
    %25 = stablehlo.add %24, %c_8 : tensor<i32>
    %26 = stablehlo.select %23, %25, %2 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.dynamic_slice %arg2, %26, %c_9, sizes = [7, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<7x24xf32>
    %28 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.reshape %29 : (tensor<7xf32>) -> tensor<7x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %32 = stablehlo.compare EQ, %28, %31, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %33 = stablehlo.convert %32 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.maximum %35, %29 : tensor<7xf32>
    %37 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<7xi1>, tensor<7xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.compare EQ, %41, %36, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<7xi1>, tensor<7xf32>
    %46 = stablehlo.divide %40, %45 : tensor<7xf32>
    %47 = stablehlo.is_finite %36 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.select %47, %36, %48 : tensor<7xi1>, tensor<7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %53 = stablehlo.subtract %28, %52 : tensor<7x131xf32>
    %54 = stablehlo.exponential %53 : tensor<7x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %56 = stablehlo.sign %55 : tensor<7xf32>
    %57 = stablehlo.abs %55 : tensor<7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %59 = stablehlo.compare GE, %55, %58, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %60 = stablehlo.log %57 : tensor<7xf32>
    %61 = stablehlo.add %60, %49 : tensor<7xf32>
    %62 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %63:2 = call @take_along_axis(%28, %62) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %64 = stablehlo.reshape %63#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %65 = stablehlo.subtract %61, %64 : tensor<7xf32>
    %66 = stablehlo.multiply %65, %22 : tensor<7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %69 = stablehlo.multiply %68, %22 : tensor<7xf32>
    %70 = stablehlo.negate %69 : tensor<7xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %72 = call @take_along_axis_0(%63#1, %71) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %73 = stablehlo.divide %69, %57 : tensor<7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %75 = stablehlo.select %59, %74, %73 : tensor<7xi1>, tensor<7xf32>
    %76 = stablehlo.select %59, %73, %74 : tensor<7xi1>, tensor<7xf32>
    %77 = stablehlo.negate %75 : tensor<7xf32>
    %78 = stablehlo.add %76, %77 : tensor<7xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %80 = stablehlo.multiply %79, %54 : tensor<7x131xf32>
    %81 = stablehlo.add %72, %80 : tensor<7x131xf32>
    %82 = stablehlo.dot_general %81, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %84 = stablehlo.dot_general %81, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.compare LT, %2, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %86 = stablehlo.convert %2 : tensor<i32>
    %c_25 = stablehlo.constant dense<24> : tensor<i32>
    %87 = stablehlo.add %86, %c_25 : tensor<i32>
    %88 = stablehlo.select %85, %87, %2 : tensor<i1>, tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.dynamic_slice %arg5, %88, %c_26, sizes = [7, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<7x24xf32>
    %90 = stablehlo.add %84, %89 : tensor<7x24xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.compare LT, %2, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %92 = stablehlo.convert %2 : tensor<i32>
    %c_28 = stablehlo.constant dense<24> : tensor<i32>
    %93 = stablehlo.add %92, %c_28 : tensor<i32>
    %94 = stablehlo.select %91, %93, %2 : tensor<i1>, tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.dynamic_update_slice %arg5, %90, %94, %c_29 : (tensor<24x24xf32>, tensor<7x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    %96 = stablehlo.add %arg6, %83 : tensor<24x131xf32>
    %97 = stablehlo.add %arg7, %67 : tensor<f32>
    return %0, %95, %96, %97 : tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15, %5 : tensor<7x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
}
