module @jit_loop_nested_reversed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8:11 = stablehlo.while(%iterArg = %0, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %arg1, %iterArg_12 = %3, %iterArg_13 = %c_4, %iterArg_14 = %cst_0, %iterArg_15 = %4, %iterArg_16 = %5, %iterArg_17 = %6, %iterArg_18 = %7) : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>
    cond {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %14 = func.call @dynamic_index_in_dim_0(%iterArg_9, %iterArg_13) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %15 = func.call @dynamic_index_in_dim_1(%iterArg_10, %iterArg_13) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %16:5 = func.call @closed_call(%iterArg_11, %iterArg_12, %iterArg_14, %13, %14, %15) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>)
      %17 = func.call @dynamic_update_index_in_dim_10(%iterArg_15, %16#1, %iterArg_13) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %18 = func.call @dynamic_update_index_in_dim_11(%iterArg_16, %16#2, %iterArg_13) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %19 = func.call @dynamic_update_index_in_dim_12(%iterArg_17, %16#3, %iterArg_13) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %20 = func.call @dynamic_update_index_in_dim_13(%iterArg_18, %16#4, %iterArg_13) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_13, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %21, %16#0, %17, %18, %19, %20 : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>
    }
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11:11 = stablehlo.while(%iterArg = %0, %iterArg_9 = %8#7, %iterArg_10 = %8#8, %iterArg_11 = %8#9, %iterArg_12 = %8#10, %iterArg_13 = %2, %iterArg_14 = %arg1, %iterArg_15 = %c_8, %iterArg_16 = %9, %iterArg_17 = %cst_6, %iterArg_18 = %10) : tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    cond {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %13 = stablehlo.subtract %c_19, %iterArg_15 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.subtract %13, %c_20 : tensor<i32>
      %15 = func.call @dynamic_index_in_dim(%iterArg, %14) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %16 = func.call @dynamic_index_in_dim_14(%iterArg_9, %14) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %17 = func.call @dynamic_index_in_dim_15(%iterArg_10, %14) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_11, %14) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %19 = func.call @dynamic_index_in_dim_16(%iterArg_12, %14) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_13, %14) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %21:3 = func.call @closed_call_17(%iterArg_14, %iterArg_16, %iterArg_17, %15, %16, %17, %18, %19, %20) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>)
      %22 = func.call @dynamic_update_index_in_dim_24(%iterArg_18, %21#2, %14) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %23, %21#0, %21#1, %22 : tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    }
    %12 = stablehlo.reshape %11#10 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    return %8#6, %12, %11#8 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<i32>) -> tensor<4x3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 24] : (tensor<2x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x3xi32>, %arg1: tensor<i32>) -> tensor<4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x3xf32>, %arg1: tensor<i32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xf32>, %arg4: tensor<4x3xi32>, %arg5: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:11 = stablehlo.while(%iterArg = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %c_3, %iterArg_9 = %cst, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_8, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.subtract %c_14, %iterArg_8 : tensor<i32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.subtract %6, %c_15 : tensor<i32>
      %8 = func.call @dynamic_index_in_dim_2(%iterArg, %7) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %9 = func.call @dynamic_index_in_dim_3(%iterArg_4, %7) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %10 = func.call @dynamic_index_in_dim_4(%iterArg_5, %7) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11:5 = func.call @closed_call_5(%iterArg_6, %iterArg_7, %iterArg_9, %8, %9, %10) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>)
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_10, %11#1, %7) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %13 = func.call @dynamic_update_index_in_dim_7(%iterArg_11, %11#2, %7) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %14 = func.call @dynamic_update_index_in_dim_8(%iterArg_12, %11#3, %7) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %15 = func.call @dynamic_update_index_in_dim_9(%iterArg_13, %11#4, %7) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_8, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %16, %11#0, %12, %13, %14, %15 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    }
    %5 = stablehlo.add %arg2, %4#6 : tensor<f32>
    return %5, %4#7, %4#8, %4#9, %4#10 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<3xf32>) -> tensor<3xi1>
    %5 = stablehlo.select %4, %3, %arg1 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<3x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.abs %10 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare GE, %10, %12, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = stablehlo.log %11 : tensor<3xf32>
    %15 = stablehlo.add %14, %5 : tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %17:2 = call @take_along_axis_6(%0, %16) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<3xf32>
    %20 = stablehlo.multiply %19, %arg5 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %arg2, %21 : tensor<f32>
    return %22, %9, %13, %11, %17#1 : tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
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
    return %15, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x4x3xi1>, %arg1: tensor<4x3xi1>, %arg2: tensor<i32>) -> tensor<2x4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xi1>, tensor<1x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xi1>
    return %1 : tensor<2x4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<i32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
    return %1 : tensor<2x4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x4x3xi1>, %arg1: tensor<i32>) -> tensor<4x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_17(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xf32>, %arg4: tensor<4x3x131xf32>, %arg5: tensor<4x3xi1>, %arg6: tensor<4x3xf32>, %arg7: tensor<4x3x1x1xi32>, %arg8: tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:11 = stablehlo.while(%iterArg = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg0, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %arg2, %iterArg_10 = %1) : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_7) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %5 = func.call @dynamic_index_in_dim_18(%iterArg_1, %iterArg_7) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %6 = func.call @dynamic_index_in_dim_19(%iterArg_2, %iterArg_7) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %7 = func.call @dynamic_index_in_dim_4(%iterArg_3, %iterArg_7) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %8 = func.call @dynamic_index_in_dim_20(%iterArg_4, %iterArg_7) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %9 = func.call @dynamic_index_in_dim_4(%iterArg_5, %iterArg_7) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %10:3 = func.call @closed_call_21(%iterArg_6, %iterArg_8, %iterArg_9, %4, %5, %6, %7, %8, %9) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>)
      %11 = func.call @dynamic_update_index_in_dim_23(%iterArg_10, %10#2, %iterArg_7) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %12, %10#0, %10#1, %11 : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    }
    %3 = stablehlo.add %arg1, %2#8 : tensor<24x131xf32>
    return %3, %arg2, %2#10 : tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_21(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3x131xf32>, %arg5: tensor<3xi1>, %arg6: tensor<3xf32>, %arg7: tensor<3x1x1xi32>, %arg8: tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_22(%arg7, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.divide %1, %arg6 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %arg5, %6, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.select %arg5, %5, %6 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.negate %7 : tensor<3xf32>
    %10 = stablehlo.add %8, %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %12 = stablehlo.multiply %11, %arg4 : tensor<3x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<3x131xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    return %16, %arg2, %17 : tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>
  }
  func.func private @take_along_axis_22(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<4x3x24xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xf32>, tensor<1x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xf32>
    return %1 : tensor<2x4x3x24xf32>
  }
}
