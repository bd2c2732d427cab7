module @jit_maximum_scan_clipped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %0:5 = call @clip(%cst) : (tensor<f32>) -> (tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>)
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9:19 = stablehlo.while(%iterArg = %arg0, %iterArg_13 = %arg2, %iterArg_14 = %arg3, %iterArg_15 = %arg1, %iterArg_16 = %0#0, %iterArg_17 = %0#1, %iterArg_18 = %0#2, %iterArg_19 = %0#3, %iterArg_20 = %0#4, %iterArg_21 = %c_8, %iterArg_22 = %cst_0, %iterArg_23 = %1, %iterArg_24 = %2, %iterArg_25 = %3, %iterArg_26 = %4, %iterArg_27 = %5, %iterArg_28 = %6, %iterArg_29 = %7, %iterArg_30 = %8) : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>
    cond {
      %c_31 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_21, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %14 = func.call @dynamic_index_in_dim_0(%iterArg_13, %iterArg_21) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
      %15 = func.call @dynamic_index_in_dim_1(%iterArg_14, %iterArg_21) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %16:9 = func.call @closed_call(%iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %13, %14, %15) : (tensor<24x131xf32>, tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7xi32>, tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7xf32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_23, %16#1, %iterArg_21) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %18 = func.call @dynamic_update_index_in_dim_4(%iterArg_24, %16#2, %iterArg_21) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_25, %16#3, %iterArg_21) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %20 = func.call @dynamic_update_index_in_dim_5(%iterArg_26, %16#4, %iterArg_21) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %21 = func.call @dynamic_update_index_in_dim_5(%iterArg_27, %16#5, %iterArg_21) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %22 = func.call @dynamic_update_index_in_dim_5(%iterArg_28, %16#6, %iterArg_21) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %23 = func.call @dynamic_update_index_in_dim_6(%iterArg_29, %16#7, %iterArg_21) : (tensor<3x7x1x1xi32>, tensor<7x1x1xi32>, tensor<i32>) -> tensor<3x7x1x1xi32>
      %24 = func.call @dynamic_update_index_in_dim_4(%iterArg_30, %16#8, %iterArg_21) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_21, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %25, %16#0, %17, %18, %19, %20, %21, %22, %23, %24 : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>
    }
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %12:15 = stablehlo.while(%iterArg = %arg0, %iterArg_13 = %9#11, %iterArg_14 = %9#12, %iterArg_15 = %9#13, %iterArg_16 = %9#14, %iterArg_17 = %9#15, %iterArg_18 = %9#16, %iterArg_19 = %9#17, %iterArg_20 = %9#18, %iterArg_21 = %arg3, %iterArg_22 = %arg1, %iterArg_23 = %c_12, %iterArg_24 = %10, %iterArg_25 = %cst_10, %iterArg_26 = %11) : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    cond {
      %c_27 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_23, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %c_27 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.subtract %c_27, %iterArg_23 : tensor<i32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.subtract %13, %c_28 : tensor<i32>
      %15 = func.call @dynamic_index_in_dim(%iterArg, %14) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %16 = func.call @dynamic_index_in_dim_7(%iterArg_13, %14) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %17 = func.call @dynamic_index_in_dim_1(%iterArg_14, %14) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %18 = func.call @dynamic_index_in_dim_7(%iterArg_15, %14) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %19 = func.call @dynamic_index_in_dim_8(%iterArg_16, %14) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %20 = func.call @dynamic_index_in_dim_8(%iterArg_17, %14) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %21 = func.call @dynamic_index_in_dim_8(%iterArg_18, %14) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %22 = func.call @dynamic_index_in_dim_9(%iterArg_19, %14) : (tensor<3x7x1x1xi32>, tensor<i32>) -> tensor<7x1x1xi32>
      %23 = func.call @dynamic_index_in_dim_1(%iterArg_20, %14) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %24 = func.call @dynamic_index_in_dim_1(%iterArg_21, %14) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %25:3 = func.call @closed_call_10(%iterArg_22, %iterArg_24, %iterArg_25, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>)
      %26 = func.call @dynamic_update_index_in_dim_13(%iterArg_26, %25#2, %14) : (tensor<3x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<3x7x24xf32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_23, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %27, %25#0, %25#1, %26 : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    }
    return %9#10, %12#14, %12#12 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @clip(%arg0: tensor<f32>) -> (tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    return %0, %2, %1, %4, %3 : tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x7x24xf32>, %arg1: tensor<i32>) -> tensor<7x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 24] : (tensor<3x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x24xf32>) -> tensor<7x24xf32>
    return %1 : tensor<7x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<7x1xf32>, %arg3: tensor<7x1xf32>, %arg4: tensor<7x1xf32>, %arg5: tensor<7x1xf32>, %arg6: tensor<f32>, %arg7: tensor<7x24xf32>, %arg8: tensor<7xi32>, %arg9: tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7xf32>) {
    %0 = stablehlo.dot_general %arg7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<7x131xf32>
    %10 = stablehlo.exponential %9 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %13:2 = call @clip_2(%12, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<7x1xf32>, tensor<f32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>) -> (tensor<7x1xf32>, tensor<7x1xf32>)
    %14 = stablehlo.broadcast_in_dim %13#0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %15 = stablehlo.divide %10, %14 : tensor<7x131xf32>
    %16 = stablehlo.multiply %13#0, %13#0 : tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<7x1xf32>
    %19 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %20:2 = call @take_along_axis_3(%15, %19) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %21 = stablehlo.reshape %20#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %22 = stablehlo.log %21 : tensor<7xf32>
    %23 = stablehlo.multiply %arg9, %22 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %26 = stablehlo.add %arg6, %25 : tensor<f32>
    return %26, %5, %6, %10, %13#1, %13#0, %18, %20#1, %21 : tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7xf32>
  }
  func.func private @clip_2(%arg0: tensor<7x1xf32>, %arg1: tensor<f32>, %arg2: tensor<7x1xf32>, %arg3: tensor<7x1xf32>, %arg4: tensor<7x1xf32>, %arg5: tensor<7x1xf32>) -> (tensor<7x1xf32>, tensor<7x1xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<7x1xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %3 = stablehlo.select %2, %arg3, %arg2 : tensor<7x1xi1>, tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %5 = stablehlo.compare EQ, %4, %1, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %6 = stablehlo.select %5, %arg5, %arg4 : tensor<7x1xi1>, tensor<7x1xf32>
    %7 = stablehlo.divide %3, %6 : tensor<7x1xf32>
    return %1, %7 : tensor<7x1xf32>, tensor<7x1xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15, %5 : tensor<7x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x7x131xf32>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x131xf32>) -> tensor<1x7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x131xf32>, tensor<1x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<3x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x7x1xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<i32>) -> tensor<3x7x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x1xf32>, tensor<1x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<7x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x7x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<7x1x1xi32>) -> tensor<1x7x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x7x1x1xi32>, tensor<1x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1x1xi32>
    return %1 : tensor<3x7x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x7x131xf32>, %arg1: tensor<i32>) -> tensor<7x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x131xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x7x1xf32>, %arg1: tensor<i32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<3x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xf32>) -> tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<i32>) -> tensor<7x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 7, 1, 1] : (tensor<3x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1x1xi32>) -> tensor<7x1x1xi32>
    return %1 : tensor<7x1x1xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7x131xf32>, %arg5: tensor<7xf32>, %arg6: tensor<7x131xf32>, %arg7: tensor<7x1xf32>, %arg8: tensor<7x1xf32>, %arg9: tensor<7x1xf32>, %arg10: tensor<7x1x1xi32>, %arg11: tensor<7xf32>, %arg12: tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>) {
    %0 = stablehlo.negate %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %arg12, %1 : tensor<7xf32>
    %3 = stablehlo.divide %2, %arg11 : tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %5 = call @take_along_axis_11(%arg10, %4) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %6 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<7x131xf32>
    %8 = stablehlo.multiply %7, %arg6 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.reshape %9 : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.negate %10 : tensor<7x1xf32>
    %12 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %13 = stablehlo.divide %5, %12 : tensor<7x131xf32>
    %14 = call @clip_12(%arg7, %11) : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %17 = stablehlo.add %13, %16 : tensor<7x131xf32>
    %18 = stablehlo.multiply %17, %arg6 : tensor<7x131xf32>
    %19 = stablehlo.negate %18 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.reshape %20 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.divide %22, %arg5 : tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %25 = stablehlo.multiply %24, %arg4 : tensor<7x131xf32>
    %26 = stablehlo.add %18, %25 : tensor<7x131xf32>
    %27 = stablehlo.dot_general %26, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %29 = stablehlo.add %arg1, %28 : tensor<24x131xf32>
    %30 = stablehlo.dot_general %26, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %29, %arg2, %30 : tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @clip_12(%arg0: tensor<7x1xf32>, %arg1: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<3x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<3x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x24xf32>
    return %1 : tensor<3x7x24xf32>
  }
}
