module @jit_loop_columns_stacked_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %4 = stablehlo.reshape %3 : (tensor<24x160xf32>) -> tensor<24x4x40xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0, 2] : (tensor<24x4x40xf32>) -> tensor<4x24x40xf32>
    %6 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.multiply %6, %7 : tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:8 = stablehlo.while(%iterArg = %5, %iterArg_11 = %8, %iterArg_12 = %arg0, %iterArg_13 = %arg2, %iterArg_14 = %c_3, %iterArg_15 = %0, %iterArg_16 = %1, %iterArg_17 = %2) : tensor<4x24x40xf32>, tensor<4xi32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_14, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %27 = stablehlo.subtract %c_18, %iterArg_14 : tensor<i32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.subtract %27, %c_19 : tensor<i32>
      %29 = func.call @dynamic_index_in_dim(%iterArg, %28) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_11, %28) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %31:3 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %iterArg_17, %29, %30) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.add %iterArg_14, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %32, %31#0, %31#1, %31#2 : tensor<4x24x40xf32>, tensor<4xi32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %10 = stablehlo.log %9#6 : tensor<24xf32>
    %11 = stablehlo.add %9#5, %10 : tensor<24xf32>
    %12 = stablehlo.subtract %11, %9#7 : tensor<24xf32>
    %13 = stablehlo.multiply %12, %arg3 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_pad_3(%arg1, %c_6) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %17 = stablehlo.reshape %16 : (tensor<24x160xf32>) -> tensor<24x4x40xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0, 2] : (tensor<24x4x40xf32>) -> tensor<4x24x40xf32>
    %19 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %21 = stablehlo.multiply %19, %20 : tensor<4xi32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %23:10 = stablehlo.while(%iterArg = %18, %iterArg_11 = %21, %iterArg_12 = %arg0, %iterArg_13 = %11, %iterArg_14 = %arg2, %iterArg_15 = %cst_8, %iterArg_16 = %arg3, %iterArg_17 = %c_10, %iterArg_18 = %15, %iterArg_19 = %22) : tensor<4x24x40xf32>, tensor<4xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<4x24x40xf32>
    cond {
      %c_20 = stablehlo.constant dense<4> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_17, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<4> : tensor<i32>
      %27 = stablehlo.subtract %c_20, %iterArg_17 : tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.subtract %27, %c_21 : tensor<i32>
      %29 = func.call @dynamic_index_in_dim(%iterArg, %28) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_11, %28) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %31:2 = func.call @closed_call_4(%iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_18, %29, %30) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x24xf32>, tensor<24x40xf32>)
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_19, %31#1, %28) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %33, %31#0, %32 : tensor<4x24x40xf32>, tensor<4xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<4x24x40xf32>
    }
    %24 = stablehlo.transpose %23#9, dims = [1, 0, 2] : (tensor<4x24x40xf32>) -> tensor<24x4x40xf32>
    %25 = stablehlo.reshape %24 : (tensor<24x4x40xf32>) -> tensor<24x160xf32>
    %26 = stablehlo.slice %25 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    return %14, %23#8, %26 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<40xi32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %2 = stablehlo.add %1, %0 : tensor<40xi32>
    %c = stablehlo.constant dense<131> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %5 = stablehlo.dot_general %arg0, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = call @_where(%4, %5, %cst) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %10 = stablehlo.is_finite %9 : (tensor<24xf32>) -> tensor<24xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_where_1(%10, %9, %c_1) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %12 = stablehlo.convert %arg2 : tensor<24xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<24xf32>
    %14 = stablehlo.exponential %13 : tensor<24xf32>
    %15 = stablehlo.multiply %arg3, %14 : tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.subtract %6, %17 : tensor<24x40xf32>
    %19 = stablehlo.exponential %18 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %15, %20 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %26 = stablehlo.compare EQ, %24, %25, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_2(%26, %6, %c_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %arg4, %28 : tensor<24xf32>
    return %9, %21, %29 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_pad_3(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<f32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x40xf32>, %arg7: tensor<i32>) -> (tensor<24x24xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<24x40xf32>
    %4 = stablehlo.exponential %3 : tensor<24x40xf32>
    %5 = stablehlo.iota dim = 0 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.add %6, %5 : tensor<40xi32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %13 = stablehlo.convert %12 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %14 = stablehlo.subtract %4, %13 : tensor<24x40xf32>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.multiply %15, %arg4 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.multiply %14, %18 : tensor<24x40xf32>
    %20 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %21 = stablehlo.dot_general %19, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %22 = stablehlo.add %arg5, %21 : tensor<24x24xf32>
    %23 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %24 = stablehlo.dot_general %23, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    return %22, %24 : tensor<24x24xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<4x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xf32>
    return %1 : tensor<4x24x40xf32>
  }
}
