module @jit_loop_vocabulary_blocks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.iota dim = 0 : tensor<3xi32>
    %5:6 = call @closed_call(%arg1, %2, %3, %4) : (tensor<24x131xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xi32>) -> (tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:12 = stablehlo.while(%iterArg = %0, %iterArg_7 = %1, %iterArg_8 = %5#0, %iterArg_9 = %5#1, %iterArg_10 = %5#2, %iterArg_11 = %2, %iterArg_12 = %3, %iterArg_13 = %5#3, %iterArg_14 = %5#4, %iterArg_15 = %5#5, %iterArg_16 = %c, %iterArg_17 = %6) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6xf32>, tensor<6xf32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>, tensor<i32>, tensor<4x6xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_16, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = func.call @dynamic_index_in_dim_6(%iterArg, %iterArg_16) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %19 = func.call @dynamic_index_in_dim_7(%iterArg_7, %iterArg_16) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = func.call @closed_call_8(%iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %18, %19) : (tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6xf32>, tensor<6xf32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>, tensor<6x24xf32>, tensor<6xi32>) -> tensor<6xf32>
      %21 = func.call @dynamic_update_index_in_dim_15(%iterArg_17, %20, %iterArg_16) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_16, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %22, %21 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6xf32>, tensor<6xf32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>, tensor<i32>, tensor<4x6xf32>
    }
    %8 = stablehlo.reshape %7#11 : (tensor<4x6xf32>) -> tensor<24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.multiply %11, %arg3 : tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16:7 = stablehlo.while(%iterArg = %13, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %arg1, %iterArg_10 = %c_6, %iterArg_11 = %14, %iterArg_12 = %15) : tensor<4x6xf32>, tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<4x6x24xf32>
    cond {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.subtract %c_13, %iterArg_10 : tensor<i32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.subtract %18, %c_14 : tensor<i32>
      %20 = func.call @dynamic_index_in_dim_16(%iterArg, %19) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %21 = func.call @dynamic_index_in_dim_6(%iterArg_7, %19) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %22 = func.call @dynamic_index_in_dim_7(%iterArg_8, %19) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %23:2 = func.call @closed_call_17(%iterArg_9, %iterArg_11, %20, %21, %22) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<6xf32>, tensor<6x24xf32>, tensor<6xi32>) -> (tensor<24x131xf32>, tensor<6x24xf32>)
      %24 = func.call @dynamic_update_index_in_dim_33(%iterArg_12, %23#1, %19) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %25, %23#0, %24 : tensor<4x6xf32>, tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<4x6x24xf32>
    }
    %17 = stablehlo.reshape %16#6 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %10, %17, %16#5 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<3xi32>) -> (tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x144xf32>
    %1 = stablehlo.iota dim = 0 : tensor<48xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %2 = call @_where(%cst) : (tensor<f32>) -> tensor<6x48xf32>
    %3 = call @_one_hot() : () -> tensor<1x48xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    call @_where_0(%2) : (tensor<6x48xf32>) -> ()
    call @_one_hot_1(%3) : (tensor<1x48xi32>) -> ()
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24x48xf32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x6x48xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8:7 = stablehlo.while(%iterArg = %arg3, %iterArg_5 = %0, %iterArg_6 = %1, %iterArg_7 = %c_4, %iterArg_8 = %5, %iterArg_9 = %6, %iterArg_10 = %7) : tensor<3xi32>, tensor<24x144xf32>, tensor<48xi32>, tensor<i32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %10:3 = func.call @closed_call_2(%iterArg_5, %iterArg_6, %9) : (tensor<24x144xf32>, tensor<48xi32>, tensor<i32>) -> (tensor<24x48xf32>, tensor<6x48xi1>, tensor<i32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_8, %10#0, %iterArg_7) : (tensor<3x24x48xf32>, tensor<24x48xf32>, tensor<i32>) -> tensor<3x24x48xf32>
      %12 = func.call @dynamic_update_index_in_dim_4(%iterArg_9, %10#1, %iterArg_7) : (tensor<3x6x48xi1>, tensor<6x48xi1>, tensor<i32>) -> tensor<3x6x48xi1>
      %13 = func.call @dynamic_update_index_in_dim_5(%iterArg_10, %10#2, %iterArg_7) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %14, %11, %12, %13 : tensor<3xi32>, tensor<24x144xf32>, tensor<48xi32>, tensor<i32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>
    }
    return %2, %4, %3, %8#4, %8#5, %8#6 : tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x144xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 13], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x144xf32>
    return %1 : tensor<24x144xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<6x48xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x48xf32>
    return %1 : tensor<6x48xf32>
  }
  func.func private @_one_hot() -> tensor<1x48xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<1x48xi32>
    return %0 : tensor<1x48xi32>
  }
  func.func private @_where_0(%arg0: tensor<6x48xf32>) {
    return
  }
  func.func private @_one_hot_1(%arg0: tensor<1x48xi32>) {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x144xf32>, %arg1: tensor<48xi32>, %arg2: tensor<i32>) -> (tensor<24x48xf32>, tensor<6x48xi1>, tensor<i32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<144> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 48] : (tensor<24x144xf32>, tensor<i32>, tensor<i32>) -> tensor<24x48xf32>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %5 = stablehlo.multiply %arg2, %c_3 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %7 = stablehlo.add %6, %arg1 : tensor<48xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %10 = call @_where_3(%9) : (tensor<48xi1>) -> tensor<6x48xi1>
    %c_5 = stablehlo.constant dense<48> : tensor<i32>
    %11 = stablehlo.multiply %arg2, %c_5 : tensor<i32>
    return %4, %10, %11 : tensor<24x48xf32>, tensor<6x48xi1>, tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<48xi1>) -> tensor<6x48xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<48xi1>) -> tensor<6x48xi1>
    return %0 : tensor<6x48xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24x48xf32>, %arg1: tensor<24x48xf32>, %arg2: tensor<i32>) -> tensor<3x24x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x48xf32>) -> tensor<1x24x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x48xf32>, tensor<1x24x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x48xf32>
    return %1 : tensor<3x24x48xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x6x48xi1>, %arg1: tensor<6x48xi1>, %arg2: tensor<i32>) -> tensor<3x6x48xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x48xi1>) -> tensor<1x6x48xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x6x48xi1>, tensor<1x6x48xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x6x48xi1>
    return %1 : tensor<3x6x48xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @closed_call_8(%arg0: tensor<6x48xf32>, %arg1: tensor<6xf32>, %arg2: tensor<1x48xi32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<3x24x48xf32>, %arg6: tensor<3x6x48xi1>, %arg7: tensor<3xi32>, %arg8: tensor<6x24xf32>, %arg9: tensor<6xi32>) -> tensor<6xf32> {
    %0:2 = call @closed_call_9(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6xf32>, tensor<6xf32>, tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>, tensor<6x24xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xf32>)
    %1 = stablehlo.subtract %0#0, %0#1 : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<6x48xf32>, %arg1: tensor<6xf32>, %arg2: tensor<1x48xi32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<3x24x48xf32>, %arg6: tensor<3x6x48xi1>, %arg7: tensor<3xi32>, %arg8: tensor<6x24xf32>, %arg9: tensor<6xi32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:11 = stablehlo.while(%iterArg = %arg5, %iterArg_0 = %arg6, %iterArg_1 = %arg7, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %arg8, %iterArg_6 = %arg9, %iterArg_7 = %c, %iterArg_8 = %arg3, %iterArg_9 = %arg4) : tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>, tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6x24xf32>, tensor<6xi32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_10 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim_10(%iterArg, %iterArg_7) : (tensor<3x24x48xf32>, tensor<i32>) -> tensor<24x48xf32>
      %2 = func.call @dynamic_index_in_dim_11(%iterArg_0, %iterArg_7) : (tensor<3x6x48xi1>, tensor<i32>) -> tensor<6x48xi1>
      %3 = func.call @dynamic_index_in_dim(%iterArg_1, %iterArg_7) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %4:2 = func.call @closed_call_12(%iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_8, %iterArg_9, %1, %2, %3) : (tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>, tensor<6xf32>, tensor<24x48xf32>, tensor<6x48xi1>, tensor<i32>) -> (tensor<6xf32>, tensor<6xf32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %5, %4#0, %4#1 : tensor<3x24x48xf32>, tensor<3x6x48xi1>, tensor<3xi32>, tensor<6x48xf32>, tensor<6xf32>, tensor<1x48xi32>, tensor<6x24xf32>, tensor<6xi32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>
    }
    return %0#9, %0#10 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x24x48xf32>, %arg1: tensor<i32>) -> tensor<24x48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 48] : (tensor<3x24x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x48xf32>) -> tensor<24x48xf32>
    return %1 : tensor<24x48xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<3x6x48xi1>, %arg1: tensor<i32>) -> tensor<6x48xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 48] : (tensor<3x6x48xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x48xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6x48xi1>) -> tensor<6x48xi1>
    return %1 : tensor<6x48xi1>
  }
  func.func private @closed_call_12(%arg0: tensor<6x48xf32>, %arg1: tensor<6xf32>, %arg2: tensor<1x48xi32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6xi32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<24x48xf32>, %arg8: tensor<6x48xi1>, %arg9: tensor<i32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x48xf32>) -> tensor<6x48xf32>
    %1 = call @_where_13(%0, %arg8, %arg0) : (tensor<6x48xf32>, tensor<6x48xi1>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %2 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %3 = stablehlo.subtract %arg4, %2 : tensor<6xi32>
    %4 = call @_one_hot_14(%3, %arg2) : (tensor<6xi32>, tensor<1x48xi32>) -> tensor<6x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<6xf32>
    %8 = stablehlo.is_finite %7 : (tensor<6xf32>) -> tensor<6xi1>
    %9 = stablehlo.select %8, %7, %arg1 : tensor<6xi1>, tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x48xf32>
    %12 = stablehlo.subtract %1, %11 : tensor<6x48xf32>
    %13 = stablehlo.exponential %12 : tensor<6x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.abs %14 : tensor<6xf32>
    %16 = stablehlo.log %15 : tensor<6xf32>
    %17 = stablehlo.add %16, %9 : tensor<6xf32>
    %18 = stablehlo.maximum %arg5, %17 : tensor<6xf32>
    %19 = stablehlo.subtract %arg5, %17 : tensor<6xf32>
    %20 = stablehlo.compare NE, %19, %19, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %21 = stablehlo.add %arg5, %17 : tensor<6xf32>
    %22 = stablehlo.abs %19 : tensor<6xf32>
    %23 = stablehlo.negate %22 : tensor<6xf32>
    %24 = stablehlo.exponential %23 : tensor<6xf32>
    %25 = stablehlo.log_plus_one %24 : tensor<6xf32>
    %26 = stablehlo.add %18, %25 : tensor<6xf32>
    %27 = stablehlo.select %20, %21, %26 : tensor<6xi1>, tensor<6xf32>
    %28 = stablehlo.multiply %1, %4 : tensor<6x48xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.add %arg6, %29 : tensor<6xf32>
    return %27, %30 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_where_13(%arg0: tensor<6x48xf32>, %arg1: tensor<6x48xi1>, %arg2: tensor<6x48xf32>) -> tensor<6x48xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<6x48xi1>, tensor<6x48xf32>
    return %0 : tensor<6x48xf32>
  }
  func.func private @_one_hot_14(%arg0: tensor<6xi32>, %arg1: tensor<1x48xi32>) -> tensor<6x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x48xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x48xi32>) -> tensor<6x48xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<6x48xi32>, tensor<6x48xi32>) -> tensor<6x48xi1>
    %4 = stablehlo.convert %3 : (tensor<6x48xi1>) -> tensor<6x48xf32>
    return %4 : tensor<6x48xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call_17(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6xi32>) -> (tensor<24x131xf32>, tensor<6x24xf32>) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg3, %arg4, %arg2 : tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_pad_18(%0#0, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x144xf32>
    %6 = stablehlo.iota dim = 0 : tensor<48xi32>
    %cst_2 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %7:2 = call @_where_19(%cst_2) : (tensor<f32>) -> (tensor<6x48xf32>, tensor<6x48xf32>)
    %8 = call @_one_hot_20() : () -> tensor<1x48xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<3x6xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x48xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<false> : tensor<i1>
    %18 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<3x6x48xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x6x48xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6x48xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %23:23 = stablehlo.while(%iterArg = %2, %iterArg_21 = %10, %iterArg_22 = %6, %iterArg_23 = %0#1, %iterArg_24 = %5, %iterArg_25 = %7#1, %iterArg_26 = %9, %iterArg_27 = %11, %iterArg_28 = %12, %iterArg_29 = %13, %iterArg_30 = %0#2, %iterArg_31 = %8, %iterArg_32 = %c_17, %iterArg_33 = %1, %iterArg_34 = %14, %iterArg_35 = %15, %iterArg_36 = %16, %iterArg_37 = %17, %iterArg_38 = %18, %iterArg_39 = %19, %iterArg_40 = %20, %iterArg_41 = %21, %iterArg_42 = %22) : tensor<3xi32>, tensor<6xf32>, tensor<48xi32>, tensor<6x24xf32>, tensor<24x144xf32>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xi32>, tensor<1x48xi32>, tensor<i32>, tensor<6xf32>, tensor<3x6xf32>, tensor<3x6xi1>, tensor<3x24x48xf32>, tensor<3xi32>, tensor<3x6x48xi1>, tensor<3x6x48xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6x48xf32>
    cond {
      %c_43 = stablehlo.constant dense<3> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_32, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_32) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %30:10 = func.call @closed_call_21(%iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_33, %29) : (tensor<6xf32>, tensor<48xi32>, tensor<6x24xf32>, tensor<24x144xf32>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xi32>, tensor<1x48xi32>, tensor<6xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xi1>, tensor<24x48xf32>, tensor<i32>, tensor<6x48xi1>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x48xf32>)
      %31 = func.call @dynamic_update_index_in_dim_24(%iterArg_34, %30#1, %iterArg_32) : (tensor<3x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %32 = func.call @dynamic_update_index_in_dim_25(%iterArg_35, %30#2, %iterArg_32) : (tensor<3x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<3x6xi1>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_36, %30#3, %iterArg_32) : (tensor<3x24x48xf32>, tensor<24x48xf32>, tensor<i32>) -> tensor<3x24x48xf32>
      %34 = func.call @dynamic_update_index_in_dim_5(%iterArg_37, %30#4, %iterArg_32) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %35 = func.call @dynamic_update_index_in_dim_4(%iterArg_38, %30#5, %iterArg_32) : (tensor<3x6x48xi1>, tensor<6x48xi1>, tensor<i32>) -> tensor<3x6x48xi1>
      %36 = func.call @dynamic_update_index_in_dim_26(%iterArg_39, %30#6, %iterArg_32) : (tensor<3x6x48xf32>, tensor<6x48xf32>, tensor<i32>) -> tensor<3x6x48xf32>
      %37 = func.call @dynamic_update_index_in_dim_24(%iterArg_40, %30#7, %iterArg_32) : (tensor<3x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %38 = func.call @dynamic_update_index_in_dim_24(%iterArg_41, %30#8, %iterArg_32) : (tensor<3x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %39 = func.call @dynamic_update_index_in_dim_26(%iterArg_42, %30#9, %iterArg_32) : (tensor<3x6x48xf32>, tensor<6x48xf32>, tensor<i32>) -> tensor<3x6x48xf32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.add %iterArg_32, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %40, %30#0, %31, %32, %33, %34, %35, %36, %37, %38, %39 : tensor<3xi32>, tensor<6xf32>, tensor<48xi32>, tensor<6x24xf32>, tensor<24x144xf32>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xi32>, tensor<1x48xi32>, tensor<i32>, tensor<6xf32>, tensor<3x6xf32>, tensor<3x6xi1>, tensor<3x24x48xf32>, tensor<3xi32>, tensor<3x6x48xi1>, tensor<3x6x48xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6x48xf32>
    }
    %24 = stablehlo.negate %0#3 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %27:16 = stablehlo.while(%iterArg = %23#14, %iterArg_21 = %23#15, %iterArg_22 = %23#16, %iterArg_23 = %23#17, %iterArg_24 = %23#18, %iterArg_25 = %23#19, %iterArg_26 = %23#20, %iterArg_27 = %23#21, %iterArg_28 = %23#22, %iterArg_29 = %0#1, %iterArg_30 = %7#0, %iterArg_31 = %c_20, %iterArg_32 = %25, %iterArg_33 = %26, %iterArg_34 = %0#3, %iterArg_35 = %24) : tensor<3x6xf32>, tensor<3x6xi1>, tensor<3x24x48xf32>, tensor<3xi32>, tensor<3x6x48xi1>, tensor<3x6x48xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6x48xf32>, tensor<6x24xf32>, tensor<6x48xf32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_31, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %29 = stablehlo.subtract %c_36, %iterArg_31 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.subtract %29, %c_37 : tensor<i32>
      %31 = func.call @dynamic_index_in_dim_27(%iterArg, %30) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %32 = func.call @dynamic_index_in_dim_28(%iterArg_21, %30) : (tensor<3x6xi1>, tensor<i32>) -> tensor<6xi1>
      %33 = func.call @dynamic_index_in_dim_10(%iterArg_22, %30) : (tensor<3x24x48xf32>, tensor<i32>) -> tensor<24x48xf32>
      %34 = func.call @dynamic_index_in_dim(%iterArg_23, %30) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %35 = func.call @dynamic_index_in_dim_11(%iterArg_24, %30) : (tensor<3x6x48xi1>, tensor<i32>) -> tensor<6x48xi1>
      %36 = func.call @dynamic_index_in_dim_29(%iterArg_25, %30) : (tensor<3x6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %37 = func.call @dynamic_index_in_dim_27(%iterArg_26, %30) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %38 = func.call @dynamic_index_in_dim_27(%iterArg_27, %30) : (tensor<3x6xf32>, tensor<i32>) -> tensor<6xf32>
      %39 = func.call @dynamic_index_in_dim_29(%iterArg_28, %30) : (tensor<3x6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %40:4 = func.call @closed_call_30(%iterArg_29, %iterArg_30, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %31, %32, %33, %34, %35, %36, %37, %38, %39) : (tensor<6x24xf32>, tensor<6x48xf32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xi1>, tensor<24x48xf32>, tensor<i32>, tensor<6x48xi1>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x48xf32>) -> (tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xf32>, tensor<6xf32>)
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_31, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %41, %40#0, %40#1, %40#2, %40#3 : tensor<3x6xf32>, tensor<3x6xi1>, tensor<3x24x48xf32>, tensor<3xi32>, tensor<3x6x48xi1>, tensor<3x6x48xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6x48xf32>, tensor<6x24xf32>, tensor<6x48xf32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %28 = stablehlo.add %arg1, %27#12 : tensor<24x131xf32>
    return %28, %27#13 : tensor<24x131xf32>, tensor<6x24xf32>
  }
  func.func private @_pad_18(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x144xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 13], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x144xf32>
    return %1 : tensor<24x144xf32>
  }
  func.func private @_where_19(%arg0: tensor<f32>) -> (tensor<6x48xf32>, tensor<6x48xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x48xf32>
    return %2, %1 : tensor<6x48xf32>, tensor<6x48xf32>
  }
  func.func private @_one_hot_20() -> tensor<1x48xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<1x48xi32>
    return %0 : tensor<1x48xi32>
  }
  func.func private @closed_call_21(%arg0: tensor<6xf32>, %arg1: tensor<48xi32>, %arg2: tensor<6x24xf32>, %arg3: tensor<24x144xf32>, %arg4: tensor<6x48xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6xf32>, %arg8: tensor<6xf32>, %arg9: tensor<6xi32>, %arg10: tensor<1x48xi32>, %arg11: tensor<6xf32>, %arg12: tensor<i32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xi1>, tensor<24x48xf32>, tensor<i32>, tensor<6x48xi1>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x48xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg12, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<144> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg3, %c_2, %3, sizes = [24, 48] : (tensor<24x144xf32>, tensor<i32>, tensor<i32>) -> tensor<24x48xf32>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %5 = stablehlo.multiply %arg12, %c_3 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %7 = stablehlo.add %6, %arg1 : tensor<48xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %10 = stablehlo.dot_general %arg2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x48xf32>) -> tensor<6x48xf32>
    %11:2 = call @_where_22(%9, %10, %arg4) : (tensor<48xi1>, tensor<6x48xf32>, tensor<6x48xf32>) -> (tensor<6x48xf32>, tensor<6x48xi1>)
    %c_5 = stablehlo.constant dense<48> : tensor<i32>
    %12 = stablehlo.multiply %arg12, %c_5 : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.subtract %arg9, %13 : tensor<6xi32>
    %15 = call @_one_hot_23(%14, %arg10) : (tensor<6xi32>, tensor<1x48xi32>) -> tensor<6x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%11#0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<6xf32>
    %19 = stablehlo.is_finite %18 : (tensor<6xf32>) -> tensor<6xi1>
    %20 = stablehlo.select %19, %18, %arg5 : tensor<6xi1>, tensor<6xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x48xf32>
    %23 = stablehlo.subtract %11#0, %22 : tensor<6x48xf32>
    %24 = stablehlo.exponential %23 : tensor<6x48xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.abs %25 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.compare GE, %25, %27, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %29 = stablehlo.log %26 : tensor<6xf32>
    %30 = stablehlo.add %29, %20 : tensor<6xf32>
    %31 = stablehlo.maximum %arg11, %30 : tensor<6xf32>
    %32 = stablehlo.subtract %arg11, %30 : tensor<6xf32>
    %33 = stablehlo.compare NE, %32, %32, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %34 = stablehlo.add %arg11, %30 : tensor<6xf32>
    %35 = stablehlo.abs %32 : tensor<6xf32>
    %36 = stablehlo.negate %35 : tensor<6xf32>
    %37 = stablehlo.exponential %36 : tensor<6xf32>
    %38 = stablehlo.log_plus_one %37 : tensor<6xf32>
    %39 = stablehlo.add %31, %38 : tensor<6xf32>
    %40 = stablehlo.select %33, %34, %39 : tensor<6xi1>, tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.compare EQ, %arg11, %41, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %43 = stablehlo.select %42, %arg0, %arg11 : tensor<6xi1>, tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.compare EQ, %40, %44, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %46 = stablehlo.select %45, %arg6, %40 : tensor<6xi1>, tensor<6xf32>
    %47 = stablehlo.subtract %43, %46 : tensor<6xf32>
    %48 = stablehlo.exponential %47 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.compare EQ, %30, %49, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %51 = stablehlo.select %50, %arg7, %30 : tensor<6xi1>, tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %53 = stablehlo.compare EQ, %40, %52, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %54 = stablehlo.select %53, %arg8, %40 : tensor<6xi1>, tensor<6xf32>
    %55 = stablehlo.subtract %51, %54 : tensor<6xf32>
    %56 = stablehlo.exponential %55 : tensor<6xf32>
    return %40, %48, %28, %4, %3, %11#1, %24, %26, %56, %15 : tensor<6xf32>, tensor<6xf32>, tensor<6xi1>, tensor<24x48xf32>, tensor<i32>, tensor<6x48xi1>, tensor<6x48xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x48xf32>
  }
  func.func private @_where_22(%arg0: tensor<48xi1>, %arg1: tensor<6x48xf32>, %arg2: tensor<6x48xf32>) -> (tensor<6x48xf32>, tensor<6x48xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<48xi1>) -> tensor<6x48xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<6x48xi1>, tensor<6x48xf32>
    return %1, %0 : tensor<6x48xf32>, tensor<6x48xi1>
  }
  func.func private @_one_hot_23(%arg0: tensor<6xi32>, %arg1: tensor<1x48xi32>) -> tensor<6x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x48xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x48xi32>) -> tensor<6x48xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<6x48xi32>, tensor<6x48xi32>) -> tensor<6x48xi1>
    %4 = stablehlo.convert %3 : (tensor<6x48xi1>) -> tensor<6x48xf32>
    return %4 : tensor<6x48xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<3x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<3x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<3x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<3x6xi1>
    return %1 : tensor<3x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<3x6x48xf32>, %arg1: tensor<6x48xf32>, %arg2: tensor<i32>) -> tensor<3x6x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x6x48xf32>, tensor<1x6x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x6x48xf32>
    return %1 : tensor<3x6x48xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<3x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<3x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<3x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<3x6x48xf32>, %arg1: tensor<i32>) -> tensor<6x48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 48] : (tensor<3x6x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
    return %1 : tensor<6x48xf32>
  }
  func.func private @closed_call_30(%arg0: tensor<6x24xf32>, %arg1: tensor<6x48xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6xi1>, %arg8: tensor<24x48xf32>, %arg9: tensor<i32>, %arg10: tensor<6x48xi1>, %arg11: tensor<6x48xf32>, %arg12: tensor<6xf32>, %arg13: tensor<6xf32>, %arg14: tensor<6x48xf32>) -> (tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xf32>) -> tensor<6x48xf32>
    %1 = stablehlo.multiply %0, %arg14 : tensor<6x48xf32>
    %2 = stablehlo.multiply %arg4, %arg13 : tensor<6xf32>
    %3 = stablehlo.multiply %arg4, %arg6 : tensor<6xf32>
    %4 = stablehlo.divide %2, %arg12 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.select %arg7, %5, %4 : tensor<6xi1>, tensor<6xf32>
    %7 = stablehlo.select %arg7, %4, %5 : tensor<6xi1>, tensor<6xf32>
    %8 = stablehlo.negate %6 : tensor<6xf32>
    %9 = stablehlo.add %7, %8 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x48xf32>
    %11 = stablehlo.multiply %10, %arg11 : tensor<6x48xf32>
    %12 = stablehlo.add %1, %11 : tensor<6x48xf32>
    %13 = call @_where_31(%arg10, %arg1, %12) : (tensor<6x48xi1>, tensor<6x48xf32>, tensor<6x48xf32>) -> tensor<6x48xf32>
    %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x48xf32>, tensor<6x24xf32>) -> tensor<48x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<48x24xf32>) -> tensor<24x48xf32>
    %16 = stablehlo.dot_general %13, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x48xf32>, tensor<24x48xf32>) -> tensor<6x24xf32>
    %17 = stablehlo.add %arg3, %16 : tensor<6x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x144xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.dynamic_update_slice %18, %15, %c, %arg9 : (tensor<24x144xf32>, tensor<24x48xf32>, tensor<i32>, tensor<i32>) -> tensor<24x144xf32>
    %20 = call @_pad_32(%19) : (tensor<24x144xf32>) -> tensor<24x131xf32>
    %21 = stablehlo.add %arg2, %20 : tensor<24x131xf32>
    return %21, %17, %3, %arg5 : tensor<24x131xf32>, tensor<6x24xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_where_31(%arg0: tensor<6x48xi1>, %arg1: tensor<6x48xf32>, %arg2: tensor<6x48xf32>) -> tensor<6x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x48xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<6x48xi1>, tensor<6x48xf32>
    return %1 : tensor<6x48xf32>
  }
  func.func private @_pad_32(%arg0: tensor<24x144xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [0, -13], interior = [0, 0] : (tensor<24x144xf32>, tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.slice %0 [0:24, 0:131] : (tensor<24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
}
