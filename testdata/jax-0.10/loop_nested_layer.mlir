module @jit_loop_nested_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<24x24xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %2 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %3 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4x3xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:15 = stablehlo.while(%iterArg = %1, %iterArg_16 = %2, %iterArg_17 = %3, %iterArg_18 = %arg4, %iterArg_19 = %arg1, %iterArg_20 = %4, %iterArg_21 = %c_7, %iterArg_22 = %0, %iterArg_23 = %5, %iterArg_24 = %6, %iterArg_25 = %7, %iterArg_26 = %8, %iterArg_27 = %9, %iterArg_28 = %10, %iterArg_29 = %11) : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24xf32>, tensor<2xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>
    cond {
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_21, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %22 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %23 = func.call @dynamic_index_in_dim_0(%iterArg_16, %iterArg_21) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %24 = func.call @dynamic_index_in_dim_1(%iterArg_17, %iterArg_21) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %25:8 = func.call @closed_call(%iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %22, %23, %24) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<24xf32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<24xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>)
      %26 = func.call @dynamic_update_index_in_dim_12(%iterArg_23, %25#1, %iterArg_21) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %27 = func.call @dynamic_update_index_in_dim_13(%iterArg_24, %25#2, %iterArg_21) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %28 = func.call @dynamic_update_index_in_dim_13(%iterArg_25, %25#3, %iterArg_21) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %29 = func.call @dynamic_update_index_in_dim_14(%iterArg_26, %25#4, %iterArg_21) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %30 = func.call @dynamic_update_index_in_dim_15(%iterArg_27, %25#5, %iterArg_21) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %31 = func.call @dynamic_update_index_in_dim_16(%iterArg_28, %25#6, %iterArg_21) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %32 = func.call @dynamic_update_index_in_dim_17(%iterArg_29, %25#7, %iterArg_21) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_21, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %33, %25#0, %26, %27, %28, %29, %30, %31, %32 : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24xf32>, tensor<2xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>
    }
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12#8 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %20:16 = stablehlo.while(%iterArg = %15, %iterArg_16 = %1, %iterArg_17 = %12#9, %iterArg_18 = %12#10, %iterArg_19 = %12#11, %iterArg_20 = %12#12, %iterArg_21 = %12#13, %iterArg_22 = %12#14, %iterArg_23 = %3, %iterArg_24 = %arg4, %iterArg_25 = %arg1, %iterArg_26 = %c_15, %iterArg_27 = %17, %iterArg_28 = %18, %iterArg_29 = %16, %iterArg_30 = %19) : tensor<2xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<2x4x3x24xf32>
    cond {
      %c_31 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_26, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %c_31 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.subtract %c_31, %iterArg_26 : tensor<i32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.subtract %22, %c_32 : tensor<i32>
      %24 = func.call @dynamic_index_in_dim_18(%iterArg, %23) : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
      %25 = func.call @dynamic_index_in_dim(%iterArg_16, %23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %26 = func.call @dynamic_index_in_dim(%iterArg_17, %23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %27 = func.call @dynamic_index_in_dim(%iterArg_18, %23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %28 = func.call @dynamic_index_in_dim_19(%iterArg_19, %23) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %29 = func.call @dynamic_index_in_dim_20(%iterArg_20, %23) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %30 = func.call @dynamic_index_in_dim_1(%iterArg_21, %23) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %31 = func.call @dynamic_index_in_dim_21(%iterArg_22, %23) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %32 = func.call @dynamic_index_in_dim_1(%iterArg_23, %23) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %33:4 = func.call @closed_call_22(%iterArg_24, %iterArg_25, %iterArg_27, %iterArg_28, %iterArg_29, %24, %25, %26, %27, %28, %29, %30, %31, %32) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<4x3x24xf32>)
      %34 = func.call @dynamic_update_index_in_dim_13(%iterArg_30, %33#3, %23) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_26, %c_33 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %35, %33#0, %33#1, %33#2, %34 : tensor<2xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<2x4x3x24xf32>
    }
    %21 = stablehlo.reshape %20#15 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    return %13, %21, %20#13, %20#12 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3xf32>, %arg3: tensor<24xf32>, %arg4: tensor<4x3x24xf32>, %arg5: tensor<4x3xi32>, %arg6: tensor<4x3xf32>) -> (tensor<24xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:15 = stablehlo.while(%iterArg = %arg4, %iterArg_8 = %arg5, %iterArg_9 = %arg6, %iterArg_10 = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %arg2, %iterArg_13 = %c_5, %iterArg_14 = %arg3, %iterArg_15 = %0, %iterArg_16 = %1, %iterArg_17 = %2, %iterArg_18 = %3, %iterArg_19 = %4, %iterArg_20 = %5, %iterArg_21 = %6) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24xf32>, tensor<4xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_13, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_13) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %12 = func.call @dynamic_index_in_dim_3(%iterArg_8, %iterArg_13) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %13 = func.call @dynamic_index_in_dim_4(%iterArg_9, %iterArg_13) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %14:8 = func.call @closed_call_5(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_14, %11, %12, %13) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<24xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>)
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_15, %14#1, %iterArg_13) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %16 = func.call @dynamic_update_index_in_dim_7(%iterArg_16, %14#2, %iterArg_13) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %17 = func.call @dynamic_update_index_in_dim_7(%iterArg_17, %14#3, %iterArg_13) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %18 = func.call @dynamic_update_index_in_dim_8(%iterArg_18, %14#4, %iterArg_13) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %19 = func.call @dynamic_update_index_in_dim_9(%iterArg_19, %14#5, %iterArg_13) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %20 = func.call @dynamic_update_index_in_dim_10(%iterArg_20, %14#6, %iterArg_13) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %21 = func.call @dynamic_update_index_in_dim_11(%iterArg_21, %14#7, %iterArg_13) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_13, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %22, %14#0, %15, %16, %17, %18, %19, %20, %21 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24xf32>, tensor<4xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    }
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.multiply %7#7, %8 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7#8 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %9, %10, %7#9, %7#10, %7#11, %7#12, %7#13, %7#14 : tensor<24xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
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
  func.func private @closed_call_5(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3xf32>, %arg3: tensor<24xf32>, %arg4: tensor<3x24xf32>, %arg5: tensor<3xi32>, %arg6: tensor<3xf32>) -> (tensor<24xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x24xf32>) -> tensor<3x24xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<3x24xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x24xf32>
    %4 = stablehlo.tanh %3 : tensor<3x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<3x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24xf32>
    %10 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<3xf32>
    %14 = stablehlo.is_finite %13 : (tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.select %14, %13, %arg2 : tensor<3xi1>, tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %18 = stablehlo.subtract %10, %17 : tensor<3x131xf32>
    %19 = stablehlo.exponential %18 : tensor<3x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.abs %20 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.compare GE, %20, %22, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %24 = stablehlo.log %21 : tensor<3xf32>
    %25 = stablehlo.add %24, %15 : tensor<3xf32>
    %26 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27:2 = call @take_along_axis_6(%10, %26) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %28 = stablehlo.reshape %27#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %29 = stablehlo.subtract %25, %28 : tensor<3xf32>
    %30 = stablehlo.multiply %29, %arg6 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %9, %31, %4, %6, %19, %23, %21, %27#1 : tensor<24xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>
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
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<4x3x24xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xf32>, tensor<1x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xf32>
    return %1 : tensor<2x4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x4x3xi1>, %arg1: tensor<4x3xi1>, %arg2: tensor<i32>) -> tensor<2x4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xi1>, tensor<1x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xi1>
    return %1 : tensor<2x4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<i32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
    return %1 : tensor<2x4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<2x4x3xi1>, %arg1: tensor<i32>) -> tensor<4x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_22(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24xf32>, %arg5: tensor<f32>, %arg6: tensor<4x3x24xf32>, %arg7: tensor<4x3x24xf32>, %arg8: tensor<4x3x24xf32>, %arg9: tensor<4x3x131xf32>, %arg10: tensor<4x3xi1>, %arg11: tensor<4x3xf32>, %arg12: tensor<4x3x1x1xi32>, %arg13: tensor<4x3xf32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<4x3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.multiply %arg4, %1 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:16 = stablehlo.while(%iterArg = %0, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg9, %iterArg_7 = %arg10, %iterArg_8 = %arg11, %iterArg_9 = %arg12, %iterArg_10 = %arg13, %iterArg_11 = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %c, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %2, %iterArg_17 = %5) : tensor<4xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<4x3x24xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_13, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.subtract %c_18, %iterArg_13 : tensor<i32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.subtract %9, %c_19 : tensor<i32>
      %11 = func.call @dynamic_index_in_dim_23(%iterArg, %10) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_3, %10) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %13 = func.call @dynamic_index_in_dim_2(%iterArg_4, %10) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %14 = func.call @dynamic_index_in_dim_2(%iterArg_5, %10) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %15 = func.call @dynamic_index_in_dim_24(%iterArg_6, %10) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %16 = func.call @dynamic_index_in_dim_25(%iterArg_7, %10) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %17 = func.call @dynamic_index_in_dim_4(%iterArg_8, %10) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %18 = func.call @dynamic_index_in_dim_26(%iterArg_9, %10) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %19 = func.call @dynamic_index_in_dim_4(%iterArg_10, %10) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %20:4 = func.call @closed_call_27(%iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<3x24xf32>)
      %21 = func.call @dynamic_update_index_in_dim_7(%iterArg_17, %20#3, %10) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_13, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %22, %20#0, %20#1, %20#2, %21 : tensor<4xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<4x3x24xf32>
    }
    %7 = stablehlo.add %arg2, %6#12 : tensor<24x24xf32>
    %8 = stablehlo.add %arg3, %6#13 : tensor<24x131xf32>
    return %7, %8, %6#14, %6#15 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_27(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24xf32>, %arg5: tensor<f32>, %arg6: tensor<3x24xf32>, %arg7: tensor<3x24xf32>, %arg8: tensor<3x24xf32>, %arg9: tensor<3x131xf32>, %arg10: tensor<3xi1>, %arg11: tensor<3xf32>, %arg12: tensor<3x1x1xi32>, %arg13: tensor<3xf32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg13 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_28(%arg12, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.divide %1, %arg11 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %arg10, %6, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.select %arg10, %5, %6 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.negate %7 : tensor<3xf32>
    %10 = stablehlo.add %8, %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %12 = stablehlo.multiply %11, %arg9 : tensor<3x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<3x131xf32>
    %14 = stablehlo.dot_general %13, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg3, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.divide %arg4, %18 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<24xf32>) -> tensor<3x24xf32>
    %21 = stablehlo.add %17, %20 : tensor<3x24xf32>
    %22 = stablehlo.multiply %21, %arg8 : tensor<3x24xf32>
    %23 = stablehlo.multiply %22, %arg7 : tensor<3x24xf32>
    %24 = stablehlo.add %22, %23 : tensor<3x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x24xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.reshape %25 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.dot_general %24, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<3x24xf32>) -> tensor<24x24xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %30 = stablehlo.add %arg2, %29 : tensor<24x24xf32>
    %31 = stablehlo.dot_general %24, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x24xf32>) -> tensor<3x24xf32>
    return %30, %16, %27, %31 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<3x24xf32>
  }
  func.func private @take_along_axis_28(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
}
