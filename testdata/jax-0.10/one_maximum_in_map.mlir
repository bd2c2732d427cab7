module @jit_one_maximum_in_map attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<8x3x24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %arg1, %iterArg_14 = %c, %iterArg_15 = %3) : tensor<3xi32>, tensor<24x120xf32>, tensor<i32>, tensor<3x24x40xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_14, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %24 = func.call @closed_call(%iterArg_13, %23) : (tensor<24x120xf32>, tensor<i32>) -> tensor<24x40xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_15, %24, %iterArg_14) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_14, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %26, %25 : tensor<3xi32>, tensor<24x120xf32>, tensor<i32>, tensor<3x24x40xf32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8:4 = stablehlo.while(%iterArg = %6, %iterArg_13 = %arg1, %iterArg_14 = %c_3, %iterArg_15 = %7) : tensor<3xi32>, tensor<24x120xf32>, tensor<i32>, tensor<3x24x40xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_14, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %24 = func.call @closed_call_0(%iterArg_13, %23) : (tensor<24x120xf32>, tensor<i32>) -> tensor<24x40xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_15, %24, %iterArg_14) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_14, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %26, %25 : tensor<3xi32>, tensor<24x120xf32>, tensor<i32>, tensor<3x24x40xf32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x3x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %13:10 = stablehlo.while(%iterArg = %0, %iterArg_13 = %1, %iterArg_14 = %4#3, %iterArg_15 = %5, %iterArg_16 = %8#3, %iterArg_17 = %c_8, %iterArg_18 = %9, %iterArg_19 = %10, %iterArg_20 = %11, %iterArg_21 = %12) : tensor<8x3x24xf32>, tensor<3xf32>, tensor<3x24x40xf32>, tensor<3xf32>, tensor<3x24x40xf32>, tensor<i32>, tensor<8x3xf32>, tensor<8x3x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>
    cond {
      %c_22 = stablehlo.constant dense<8> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_17, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_17) : (tensor<8x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %24:4 = func.call @closed_call_2(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %23) : (tensor<3xf32>, tensor<3x24x40xf32>, tensor<3xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
      %25 = func.call @dynamic_update_index_in_dim_7(%iterArg_18, %24#0, %iterArg_17) : (tensor<8x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8x3xf32>
      %26 = func.call @dynamic_update_index_in_dim_8(%iterArg_19, %24#1, %iterArg_17) : (tensor<8x3x3xf32>, tensor<3x3xf32>, tensor<i32>) -> tensor<8x3x3xf32>
      %27 = func.call @dynamic_update_index_in_dim_7(%iterArg_20, %24#2, %iterArg_17) : (tensor<8x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8x3xf32>
      %28 = func.call @dynamic_update_index_in_dim_7(%iterArg_21, %24#3, %iterArg_17) : (tensor<8x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8x3xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %29, %25, %26, %27, %28 : tensor<8x3x24xf32>, tensor<3xf32>, tensor<3x24x40xf32>, tensor<3xf32>, tensor<3x24x40xf32>, tensor<i32>, tensor<8x3xf32>, tensor<8x3x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>
    }
    %14 = stablehlo.reshape %13#6 : (tensor<8x3xf32>) -> tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg2 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.multiply %17, %arg2 : tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<8x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x3x24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %21:10 = stablehlo.while(%iterArg = %19, %iterArg_13 = %0, %iterArg_14 = %13#7, %iterArg_15 = %13#8, %iterArg_16 = %13#9, %iterArg_17 = %arg1, %iterArg_18 = %2, %iterArg_19 = %6, %iterArg_20 = %c_12, %iterArg_21 = %20) : tensor<8x3xf32>, tensor<8x3x24xf32>, tensor<8x3x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<24x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<8x3x24xf32>
    cond {
      %c_22 = stablehlo.constant dense<8> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_20, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<8> : tensor<i32>
      %23 = stablehlo.subtract %c_22, %iterArg_20 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_23 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim_9(%iterArg, %24) : (tensor<8x3xf32>, tensor<i32>) -> tensor<3xf32>
      %26 = func.call @dynamic_index_in_dim_1(%iterArg_13, %24) : (tensor<8x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %27 = func.call @dynamic_index_in_dim_10(%iterArg_14, %24) : (tensor<8x3x3xf32>, tensor<i32>) -> tensor<3x3xf32>
      %28 = func.call @dynamic_index_in_dim_9(%iterArg_15, %24) : (tensor<8x3xf32>, tensor<i32>) -> tensor<3xf32>
      %29 = func.call @dynamic_index_in_dim_9(%iterArg_16, %24) : (tensor<8x3xf32>, tensor<i32>) -> tensor<3xf32>
      %30 = func.call @closed_call_11(%iterArg_17, %iterArg_18, %iterArg_19, %25, %26, %27, %28, %29) : (tensor<24x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3x24xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x24xf32>
      %31 = func.call @dynamic_update_index_in_dim_15(%iterArg_21, %30, %24) : (tensor<8x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<8x3x24xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.add %iterArg_20, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %32, %31 : tensor<8x3xf32>, tensor<8x3x24xf32>, tensor<8x3x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<24x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<8x3x24xf32>
    }
    %22 = stablehlo.reshape %21#9 : (tensor<8x3x24xf32>) -> tensor<24x24xf32>
    return %16, %22 : tensor<f32>, tensor<24x24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x120xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    return %4 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<24x120xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    return %4 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<8x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<8x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<3xf32>, %arg1: tensor<3x24x40xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3x24x40xf32>, %arg4: tensor<3x24xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg4, %iterArg_2 = %c, %iterArg_3 = %arg0, %iterArg_4 = %0) : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<i32>, tensor<3xf32>, tensor<3x3xf32>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_2) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %7:2 = func.call @closed_call_4(%iterArg_1, %iterArg_3, %6) : (tensor<3x24xf32>, tensor<3xf32>, tensor<24x40xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %8 = func.call @dynamic_update_index_in_dim_5(%iterArg_4, %7#1, %iterArg_2) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<3x3xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %9, %7#0, %8 : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<i32>, tensor<3xf32>, tensor<3x3xf32>
    }
    %2 = stablehlo.broadcast_in_dim %1#3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:5 = stablehlo.while(%iterArg = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %2, %iterArg_3 = %c_0, %iterArg_4 = %arg2) : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x1xf32>, tensor<i32>, tensor<3xf32>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_3) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %7 = func.call @closed_call_6(%iterArg_1, %iterArg_2, %iterArg_4, %6) : (tensor<3x24xf32>, tensor<3x1xf32>, tensor<3xf32>, tensor<24x40xf32>) -> tensor<3xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_3, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %8, %7 : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x1xf32>, tensor<i32>, tensor<3xf32>
    }
    %4 = stablehlo.log %3#4 : tensor<3xf32>
    %5 = stablehlo.add %1#3, %4 : tensor<3xf32>
    return %5, %1#4, %1#3, %3#4 : tensor<3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<3x24xf32>, %arg1: tensor<3xf32>, %arg2: tensor<24x40xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x40xf32>) -> tensor<3x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.convert %arg1 : tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    return %3, %arg1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<3x24xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3xf32>, %arg3: tensor<24x40xf32>) -> tensor<3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x40xf32>) -> tensor<3x40xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x40xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<3x40xf32>
    %3 = stablehlo.exponential %2 : tensor<3x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.add %arg2, %4 : tensor<3xf32>
    return %5 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<8x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<8x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
    return %1 : tensor<8x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<8x3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<i32>) -> tensor<8x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x3x3xf32>, tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x3x3xf32>
    return %1 : tensor<8x3x3xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<8x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<8x3x3xf32>, %arg1: tensor<i32>) -> tensor<3x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 3] : (tensor<8x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @closed_call_11(%arg0: tensor<24x120xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>, %arg3: tensor<3xf32>, %arg4: tensor<3x24xf32>, %arg5: tensor<3x3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>) -> tensor<3x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.divide %arg3, %arg7 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %arg2, %iterArg_5 = %arg0, %iterArg_6 = %arg4, %iterArg_7 = %arg6, %iterArg_8 = %c, %iterArg_9 = %3, %iterArg_10 = %4, %iterArg_11 = %2) : tensor<3xi32>, tensor<24x120xf32>, tensor<3x24xf32>, tensor<3xf32>, tensor<i32>, tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_8, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.subtract %c_12, %iterArg_8 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.subtract %10, %c_13 : tensor<i32>
      %12 = func.call @dynamic_index_in_dim(%iterArg, %11) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %13:3 = func.call @closed_call_12(%iterArg_5, %iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10, %iterArg_11, %12) : (tensor<24x120xf32>, tensor<3x24xf32>, tensor<3xf32>, tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> (tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_8, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %14, %13#0, %13#1, %13#2 : tensor<3xi32>, tensor<24x120xf32>, tensor<3x24xf32>, tensor<3xf32>, tensor<i32>, tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %6 = stablehlo.add %arg3, %5#6 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8:7 = stablehlo.while(%iterArg = %arg5, %iterArg_5 = %arg1, %iterArg_6 = %arg0, %iterArg_7 = %arg4, %iterArg_8 = %c_4, %iterArg_9 = %7, %iterArg_10 = %6) : tensor<3x3xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<3x24xf32>, tensor<i32>, tensor<3x24xf32>, tensor<3xf32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.subtract %c_11, %iterArg_8 : tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.subtract %10, %c_12 : tensor<i32>
      %12 = func.call @dynamic_index_in_dim_13(%iterArg, %11) : (tensor<3x3xf32>, tensor<i32>) -> tensor<3xf32>
      %13 = func.call @dynamic_index_in_dim(%iterArg_5, %11) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %14:2 = func.call @closed_call_14(%iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10, %12, %13) : (tensor<24x120xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> (tensor<3x24xf32>, tensor<3xf32>)
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_8, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %15, %14#0, %14#1 : tensor<3x3xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<3x24xf32>, tensor<i32>, tensor<3x24xf32>, tensor<3xf32>
    }
    %9 = stablehlo.add %5#5, %8#5 : tensor<3x24xf32>
    return %9 : tensor<3x24xf32>
  }
  func.func private @closed_call_12(%arg0: tensor<24x120xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<i32>) -> (tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x40xf32>) -> tensor<3x40xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x40xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<3x40xf32>
    %9 = stablehlo.exponential %8 : tensor<3x40xf32>
    %10 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<3xf32>) -> tensor<3x40xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x40xf32>
    %12 = stablehlo.negate %11 : tensor<3x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.reshape %13 : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.dot_general %11, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x40xf32>, tensor<24x40xf32>) -> tensor<3x24xf32>
    %17 = stablehlo.add %arg3, %16 : tensor<3x24xf32>
    %18 = stablehlo.add %arg4, %15 : tensor<3xf32>
    return %17, %18, %arg5 : tensor<3x24xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<3x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_14(%arg0: tensor<24x120xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<3x24xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<i32>) -> (tensor<3x24xf32>, tensor<3xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x40xf32>) -> tensor<3x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x40xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<3x40xf32>, tensor<3x40xf32>) -> tensor<3x40xi1>
    %10 = stablehlo.convert %9 : (tensor<3x40xi1>) -> tensor<3x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.convert %arg4 : tensor<3xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<3xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<3xi1>, tensor<3xf32>
    %18 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<3xi1>, tensor<3xf32>
    %22 = stablehlo.divide %17, %21 : tensor<3xf32>
    %23 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<3xi1>, tensor<3xf32>
    %27 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<3xi1>, tensor<3xf32>
    %31 = stablehlo.divide %26, %30 : tensor<3xf32>
    %32 = stablehlo.multiply %arg3, %31 : tensor<3xf32>
    %33 = stablehlo.multiply %arg3, %22 : tensor<3xf32>
    %34 = stablehlo.convert %33 : tensor<3xf32>
    %35 = stablehlo.divide %32, %11 : tensor<3xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<3xf32>) -> tensor<3x40xf32>
    %37 = stablehlo.multiply %36, %10 : tensor<3x40xf32>
    %38 = stablehlo.dot_general %37, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x40xf32>, tensor<24x40xf32>) -> tensor<3x24xf32>
    %39 = stablehlo.add %arg2, %38 : tensor<3x24xf32>
    return %39, %34 : tensor<3x24xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<8x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<8x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x3x24xf32>
    return %1 : tensor<8x3x24xf32>
  }
}
