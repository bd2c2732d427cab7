module @jit_loop_by_the_first attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %3 = stablehlo.reshape %0 : (tensor<2x4x3x24xf32>) -> tensor<8x3x24xf32>
    %4 = stablehlo.reshape %1 : (tensor<2x4x3xi32>) -> tensor<8x3xi32>
    %5 = stablehlo.reshape %2 : (tensor<2x4x3xf32>) -> tensor<8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:6 = stablehlo.while(%iterArg = %3, %iterArg_2 = %4, %iterArg_3 = %5, %iterArg_4 = %arg1, %iterArg_5 = %c, %iterArg_6 = %cst) : tensor<8x3x24xf32>, tensor<8x3xi32>, tensor<8x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>
    cond {
      %c_7 = stablehlo.constant dense<8> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_5, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<8x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_5) : (tensor<8x3xi32>, tensor<i32>) -> tensor<3xi32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_3, %iterArg_5) : (tensor<8x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11 = func.call @closed_call(%iterArg_4, %iterArg_6, %8, %9, %10) : (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<f32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_5, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %12, %11 : tensor<8x3x24xf32>, tensor<8x3xi32>, tensor<8x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7:7 = stablehlo.while(%iterArg = %3, %iterArg_2 = %4, %iterArg_3 = %5, %iterArg_4 = %arg1, %iterArg_5 = %6#5, %iterArg_6 = %c_1, %iterArg_7 = %cst_0) : tensor<8x3x24xf32>, tensor<8x3xi32>, tensor<8x3xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<f32>
    cond {
      %c_8 = stablehlo.constant dense<8> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<8x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_6) : (tensor<8x3xi32>, tensor<i32>) -> tensor<3xi32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_3, %iterArg_6) : (tensor<8x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_7, %8, %9, %10) : (tensor<24x131xf32>, tensor<f32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<f32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %12, %11 : tensor<8x3x24xf32>, tensor<8x3xi32>, tensor<8x3xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<f32>
    }
    return %7#6 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<8x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<8x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<8x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<8x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<3x24xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x131xf32>
    %10 = stablehlo.exponential %9 : tensor<3x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.sign %11 : tensor<3xf32>
    %13 = stablehlo.abs %11 : tensor<3xf32>
    %14 = stablehlo.log %13 : tensor<3xf32>
    %15 = stablehlo.add %14, %6 : tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %17 = call @take_along_axis(%0, %16) : (tensor<3x131xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x1xf32>) -> tensor<3xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<3xf32>
    %20 = stablehlo.multiply %19, %arg4 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %arg1, %21 : tensor<f32>
    return %22 : tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x131xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15 : tensor<3x1xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.sine %arg3 : tensor<3x24xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<3xf32>
    %5 = stablehlo.is_finite %4 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %5, %4, %6 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<3x131xf32>
    %11 = stablehlo.exponential %10 : tensor<3x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.sign %12 : tensor<3xf32>
    %14 = stablehlo.abs %12 : tensor<3xf32>
    %15 = stablehlo.log %14 : tensor<3xf32>
    %16 = stablehlo.add %15, %7 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %18 = call @take_along_axis(%1, %17) : (tensor<3x131xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x1xf32>) -> tensor<3xf32>
    %20 = stablehlo.subtract %16, %19 : tensor<3xf32>
    %21 = stablehlo.multiply %20, %arg5 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.divide %22, %arg1 : tensor<f32>
    %24 = stablehlo.add %arg2, %23 : tensor<f32>
    return %24 : tensor<f32>
  }
}
