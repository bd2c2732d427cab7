module @jit_scan_accumulate_tied attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<1003x40xf32>, %arg2: tensor<3x2x13xi32>, %arg3: tensor<3x2x13xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x2x13xf32>) -> (tensor<1003x40xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:8 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg2, %iterArg_2 = %arg3, %iterArg_3 = %arg4, %iterArg_4 = %arg5, %iterArg_5 = %arg1, %iterArg_6 = %c, %iterArg_7 = %0) : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<1003x40xf32>, tensor<i32>, tensor<1003x40xf32>
    cond {
      %c_8 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<3x2x13x40xf32>, tensor<i32>) -> tensor<2x13x40xf32>
      %5 = func.call @dynamic_index_in_dim_0(%iterArg_1, %iterArg_6) : (tensor<3x2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
      %6 = func.call @dynamic_index_in_dim_1(%iterArg_2, %iterArg_6) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %7 = func.call @dynamic_index_in_dim_2(%iterArg_3, %iterArg_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<2xf32>
      %8 = func.call @dynamic_index_in_dim_1(%iterArg_4, %iterArg_6) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %9 = func.call @closed_call(%iterArg_5, %iterArg_7, %4, %5, %6, %7, %8) : (tensor<1003x40xf32>, tensor<1003x40xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>) -> tensor<1003x40xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %10, %9 : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<1003x40xf32>, tensor<i32>, tensor<1003x40xf32>
    }
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %3 = stablehlo.divide %1#7, %2 : tensor<1003x40xf32>
    return %3 : tensor<1003x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<i32>) -> tensor<2x13x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 13, 40] : (tensor<3x2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
    return %1 : tensor<2x13x40xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x2x13xi32>, %arg1: tensor<i32>) -> tensor<2x13xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 13] : (tensor<3x2x13xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13xi32>) -> tensor<2x13xi32>
    return %1 : tensor<2x13xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x2x13xf32>, %arg1: tensor<i32>) -> tensor<2x13xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<1003x40xf32>, %arg1: tensor<1003x40xf32>, %arg2: tensor<2x13x40xf32>, %arg3: tensor<2x13xi32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2xf32>, %arg6: tensor<2x13xf32>) -> tensor<1003x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %1 = stablehlo.compare LT, %arg3, %0, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %3 = stablehlo.add %arg3, %2 : tensor<2x13xi32>
    %4 = stablehlo.select %1, %3, %arg3 : tensor<2x13xi1>, tensor<2x13xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<1003x40xf32>, tensor<2x13x1xi32>) -> tensor<2x13x40xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x40xf32>
    %8 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %10:3 = call @log_softmax(%9) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %12:2 = call @take_along_axis(%10#0, %11) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %13 = stablehlo.reshape %12#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %14 = stablehlo.subtract %13, %arg4 : tensor<2x13xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %16:3 = call @clip(%15, %cst, %cst_1) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %17 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %21 = stablehlo.multiply %16#0, %20 : tensor<2x13xf32>
    %22 = stablehlo.minimum %19, %21 : tensor<2x13xf32>
    %23 = stablehlo.compare EQ, %19, %22, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<2x13xi1>, tensor<2x13xf32>
    %27 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<2x13xi1>, tensor<2x13xf32>
    %31 = stablehlo.divide %26, %30 : tensor<2x13xf32>
    %32 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<2x13xi1>, tensor<2x13xf32>
    %36 = stablehlo.compare EQ, %19, %22, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<2x13xi1>, tensor<2x13xf32>
    %40 = stablehlo.divide %35, %39 : tensor<2x13xf32>
    %41 = stablehlo.negate %22 : tensor<2x13xf32>
    %42 = stablehlo.multiply %41, %arg6 : tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%arg6 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.maximum %44, %cst_12 : tensor<f32>
    %46 = stablehlo.divide %43, %45 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.divide %cst_13, %45 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %49 = stablehlo.multiply %48, %arg6 : tensor<2x13xf32>
    %50 = stablehlo.negate %49 : tensor<2x13xf32>
    %51 = stablehlo.multiply %50, %40 : tensor<2x13xf32>
    %52 = stablehlo.multiply %50, %31 : tensor<2x13xf32>
    %53 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<2x13xf32>
    %55 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %56 = stablehlo.multiply %52, %55 : tensor<2x13xf32>
    %57 = call @clip_3(%16#1, %16#2, %54) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %58 = stablehlo.add %56, %57 : tensor<2x13xf32>
    %59 = stablehlo.multiply %58, %15 : tensor<2x13xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %61 = call @take_along_axis_4(%12#1, %60) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %62 = call @log_softmax_5(%10#1, %10#2, %61) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %63 = stablehlo.dot_general %62, %7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %65 = stablehlo.dot_general %62, %8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    %66 = stablehlo.transpose %64, dims = [1, 0] : (tensor<40x1003xf32>) -> tensor<1003x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %68 = "stablehlo.scatter"(%67, %5, %65) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %71 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %71 : tensor<f32>
    }) : (tensor<1003x40xf32>, tensor<2x13x1xi32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %69 = stablehlo.add %66, %68 : tensor<1003x40xf32>
    %70 = stablehlo.add %arg1, %69 : tensor<1003x40xf32>
    return %70 : tensor<1003x40xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15, %5 : tensor<2x13x1xf32>, tensor<2x13x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x13xi1>, tensor<2x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x13xf32>
    return %15, %12, %25 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @clip_3(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<2x13x1xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    return %1 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
