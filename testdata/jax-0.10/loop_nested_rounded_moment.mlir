module @jit_loop_nested_rounded_moment attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x4x3x131xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x4x3xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x4x3x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<2x4x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %0, %iterArg_10 = %1, %iterArg_11 = %2, %iterArg_12 = %arg1, %iterArg_13 = %c_5, %iterArg_14 = %cst, %iterArg_15 = %3, %iterArg_16 = %4, %iterArg_17 = %5, %iterArg_18 = %6, %iterArg_19 = %7, %iterArg_20 = %8) : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>
    cond {
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_13, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_10, %iterArg_13) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %16 = func.call @dynamic_index_in_dim_1(%iterArg_11, %iterArg_13) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %17:7 = func.call @closed_call(%iterArg_12, %iterArg_14, %14, %15, %16) : (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>)
      %18 = func.call @dynamic_update_index_in_dim_11(%iterArg_15, %17#1, %iterArg_13) : (tensor<2x4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<i32>) -> tensor<2x4x3x131xbf16>
      %19 = func.call @dynamic_update_index_in_dim_11(%iterArg_16, %17#2, %iterArg_13) : (tensor<2x4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<i32>) -> tensor<2x4x3x131xbf16>
      %20 = func.call @dynamic_update_index_in_dim_12(%iterArg_17, %17#3, %iterArg_13) : (tensor<2x4x3xbf16>, tensor<4x3xbf16>, tensor<i32>) -> tensor<2x4x3xbf16>
      %21 = func.call @dynamic_update_index_in_dim_11(%iterArg_18, %17#4, %iterArg_13) : (tensor<2x4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<i32>) -> tensor<2x4x3x131xbf16>
      %22 = func.call @dynamic_update_index_in_dim_13(%iterArg_19, %17#5, %iterArg_13) : (tensor<2x4x3x1xbf16>, tensor<4x3x1xbf16>, tensor<i32>) -> tensor<2x4x3x1xbf16>
      %23 = func.call @dynamic_update_index_in_dim_14(%iterArg_20, %17#6, %iterArg_13) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_13, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %24, %17#0, %18, %19, %20, %21, %22, %23 : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>
    }
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<2x4x3x24xbf16>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %12:13 = stablehlo.while(%iterArg = %0, %iterArg_10 = %9#6, %iterArg_11 = %9#7, %iterArg_12 = %9#8, %iterArg_13 = %2, %iterArg_14 = %9#9, %iterArg_15 = %9#10, %iterArg_16 = %9#11, %iterArg_17 = %arg1, %iterArg_18 = %c_9, %iterArg_19 = %10, %iterArg_20 = %cst_7, %iterArg_21 = %11) : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3xbf16>, tensor<2x4x3xf32>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    cond {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %14 = stablehlo.subtract %c_22, %iterArg_18 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.subtract %14, %c_23 : tensor<i32>
      %16 = func.call @dynamic_index_in_dim(%iterArg, %15) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %17 = func.call @dynamic_index_in_dim_15(%iterArg_10, %15) : (tensor<2x4x3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %18 = func.call @dynamic_index_in_dim_15(%iterArg_11, %15) : (tensor<2x4x3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %19 = func.call @dynamic_index_in_dim_16(%iterArg_12, %15) : (tensor<2x4x3xbf16>, tensor<i32>) -> tensor<4x3xbf16>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_13, %15) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %21 = func.call @dynamic_index_in_dim_15(%iterArg_14, %15) : (tensor<2x4x3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %22 = func.call @dynamic_index_in_dim_17(%iterArg_15, %15) : (tensor<2x4x3x1xbf16>, tensor<i32>) -> tensor<4x3x1xbf16>
      %23 = func.call @dynamic_index_in_dim_18(%iterArg_16, %15) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %24:3 = func.call @closed_call_19(%iterArg_17, %iterArg_19, %iterArg_20, %16, %17, %18, %19, %20, %21, %22, %23) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>)
      %25 = func.call @dynamic_update_index_in_dim_28(%iterArg_21, %24#2, %15) : (tensor<2x4x3x24xbf16>, tensor<4x3x24xbf16>, tensor<i32>) -> tensor<2x4x3x24xbf16>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %26, %24#0, %24#1, %25 : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3x131xbf16>, tensor<2x4x3xbf16>, tensor<2x4x3xf32>, tensor<2x4x3x131xbf16>, tensor<2x4x3x1xbf16>, tensor<2x4x3x1x1xi32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    }
    %13 = stablehlo.reshape %12#12 : (tensor<2x4x3x24xbf16>) -> tensor<24x24xbf16>
    return %9#5, %13, %12#10 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
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
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<4x3x24xbf16>, %arg3: tensor<4x3xi32>, %arg4: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3x131xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x3x131xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x3x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6:12 = stablehlo.while(%iterArg = %arg2, %iterArg_6 = %arg3, %iterArg_7 = %arg4, %iterArg_8 = %arg0, %iterArg_9 = %c_5, %iterArg_10 = %cst, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %5) : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_9, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_9) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %9 = func.call @dynamic_index_in_dim_3(%iterArg_6, %iterArg_9) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %10 = func.call @dynamic_index_in_dim_4(%iterArg_7, %iterArg_9) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11:7 = func.call @closed_call_5(%iterArg_8, %iterArg_10, %8, %9, %10) : (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>)
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_11, %11#1, %iterArg_9) : (tensor<4x3x131xbf16>, tensor<3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_12, %11#2, %iterArg_9) : (tensor<4x3x131xbf16>, tensor<3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %14 = func.call @dynamic_update_index_in_dim_8(%iterArg_13, %11#3, %iterArg_9) : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<i32>) -> tensor<4x3xbf16>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_14, %11#4, %iterArg_9) : (tensor<4x3x131xbf16>, tensor<3x131xbf16>, tensor<i32>) -> tensor<4x3x131xbf16>
      %16 = func.call @dynamic_update_index_in_dim_9(%iterArg_15, %11#5, %iterArg_9) : (tensor<4x3x1xbf16>, tensor<3x1xbf16>, tensor<i32>) -> tensor<4x3x1xbf16>
      %17 = func.call @dynamic_update_index_in_dim_10(%iterArg_16, %11#6, %iterArg_9) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_9, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %18, %11#0, %12, %13, %14, %15, %16, %17 : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>
    }
    %7 = stablehlo.add %arg1, %6#5 : tensor<f32>
    return %7, %6#6, %6#7, %6#8, %6#9, %6#10, %6#11 : tensor<f32>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>
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
  func.func private @closed_call_5(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<3x24xbf16>, %arg3: tensor<3xi32>, %arg4: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xbf16>, tensor<24x131xbf16>) -> tensor<3x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<3x131xbf16>
    %cst_0 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %4 = stablehlo.multiply %2, %3 : tensor<3x131xbf16>
    %cst_1 = stablehlo.constant dense<2.995200e+04> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %6 = stablehlo.multiply %2, %5 : tensor<3x131xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %cst_3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %9 = stablehlo.maximum %8, %7 : tensor<3xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %12 = stablehlo.subtract %4, %11 : tensor<3x131xbf16>
    %13 = stablehlo.exponential %12 : tensor<3x131xbf16>
    %14 = stablehlo.convert %13 : (tensor<3x131xbf16>) -> tensor<3x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %17 = stablehlo.convert %16 : (tensor<3x1xf32>) -> tensor<3x1xbf16>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %19 = stablehlo.divide %13, %18 : tensor<3x131xbf16>
    %20 = stablehlo.multiply %19, %6 : tensor<3x131xbf16>
    %21 = stablehlo.convert %20 : (tensor<3x131xbf16>) -> tensor<3x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.convert %22 : (tensor<3xf32>) -> tensor<3xbf16>
    %24 = stablehlo.convert %23 : (tensor<3xbf16>) -> tensor<3xf32>
    %25 = stablehlo.multiply %24, %arg4 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.multiply %26, %cst_7 : tensor<f32>
    %28:3 = call @log_softmax_6(%2) : (tensor<3x131xbf16>) -> (tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>)
    %29 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %30:2 = call @take_along_axis_7(%28#0, %29) : (tensor<3x131xbf16>, tensor<3x1xi32>) -> (tensor<3x1xbf16>, tensor<3x1x1xi32>)
    %31 = stablehlo.reshape %30#0 : (tensor<3x1xbf16>) -> tensor<3xbf16>
    %32 = stablehlo.convert %31 : (tensor<3xbf16>) -> tensor<3xf32>
    %33 = stablehlo.multiply %32, %arg4 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %35 = stablehlo.negate %34 : tensor<f32>
    %36 = stablehlo.add %27, %35 : tensor<f32>
    %37 = stablehlo.add %arg1, %36 : tensor<f32>
    return %37, %19, %6, %23, %28#1, %28#2, %30#1 : tensor<f32>, tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3xbf16>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>
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
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<i32>) -> tensor<4x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xbf16>, tensor<1x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x3xbf16>
    return %1 : tensor<4x3xbf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3x1xbf16>, %arg1: tensor<3x1xbf16>, %arg2: tensor<i32>) -> tensor<4x3x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xbf16>) -> tensor<1x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x1xbf16>, tensor<1x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1xbf16>
    return %1 : tensor<4x3x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x4x3x131xbf16>, %arg1: tensor<4x3x131xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xbf16>) -> tensor<1x4x3x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xbf16>, tensor<1x4x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xbf16>
    return %1 : tensor<2x4x3x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x4x3xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xbf16>) -> tensor<1x4x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xbf16>, tensor<1x4x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xbf16>
    return %1 : tensor<2x4x3xbf16>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x4x3x1xbf16>, %arg1: tensor<4x3x1xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x1xbf16>) -> tensor<1x4x3x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x1xbf16>, tensor<1x4x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1xbf16>
    return %1 : tensor<2x4x3x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x4x3x131xbf16>, %arg1: tensor<i32>) -> tensor<4x3x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xbf16>) -> tensor<4x3x131xbf16>
    return %1 : tensor<4x3x131xbf16>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x4x3xbf16>, %arg1: tensor<i32>) -> tensor<4x3xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xbf16>) -> tensor<4x3xbf16>
    return %1 : tensor<4x3xbf16>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x4x3x1xbf16>, %arg1: tensor<i32>) -> tensor<4x3x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 1] : (tensor<2x4x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1xbf16>) -> tensor<4x3x1xbf16>
    return %1 : tensor<4x3x1xbf16>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_19(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xbf16>, %arg4: tensor<4x3x131xbf16>, %arg5: tensor<4x3x131xbf16>, %arg6: tensor<4x3xbf16>, %arg7: tensor<4x3xf32>, %arg8: tensor<4x3x131xbf16>, %arg9: tensor<4x3x1xbf16>, %arg10: tensor<4x3x1x1xi32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:13 = stablehlo.while(%iterArg = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg9, %iterArg_7 = %arg10, %iterArg_8 = %arg0, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %arg2, %iterArg_12 = %1) : tensor<4x3x24xbf16>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
    cond {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_9, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_13, %iterArg_9 : tensor<i32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_14 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim_2(%iterArg, %5) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %7 = func.call @dynamic_index_in_dim_20(%iterArg_1, %5) : (tensor<4x3x131xbf16>, tensor<i32>) -> tensor<3x131xbf16>
      %8 = func.call @dynamic_index_in_dim_20(%iterArg_2, %5) : (tensor<4x3x131xbf16>, tensor<i32>) -> tensor<3x131xbf16>
      %9 = func.call @dynamic_index_in_dim_21(%iterArg_3, %5) : (tensor<4x3xbf16>, tensor<i32>) -> tensor<3xbf16>
      %10 = func.call @dynamic_index_in_dim_4(%iterArg_4, %5) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11 = func.call @dynamic_index_in_dim_20(%iterArg_5, %5) : (tensor<4x3x131xbf16>, tensor<i32>) -> tensor<3x131xbf16>
      %12 = func.call @dynamic_index_in_dim_22(%iterArg_6, %5) : (tensor<4x3x1xbf16>, tensor<i32>) -> tensor<3x1xbf16>
      %13 = func.call @dynamic_index_in_dim_23(%iterArg_7, %5) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %14:3 = func.call @closed_call_24(%iterArg_8, %iterArg_10, %iterArg_11, %6, %7, %8, %9, %10, %11, %12, %13) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>, tensor<3x131xbf16>, tensor<3x131xbf16>, tensor<3xbf16>, tensor<3xf32>, tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x1x1xi32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>)
      %15 = func.call @dynamic_update_index_in_dim_27(%iterArg_12, %14#2, %5) : (tensor<4x3x24xbf16>, tensor<3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_9, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %16, %14#0, %14#1, %15 : tensor<4x3x24xbf16>, tensor<4x3x131xbf16>, tensor<4x3x131xbf16>, tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3x131xbf16>, tensor<4x3x1xbf16>, tensor<4x3x1x1xi32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
    }
    %3 = stablehlo.add %arg1, %2#10 : tensor<24x131xbf16>
    return %3, %arg2, %2#12 : tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4x3x131xbf16>, %arg1: tensor<i32>) -> tensor<3x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xbf16>) -> tensor<3x131xbf16>
    return %1 : tensor<3x131xbf16>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<4x3xbf16>, %arg1: tensor<i32>) -> tensor<3xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x3xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xbf16>) -> tensor<3xbf16>
    return %1 : tensor<3xbf16>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<4x3x1xbf16>, %arg1: tensor<i32>) -> tensor<3x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 1] : (tensor<4x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1xbf16>) -> tensor<3x1xbf16>
    return %1 : tensor<3x1xbf16>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_24(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<3x24xbf16>, %arg4: tensor<3x131xbf16>, %arg5: tensor<3x131xbf16>, %arg6: tensor<3xbf16>, %arg7: tensor<3xf32>, %arg8: tensor<3x131xbf16>, %arg9: tensor<3x1xbf16>, %arg10: tensor<3x1x1xi32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>) {
    %0 = stablehlo.negate %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.multiply %1, %arg7 : tensor<3xf32>
    %3 = stablehlo.convert %2 : (tensor<3xf32>) -> tensor<3xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %5 = call @take_along_axis_25(%arg10, %4) : (tensor<3x1x1xi32>, tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %6 = call @log_softmax_26(%arg8, %arg9, %5) : (tensor<3x131xbf16>, tensor<3x1xbf16>, tensor<3x131xbf16>) -> tensor<3x131xbf16>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.multiply %arg2, %cst : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.multiply %8, %arg7 : tensor<3xf32>
    %10 = stablehlo.convert %9 : (tensor<3xf32>) -> tensor<3xbf16>
    %11 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %13 = stablehlo.subtract %arg5, %12 : tensor<3x131xbf16>
    %14 = stablehlo.multiply %arg4, %13 : tensor<3x131xbf16>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %17 = stablehlo.multiply %14, %16 : tensor<3x131xbf16>
    %18 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x131xbf16>
    %20 = stablehlo.multiply %arg4, %19 : tensor<3x131xbf16>
    %cst_0 = stablehlo.constant dense<2.995200e+04> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %22 = stablehlo.multiply %20, %21 : tensor<3x131xbf16>
    %23 = stablehlo.add %6, %22 : tensor<3x131xbf16>
    %cst_1 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %25 = stablehlo.multiply %17, %24 : tensor<3x131xbf16>
    %26 = stablehlo.add %23, %25 : tensor<3x131xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %28 = stablehlo.multiply %26, %27 : tensor<3x131xbf16>
    %29 = stablehlo.dot_general %28, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<3x24xbf16>) -> tensor<131x24xbf16>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %31 = stablehlo.add %arg1, %30 : tensor<24x131xbf16>
    %32 = stablehlo.dot_general %28, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<24x131xbf16>) -> tensor<3x24xbf16>
    return %31, %arg2, %32 : tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>
  }
  func.func private @take_along_axis_25(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xbf16>) -> tensor<3x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x131xbf16>, tensor<3x1x1xi32>, tensor<3x1xbf16>) -> tensor<3x131xbf16>
    return %1 : tensor<3x131xbf16>
  }
  func.func private @log_softmax_26(%arg0: tensor<3x131xbf16>, %arg1: tensor<3x1xbf16>, %arg2: tensor<3x131xbf16>) -> tensor<3x131xbf16> {
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
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<4x3x24xbf16>, %arg1: tensor<3x24xbf16>, %arg2: tensor<i32>) -> tensor<4x3x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xbf16>) -> tensor<1x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xbf16>, tensor<1x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xbf16>
    return %1 : tensor<4x3x24xbf16>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<2x4x3x24xbf16>, %arg1: tensor<4x3x24xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xbf16>) -> tensor<1x4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xbf16>, tensor<1x4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xbf16>
    return %1 : tensor<2x4x3x24xbf16>
  }
}
