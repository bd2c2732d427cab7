module @jit_loop_nested_rounded_offset attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<2x4x3x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x4x3x131xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x4x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %0, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %arg1, %iterArg_10 = %c_2, %iterArg_11 = %cst, %iterArg_12 = %3, %iterArg_13 = %4, %iterArg_14 = %5) : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>
    cond {
      %c_15 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_10, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %12 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_10) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %13 = func.call @dynamic_index_in_dim_1(%iterArg_8, %iterArg_10) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %14:4 = func.call @closed_call(%iterArg_9, %iterArg_11, %11, %12, %13) : (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>)
      %15 = func.call @dynamic_update_index_in_dim_10(%iterArg_12, %14#1, %iterArg_10) : (tensor<2x4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<i32>) -> tensor<2x4x3x131xbf16>
      %16 = func.call @dynamic_update_index_in_dim_11(%iterArg_13, %14#2, %iterArg_10) : (tensor<2x4x3x1xbf16>, tensor<4x3x1xbf16>, tensor<i32>) -> tensor<2x4x3x1xbf16>
      %17 = func.call @dynamic_update_index_in_dim_12(%iterArg_14, %14#3, %iterArg_10) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %18, %14#0, %15, %16, %17 : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<2x4x3x24xbf16>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %9:10 = stablehlo.while(%iterArg = %0, %iterArg_7 = %6#6, %iterArg_8 = %6#7, %iterArg_9 = %6#8, %iterArg_10 = %2, %iterArg_11 = %arg1, %iterArg_12 = %c_6, %iterArg_13 = %7, %iterArg_14 = %cst_4, %iterArg_15 = %8) : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    cond {
      %c_16 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.subtract %c_16, %iterArg_12 : tensor<i32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %11, %c_17 : tensor<i32>
      %13 = func.call @dynamic_index_in_dim(%iterArg, %12) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %14 = func.call @dynamic_index_in_dim_13(%iterArg_7, %12) : (tensor<2x4x3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %15 = func.call @dynamic_index_in_dim_14(%iterArg_8, %12) : (tensor<2x4x3x1xbf16>, tensor<i32>) -> tensor<4x3x1xbf16>
      %16 = func.call @dynamic_index_in_dim_15(%iterArg_9, %12) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %17 = func.call @dynamic_index_in_dim_1(%iterArg_10, %12) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %18:3 = func.call @closed_call_16(%iterArg_11, %iterArg_13, %iterArg_14, %13, %14, %15, %16, %17) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>)
      %19 = func.call @dynamic_update_index_in_dim_24(%iterArg_15, %18#2, %12) : (tensor<2x4x3x24xbf16>, tensor<4x3x24xbf16>, tensor<i32>) -> tensor<2x4x3x24xbf16>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_12, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %20, %18#0, %18#1, %19 : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    }
    %10 = stablehlo.reshape %9#9 : (tensor<2x4x3x24xbf16>) -> tensor<24x24xbf16>
    return %6#5, %10, %9#7 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x3x24xbf16>, %arg1: tensor<i32>) -> tensor<4x3x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 24] : (tensor<2x4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x24xbf16>) -> tensor<4x3x24xbf16>
    return %1 : tensor<4x3x24xbf16>
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
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<4x3x24xbf16>, %arg3: tensor<4x3xi32>, %arg4: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3x131xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg0, %iterArg_6 = %c_2, %iterArg_7 = %cst, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2) : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_6, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_6) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %6 = func.call @dynamic_index_in_dim_3(%iterArg_3, %iterArg_6) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %7 = func.call @dynamic_index_in_dim_4(%iterArg_4, %iterArg_6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %8:4 = func.call @closed_call_5(%iterArg_5, %iterArg_7, %5, %6, %7) : (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>)
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_8, %8#1, %iterArg_6) : (tensor<4x3x131xbf16>, tensor<3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %10 = func.call @dynamic_update_index_in_dim_8(%iterArg_9, %8#2, %iterArg_6) : (tensor<4x3x1xbf16>, tensor<3x1xbf16>, tensor<i32>) -> tensor<4x3x1xbf16>
      %11 = func.call @dynamic_update_index_in_dim_9(%iterArg_10, %8#3, %iterArg_6) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_6, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %12, %8#0, %9, %10, %11 : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>
    }
    %4 = stablehlo.add %arg1, %3#5 : tensor<f32>
    return %4, %3#6, %3#7, %3#8 : tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x3x24xbf16>, %arg1: tensor<i32>) -> tensor<3x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xbf16>) -> tensor<3x24xbf16>
    return %1 : tensor<3x24xbf16>
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
  func.func private @closed_call_5(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<3x24xbf16>, %arg3: tensor<3xi32>, %arg4: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xbf16>, tensor<24x131xbf16>) -> tensor<3x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<3x131xbf16>
    %3:3 = call @log_softmax_6(%2) : (tensor<3x131xbf16>) -> (tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>)
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %5:2 = call @take_along_axis_7(%3#0, %4) : (tensor<3x131xbf16>, tensor<3x1xi32>) -> (tensor<3x1xbf16>, tensor<3x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<3x1xbf16>) -> tensor<3xbf16>
    %7 = stablehlo.convert %6 : (tensor<3xbf16>) -> tensor<3xf32>
    %8 = stablehlo.multiply %7, %arg4 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %11 = stablehlo.add %arg1, %10 : tensor<f32>
    return %11, %3#1, %3#2, %5#1 : tensor<f32>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>
  }
  func.func private @log_softmax_6(%arg0: tensor<3x131xbf16>) -> (tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<3xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<3x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<3x131xbf16>) -> tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %10 = stablehlo.convert %9 : (tensor<3x1xf32>) -> tensor<3x1xbf16>
    %11 = stablehlo.log %10 : tensor<3x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<3x131xbf16>
    return %13, %6, %10 : tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>
  }
  func.func private @take_along_axis_7(%arg0: tensor<3x131xbf16>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xbf16>, tensor<3x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x131xbf16>, tensor<3x1x1xi32>) -> tensor<3x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xbf16>
    return %15, %5 : tensor<3x1xbf16>, tensor<3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xbf16>, %arg1: tensor<3x131xbf16>, %arg2: tensor<i32>) -> tensor<4x3x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xbf16>) -> tensor<1x3x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xbf16>, tensor<1x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xbf16>
    return %1 : tensor<4x3x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3x1xbf16>, %arg1: tensor<3x1xbf16>, %arg2: tensor<i32>) -> tensor<4x3x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xbf16>) -> tensor<1x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x1xbf16>, tensor<1x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1xbf16>
    return %1 : tensor<4x3x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x4x3x131xbf16>, %arg1: tensor<4x3x131xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xbf16>) -> tensor<1x4x3x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xbf16>, tensor<1x4x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xbf16>
    return %1 : tensor<2x4x3x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x4x3x1xbf16>, %arg1: tensor<4x3x1xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x1xbf16>) -> tensor<1x4x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x1xbf16>, tensor<1x4x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1xbf16>
    return %1 : tensor<2x4x3x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2x4x3x131xbf16>, %arg1: tensor<i32>) -> tensor<4x3x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xbf16>) -> tensor<4x3x131xbf16>
    return %1 : tensor<4x3x131xbf16>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x4x3x1xbf16>, %arg1: tensor<i32>) -> tensor<4x3x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 1] : (tensor<2x4x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1xbf16>) -> tensor<4x3x1xbf16>
    return %1 : tensor<4x3x1xbf16>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_16(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xbf16>, %arg4: tensor<4x3x131xbf16>, %arg5: tensor<4x3x1xbf16>, %arg6: tensor<4x3x1x1xi32>, %arg7: tensor<4x3xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:10 = stablehlo.while(%iterArg = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg0, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %arg2, %iterArg_9 = %1) : tensor<4x3x24xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_10, %iterArg_6 : tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_11 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim_2(%iterArg, %5) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %7 = func.call @dynamic_index_in_dim_17(%iterArg_1, %5) : (tensor<4x3x131xbf16>, tensor<i32>) -> tensor<3x131xbf16>
      %8 = func.call @dynamic_index_in_dim_18(%iterArg_2, %5) : (tensor<4x3x1xbf16>, tensor<i32>) -> tensor<3x1xbf16>
      %9 = func.call @dynamic_index_in_dim_19(%iterArg_3, %5) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %10 = func.call @dynamic_index_in_dim_4(%iterArg_4, %5) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11:3 = func.call @closed_call_20(%iterArg_5, %iterArg_7, %iterArg_8, %6, %7, %8, %9, %10) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>)
      %12 = func.call @dynamic_update_index_in_dim_23(%iterArg_9, %11#2, %5) : (tensor<4x3x24xbf16>, tensor<3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_6, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %13, %11#0, %11#1, %12 : tensor<4x3x24xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
    }
    %3 = stablehlo.add %arg1, %2#7 : tensor<24x131xbf16>
    return %3, %arg2, %2#9 : tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<4x3x131xbf16>, %arg1: tensor<i32>) -> tensor<3x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xbf16>) -> tensor<3x131xbf16>
    return %1 : tensor<3x131xbf16>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<4x3x1xbf16>, %arg1: tensor<i32>) -> tensor<3x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 1] : (tensor<4x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1xbf16>) -> tensor<3x1xbf16>
    return %1 : tensor<3x1xbf16>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_20(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<3x24xbf16>, %arg4: tensor<3x131xbf16>, %arg5: tensor<3x1xbf16>, %arg6: tensor<3x1x1xi32>, %arg7: tensor<3xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>) {
    %0 = stablehlo.negate %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.multiply %1, %arg7 : tensor<3xf32>
    %3 = stablehlo.convert %2 : (tensor<3xf32>) -> tensor<3xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %5 = call @take_along_axis_21(%arg6, %4) : (tensor<3x1x1xi32>, tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %6 = call @log_softmax_22(%arg4, %arg5, %5) : (tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x131xbf16>) -> tensor<3x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %8 = stablehlo.multiply %6, %7 : tensor<3x131xbf16>
    %9 = stablehlo.dot_general %8, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<3x24xbf16>) -> tensor<131x24xbf16>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %11 = stablehlo.add %arg1, %10 : tensor<24x131xbf16>
    %12 = stablehlo.dot_general %8, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<24x131xbf16>) -> tensor<3x24xbf16>
    return %11, %arg2, %12 : tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>
  }
  func.func private @take_along_axis_21(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xbf16>) -> tensor<3x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x131xbf16>, tensor<3x1x1xi32>, tensor<3x1xbf16>) -> tensor<3x131xbf16>
    return %1 : tensor<3x131xbf16>
  }
  func.func private @log_softmax_22(%arg0: tensor<3x131xbf16>, %arg1: tensor<3x1xbf16>, %arg2: tensor<3x131xbf16>) -> tensor<3x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<3x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x131xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %2 = stablehlo.reshape %1 : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<3x1xbf16>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %7 = stablehlo.convert %6 : (tensor<3x131xf32>) -> tensor<3x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<3x131xbf16>
    return %9 : tensor<3x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<4x3x24xbf16>, %arg1: tensor<3x24xbf16>, %arg2: tensor<i32>) -> tensor<4x3x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xbf16>) -> tensor<1x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xbf16>, tensor<1x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xbf16>
    return %1 : tensor<4x3x24xbf16>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x4x3x24xbf16>, %arg1: tensor<4x3x24xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xbf16>) -> tensor<1x4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xbf16>, tensor<1x4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xbf16>
    return %1 : tensor<2x4x3x24xbf16>
  }
}
