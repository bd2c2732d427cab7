module @jit_alone_total_stopped_value attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x128xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4xi32>
    %4 = stablehlo.iota dim = 0 : tensor<32xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%c) : (tensor<i32>) -> tensor<24x32xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<4x24x32xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:15 = stablehlo.while(%iterArg = %3, %iterArg_13 = %arg0, %iterArg_14 = %arg1, %iterArg_15 = %4, %iterArg_16 = %5, %iterArg_17 = %6, %iterArg_18 = %c_7, %iterArg_19 = %0, %iterArg_20 = %1, %iterArg_21 = %2, %iterArg_22 = %7, %iterArg_23 = %8, %iterArg_24 = %9, %iterArg_25 = %10, %iterArg_26 = %11) : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>
    cond {
      %c_27 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_18, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %24:8 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21, %23) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>)
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_22, %24#3, %iterArg_18) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %26 = func.call @dynamic_update_index_in_dim_1(%iterArg_23, %24#4, %iterArg_18) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %27 = func.call @dynamic_update_index_in_dim_2(%iterArg_24, %24#5, %iterArg_18) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %28 = func.call @dynamic_update_index_in_dim_1(%iterArg_25, %24#6, %iterArg_18) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %29 = func.call @dynamic_update_index_in_dim_3(%iterArg_26, %24#7, %iterArg_18) : (tensor<4x24x32xi1>, tensor<24x32xi1>, tensor<i32>) -> tensor<4x24x32xi1>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_18, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %30, %24#0, %24#1, %24#2, %25, %26, %27, %28, %29 : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>
    }
    %13 = stablehlo.log %12#8 : tensor<24xf32>
    %14 = stablehlo.add %12#7, %13 : tensor<24xf32>
    %15 = stablehlo.subtract %14, %12#9 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.negate %17 : tensor<24xf32>
    %19 = stablehlo.divide %17, %12#8 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %22:11 = stablehlo.while(%iterArg = %12#10, %iterArg_13 = %12#11, %iterArg_14 = %12#12, %iterArg_15 = %12#13, %iterArg_16 = %12#14, %iterArg_17 = %arg0, %iterArg_18 = %c_12, %iterArg_19 = %20, %iterArg_20 = %21, %iterArg_21 = %19, %iterArg_22 = %18) : tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>, tensor<24x24xf32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_18, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.subtract %c_23, %iterArg_18 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_24 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim(%iterArg, %24) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %26 = func.call @dynamic_index_in_dim_4(%iterArg_13, %24) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %27 = func.call @dynamic_index_in_dim_5(%iterArg_14, %24) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %28 = func.call @dynamic_index_in_dim_4(%iterArg_15, %24) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %29 = func.call @dynamic_index_in_dim_6(%iterArg_16, %24) : (tensor<4x24x32xi1>, tensor<i32>) -> tensor<24x32xi1>
      %30:4 = func.call @closed_call_7(%iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %25, %26, %27, %28, %29) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_18, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %31, %30#0, %30#1, %30#2, %30#3 : tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>, tensor<24x24xf32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %16, %22#8, %22#7 : tensor<f32>, tensor<24x24xf32>, tensor<24x128xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24x32xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<32xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x32xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
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
    %7 = stablehlo.convert %arg5 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %arg5 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg6, %11 : tensor<24xf32>
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
    %25 = call @_where_0(%24, %5, %arg4) : (tensor<24x32xi1>, tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %arg7, %26 : tensor<24xf32>
    return %8, %18, %27, %3, %4, %11, %16, %24 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>
  }
  func.func private @_where_0(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>, %arg2: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x32xi1>, tensor<24x32xf32>
    return %0 : tensor<24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x24x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<i32>) -> tensor<4x24x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xf32>) -> tensor<1x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x32xf32>, tensor<1x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x32xf32>
    return %1 : tensor<4x24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x24x32xi1>, %arg1: tensor<24x32xi1>, %arg2: tensor<i32>) -> tensor<4x24x32xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xi1>) -> tensor<1x24x32xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x32xi1>, tensor<1x24x32xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x32xi1>
    return %1 : tensor<4x24x32xi1>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x24x32xf32>, %arg1: tensor<i32>) -> tensor<24x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<4x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x24x32xi1>, %arg1: tensor<i32>) -> tensor<24x32xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<4x24x32xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xi1>) -> tensor<24x32xi1>
    return %1 : tensor<24x32xi1>
  }
  func.func private @closed_call_7(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x32xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x32xf32>, %arg9: tensor<24x32xi1>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %1 = call @_where_8(%arg9, %0) : (tensor<24x32xi1>, tensor<24x32xf32>) -> tensor<24x32xf32>
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
  func.func private @_where_8(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x32xi1>, tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
