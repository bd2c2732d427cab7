module @jit_loop_rows_by_position attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6:11 = stablehlo.while(%iterArg = %0, %iterArg_21 = %arg2, %iterArg_22 = %arg3, %iterArg_23 = %c_5, %iterArg_24 = %c, %iterArg_25 = %cst, %iterArg_26 = %1, %iterArg_27 = %2, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %5) : tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>
    cond {
      %c_31 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_23, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23:7 = func.call @closed_call(%iterArg, %iterArg_21, %iterArg_22, %iterArg_24, %iterArg_25) : (tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<i32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6xf32>)
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_26, %23#2, %iterArg_23) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %25 = func.call @dynamic_update_index_in_dim_2(%iterArg_27, %23#3, %iterArg_23) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %26 = func.call @dynamic_update_index_in_dim_3(%iterArg_28, %23#4, %iterArg_23) : (tensor<4x6x1xf32>, tensor<6x1xf32>, tensor<i32>) -> tensor<4x6x1xf32>
      %27 = func.call @dynamic_update_index_in_dim_4(%iterArg_29, %23#5, %iterArg_23) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %28 = func.call @dynamic_update_index_in_dim_5(%iterArg_30, %23#6, %iterArg_23) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_23, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %29, %23#0, %23#1, %24, %25, %26, %27, %28 : tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>
    }
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_6, %6#5 : tensor<f32>
    call @log_softmax_6() : () -> ()
    call @take_along_axis_7() : () -> ()
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x12x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x12x1xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x12x1x1xi32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %13:11 = stablehlo.while(%iterArg = %0, %iterArg_21 = %arg2, %iterArg_22 = %arg3, %iterArg_23 = %c_14, %iterArg_24 = %c_7, %iterArg_25 = %cst_8, %iterArg_26 = %8, %iterArg_27 = %9, %iterArg_28 = %10, %iterArg_29 = %11, %iterArg_30 = %12) : tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<2xi32>, tensor<2x12x131xf32>, tensor<2x12x1xf32>, tensor<2x12x1x1xi32>, tensor<2x12xf32>
    cond {
      %c_31 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_23, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23:7 = func.call @closed_call_8(%iterArg, %iterArg_21, %iterArg_22, %iterArg_24, %iterArg_25) : (tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<i32>, tensor<12x131xf32>, tensor<12x1xf32>, tensor<12x1x1xi32>, tensor<12xf32>)
      %24 = func.call @dynamic_update_index_in_dim_11(%iterArg_26, %23#2, %iterArg_23) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
      %25 = func.call @dynamic_update_index_in_dim_12(%iterArg_27, %23#3, %iterArg_23) : (tensor<2x12x131xf32>, tensor<12x131xf32>, tensor<i32>) -> tensor<2x12x131xf32>
      %26 = func.call @dynamic_update_index_in_dim_13(%iterArg_28, %23#4, %iterArg_23) : (tensor<2x12x1xf32>, tensor<12x1xf32>, tensor<i32>) -> tensor<2x12x1xf32>
      %27 = func.call @dynamic_update_index_in_dim_14(%iterArg_29, %23#5, %iterArg_23) : (tensor<2x12x1x1xi32>, tensor<12x1x1xi32>, tensor<i32>) -> tensor<2x12x1x1xi32>
      %28 = func.call @dynamic_update_index_in_dim_15(%iterArg_30, %23#6, %iterArg_23) : (tensor<2x12xf32>, tensor<12xf32>, tensor<i32>) -> tensor<2x12xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_23, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %29, %23#0, %23#1, %24, %25, %26, %27, %28 : tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<2xi32>, tensor<2x12x131xf32>, tensor<2x12x1xf32>, tensor<2x12x1x1xi32>, tensor<2x12xf32>
    }
    %14 = stablehlo.add %7, %13#5 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %16:8 = stablehlo.while(%iterArg = %13#6, %iterArg_21 = %13#7, %iterArg_22 = %13#8, %iterArg_23 = %13#9, %iterArg_24 = %13#10, %iterArg_25 = %c_17, %iterArg_26 = %15, %iterArg_27 = %cst_16) : tensor<2xi32>, tensor<2x12x131xf32>, tensor<2x12x1xf32>, tensor<2x12x1x1xi32>, tensor<2x12xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>
    cond {
      %c_28 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_25, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.subtract %c_28, %iterArg_25 : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_29 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim(%iterArg, %24) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %26 = func.call @dynamic_index_in_dim_16(%iterArg_21, %24) : (tensor<2x12x131xf32>, tensor<i32>) -> tensor<12x131xf32>
      %27 = func.call @dynamic_index_in_dim_17(%iterArg_22, %24) : (tensor<2x12x1xf32>, tensor<i32>) -> tensor<12x1xf32>
      %28 = func.call @dynamic_index_in_dim_18(%iterArg_23, %24) : (tensor<2x12x1x1xi32>, tensor<i32>) -> tensor<12x1x1xi32>
      %29 = func.call @dynamic_index_in_dim_19(%iterArg_24, %24) : (tensor<2x12xf32>, tensor<i32>) -> tensor<12xf32>
      %30:2 = func.call @closed_call_20(%iterArg_26, %iterArg_27, %25, %26, %27, %28, %29) : (tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<12x131xf32>, tensor<12x1xf32>, tensor<12x1x1xi32>, tensor<12xf32>) -> (tensor<24x131xf32>, tensor<f32>)
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_25, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %31, %30#0, %30#1 : tensor<2xi32>, tensor<2x12x131xf32>, tensor<2x12x1xf32>, tensor<2x12x1x1xi32>, tensor<2x12xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>
    }
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %18:8 = stablehlo.while(%iterArg = %6#6, %iterArg_21 = %6#7, %iterArg_22 = %6#8, %iterArg_23 = %6#9, %iterArg_24 = %6#10, %iterArg_25 = %c_20, %iterArg_26 = %17, %iterArg_27 = %cst_19) : tensor<4xi32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>
    cond {
      %c_28 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_25, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.subtract %c_28, %iterArg_25 : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_29 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim_23(%iterArg, %24) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %26 = func.call @dynamic_index_in_dim_24(%iterArg_21, %24) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %27 = func.call @dynamic_index_in_dim_25(%iterArg_22, %24) : (tensor<4x6x1xf32>, tensor<i32>) -> tensor<6x1xf32>
      %28 = func.call @dynamic_index_in_dim_26(%iterArg_23, %24) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %29 = func.call @dynamic_index_in_dim_27(%iterArg_24, %24) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %30:2 = func.call @closed_call_28(%iterArg_26, %iterArg_27, %25, %26, %27, %28, %29) : (tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>)
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_25, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %31, %30#0, %30#1 : tensor<4xi32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>
    }
    %19 = stablehlo.add %16#6, %18#6 : tensor<24x131xf32>
    %20 = stablehlo.dot_general %19, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %14, %22, %21 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<i32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [6, 131] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<6x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<24> : tensor<i32>
    %9 = stablehlo.add %8, %c_5 : tensor<i32>
    %10 = stablehlo.select %7, %9, %1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %10, sizes = [6] : (tensor<24xi32>, tensor<i32>) -> tensor<6xi32>
    %12:3 = call @log_softmax_0(%6) : (tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %14:2 = call @take_along_axis_1(%12#0, %13) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %15 = stablehlo.reshape %14#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %17 = stablehlo.convert %1 : tensor<i32>
    %c_7 = stablehlo.constant dense<24> : tensor<i32>
    %18 = stablehlo.add %17, %c_7 : tensor<i32>
    %19 = stablehlo.select %16, %18, %1 : tensor<i1>, tensor<i32>
    %20 = stablehlo.dynamic_slice %arg2, %19, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %21 = stablehlo.multiply %15, %20 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.subtract %arg4, %22 : tensor<f32>
    return %0, %23, %5, %12#1, %12#2, %14#1, %20 : tensor<i32>, tensor<f32>, tensor<i32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x131xf32>
    %6 = stablehlo.exponential %5 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x131xf32>
    return %11, %6, %8 : tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x6x1xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<i32>) -> tensor<4x6x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x1xf32>) -> tensor<1x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1xf32>
    return %1 : tensor<4x6x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @log_softmax_6() {
    return
  }
  func.func private @take_along_axis_7() {
    return
  }
  func.func private @closed_call_8(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<i32>, tensor<12x131xf32>, tensor<12x1xf32>, tensor<12x1x1xi32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [12, 131] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<24> : tensor<i32>
    %9 = stablehlo.add %8, %c_5 : tensor<i32>
    %10 = stablehlo.select %7, %9, %1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %10, sizes = [12] : (tensor<24xi32>, tensor<i32>) -> tensor<12xi32>
    %12:3 = call @log_softmax_9(%6) : (tensor<12x131xf32>) -> (tensor<12x131xf32>, tensor<12x131xf32>, tensor<12x1xf32>)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %14:2 = call @take_along_axis_10(%12#0, %13) : (tensor<12x131xf32>, tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>)
    %15 = stablehlo.reshape %14#0 : (tensor<12x1xf32>) -> tensor<12xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %17 = stablehlo.convert %1 : tensor<i32>
    %c_7 = stablehlo.constant dense<24> : tensor<i32>
    %18 = stablehlo.add %17, %c_7 : tensor<i32>
    %19 = stablehlo.select %16, %18, %1 : tensor<i1>, tensor<i32>
    %20 = stablehlo.dynamic_slice %arg2, %19, sizes = [12] : (tensor<24xf32>, tensor<i32>) -> tensor<12xf32>
    %21 = stablehlo.multiply %15, %20 : tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.subtract %arg4, %22 : tensor<f32>
    return %0, %23, %5, %12#1, %12#2, %14#1, %20 : tensor<i32>, tensor<f32>, tensor<i32>, tensor<12x131xf32>, tensor<12x1xf32>, tensor<12x1x1xi32>, tensor<12xf32>
  }
  func.func private @log_softmax_9(%arg0: tensor<12x131xf32>) -> (tensor<12x131xf32>, tensor<12x131xf32>, tensor<12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x131xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x131xf32>
    %6 = stablehlo.exponential %5 : tensor<12x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x131xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.log %8 : tensor<12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x131xf32>
    return %11, %6, %8 : tensor<12x131xf32>, tensor<12x131xf32>, tensor<12x1xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<12x131xf32>, %arg1: tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<12x1xi1>, tensor<12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<12x1xi32>) -> tensor<12x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<12x1x1xi1>, tensor<i1>) -> tensor<12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<12x131xf32>, tensor<12x1x1xi32>) -> tensor<12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<12x1xi1>, tensor<12x1xf32>
    return %15, %5 : tensor<12x1xf32>, tensor<12x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x12x131xf32>, %arg1: tensor<12x131xf32>, %arg2: tensor<i32>) -> tensor<2x12x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12x131xf32>) -> tensor<1x12x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x12x131xf32>, tensor<1x12x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x131xf32>
    return %1 : tensor<2x12x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x12x1xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12x1xf32>) -> tensor<1x12x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x12x1xf32>, tensor<1x12x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x1xf32>
    return %1 : tensor<2x12x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x12x1x1xi32>, %arg1: tensor<12x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x12x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x1x1xi32>) -> tensor<1x12x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x1x1xi32>, tensor<1x12x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x1x1xi32>
    return %1 : tensor<2x12x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<i32>) -> tensor<2x12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x12x131xf32>, %arg1: tensor<i32>) -> tensor<12x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12, 131] : (tensor<2x12x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x131xf32>) -> tensor<12x131xf32>
    return %1 : tensor<12x131xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x12x1xf32>, %arg1: tensor<i32>) -> tensor<12x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12, 1] : (tensor<2x12x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x1xf32>) -> tensor<12x1xf32>
    return %1 : tensor<12x1xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x12x1x1xi32>, %arg1: tensor<i32>) -> tensor<12x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 1, 1] : (tensor<2x12x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x1x1xi32>) -> tensor<12x1x1xi32>
    return %1 : tensor<12x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x12xf32>, %arg1: tensor<i32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 12] : (tensor<2x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12xf32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @closed_call_20(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<12x131xf32>, %arg4: tensor<12x1xf32>, %arg5: tensor<12x1x1xi32>, %arg6: tensor<12xf32>) -> (tensor<24x131xf32>, tensor<f32>) {
    %0 = stablehlo.negate %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = call @take_along_axis_21(%arg5, %3) : (tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x131xf32>
    %5 = call @log_softmax_22(%arg3, %arg4, %4) : (tensor<12x131xf32>, tensor<12x1xf32>, tensor<12x131xf32>) -> tensor<12x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_update_slice %6, %5, %arg2, %c : (tensor<24x131xf32>, tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %8 = stablehlo.add %arg0, %7 : tensor<24x131xf32>
    return %8, %arg1 : tensor<24x131xf32>, tensor<f32>
  }
  func.func private @take_along_axis_21(%arg0: tensor<12x1x1xi32>, %arg1: tensor<12x1xf32>) -> tensor<12x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x131xf32>, tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x131xf32>
    return %1 : tensor<12x131xf32>
  }
  func.func private @log_softmax_22(%arg0: tensor<12x131xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<12x131xf32>) -> tensor<12x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x131xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x131xf32>
    return %7 : tensor<12x131xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<4x6x1xf32>, %arg1: tensor<i32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call_28(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<6x131xf32>, %arg4: tensor<6x1xf32>, %arg5: tensor<6x1x1xi32>, %arg6: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>) {
    %0 = stablehlo.negate %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = call @take_along_axis_29(%arg5, %3) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = call @log_softmax_30(%arg3, %arg4, %4) : (tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_update_slice %6, %5, %arg2, %c : (tensor<24x131xf32>, tensor<6x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %8 = stablehlo.add %arg0, %7 : tensor<24x131xf32>
    return %8, %arg1 : tensor<24x131xf32>, tensor<f32>
  }
  func.func private @take_along_axis_29(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @log_softmax_30(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x131xf32>
    return %7 : tensor<6x131xf32>
  }
}
