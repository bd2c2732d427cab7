module @jit_scan_accumulate_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x13x40xbf16>, %arg1: tensor<40x1003xbf16>, %arg2: tensor<3x2x13xi32>, %arg3: tensor<3x2x13xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x2x13x40xbf16> {jax.result_info = "result[1]"}, tensor<40x1003xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x2x13x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:10 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg2, %iterArg_5 = %arg3, %iterArg_6 = %arg4, %iterArg_7 = %arg5, %iterArg_8 = %arg1, %iterArg_9 = %c, %iterArg_10 = %cst_0, %iterArg_11 = %0, %iterArg_12 = %1) : tensor<3x2x13x40xbf16>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xbf16>, tensor<i32>, tensor<f32>, tensor<40x1003xf32>, tensor<3x2x13x40xbf16>
    cond {
      %c_13 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_9, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<3x2x13x40xbf16>, tensor<i32>) -> tensor<2x13x40xbf16>
      %7 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_9) : (tensor<3x2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
      %8 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_9) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %9 = func.call @dynamic_index_in_dim_2(%iterArg_6, %iterArg_9) : (tensor<3x2xf32>, tensor<i32>) -> tensor<2xf32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_7, %iterArg_9) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %11:3 = func.call @closed_call(%iterArg_8, %iterArg_10, %iterArg_11, %6, %7, %8, %9, %10) : (tensor<40x1003xbf16>, tensor<f32>, tensor<40x1003xf32>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>) -> (tensor<f32>, tensor<40x1003xf32>, tensor<2x13x40xbf16>)
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_12, %11#2, %iterArg_9) : (tensor<3x2x13x40xbf16>, tensor<2x13x40xbf16>, tensor<i32>) -> tensor<3x2x13x40xbf16>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_9, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %13, %11#0, %11#1, %12 : tensor<3x2x13x40xbf16>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xbf16>, tensor<i32>, tensor<f32>, tensor<40x1003xf32>, tensor<3x2x13x40xbf16>
    }
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2#7, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<40x1003xf32>
    %5 = stablehlo.divide %2#8, %4 : tensor<40x1003xf32>
    return %3, %2#9, %5 : tensor<f32>, tensor<3x2x13x40xbf16>, tensor<40x1003xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x13x40xbf16>, %arg1: tensor<i32>) -> tensor<2x13x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 13, 40] : (tensor<3x2x13x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13x40xbf16>) -> tensor<2x13x40xbf16>
    return %1 : tensor<2x13x40xbf16>
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
  func.func private @closed_call(%arg0: tensor<40x1003xbf16>, %arg1: tensor<f32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x13x40xbf16>, %arg4: tensor<2x13xi32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2xf32>, %arg7: tensor<2x13xf32>) -> (tensor<f32>, tensor<40x1003xf32>, tensor<2x13x40xbf16>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xbf16>
    %1 = stablehlo.convert %0 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %2:3 = call @log_softmax(%1) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %4:2 = call @take_along_axis(%2#0, %3) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %6 = stablehlo.subtract %5, %arg5 : tensor<2x13xf32>
    %7 = stablehlo.exponential %6 : tensor<2x13xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %8:3 = call @clip(%7, %cst, %cst_0) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %13 = stablehlo.multiply %8#0, %12 : tensor<2x13xf32>
    %14 = stablehlo.minimum %11, %13 : tensor<2x13xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<2x13xi1>, tensor<2x13xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<2x13xi1>, tensor<2x13xf32>
    %23 = stablehlo.divide %18, %22 : tensor<2x13xf32>
    %24 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x13xi1>, tensor<2x13xf32>
    %28 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<2x13xi1>, tensor<2x13xf32>
    %32 = stablehlo.divide %27, %31 : tensor<2x13xf32>
    %33 = stablehlo.negate %14 : tensor<2x13xf32>
    %34 = stablehlo.multiply %33, %arg7 : tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%arg7 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.maximum %36, %cst_11 : tensor<f32>
    %38 = stablehlo.divide %35, %37 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.divide %cst_12, %37 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %41 = stablehlo.multiply %40, %arg7 : tensor<2x13xf32>
    %42 = stablehlo.negate %41 : tensor<2x13xf32>
    %43 = stablehlo.multiply %42, %32 : tensor<2x13xf32>
    %44 = stablehlo.multiply %42, %23 : tensor<2x13xf32>
    %45 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<2x13xf32>
    %47 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %48 = stablehlo.multiply %44, %47 : tensor<2x13xf32>
    %49 = call @clip_3(%8#1, %8#2, %46) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %50 = stablehlo.add %48, %49 : tensor<2x13xf32>
    %51 = stablehlo.multiply %50, %7 : tensor<2x13xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %53 = call @take_along_axis_4(%4#1, %52) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %54 = call @log_softmax_5(%2#1, %2#2, %53) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %55 = stablehlo.convert %54 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %56 = stablehlo.dot_general %55, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>) -> tensor<1003x40xbf16>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %58 = stablehlo.dot_general %55, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x40xbf16>
    %59 = stablehlo.add %arg1, %38 : tensor<f32>
    %60 = stablehlo.convert %57 : (tensor<40x1003xbf16>) -> tensor<40x1003xf32>
    %61 = stablehlo.add %arg2, %60 : tensor<40x1003xf32>
    return %59, %61, %58 : tensor<f32>, tensor<40x1003xf32>, tensor<2x13x40xbf16>
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2x13x40xbf16>, %arg1: tensor<2x13x40xbf16>, %arg2: tensor<i32>) -> tensor<3x2x13x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x13x40xbf16>) -> tensor<1x2x13x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x2x13x40xbf16>, tensor<1x2x13x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13x40xbf16>
    return %1 : tensor<3x2x13x40xbf16>
  }
}
