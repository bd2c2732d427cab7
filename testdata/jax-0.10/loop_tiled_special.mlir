module @jit_loop_tiled_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %0, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %arg1, %iterArg_7 = %c, %iterArg_8 = %cst) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>
    cond {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_7) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_7) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %11 = func.call @closed_call(%iterArg_6, %iterArg_8, %8, %9, %10) : (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<f32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %12, %11 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %0, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %arg1, %iterArg_7 = %cst_1, %iterArg_8 = %c_3, %iterArg_9 = %4, %iterArg_10 = %5) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<4x6x24xf32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_8) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_8) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %11:2 = func.call @closed_call_2(%iterArg_6, %iterArg_7, %iterArg_9, %8, %9, %10) : (tensor<24x131xf32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<6x24xf32>)
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_10, %11#1, %iterArg_8) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %13, %11#0, %12 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<4x6x24xf32>
    }
    %7 = stablehlo.reshape %6#7 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %3#5, %7, %6#6 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<6x24xf32>, %arg3: tensor<6xi32>, %arg4: tensor<6xf32>) -> tensor<f32> {
    %0 = call @_one_hot(%arg3) : (tensor<6xi32>) -> tensor<6x131xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<6x131xf32>
    %6 = stablehlo.exponential %5 : tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.log %7 : tensor<6xf32>
    %9 = stablehlo.multiply %0, %5 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare NE, %arg4, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %14 = stablehlo.convert %13 : (tensor<6xi1>) -> tensor<6xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.add %arg1, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<6x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x131xi32>, tensor<6x131xi32>) -> tensor<6x131xi1>
    %5 = stablehlo.convert %4 : (tensor<6x131xi1>) -> tensor<6x131xf32>
    return %5 : tensor<6x131xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<24x131xf32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6xi32>, %arg5: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<6x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare NE, %arg5, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %2 = stablehlo.convert %1 : (tensor<6xi1>) -> tensor<6xf32>
    %3 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.reshape %4 : (tensor<6xf32>) -> tensor<6x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xi1>
    %8 = stablehlo.convert %7 : (tensor<6x131xi1>) -> tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<6xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6xi1>, tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<6xi1>, tensor<6xf32>
    %21 = stablehlo.divide %15, %20 : tensor<6xf32>
    %22 = stablehlo.is_finite %11 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.select %22, %11, %23 : tensor<6xi1>, tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %28 = stablehlo.subtract %3, %27 : tensor<6x131xf32>
    %29 = stablehlo.exponential %28 : tensor<6x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.sign %30 : tensor<6xf32>
    %32 = stablehlo.abs %30 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.compare GE, %30, %33, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %35 = stablehlo.log %32 : tensor<6xf32>
    %36 = stablehlo.add %35, %24 : tensor<6xf32>
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %38:2 = call @take_along_axis(%3, %37) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %39 = stablehlo.reshape %38#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %40 = stablehlo.subtract %36, %39 : tensor<6xf32>
    %41 = stablehlo.multiply %40, %2 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %44 = stablehlo.multiply %43, %2 : tensor<6xf32>
    %45 = stablehlo.negate %44 : tensor<6xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %47 = call @take_along_axis_3(%38#1, %46) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %48 = stablehlo.divide %44, %32 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.select %34, %49, %48 : tensor<6xi1>, tensor<6xf32>
    %51 = stablehlo.select %34, %48, %49 : tensor<6xi1>, tensor<6xf32>
    %52 = stablehlo.negate %50 : tensor<6xf32>
    %53 = stablehlo.add %51, %52 : tensor<6xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %55 = stablehlo.multiply %54, %29 : tensor<6x131xf32>
    %56 = stablehlo.add %47, %55 : tensor<6x131xf32>
    %57 = stablehlo.dot_general %56, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %59 = stablehlo.dot_general %56, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
    %60 = stablehlo.add %arg2, %58 : tensor<24x131xf32>
    return %60, %59 : tensor<24x131xf32>, tensor<6x24xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
}
