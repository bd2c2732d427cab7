module @jit_loop_chosen_integer_labels attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %3:2 = call @remainder(%c) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x24x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<4x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %13:17 = stablehlo.while(%iterArg = %0, %iterArg_14 = %1, %iterArg_15 = %2, %iterArg_16 = %3#0, %iterArg_17 = %3#1, %iterArg_18 = %arg1, %iterArg_19 = %c_9, %iterArg_20 = %cst, %iterArg_21 = %4, %iterArg_22 = %5, %iterArg_23 = %6, %iterArg_24 = %7, %iterArg_25 = %8, %iterArg_26 = %9, %iterArg_27 = %10, %iterArg_28 = %11, %iterArg_29 = %12) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<i1>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x1xi32>
    cond {
      %c_30 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_19, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_19) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %19 = func.call @dynamic_index_in_dim_0(%iterArg_14, %iterArg_19) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_15, %iterArg_19) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %21:10 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_18, %iterArg_20, %18, %19, %20) : (tensor<i32>, tensor<i1>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_21, %21#1, %iterArg_19) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %23 = func.call @dynamic_update_index_in_dim_4(%iterArg_22, %21#2, %iterArg_19) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %24 = func.call @dynamic_update_index_in_dim_5(%iterArg_23, %21#3, %iterArg_19) : (tensor<4x24x131xf32>, tensor<24x131xf32>, tensor<i32>) -> tensor<4x24x131xf32>
      %25 = func.call @dynamic_update_index_in_dim_6(%iterArg_24, %21#4, %iterArg_19) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %26 = func.call @dynamic_update_index_in_dim_7(%iterArg_25, %21#5, %iterArg_19) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %27 = func.call @dynamic_update_index_in_dim_8(%iterArg_26, %21#6, %iterArg_19) : (tensor<4x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<4x6xi1>
      %28 = func.call @dynamic_update_index_in_dim_9(%iterArg_27, %21#7, %iterArg_19) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %29 = func.call @dynamic_update_index_in_dim_10(%iterArg_28, %21#8, %iterArg_19) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %30 = func.call @dynamic_update_index_in_dim_11(%iterArg_29, %21#9, %iterArg_19) : (tensor<4x1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4x1xi32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_19, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %31, %21#0, %22, %23, %24, %25, %26, %27, %28, %29, %30 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<i1>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x1xi32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %16:13 = stablehlo.while(%iterArg = %13#8, %iterArg_14 = %13#9, %iterArg_15 = %13#10, %iterArg_16 = %13#11, %iterArg_17 = %13#12, %iterArg_18 = %13#13, %iterArg_19 = %13#14, %iterArg_20 = %13#15, %iterArg_21 = %13#16, %iterArg_22 = %c_13, %iterArg_23 = %14, %iterArg_24 = %cst_11, %iterArg_25 = %15) : tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    cond {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_22, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.subtract %c_26, %iterArg_22 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.subtract %18, %c_27 : tensor<i32>
      %20 = func.call @dynamic_index_in_dim_12(%iterArg, %19) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %21 = func.call @dynamic_index_in_dim_13(%iterArg_14, %19) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %22 = func.call @dynamic_index_in_dim_14(%iterArg_15, %19) : (tensor<4x24x131xf32>, tensor<i32>) -> tensor<24x131xf32>
      %23 = func.call @dynamic_index_in_dim(%iterArg_16, %19) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %24 = func.call @dynamic_index_in_dim_15(%iterArg_17, %19) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %25 = func.call @dynamic_index_in_dim_16(%iterArg_18, %19) : (tensor<4x6xi1>, tensor<i32>) -> tensor<6xi1>
      %26 = func.call @dynamic_index_in_dim_1(%iterArg_19, %19) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %27 = func.call @dynamic_index_in_dim_17(%iterArg_20, %19) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %28 = func.call @dynamic_index_in_dim_18(%iterArg_21, %19) : (tensor<4x1xi32>, tensor<i32>) -> tensor<1xi32>
      %29:3 = func.call @closed_call_19(%iterArg_23, %iterArg_24, %20, %21, %22, %23, %24, %25, %26, %27, %28) : (tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %30 = func.call @dynamic_update_index_in_dim_6(%iterArg_25, %29#2, %19) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_22, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %31, %29#0, %29#1, %30 : tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    }
    %17 = stablehlo.reshape %16#12 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %13#7, %17, %16#10 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i1>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %2, %3 : tensor<i32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
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
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<i1>, %arg2: tensor<24x131xf32>, %arg3: tensor<f32>, %arg4: tensor<6x24xf32>, %arg5: tensor<6xi32>, %arg6: tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>) {
    %0 = stablehlo.slice %arg5 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %2 = call @remainder_2(%1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare EQ, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
    %5:9 = "stablehlo.case"(%4) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<6xi1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %7, %cst_7, %8, %9, %10, %11, %12, %13, %14 : tensor<f32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>
    }, {
      %7 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
      %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %10 = stablehlo.maximum %9, %8 : tensor<6xf32>
      %11 = stablehlo.is_finite %10 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %13 = stablehlo.select %11, %10, %12 : tensor<6xi1>, tensor<6xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
      %16 = stablehlo.subtract %7, %15 : tensor<6x131xf32>
      %17 = stablehlo.exponential %16 : tensor<6x131xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
      %19 = stablehlo.abs %18 : tensor<6xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %21 = stablehlo.compare GE, %18, %20, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %22 = stablehlo.log %19 : tensor<6xf32>
      %23 = stablehlo.add %22, %13 : tensor<6xf32>
      %24 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %25:2 = func.call @take_along_axis(%7, %24) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %26:2 = func.call @_take(%25#0, %c_4) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
      %27 = stablehlo.subtract %23, %26#0 : tensor<6xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %28, %cst_6, %arg2, %arg4, %17, %21, %19, %25#1, %26#1 : tensor<f32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>)
    %6 = stablehlo.add %arg3, %5#0 : tensor<f32>
    return %6, %4, %5#1, %5#2, %5#3, %5#4, %5#5, %5#6, %5#7, %5#8 : tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<1xi32>
  }
  func.func private @remainder_2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %2, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.and %3, %1 : tensor<i1>
    %5 = stablehlo.add %0, %arg1 : tensor<i32>
    %6 = stablehlo.select %4, %5, %0 : tensor<i1>, tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
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
  func.func private @_take(%arg0: tensor<6x1xf32>, %arg1: tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_3(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x1xf32>, tensor<1xi32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<6xi1>, tensor<6xf32>
    return %13, %3 : tensor<6xf32>, tensor<1xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<i32>) -> tensor<4x24x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x131xf32>) -> tensor<1x24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x131xf32>, tensor<1x24x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x131xf32>
    return %1 : tensor<4x24x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<4x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x6xi1>
    return %1 : tensor<4x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x1xi32>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> tensor<4x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<4x1xi32>
    return %1 : tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<4x24x131xf32>, %arg1: tensor<i32>) -> tensor<24x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 131] : (tensor<4x24x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<4x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call_19(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<24x131xf32>, %arg5: tensor<6x24xf32>, %arg6: tensor<6x131xf32>, %arg7: tensor<6xi1>, %arg8: tensor<6xf32>, %arg9: tensor<6x1x1xi32>, %arg10: tensor<1xi32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0:2 = "stablehlo.case"(%arg2) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      stablehlo.return %2, %3 : tensor<6x24xf32>, tensor<24x131xf32>
    }, {
      %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %3 = stablehlo.negate %2 : tensor<6xf32>
      %4 = func.call @_take_20(%arg10, %3) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
      %5 = func.call @take_along_axis_21(%arg9, %4) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
      %6 = stablehlo.divide %2, %arg8 : tensor<6xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %8 = stablehlo.select %arg7, %7, %6 : tensor<6xi1>, tensor<6xf32>
      %9 = stablehlo.select %arg7, %6, %7 : tensor<6xi1>, tensor<6xf32>
      %10 = stablehlo.negate %8 : tensor<6xf32>
      %11 = stablehlo.add %9, %10 : tensor<6xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
      %13 = stablehlo.multiply %12, %arg6 : tensor<6x131xf32>
      %14 = stablehlo.add %5, %13 : tensor<6x131xf32>
      %15 = stablehlo.dot_general %14, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
      %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
      %17 = stablehlo.dot_general %14, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
      stablehlo.return %17, %16 : tensor<6x24xf32>, tensor<24x131xf32>
    }) : (tensor<i32>) -> (tensor<6x24xf32>, tensor<24x131xf32>)
    %1 = stablehlo.add %arg0, %0#1 : tensor<24x131xf32>
    return %1, %arg1, %0#0 : tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>
  }
  func.func private @_take_20(%arg0: tensor<1xi32>, %arg1: tensor<6xf32>) -> tensor<6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @take_along_axis_21(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
}
