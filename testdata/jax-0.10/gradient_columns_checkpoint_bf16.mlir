module @jit_gradient_columns_checkpoint_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x240xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x240xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x240xbf16>) -> tensor<24x240xbf16>
    %1 = stablehlo.convert %0 : (tensor<24x240xbf16>) -> tensor<24x240xf32>
    %2 = stablehlo.reshape %1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:6 = stablehlo.while(%iterArg = %3, %iterArg_9 = %c, %iterArg_10 = %4, %iterArg_11 = %5, %iterArg_12 = %6, %iterArg_13 = %7) : tensor<6x24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_14 = stablehlo.constant dense<6> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_9, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %35:4 = func.call @closed_call(%iterArg_10, %iterArg_11, %34) : (tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_12, %35#2, %iterArg_9) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %37 = func.call @dynamic_update_index_in_dim_0(%iterArg_13, %35#3, %iterArg_9) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %38, %35#0, %35#1, %36, %37 : tensor<6x24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %9 = stablehlo.log %8#3 : tensor<24xf32>
    %10 = stablehlo.add %8#2, %9 : tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %12:2 = call @take_along_axis(%1, %11) : (tensor<24x240xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %13 = stablehlo.reshape %12#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %14 = stablehlo.subtract %10, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg3 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.multiply %19, %arg3 : tensor<24xf32>
    %21 = stablehlo.negate %20 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = call @take_along_axis_1(%12#1, %22) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    %24 = stablehlo.divide %20, %8#3 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %26:7 = stablehlo.while(%iterArg = %8#4, %iterArg_9 = %8#5, %iterArg_10 = %3, %iterArg_11 = %c_8, %iterArg_12 = %20, %iterArg_13 = %24, %iterArg_14 = %25) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_15 = stablehlo.constant dense<6> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<6> : tensor<i32>
      %34 = stablehlo.subtract %c_15, %iterArg_11 : tensor<i32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.subtract %34, %c_16 : tensor<i32>
      %36 = func.call @dynamic_index_in_dim_2(%iterArg, %35) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %37 = func.call @dynamic_index_in_dim_3(%iterArg_9, %35) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %38 = func.call @dynamic_index_in_dim(%iterArg_10, %35) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %39:3 = func.call @closed_call_4(%iterArg_12, %iterArg_13, %36, %37, %38) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %40 = func.call @dynamic_update_index_in_dim_5(%iterArg_14, %39#2, %35) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %41, %39#0, %39#1, %40 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %27 = stablehlo.transpose %26#6, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %28 = stablehlo.reshape %27 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    %29 = stablehlo.add %23, %28 : tensor<24x240xf32>
    %30 = stablehlo.convert %29 : (tensor<24x240xf32>) -> tensor<24x240xbf16>
    %31 = stablehlo.dot_general %30, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x240xbf16>, tensor<24x24xbf16>) -> tensor<240x24xbf16>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<240x24xbf16>) -> tensor<24x240xbf16>
    %33 = stablehlo.dot_general %30, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x240xbf16>, tensor<24x240xbf16>) -> tensor<24x24xbf16>
    return %16, %33, %32 : tensor<f32>, tensor<24x24xbf16>, tensor<24x240xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.convert %arg0 : tensor<24xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<24xf32>
    %3 = stablehlo.convert %arg0 : tensor<24xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<24xf32>
    %5 = stablehlo.exponential %4 : tensor<24xf32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.subtract %arg2, %8 : tensor<24x40xf32>
    %10 = stablehlo.exponential %9 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.add %6, %11 : tensor<24xf32>
    return %2, %12, %arg0, %arg1 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x240xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<239> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x240xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x240xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x240xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    return %1 : tensor<24x240xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
    %0:5 = stablehlo.optimization_barrier %arg2, %arg3, %arg4, %arg0, %arg1 : tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0#2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.reshape %1 : (tensor<24xf32>) -> tensor<24x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.compare EQ, %0#2, %3, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %5 = stablehlo.convert %4 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %0#0 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<24xf32>
    %9 = stablehlo.compare EQ, %7, %8, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<24xi1>, tensor<24xf32>
    %13 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.divide %12, %16 : tensor<24xf32>
    %18 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %7, %8, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.divide %21, %25 : tensor<24xf32>
    %27 = stablehlo.convert %0#0 : tensor<24xf32>
    %28 = stablehlo.subtract %27, %8 : tensor<24xf32>
    %29 = stablehlo.exponential %28 : tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.subtract %0#2, %31 : tensor<24x40xf32>
    %33 = stablehlo.exponential %32 : tensor<24x40xf32>
    %34 = stablehlo.broadcast_in_dim %0#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<24x40xf32>
    %36 = stablehlo.negate %35 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.reshape %37 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.add %0#3, %39 : tensor<24xf32>
    %41 = stablehlo.multiply %0#1, %0#4 : tensor<24xf32>
    %42 = stablehlo.multiply %0#4, %29 : tensor<24xf32>
    %43 = stablehlo.multiply %41, %29 : tensor<24xf32>
    %44 = stablehlo.negate %43 : tensor<24xf32>
    %45 = stablehlo.add %40, %44 : tensor<24xf32>
    %46 = stablehlo.convert %43 : tensor<24xf32>
    %47 = stablehlo.multiply %45, %26 : tensor<24xf32>
    %48 = stablehlo.multiply %45, %17 : tensor<24xf32>
    %49 = stablehlo.convert %48 : tensor<24xf32>
    %50 = stablehlo.add %46, %49 : tensor<24xf32>
    %51 = stablehlo.divide %47, %6 : tensor<24xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.multiply %52, %5 : tensor<24x40xf32>
    %54 = stablehlo.add %35, %53 : tensor<24x40xf32>
    return %50, %42, %54 : tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
}
