module @jit_loop_nested_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<131xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<131xi32>) -> tensor<1x131xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %2 = call @remainder(%1, %c) : (tensor<1x131xi32>, tensor<i32>) -> tensor<1x131xi32>
    %3 = stablehlo.iota dim = 0 : tensor<3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<3x131xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x131xi32>
    %7 = stablehlo.compare NE, %5, %6, SIGNED : (tensor<3x131xi32>, tensor<3x131xi32>) -> tensor<3x131xi1>
    %8 = stablehlo.iota dim = 0 : tensor<3xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %11 = stablehlo.compare NE, %9, %10, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x131xi1>
    %13 = stablehlo.and %7, %12 : tensor<3x131xi1>
    %14 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %15 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %16 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17:2 = call @_where_0(%cst) : (tensor<f32>) -> (tensor<3x131xf32>, tensor<3x131xf32>)
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18:2 = call @_where_1(%c_1) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>)
    call @_where_2(%13, %17#1) : (tensor<3x131xi1>, tensor<3x131xf32>) -> ()
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    call @take_along_axis_3() : () -> ()
    call @_where_4(%18#1) : (tensor<3xf32>) -> ()
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x3x1xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<2x4x3xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %23:13 = stablehlo.while(%iterArg = %14, %iterArg_12 = %15, %iterArg_13 = %16, %iterArg_14 = %arg1, %iterArg_15 = %13, %iterArg_16 = %17#1, %iterArg_17 = %18#1, %iterArg_18 = %c_7, %iterArg_19 = %cst_2, %iterArg_20 = %19, %iterArg_21 = %20, %iterArg_22 = %21, %iterArg_23 = %22) : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xi1>
    cond {
      %c_24 = stablehlo.constant dense<2> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_18, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %29 = func.call @dynamic_index_in_dim_5(%iterArg_12, %iterArg_18) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %30 = func.call @dynamic_index_in_dim_6(%iterArg_13, %iterArg_18) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %31:5 = func.call @closed_call(%iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %28, %29, %30) : (tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xi1>)
      %32 = func.call @dynamic_update_index_in_dim_19(%iterArg_20, %31#1, %iterArg_18) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %33 = func.call @dynamic_update_index_in_dim_20(%iterArg_21, %31#2, %iterArg_18) : (tensor<2x4x3x1xf32>, tensor<4x3x1xf32>, tensor<i32>) -> tensor<2x4x3x1xf32>
      %34 = func.call @dynamic_update_index_in_dim_21(%iterArg_22, %31#3, %iterArg_18) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %35 = func.call @dynamic_update_index_in_dim_22(%iterArg_23, %31#4, %iterArg_18) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %36, %31#0, %32, %33, %34, %35 : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xi1>
    }
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %26:14 = stablehlo.while(%iterArg = %14, %iterArg_12 = %23#9, %iterArg_13 = %23#10, %iterArg_14 = %23#11, %iterArg_15 = %16, %iterArg_16 = %23#12, %iterArg_17 = %arg1, %iterArg_18 = %13, %iterArg_19 = %17#0, %iterArg_20 = %18#0, %iterArg_21 = %c_11, %iterArg_22 = %24, %iterArg_23 = %cst_9, %iterArg_24 = %25) : tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3xi1>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    cond {
      %c_25 = stablehlo.constant dense<2> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<2> : tensor<i32>
      %28 = stablehlo.subtract %c_25, %iterArg_21 : tensor<i32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.subtract %28, %c_26 : tensor<i32>
      %30 = func.call @dynamic_index_in_dim(%iterArg, %29) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %31 = func.call @dynamic_index_in_dim_23(%iterArg_12, %29) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %32 = func.call @dynamic_index_in_dim_24(%iterArg_13, %29) : (tensor<2x4x3x1xf32>, tensor<i32>) -> tensor<4x3x1xf32>
      %33 = func.call @dynamic_index_in_dim_25(%iterArg_14, %29) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %34 = func.call @dynamic_index_in_dim_6(%iterArg_15, %29) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %35 = func.call @dynamic_index_in_dim_26(%iterArg_16, %29) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %36:3 = func.call @closed_call_27(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %30, %31, %32, %33, %34, %35) : (tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xi1>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>)
      %37 = func.call @dynamic_update_index_in_dim_38(%iterArg_24, %36#2, %29) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_21, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %38, %36#0, %36#1, %37 : tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3xi1>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    }
    %27 = stablehlo.reshape %26#13 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    return %23#8, %27, %26#11 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @remainder(%arg0: tensor<1x131xi32>, %arg1: tensor<i32>) -> tensor<1x131xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x131xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x131xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x131xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x131xi32>, tensor<1x131xi32>) -> tensor<1x131xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x131xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x131xi32>, tensor<1x131xi32>) -> tensor<1x131xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x131xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x131xi1>, tensor<1x131xi1>) -> tensor<1x131xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x131xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x131xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x131xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x131xi1>, tensor<1x131xi32>
    return %15 : tensor<1x131xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<f32>) -> (tensor<3x131xf32>, tensor<3x131xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    return %2, %1 : tensor<3x131xf32>, tensor<3x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %2, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x131xi1>, %arg1: tensor<3x131xf32>) {
    return
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @take_along_axis_3() {
    return
  }
  func.func private @_where_4(%arg0: tensor<3xf32>) {
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
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x4x3xi32>, %arg1: tensor<i32>) -> tensor<4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x4x3xf32>, %arg1: tensor<i32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<3xf32>, %arg4: tensor<f32>, %arg5: tensor<4x3x24xf32>, %arg6: tensor<4x3xi32>, %arg7: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:13 = stablehlo.while(%iterArg = %arg5, %iterArg_4 = %arg6, %iterArg_5 = %arg7, %iterArg_6 = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c_3, %iterArg_11 = %cst, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xi1>
    cond {
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_10, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim_7(%iterArg, %iterArg_10) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %7 = func.call @dynamic_index_in_dim_8(%iterArg_4, %iterArg_10) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %8 = func.call @dynamic_index_in_dim_9(%iterArg_5, %iterArg_10) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %9:5 = func.call @closed_call_10(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_11, %6, %7, %8) : (tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x1x1xi32>, tensor<3xi1>)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_12, %9#1, %iterArg_10) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %11 = func.call @dynamic_update_index_in_dim_16(%iterArg_13, %9#2, %iterArg_10) : (tensor<4x3x1xf32>, tensor<3x1xf32>, tensor<i32>) -> tensor<4x3x1xf32>
      %12 = func.call @dynamic_update_index_in_dim_17(%iterArg_14, %9#3, %iterArg_10) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %13 = func.call @dynamic_update_index_in_dim_18(%iterArg_15, %9#4, %iterArg_10) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_10, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %14, %9#0, %10, %11, %12, %13 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xi1>
    }
    %5 = stablehlo.add %arg4, %4#8 : tensor<f32>
    return %5, %4#9, %4#10, %4#11, %4#12 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_10(%arg0: tensor<24x131xf32>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<3xf32>, %arg4: tensor<f32>, %arg5: tensor<3x24xf32>, %arg6: tensor<3xi32>, %arg7: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x1x1xi32>, tensor<3xi1>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %1 = call @_where_11(%0, %arg1, %arg2) : (tensor<3x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>) -> tensor<3x131xf32>
    %2:3 = call @log_softmax_12(%1) : (tensor<3x131xf32>) -> (tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1xf32>)
    %3 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %4 = call @take_along_axis_13(%2#0, %3) : (tensor<3x131xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xf32>) -> tensor<3xf32>
    %6 = stablehlo.is_finite %5 : (tensor<3xf32>) -> tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %8:2 = call @take_along_axis_14(%2#0, %7) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %9 = stablehlo.reshape %8#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %10 = stablehlo.multiply %9, %arg7 : tensor<3xf32>
    %11 = call @_where_15(%6, %10, %arg3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.negate %12 : tensor<f32>
    %14 = stablehlo.add %arg4, %13 : tensor<f32>
    return %14, %2#1, %2#2, %8#1, %6 : tensor<f32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x1x1xi32>, tensor<3xi1>
  }
  func.func private @_where_11(%arg0: tensor<3x131xf32>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>) -> tensor<3x131xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<3x131xi1>, tensor<3x131xf32>
    return %0 : tensor<3x131xf32>
  }
  func.func private @log_softmax_12(%arg0: tensor<3x131xf32>) -> (tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.log %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x131xf32>
    return %11, %6, %8 : tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1xf32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xf32> {
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
    return %15 : tensor<3x1xf32>
  }
  func.func private @take_along_axis_14(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
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
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<4x3x1xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<i32>) -> tensor<4x3x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x1xf32>, tensor<1x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1xf32>
    return %1 : tensor<4x3x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<2x4x3x1xf32>, %arg1: tensor<4x3x1xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x1xf32>) -> tensor<1x4x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x1xf32>, tensor<1x4x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1xf32>
    return %1 : tensor<2x4x3x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<2x4x3xi1>, %arg1: tensor<4x3xi1>, %arg2: tensor<i32>) -> tensor<2x4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xi1>, tensor<1x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xi1>
    return %1 : tensor<2x4x3xi1>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<2x4x3x1xf32>, %arg1: tensor<i32>) -> tensor<4x3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 1] : (tensor<2x4x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1xf32>) -> tensor<4x3x1xf32>
    return %1 : tensor<4x3x1xf32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<2x4x3xi1>, %arg1: tensor<i32>) -> tensor<4x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @closed_call_27(%arg0: tensor<24x131xf32>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<3xf32>, %arg4: tensor<24x131xf32>, %arg5: tensor<f32>, %arg6: tensor<4x3x24xf32>, %arg7: tensor<4x3x131xf32>, %arg8: tensor<4x3x1xf32>, %arg9: tensor<4x3x1x1xi32>, %arg10: tensor<4x3xf32>, %arg11: tensor<4x3xi1>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:14 = stablehlo.while(%iterArg = %arg6, %iterArg_1 = %arg7, %iterArg_2 = %arg8, %iterArg_3 = %arg9, %iterArg_4 = %arg10, %iterArg_5 = %arg11, %iterArg_6 = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %arg5, %iterArg_13 = %1) : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xi1>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_14, %iterArg_10 : tensor<i32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_15 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim_7(%iterArg, %5) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %7 = func.call @dynamic_index_in_dim_28(%iterArg_1, %5) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %8 = func.call @dynamic_index_in_dim_29(%iterArg_2, %5) : (tensor<4x3x1xf32>, tensor<i32>) -> tensor<3x1xf32>
      %9 = func.call @dynamic_index_in_dim_30(%iterArg_3, %5) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %10 = func.call @dynamic_index_in_dim_9(%iterArg_4, %5) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11 = func.call @dynamic_index_in_dim_31(%iterArg_5, %5) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %12:3 = func.call @closed_call_32(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_11, %iterArg_12, %6, %7, %8, %9, %10, %11) : (tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x1x1xi32>, tensor<3xf32>, tensor<3xi1>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>)
      %13 = func.call @dynamic_update_index_in_dim_37(%iterArg_13, %12#2, %5) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_10, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %14, %12#0, %12#1, %13 : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xi1>, tensor<24x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<3xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    }
    %3 = stablehlo.add %arg4, %2#11 : tensor<24x131xf32>
    return %3, %arg5, %2#13 : tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<4x3x1xf32>, %arg1: tensor<i32>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 1] : (tensor<4x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
    return %1 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @closed_call_32(%arg0: tensor<24x131xf32>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<3xf32>, %arg4: tensor<24x131xf32>, %arg5: tensor<f32>, %arg6: tensor<3x24xf32>, %arg7: tensor<3x131xf32>, %arg8: tensor<3x1xf32>, %arg9: tensor<3x1x1xi32>, %arg10: tensor<3xf32>, %arg11: tensor<3xi1>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>) {
    %0 = stablehlo.negate %arg5 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = call @_where_33(%arg11, %arg3, %1) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = stablehlo.multiply %2, %arg10 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %5 = call @take_along_axis_34(%arg9, %4) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %6 = call @log_softmax_35(%arg7, %arg8, %5) : (tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x131xf32>) -> tensor<3x131xf32>
    %7 = call @_where_36(%arg1, %arg2, %6) : (tensor<3x131xi1>, tensor<3x131xf32>, tensor<3x131xf32>) -> tensor<3x131xf32>
    %8 = stablehlo.dot_general %7, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %10 = stablehlo.add %arg4, %9 : tensor<24x131xf32>
    %11 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    return %10, %arg5, %11 : tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>
  }
  func.func private @_where_33(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @take_along_axis_34(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @log_softmax_35(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x131xf32>) -> tensor<3x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x131xf32>
    return %7 : tensor<3x131xf32>
  }
  func.func private @_where_36(%arg0: tensor<3x131xi1>, %arg1: tensor<3x131xf32>, %arg2: tensor<3x131xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x131xi1>, tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<4x3x24xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xf32>, tensor<1x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xf32>
    return %1 : tensor<2x4x3x24xf32>
  }
}
