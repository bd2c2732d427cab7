module @jit_loop_outside_rounded_sum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %13:16 = stablehlo.while(%iterArg = %0, %iterArg_14 = %1, %iterArg_15 = %2, %iterArg_16 = %arg1, %iterArg_17 = %3, %iterArg_18 = %4, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %c_9, %iterArg_22 = %cst_3, %iterArg_23 = %7, %iterArg_24 = %8, %iterArg_25 = %9, %iterArg_26 = %10, %iterArg_27 = %11, %iterArg_28 = %12) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>
    cond {
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_21, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %19 = func.call @dynamic_index_in_dim_0(%iterArg_14, %iterArg_21) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_15, %iterArg_21) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %21:7 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %18, %19, %20) : (tensor<24x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_23, %21#1, %iterArg_21) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_24, %21#2, %iterArg_21) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_25, %21#3, %iterArg_21) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_26, %21#4, %iterArg_21) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %26 = func.call @dynamic_update_index_in_dim_4(%iterArg_27, %21#5, %iterArg_21) : (tensor<4x6x1xbf16>, tensor<6x1xbf16>, tensor<i32>) -> tensor<4x6x1xbf16>
      %27 = func.call @dynamic_update_index_in_dim_5(%iterArg_28, %21#6, %iterArg_21) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_21, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %28, %21#0, %22, %23, %24, %25, %26, %27 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %16:13 = stablehlo.while(%iterArg = %0, %iterArg_14 = %13#10, %iterArg_15 = %13#11, %iterArg_16 = %13#12, %iterArg_17 = %13#13, %iterArg_18 = %13#14, %iterArg_19 = %13#15, %iterArg_20 = %2, %iterArg_21 = %arg1, %iterArg_22 = %c_13, %iterArg_23 = %14, %iterArg_24 = %cst_11, %iterArg_25 = %15) : tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    cond {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_22, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.subtract %c_26, %iterArg_22 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.subtract %18, %c_27 : tensor<i32>
      %20 = func.call @dynamic_index_in_dim(%iterArg, %19) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %21 = func.call @dynamic_index_in_dim_6(%iterArg_14, %19) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %22 = func.call @dynamic_index_in_dim_6(%iterArg_15, %19) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %23 = func.call @dynamic_index_in_dim_6(%iterArg_16, %19) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %24 = func.call @dynamic_index_in_dim_6(%iterArg_17, %19) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %25 = func.call @dynamic_index_in_dim_7(%iterArg_18, %19) : (tensor<4x6x1xbf16>, tensor<i32>) -> tensor<6x1xbf16>
      %26 = func.call @dynamic_index_in_dim_8(%iterArg_19, %19) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %27 = func.call @dynamic_index_in_dim_1(%iterArg_20, %19) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %28:3 = func.call @closed_call_9(%iterArg_21, %iterArg_23, %iterArg_24, %20, %21, %22, %23, %24, %25, %26, %27) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>)
      %29 = func.call @dynamic_update_index_in_dim_12(%iterArg_25, %28#2, %19) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_22, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %30, %28#0, %28#1, %29 : tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    }
    %17 = stablehlo.reshape %16#12 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    return %13#9, %17, %16#10 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<i32>) -> tensor<6x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xbf16>) -> tensor<6x24xbf16>
    return %1 : tensor<6x24xbf16>
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
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<6x131xbf16>, %arg2: tensor<6x131xbf16>, %arg3: tensor<6x131xbf16>, %arg4: tensor<6x131xbf16>, %arg5: tensor<f32>, %arg6: tensor<6x24xbf16>, %arg7: tensor<6xi32>, %arg8: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<6x131xbf16>
    %cst_0 = stablehlo.constant dense<3.000000e+02> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %4 = stablehlo.multiply %2, %3 : tensor<6x131xbf16>
    %5 = stablehlo.multiply %2, %2 : tensor<6x131xbf16>
    %cst_1 = stablehlo.constant dense<4.000000e+01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %7 = stablehlo.multiply %5, %6 : tensor<6x131xbf16>
    %8 = stablehlo.maximum %4, %7 : tensor<6x131xbf16>
    %9 = stablehlo.subtract %4, %7 : tensor<6x131xbf16>
    %10 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xi1>
    %11 = stablehlo.add %4, %7 : tensor<6x131xbf16>
    %12 = stablehlo.abs %9 : tensor<6x131xbf16>
    %13 = stablehlo.negate %12 : tensor<6x131xbf16>
    %14 = stablehlo.exponential %13 : tensor<6x131xbf16>
    %15 = stablehlo.log_plus_one %14 : tensor<6x131xbf16>
    %16 = stablehlo.add %8, %15 : tensor<6x131xbf16>
    %17 = stablehlo.select %10, %11, %16 : tensor<6x131xi1>, tensor<6x131xbf16>
    %cst_2 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %19 = stablehlo.compare EQ, %4, %18, FLOAT : (tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xi1>
    %20 = stablehlo.select %19, %arg1, %4 : tensor<6x131xi1>, tensor<6x131xbf16>
    %cst_3 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %22 = stablehlo.compare EQ, %17, %21, FLOAT : (tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xi1>
    %23 = stablehlo.select %22, %arg2, %17 : tensor<6x131xi1>, tensor<6x131xbf16>
    %24 = stablehlo.subtract %20, %23 : tensor<6x131xbf16>
    %25 = stablehlo.exponential %24 : tensor<6x131xbf16>
    %cst_4 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %27 = stablehlo.compare EQ, %7, %26, FLOAT : (tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xi1>
    %28 = stablehlo.select %27, %arg3, %7 : tensor<6x131xi1>, tensor<6x131xbf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %30 = stablehlo.compare EQ, %17, %29, FLOAT : (tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xi1>
    %31 = stablehlo.select %30, %arg4, %17 : tensor<6x131xi1>, tensor<6x131xbf16>
    %32 = stablehlo.subtract %28, %31 : tensor<6x131xbf16>
    %33 = stablehlo.exponential %32 : tensor<6x131xbf16>
    %34:3 = call @log_softmax_2(%17) : (tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>)
    %35 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %36:2 = call @take_along_axis_3(%34#0, %35) : (tensor<6x131xbf16>, tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>)
    %37 = stablehlo.reshape %36#0 : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %38 = stablehlo.convert %37 : (tensor<6xbf16>) -> tensor<6xf32>
    %39 = stablehlo.multiply %38, %arg8 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.negate %40 : tensor<f32>
    %42 = stablehlo.add %arg5, %41 : tensor<f32>
    return %42, %2, %25, %33, %34#1, %34#2, %36#1 : tensor<f32>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<6xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<6x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.convert %9 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    %11 = stablehlo.log %10 : tensor<6x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<6x131xbf16>
    return %13, %6, %10 : tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>
  }
  func.func private @take_along_axis_3(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xbf16>, tensor<6x1x1xi32>) -> tensor<6x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xbf16>
    return %15, %5 : tensor<6x1xbf16>, tensor<6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<6x131xbf16>, %arg2: tensor<i32>) -> tensor<4x6x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xbf16>) -> tensor<1x6x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xbf16>, tensor<1x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xbf16>
    return %1 : tensor<4x6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<i32>) -> tensor<4x6x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x1xbf16>) -> tensor<1x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x1xbf16>, tensor<1x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1xbf16>
    return %1 : tensor<4x6x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<i32>) -> tensor<6x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<i32>) -> tensor<6x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xbf16>) -> tensor<6x1xbf16>
    return %1 : tensor<6x1xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<6x24xbf16>, %arg4: tensor<6x131xbf16>, %arg5: tensor<6x131xbf16>, %arg6: tensor<6x131xbf16>, %arg7: tensor<6x131xbf16>, %arg8: tensor<6x1xbf16>, %arg9: tensor<6x1x1xi32>, %arg10: tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>) {
    %0 = stablehlo.negate %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.multiply %1, %arg10 : tensor<6xf32>
    %3 = stablehlo.convert %2 : (tensor<6xf32>) -> tensor<6xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %5 = call @take_along_axis_10(%arg9, %4) : (tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %6 = call @log_softmax_11(%arg7, %arg8, %5) : (tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %7 = stablehlo.multiply %6, %arg6 : tensor<6x131xbf16>
    %8 = stablehlo.multiply %6, %arg5 : tensor<6x131xbf16>
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %10 = stablehlo.multiply %7, %9 : tensor<6x131xbf16>
    %11 = stablehlo.multiply %arg4, %10 : tensor<6x131xbf16>
    %12 = stablehlo.multiply %10, %arg4 : tensor<6x131xbf16>
    %13 = stablehlo.add %11, %12 : tensor<6x131xbf16>
    %cst_0 = stablehlo.constant dense<3.000000e+02> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %15 = stablehlo.multiply %8, %14 : tensor<6x131xbf16>
    %16 = stablehlo.add %13, %15 : tensor<6x131xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %18 = stablehlo.multiply %16, %17 : tensor<6x131xbf16>
    %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<6x24xbf16>) -> tensor<131x24xbf16>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %21 = stablehlo.add %arg1, %20 : tensor<24x131xbf16>
    %22 = stablehlo.dot_general %18, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<24x131xbf16>) -> tensor<6x24xbf16>
    return %21, %arg2, %22 : tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>
  }
  func.func private @take_along_axis_10(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x131xbf16>, tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @log_softmax_11(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<6x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.reshape %1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<6x1xbf16>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %7 = stablehlo.convert %6 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<6x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<6x131xbf16>
    return %9 : tensor<6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<6x24xbf16>, %arg2: tensor<i32>) -> tensor<4x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xbf16>, tensor<1x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xbf16>
    return %1 : tensor<4x6x24xbf16>
  }
}
