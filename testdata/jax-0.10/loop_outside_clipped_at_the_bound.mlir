module @jit_loop_outside_clipped_at_the_bound attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.250000e+00> : tensor<f32>
    %3:10 = call @clip(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    call @take_along_axis() : () -> ()
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11:23 = stablehlo.while(%iterArg = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %arg1, %iterArg_16 = %3#0, %iterArg_17 = %3#1, %iterArg_18 = %3#2, %iterArg_19 = %3#3, %iterArg_20 = %3#4, %iterArg_21 = %3#5, %iterArg_22 = %3#6, %iterArg_23 = %3#7, %iterArg_24 = %3#8, %iterArg_25 = %3#9, %iterArg_26 = %4, %iterArg_27 = %c_8, %iterArg_28 = %cst_2, %iterArg_29 = %5, %iterArg_30 = %6, %iterArg_31 = %7, %iterArg_32 = %8, %iterArg_33 = %9, %iterArg_34 = %10) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>
    cond {
      %c_35 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_27, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_27) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %17 = func.call @dynamic_index_in_dim_0(%iterArg_13, %iterArg_27) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_14, %iterArg_27) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %19:7 = func.call @closed_call(%iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_28, %16, %17, %18) : (tensor<24x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_29, %19#1, %iterArg_27) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %21 = func.call @dynamic_update_index_in_dim(%iterArg_30, %19#2, %iterArg_27) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_31, %19#3, %iterArg_27) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %23 = func.call @dynamic_update_index_in_dim_4(%iterArg_32, %19#4, %iterArg_27) : (tensor<4x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<4x6xi1>
      %24 = func.call @dynamic_update_index_in_dim_5(%iterArg_33, %19#5, %iterArg_27) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %25 = func.call @dynamic_update_index_in_dim_6(%iterArg_34, %19#6, %iterArg_27) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_27, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %26, %19#0, %20, %21, %22, %23, %24, %25 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>
    }
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14:13 = stablehlo.while(%iterArg = %0, %iterArg_13 = %11#17, %iterArg_14 = %11#18, %iterArg_15 = %11#19, %iterArg_16 = %11#20, %iterArg_17 = %11#21, %iterArg_18 = %11#22, %iterArg_19 = %2, %iterArg_20 = %arg1, %iterArg_21 = %c_12, %iterArg_22 = %12, %iterArg_23 = %cst_10, %iterArg_24 = %13) : tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.subtract %c_25, %iterArg_21 : tensor<i32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_26 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %19 = func.call @dynamic_index_in_dim_7(%iterArg_13, %17) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %20 = func.call @dynamic_index_in_dim_7(%iterArg_14, %17) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %21 = func.call @dynamic_index_in_dim_7(%iterArg_15, %17) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %22 = func.call @dynamic_index_in_dim_8(%iterArg_16, %17) : (tensor<4x6xi1>, tensor<i32>) -> tensor<6xi1>
      %23 = func.call @dynamic_index_in_dim_1(%iterArg_17, %17) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %24 = func.call @dynamic_index_in_dim_9(%iterArg_18, %17) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %25 = func.call @dynamic_index_in_dim_1(%iterArg_19, %17) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %26:3 = func.call @closed_call_10(%iterArg_20, %iterArg_22, %iterArg_23, %18, %19, %20, %21, %22, %23, %24, %25) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %27 = func.call @dynamic_update_index_in_dim_13(%iterArg_24, %26#2, %17) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_21, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %28, %26#0, %26#1, %27 : tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    }
    %15 = stablehlo.reshape %14#12 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %11#16, %15, %14#10 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %5 = stablehlo.convert %arg1 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    return %0, %2, %1, %4, %3, %5, %7, %6, %9, %8 : tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>
  }
  func.func private @take_along_axis() {
    return
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
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<6x131xf32>, %arg3: tensor<6x131xf32>, %arg4: tensor<6x131xf32>, %arg5: tensor<6x131xf32>, %arg6: tensor<f32>, %arg7: tensor<6x131xf32>, %arg8: tensor<6x131xf32>, %arg9: tensor<6x131xf32>, %arg10: tensor<6x131xf32>, %arg11: tensor<6xf32>, %arg12: tensor<f32>, %arg13: tensor<6x24xf32>, %arg14: tensor<6xi32>, %arg15: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
    %1:3 = call @clip_2(%0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) : (tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<6xf32>
    %5 = stablehlo.is_finite %4 : (tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.select %5, %4, %arg11 : tensor<6xi1>, tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %9 = stablehlo.subtract %1#0, %8 : tensor<6x131xf32>
    %10 = stablehlo.exponential %9 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.abs %11 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %15 = stablehlo.log %12 : tensor<6xf32>
    %16 = stablehlo.add %15, %6 : tensor<6xf32>
    %17 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %18:2 = call @take_along_axis_3(%1#0, %17) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %19 = stablehlo.reshape %18#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %20 = stablehlo.subtract %16, %19 : tensor<6xf32>
    %21 = stablehlo.multiply %20, %arg15 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.add %arg12, %22 : tensor<f32>
    return %23, %1#1, %1#2, %10, %14, %12, %18#1 : tensor<f32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>
  }
  func.func private @clip_2(%arg0: tensor<6x131xf32>, %arg1: tensor<f32>, %arg2: tensor<6x131xf32>, %arg3: tensor<6x131xf32>, %arg4: tensor<6x131xf32>, %arg5: tensor<6x131xf32>, %arg6: tensor<f32>, %arg7: tensor<6x131xf32>, %arg8: tensor<6x131xf32>, %arg9: tensor<6x131xf32>, %arg10: tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<6x131xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xi1>
    %3 = stablehlo.select %2, %arg3, %arg2 : tensor<6x131xi1>, tensor<6x131xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %5 = stablehlo.compare EQ, %4, %1, FLOAT : (tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xi1>
    %6 = stablehlo.select %5, %arg5, %arg4 : tensor<6x131xi1>, tensor<6x131xf32>
    %7 = stablehlo.divide %3, %6 : tensor<6x131xf32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %9 = stablehlo.minimum %8, %1 : tensor<6x131xf32>
    %10 = stablehlo.compare EQ, %1, %9, FLOAT : (tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xi1>
    %11 = stablehlo.select %10, %arg8, %arg7 : tensor<6x131xi1>, tensor<6x131xf32>
    %12 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %13 = stablehlo.compare EQ, %12, %9, FLOAT : (tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xi1>
    %14 = stablehlo.select %13, %arg10, %arg9 : tensor<6x131xi1>, tensor<6x131xf32>
    %15 = stablehlo.divide %11, %14 : tensor<6x131xf32>
    return %9, %7, %15 : tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<4x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x6xi1>
    return %1 : tensor<4x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6x131xf32>, %arg5: tensor<6x131xf32>, %arg6: tensor<6x131xf32>, %arg7: tensor<6xi1>, %arg8: tensor<6xf32>, %arg9: tensor<6x1x1xi32>, %arg10: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg10 : tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = call @take_along_axis_11(%arg9, %3) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.divide %1, %arg8 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.select %arg7, %6, %5 : tensor<6xi1>, tensor<6xf32>
    %8 = stablehlo.select %arg7, %5, %6 : tensor<6xi1>, tensor<6xf32>
    %9 = stablehlo.negate %7 : tensor<6xf32>
    %10 = stablehlo.add %8, %9 : tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %12 = stablehlo.multiply %11, %arg6 : tensor<6x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<6x131xf32>
    %14 = call @clip_12(%arg4, %arg5, %13) : (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %15 = stablehlo.dot_general %14, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %17 = stablehlo.add %arg1, %16 : tensor<24x131xf32>
    %18 = stablehlo.dot_general %14, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
    return %17, %arg2, %18 : tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @clip_12(%arg0: tensor<6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6x131xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
}
