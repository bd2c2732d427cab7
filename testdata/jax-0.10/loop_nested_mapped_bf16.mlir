module @jit_loop_nested_mapped_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<2x4x3x24xbf16>
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
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10:13 = stablehlo.while(%iterArg = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %arg1, %iterArg_14 = %3, %iterArg_15 = %c_6, %iterArg_16 = %cst_0, %iterArg_17 = %4, %iterArg_18 = %5, %iterArg_19 = %6, %iterArg_20 = %7, %iterArg_21 = %8, %iterArg_22 = %9) : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4xf32>, tensor<2x4xf32>
    cond {
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_15, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %16 = func.call @dynamic_index_in_dim_0(%iterArg_11, %iterArg_15) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %17 = func.call @dynamic_index_in_dim_1(%iterArg_12, %iterArg_15) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %18:7 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_16, %15, %16, %17) : (tensor<24x131xbf16>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4xf32>, tensor<4xf32>)
      %19 = func.call @dynamic_update_index_in_dim_11(%iterArg_17, %18#1, %iterArg_15) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %20 = func.call @dynamic_update_index_in_dim_12(%iterArg_18, %18#2, %iterArg_15) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %21 = func.call @dynamic_update_index_in_dim_13(%iterArg_19, %18#3, %iterArg_15) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %22 = func.call @dynamic_update_index_in_dim_14(%iterArg_20, %18#4, %iterArg_15) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %23 = func.call @dynamic_update_index_in_dim_15(%iterArg_21, %18#5, %iterArg_15) : (tensor<2x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %24 = func.call @dynamic_update_index_in_dim_15(%iterArg_22, %18#6, %iterArg_15) : (tensor<2x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_15, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %25, %18#0, %19, %20, %21, %22, %23, %24 : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4xf32>, tensor<2x4xf32>
    }
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<2x4x3x24xbf16>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %13:13 = stablehlo.while(%iterArg = %0, %iterArg_11 = %10#7, %iterArg_12 = %10#8, %iterArg_13 = %10#9, %iterArg_14 = %10#10, %iterArg_15 = %2, %iterArg_16 = %10#11, %iterArg_17 = %10#12, %iterArg_18 = %arg1, %iterArg_19 = %c_10, %iterArg_20 = %11, %iterArg_21 = %cst_8, %iterArg_22 = %12) : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    cond {
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_19, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %15 = stablehlo.subtract %c_23, %iterArg_19 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.subtract %15, %c_24 : tensor<i32>
      %17 = func.call @dynamic_index_in_dim(%iterArg, %16) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %18 = func.call @dynamic_index_in_dim_16(%iterArg_11, %16) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %19 = func.call @dynamic_index_in_dim_17(%iterArg_12, %16) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_13, %16) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %21 = func.call @dynamic_index_in_dim_18(%iterArg_14, %16) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %22 = func.call @dynamic_index_in_dim_1(%iterArg_15, %16) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %23 = func.call @dynamic_index_in_dim_19(%iterArg_16, %16) : (tensor<2x4xf32>, tensor<i32>) -> tensor<4xf32>
      %24 = func.call @dynamic_index_in_dim_19(%iterArg_17, %16) : (tensor<2x4xf32>, tensor<i32>) -> tensor<4xf32>
      %25:3 = func.call @closed_call_20(%iterArg_18, %iterArg_20, %iterArg_21, %17, %18, %19, %20, %21, %22, %23, %24) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>)
      %26 = func.call @dynamic_update_index_in_dim_28(%iterArg_22, %25#2, %16) : (tensor<2x4x3x24xbf16>, tensor<4x3x24xbf16>, tensor<i32>) -> tensor<2x4x3x24xbf16>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_19, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %27, %25#0, %25#1, %26 : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    }
    %14 = stablehlo.reshape %13#12 : (tensor<2x4x3x24xbf16>) -> tensor<24x24xbf16>
    return %10#6, %14, %13#10 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
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
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xbf16>, %arg4: tensor<4x3xi32>, %arg5: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:11 = stablehlo.while(%iterArg = %arg3, %iterArg_7 = %arg4, %iterArg_8 = %arg5, %iterArg_9 = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %c_3, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4) : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<3xf32>, tensor<i32>, tensor<4xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_11) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %15 = func.call @dynamic_index_in_dim_3(%iterArg_7, %iterArg_11) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %16 = func.call @dynamic_index_in_dim_4(%iterArg_8, %iterArg_11) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %17:5 = func.call @closed_call_5(%iterArg_9, %iterArg_10, %14, %15, %16) : (tensor<24x131xbf16>, tensor<3xf32>, tensor<3x24xbf16>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>)
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_12, %17#0, %iterArg_11) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %19 = func.call @dynamic_update_index_in_dim_7(%iterArg_13, %17#1, %iterArg_11) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %20 = func.call @dynamic_update_index_in_dim_8(%iterArg_14, %17#2, %iterArg_11) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %21 = func.call @dynamic_update_index_in_dim_9(%iterArg_15, %17#3, %iterArg_11) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %22 = func.call @dynamic_update_index_in_dim_10(%iterArg_16, %17#4, %iterArg_11) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %23, %18, %19, %20, %21, %22 : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<3xf32>, tensor<i32>, tensor<4xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    }
    %6 = stablehlo.multiply %5#6, %5#6 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.multiply %7, %5#6 : tensor<4xf32>
    %9 = stablehlo.log_plus_one %6 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.add %6, %10 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.add %arg2, %12 : tensor<f32>
    return %13, %5#7, %5#8, %5#9, %5#10, %8, %11 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4xf32>, tensor<4xf32>
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
  func.func private @closed_call_5(%arg0: tensor<24x131xbf16>, %arg1: tensor<3xf32>, %arg2: tensor<3x24xbf16>, %arg3: tensor<3xi32>, %arg4: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xbf16>, tensor<24x131xbf16>) -> tensor<3x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x131xbf16>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<3xf32>
    %5 = stablehlo.is_finite %4 : (tensor<3xf32>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %4, %arg1 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %9 = stablehlo.subtract %1, %8 : tensor<3x131xf32>
    %10 = stablehlo.exponential %9 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.abs %11 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.log %12 : tensor<3xf32>
    %16 = stablehlo.add %15, %6 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %18:2 = call @take_along_axis_6(%1, %17) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %19 = stablehlo.reshape %18#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %20 = stablehlo.subtract %16, %19 : tensor<3xf32>
    %21 = stablehlo.multiply %20, %arg4 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %22, %10, %14, %12, %18#1 : tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x4x3xi1>, %arg1: tensor<4x3xi1>, %arg2: tensor<i32>) -> tensor<2x4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xi1>, tensor<1x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xi1>
    return %1 : tensor<2x4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<i32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
    return %1 : tensor<2x4x3xf32>
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
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x4x3xi1>, %arg1: tensor<i32>) -> tensor<4x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
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
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @closed_call_20(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xbf16>, %arg4: tensor<4x3x131xf32>, %arg5: tensor<4x3xi1>, %arg6: tensor<4x3xf32>, %arg7: tensor<4x3x1x1xi32>, %arg8: tensor<4x3xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.divide %0, %arg10 : tensor<4xf32>
    %2 = stablehlo.multiply %1, %arg9 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:11 = stablehlo.while(%iterArg = %2, %iterArg_1 = %arg3, %iterArg_2 = %arg4, %iterArg_3 = %arg5, %iterArg_4 = %arg6, %iterArg_5 = %arg7, %iterArg_6 = %arg8, %iterArg_7 = %arg0, %iterArg_8 = %c, %iterArg_9 = %3, %iterArg_10 = %4) : tensor<4xf32>, tensor<4x3x24xbf16>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<4x3x24xbf16>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.subtract %c_11, %iterArg_8 : tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_12 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim_21(%iterArg, %8) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %10 = func.call @dynamic_index_in_dim_2(%iterArg_1, %8) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %11 = func.call @dynamic_index_in_dim_22(%iterArg_2, %8) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %12 = func.call @dynamic_index_in_dim_23(%iterArg_3, %8) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %13 = func.call @dynamic_index_in_dim_4(%iterArg_4, %8) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %14 = func.call @dynamic_index_in_dim_24(%iterArg_5, %8) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %15 = func.call @dynamic_index_in_dim_4(%iterArg_6, %8) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %16:2 = func.call @closed_call_25(%iterArg_7, %iterArg_9, %9, %10, %11, %12, %13, %14, %15) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x131xbf16>, tensor<3x24xbf16>)
      %17 = func.call @dynamic_update_index_in_dim_27(%iterArg_10, %16#1, %8) : (tensor<4x3x24xbf16>, tensor<3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_8, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %18, %16#0, %17 : tensor<4xf32>, tensor<4x3x24xbf16>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<4x3x24xbf16>
    }
    %6 = stablehlo.add %arg1, %5#9 : tensor<24x131xbf16>
    return %6, %arg2, %5#10 : tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_25(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<3x24xbf16>, %arg4: tensor<3x131xf32>, %arg5: tensor<3xi1>, %arg6: tensor<3xf32>, %arg7: tensor<3x1x1xi32>, %arg8: tensor<3xf32>) -> (tensor<24x131xbf16>, tensor<3x24xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_26(%arg7, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
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
    %14 = stablehlo.convert %13 : (tensor<3x131xf32>) -> tensor<3x131xbf16>
    %15 = stablehlo.dot_general %14, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<3x24xbf16>) -> tensor<131x24xbf16>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %17 = stablehlo.add %arg1, %16 : tensor<24x131xbf16>
    %18 = stablehlo.dot_general %14, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<24x131xbf16>) -> tensor<3x24xbf16>
    return %17, %18 : tensor<24x131xbf16>, tensor<3x24xbf16>
  }
  func.func private @take_along_axis_26(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
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
