module @jit_alone_total_stopped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24xi32>) -> (tensor<24x24xf32> {jax.result_info = "result[0]"}, tensor<24x128xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4xi32>
    %3 = stablehlo.iota dim = 0 : tensor<32xi32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<4x24x32xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:13 = stablehlo.while(%iterArg = %2, %iterArg_10 = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %3, %iterArg_13 = %4, %iterArg_14 = %c_5, %iterArg_15 = %0, %iterArg_16 = %1, %iterArg_17 = %5, %iterArg_18 = %6, %iterArg_19 = %7, %iterArg_20 = %8, %iterArg_21 = %9) : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %17 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %18:7 = func.call @closed_call(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %17) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_17, %18#2, %iterArg_14) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %20 = func.call @dynamic_update_index_in_dim_0(%iterArg_18, %18#3, %iterArg_14) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %21 = func.call @dynamic_update_index_in_dim_1(%iterArg_19, %18#4, %iterArg_14) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %22 = func.call @dynamic_update_index_in_dim_0(%iterArg_20, %18#5, %iterArg_14) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %23 = func.call @dynamic_update_index_in_dim_2(%iterArg_21, %18#6, %iterArg_14) : (tensor<4x24x32xi1>, tensor<24x32xi1>, tensor<i32>) -> tensor<4x24x32xi1>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_14, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %24, %18#0, %18#1, %19, %20, %21, %22, %23 : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>
    }
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.negate %11 : tensor<24xf32>
    %13 = stablehlo.divide %11, %10#7 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %16:11 = stablehlo.while(%iterArg = %10#8, %iterArg_10 = %10#9, %iterArg_11 = %10#10, %iterArg_12 = %10#11, %iterArg_13 = %10#12, %iterArg_14 = %arg0, %iterArg_15 = %c_9, %iterArg_16 = %14, %iterArg_17 = %15, %iterArg_18 = %13, %iterArg_19 = %12) : tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>, tensor<24x24xf32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_20 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_15, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.subtract %c_20, %iterArg_15 : tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.subtract %17, %c_21 : tensor<i32>
      %19 = func.call @dynamic_index_in_dim(%iterArg, %18) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %20 = func.call @dynamic_index_in_dim_3(%iterArg_10, %18) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %21 = func.call @dynamic_index_in_dim_4(%iterArg_11, %18) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %22 = func.call @dynamic_index_in_dim_3(%iterArg_12, %18) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %23 = func.call @dynamic_index_in_dim_5(%iterArg_13, %18) : (tensor<4x24x32xi1>, tensor<i32>) -> tensor<24x32xi1>
      %24:4 = func.call @closed_call_6(%iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %19, %20, %21, %22, %23) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_15, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %25, %24#0, %24#1, %24#2, %24#3 : tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>, tensor<24x24xf32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %16#8, %16#7 : tensor<24x24xf32>, tensor<24x128xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<32xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.multiply %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 32] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<24x32xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %arg4 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %arg4 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg5, %11 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<24x32xf32>
    %16 = stablehlo.exponential %15 : tensor<24x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.add %12, %17 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %20 = stablehlo.add %19, %arg2 : tensor<32xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<24x32xi32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x32xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x32xi32>, tensor<24x32xi32>) -> tensor<24x32xi1>
    return %8, %18, %3, %4, %11, %16, %24 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x24x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<i32>) -> tensor<4x24x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xf32>) -> tensor<1x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x32xf32>, tensor<1x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x32xf32>
    return %1 : tensor<4x24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x24x32xi1>, %arg1: tensor<24x32xi1>, %arg2: tensor<i32>) -> tensor<4x24x32xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xi1>) -> tensor<1x24x32xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x32xi1>, tensor<1x24x32xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x32xi1>
    return %1 : tensor<4x24x32xi1>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x24x32xf32>, %arg1: tensor<i32>) -> tensor<24x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<4x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x24x32xi1>, %arg1: tensor<i32>) -> tensor<24x32xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<4x24x32xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xi1>) -> tensor<24x32xi1>
    return %1 : tensor<24x32xi1>
  }
  func.func private @closed_call_6(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x32xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x32xf32>, %arg9: tensor<24x32xi1>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %1 = call @_where(%arg9, %0) : (tensor<24x32xi1>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %3 = stablehlo.multiply %2, %arg8 : tensor<24x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x32xf32>
    %5 = stablehlo.multiply %arg3, %arg7 : tensor<24xf32>
    %6 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x24xf32>) -> tensor<32x24xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<32x24xf32>) -> tensor<24x32xf32>
    %8 = stablehlo.dot_general %4, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x24xf32>
    %9 = stablehlo.add %arg2, %8 : tensor<24x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_update_slice %10, %7, %c, %arg5 : (tensor<24x128xf32>, tensor<24x32xf32>, tensor<i32>, tensor<i32>) -> tensor<24x128xf32>
    %12 = stablehlo.add %arg1, %11 : tensor<24x128xf32>
    return %12, %9, %5, %arg4 : tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x32xi1>, tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
