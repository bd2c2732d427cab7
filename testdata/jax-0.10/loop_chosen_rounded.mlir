module @jit_loop_chosen_rounded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %3:2 = call @remainder(%c) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x24x131xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x6x1xbf16>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11:15 = stablehlo.while(%iterArg = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3#0, %iterArg_15 = %3#1, %iterArg_16 = %arg1, %iterArg_17 = %c_7, %iterArg_18 = %cst, %iterArg_19 = %4, %iterArg_20 = %5, %iterArg_21 = %6, %iterArg_22 = %7, %iterArg_23 = %8, %iterArg_24 = %9, %iterArg_25 = %10) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<i1>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xbf16>, tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>
    cond {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_17, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %17 = func.call @dynamic_index_in_dim_0(%iterArg_12, %iterArg_17) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_13, %iterArg_17) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %19:8 = func.call @closed_call(%iterArg_14, %iterArg_15, %iterArg_16, %iterArg_18, %16, %17, %18) : (tensor<i32>, tensor<i1>, tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_19, %19#1, %iterArg_17) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %21 = func.call @dynamic_update_index_in_dim_3(%iterArg_20, %19#2, %iterArg_17) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %22 = func.call @dynamic_update_index_in_dim_4(%iterArg_21, %19#3, %iterArg_17) : (tensor<4x24x131xbf16>, tensor<24x131xbf16>, tensor<i32>) -> tensor<4x24x131xbf16>
      %23 = func.call @dynamic_update_index_in_dim_5(%iterArg_22, %19#4, %iterArg_17) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %24 = func.call @dynamic_update_index_in_dim_6(%iterArg_23, %19#5, %iterArg_17) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %25 = func.call @dynamic_update_index_in_dim_7(%iterArg_24, %19#6, %iterArg_17) : (tensor<4x6x1xbf16>, tensor<6x1xbf16>, tensor<i32>) -> tensor<4x6x1xbf16>
      %26 = func.call @dynamic_update_index_in_dim_8(%iterArg_25, %19#7, %iterArg_17) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_17, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %27, %19#0, %20, %21, %22, %23, %24, %25, %26 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<i1>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xbf16>, tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>
    }
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %14:11 = stablehlo.while(%iterArg = %11#8, %iterArg_12 = %11#9, %iterArg_13 = %11#10, %iterArg_14 = %11#11, %iterArg_15 = %11#12, %iterArg_16 = %11#13, %iterArg_17 = %11#14, %iterArg_18 = %c_11, %iterArg_19 = %12, %iterArg_20 = %cst_9, %iterArg_21 = %13) : tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xbf16>, tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.subtract %c_22, %iterArg_18 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_23 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim_9(%iterArg, %17) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %19 = func.call @dynamic_index_in_dim_10(%iterArg_12, %17) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %20 = func.call @dynamic_index_in_dim_11(%iterArg_13, %17) : (tensor<4x24x131xbf16>, tensor<i32>) -> tensor<24x131xbf16>
      %21 = func.call @dynamic_index_in_dim(%iterArg_14, %17) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %22 = func.call @dynamic_index_in_dim_12(%iterArg_15, %17) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %23 = func.call @dynamic_index_in_dim_13(%iterArg_16, %17) : (tensor<4x6x1xbf16>, tensor<i32>) -> tensor<6x1xbf16>
      %24 = func.call @dynamic_index_in_dim_14(%iterArg_17, %17) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %25:3 = func.call @closed_call_15(%iterArg_19, %iterArg_20, %18, %19, %20, %21, %22, %23, %24) : (tensor<24x131xbf16>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>)
      %26 = func.call @dynamic_update_index_in_dim_5(%iterArg_21, %25#2, %17) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %27, %25#0, %25#1, %26 : tensor<4xi32>, tensor<4xf32>, tensor<4x24x131xbf16>, tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    }
    %15 = stablehlo.reshape %14#10 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    return %11#7, %15, %14#8 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
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
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<i1>, %arg2: tensor<24x131xbf16>, %arg3: tensor<f32>, %arg4: tensor<6x24xbf16>, %arg5: tensor<6xi32>, %arg6: tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>) {
    %0 = stablehlo.slice %arg5 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %2 = call @remainder_2(%1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare EQ, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
    %5:7 = "stablehlo.case"(%4) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6x24xbf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<6x1xbf16>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %7, %cst_5, %8, %9, %10, %11, %12 : tensor<f32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>
    }, {
      %7 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
      %8:3 = func.call @log_softmax(%7) : (tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>)
      %9 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %10:2 = func.call @take_along_axis(%8#0, %9) : (tensor<6x131xbf16>, tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>)
      %11 = stablehlo.convert %10#0 : (tensor<6x1xbf16>) -> tensor<6x1xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<f32>
      %13 = stablehlo.negate %12 : tensor<f32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %13, %cst_0, %arg2, %arg4, %8#1, %8#2, %10#1 : tensor<f32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>)
    %6 = stablehlo.add %arg3, %5#0 : tensor<f32>
    return %6, %4, %5#1, %5#2, %5#3, %5#4, %5#5, %5#6 : tensor<f32>, tensor<i32>, tensor<f32>, tensor<24x131xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>
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
  func.func private @log_softmax(%arg0: tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>) {
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
  func.func private @take_along_axis(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<i32>) -> tensor<4x24x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x131xbf16>) -> tensor<1x24x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x131xbf16>, tensor<1x24x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x131xbf16>
    return %1 : tensor<4x24x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<6x24xbf16>, %arg2: tensor<i32>) -> tensor<4x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xbf16>, tensor<1x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xbf16>
    return %1 : tensor<4x6x24xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<6x131xbf16>, %arg2: tensor<i32>) -> tensor<4x6x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xbf16>) -> tensor<1x6x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xbf16>, tensor<1x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xbf16>
    return %1 : tensor<4x6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<i32>) -> tensor<4x6x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x1xbf16>) -> tensor<1x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x1xbf16>, tensor<1x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1xbf16>
    return %1 : tensor<4x6x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x24x131xbf16>, %arg1: tensor<i32>) -> tensor<24x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 131] : (tensor<4x24x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x131xbf16>) -> tensor<24x131xbf16>
    return %1 : tensor<24x131xbf16>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<i32>) -> tensor<6x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<i32>) -> tensor<6x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xbf16>) -> tensor<6x1xbf16>
    return %1 : tensor<6x1xbf16>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_15(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<24x131xbf16>, %arg5: tensor<6x24xbf16>, %arg6: tensor<6x131xbf16>, %arg7: tensor<6x1xbf16>, %arg8: tensor<6x1x1xi32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>) {
    %0:2 = "stablehlo.case"(%arg2) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x24xbf16>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      stablehlo.return %2, %3 : tensor<6x24xbf16>, tensor<24x131xbf16>
    }, {
      %2 = stablehlo.negate %arg1 : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
      %4 = stablehlo.convert %3 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
      %5 = func.call @take_along_axis_16(%arg8, %4) : (tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
      %6 = func.call @log_softmax_17(%arg6, %arg7, %5) : (tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
      %7 = stablehlo.dot_general %6, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<6x24xbf16>) -> tensor<131x24xbf16>
      %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
      %9 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<24x131xbf16>) -> tensor<6x24xbf16>
      stablehlo.return %9, %8 : tensor<6x24xbf16>, tensor<24x131xbf16>
    }) : (tensor<i32>) -> (tensor<6x24xbf16>, tensor<24x131xbf16>)
    %1 = stablehlo.add %arg0, %0#1 : tensor<24x131xbf16>
    return %1, %arg1, %0#0 : tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>
  }
  func.func private @take_along_axis_16(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x131xbf16>, tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @log_softmax_17(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
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
}
