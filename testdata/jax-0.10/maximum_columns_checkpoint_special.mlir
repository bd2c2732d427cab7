module @jit_maximum_columns_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %arg0, %iterArg_16 = %c_2, %iterArg_17 = %c, %iterArg_18 = %0, %iterArg_19 = %1, %iterArg_20 = %2) : tensor<24x240xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24xf32>
    cond {
      %c_21 = stablehlo.constant dense<6> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_16, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %32:4 = func.call @closed_call(%iterArg, %iterArg_17, %iterArg_18) : (tensor<24x240xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>)
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_19, %32#2, %iterArg_16) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %34 = func.call @dynamic_update_index_in_dim_0(%iterArg_20, %32#3, %iterArg_16) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_16, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %35, %32#0, %32#1, %33, %34 : tensor<24x240xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %3#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7:6 = stablehlo.while(%iterArg = %arg0, %iterArg_16 = %5, %iterArg_17 = %c_6, %iterArg_18 = %c_4, %iterArg_19 = %4, %iterArg_20 = %6) : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>
    cond {
      %c_21 = stablehlo.constant dense<6> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %32:3 = func.call @closed_call_1(%iterArg, %iterArg_16, %iterArg_18, %iterArg_19) : (tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_20, %32#2, %iterArg_17) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_17, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %34, %32#0, %32#1, %33 : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>
    }
    %8 = stablehlo.log %7#4 : tensor<24xf32>
    %9 = stablehlo.add %8, %3#3 : tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %11:2 = call @take_along_axis(%arg0, %10) : (tensor<24x240xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %12 = stablehlo.reshape %11#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %13 = stablehlo.subtract %9, %12 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg2 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.multiply %18, %arg2 : tensor<24xf32>
    %20 = stablehlo.negate %19 : tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = call @take_along_axis_2(%11#1, %21) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    %23 = stablehlo.divide %19, %7#4 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %26:7 = stablehlo.while(%iterArg = %7#5, %iterArg_16 = %arg0, %iterArg_17 = %3#3, %iterArg_18 = %c_13, %iterArg_19 = %24, %iterArg_20 = %25, %iterArg_21 = %23) : tensor<6xi32>, tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_22 = stablehlo.constant dense<6> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<6> : tensor<i32>
      %32 = stablehlo.subtract %c_22, %iterArg_18 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.subtract %32, %c_23 : tensor<i32>
      %34 = func.call @dynamic_index_in_dim(%iterArg, %33) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %35:3 = func.call @closed_call_3(%iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21, %34) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %36, %35#0, %35#1, %35#2 : tensor<6xi32>, tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %27 = stablehlo.add %22, %26#4 : tensor<24x240xf32>
    %28 = stablehlo.add %19, %26#5 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %30:6 = stablehlo.while(%iterArg = %3#4, %iterArg_16 = %3#5, %iterArg_17 = %arg0, %iterArg_18 = %c_15, %iterArg_19 = %29, %iterArg_20 = %28) : tensor<6xi32>, tensor<6x24xf32>, tensor<24x240xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    cond {
      %c_21 = stablehlo.constant dense<6> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<6> : tensor<i32>
      %32 = stablehlo.subtract %c_21, %iterArg_18 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.subtract %32, %c_22 : tensor<i32>
      %34 = func.call @dynamic_index_in_dim(%iterArg, %33) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %35 = func.call @dynamic_index_in_dim_4(%iterArg_16, %33) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %36:2 = func.call @closed_call_5(%iterArg_17, %iterArg_19, %iterArg_20, %34, %35) : (tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>)
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_18, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %37, %36#0, %36#1 : tensor<6xi32>, tensor<6x24xf32>, tensor<24x240xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    }
    %31 = stablehlo.add %27, %30#4 : tensor<24x240xf32>
    return %15, %31 : tensor<f32>, tensor<24x240xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x240xf32>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %0, %9, %arg1, %arg2 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x240xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24xf32>
    return %0, %11, %arg2 : tensor<i32>, tensor<24xf32>, tensor<i32>
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
  func.func private @take_along_axis_2(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x240xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x240xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    return %1 : tensor<24x240xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x240xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg4 : tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_1 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %0#0, %c_2, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %0#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<24x40xf32>
    %10 = stablehlo.exponential %9 : tensor<24x40xf32>
    %11 = stablehlo.broadcast_in_dim %0#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<24x40xf32>
    %13 = stablehlo.negate %12 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.dynamic_update_slice %17, %12, %c_5, %5 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %19 = stablehlo.add %arg2, %18 : tensor<24x240xf32>
    %20 = stablehlo.add %arg3, %16 : tensor<24xf32>
    return %19, %20, %0#3 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x240xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg3, %arg4, %arg2 : tensor<24x240xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_1 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %0#0, %c_2, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %11 = stablehlo.convert %10 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %0#2 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %18, %22 : tensor<24xf32>
    %24 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.divide %27, %31 : tensor<24xf32>
    %33 = stablehlo.multiply %0#3, %32 : tensor<24xf32>
    %34 = stablehlo.multiply %0#3, %23 : tensor<24xf32>
    %35 = stablehlo.convert %34 : tensor<24xf32>
    %36 = stablehlo.divide %33, %12 : tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.multiply %37, %11 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.dynamic_update_slice %39, %38, %c_13, %5 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %41 = stablehlo.add %arg1, %40 : tensor<24x240xf32>
    return %41, %35 : tensor<24x240xf32>, tensor<24xf32>
  }
}
