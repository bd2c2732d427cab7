module @jit_loop_outside_rounded_policy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c = stablehlo.constant dense<128> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %6:3 = call @_where(%5, %cst) : (tensor<131xi1>, tensor<f32>) -> (tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>)
    call @log_softmax() : () -> ()
    %7 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10:3 = call @_where_0(%9, %c_1) : (tensor<131xi1>, tensor<i32>) -> (tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>)
    call @take_along_axis() : () -> ()
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4x6x1xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %18:17 = stablehlo.while(%iterArg = %0, %iterArg_15 = %1, %iterArg_16 = %2, %iterArg_17 = %arg1, %iterArg_18 = %6#0, %iterArg_19 = %6#2, %iterArg_20 = %10#0, %iterArg_21 = %10#2, %iterArg_22 = %c_10, %iterArg_23 = %cst_2, %iterArg_24 = %11, %iterArg_25 = %12, %iterArg_26 = %13, %iterArg_27 = %14, %iterArg_28 = %15, %iterArg_29 = %16, %iterArg_30 = %17) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1x1xi32>
    cond {
      %c_31 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_22, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %24 = func.call @dynamic_index_in_dim_1(%iterArg_15, %iterArg_22) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %25 = func.call @dynamic_index_in_dim_2(%iterArg_16, %iterArg_22) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %26:8 = func.call @closed_call(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_23, %23, %24, %25) : (tensor<24x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1x1xi32>)
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_24, %26#1, %iterArg_22) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %28 = func.call @dynamic_update_index_in_dim(%iterArg_25, %26#2, %iterArg_22) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %29 = func.call @dynamic_update_index_in_dim(%iterArg_26, %26#3, %iterArg_22) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %30 = func.call @dynamic_update_index_in_dim_7(%iterArg_27, %26#4, %iterArg_22) : (tensor<4x6x1xbf16>, tensor<6x1xbf16>, tensor<i32>) -> tensor<4x6x1xbf16>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_28, %26#5, %iterArg_22) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_29, %26#6, %iterArg_22) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %33 = func.call @dynamic_update_index_in_dim_8(%iterArg_30, %26#7, %iterArg_22) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_22, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %34, %26#0, %27, %28, %29, %30, %31, %32, %33 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<i32>, tensor<f32>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1x1xi32>
    }
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %21:18 = stablehlo.while(%iterArg = %0, %iterArg_15 = %18#10, %iterArg_16 = %18#11, %iterArg_17 = %18#12, %iterArg_18 = %18#13, %iterArg_19 = %18#14, %iterArg_20 = %18#15, %iterArg_21 = %18#16, %iterArg_22 = %2, %iterArg_23 = %arg1, %iterArg_24 = %6#0, %iterArg_25 = %6#1, %iterArg_26 = %10#0, %iterArg_27 = %10#1, %iterArg_28 = %c_14, %iterArg_29 = %19, %iterArg_30 = %cst_12, %iterArg_31 = %20) : tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    cond {
      %c_32 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_28, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_32 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.subtract %c_32, %iterArg_28 : tensor<i32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_33 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim(%iterArg, %24) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %26 = func.call @dynamic_index_in_dim_9(%iterArg_15, %24) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %27 = func.call @dynamic_index_in_dim_9(%iterArg_16, %24) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %28 = func.call @dynamic_index_in_dim_9(%iterArg_17, %24) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %29 = func.call @dynamic_index_in_dim_10(%iterArg_18, %24) : (tensor<4x6x1xbf16>, tensor<i32>) -> tensor<6x1xbf16>
      %30 = func.call @dynamic_index_in_dim_9(%iterArg_19, %24) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %31 = func.call @dynamic_index_in_dim_9(%iterArg_20, %24) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %32 = func.call @dynamic_index_in_dim_11(%iterArg_21, %24) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %33 = func.call @dynamic_index_in_dim_2(%iterArg_22, %24) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %34:3 = func.call @closed_call_12(%iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %25, %26, %27, %28, %29, %30, %31, %32, %33) : (tensor<24x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>)
      %35 = func.call @dynamic_update_index_in_dim_17(%iterArg_31, %34#2, %24) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_28, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %36, %34#0, %34#1, %35 : tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x131xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    }
    %22 = stablehlo.reshape %21#17 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    return %18#9, %22, %21#15 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_where(%arg0: tensor<131xi1>, %arg1: tensor<f32>) -> (tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<131xi1>) -> tensor<6x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    return %1, %3, %2 : tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @_where_0(%arg0: tensor<131xi1>, %arg1: tensor<i32>) -> (tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<131xi1>) -> tensor<6x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    return %1, %3, %2 : tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>
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
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xbf16>, %arg3: tensor<6x131xi1>, %arg4: tensor<6x131xbf16>, %arg5: tensor<f32>, %arg6: tensor<6x24xbf16>, %arg7: tensor<6xi32>, %arg8: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<6x131xbf16>
    %cst_0 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<6x131xbf16>
    %5 = stablehlo.tanh %4 : tensor<6x131xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<6x131xbf16>
    %cst_2 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %9 = stablehlo.multiply %8, %5 : tensor<6x131xbf16>
    %10 = call @_where_3(%9, %arg1, %arg2) : (tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %11:3 = call @log_softmax_4(%10) : (tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>)
    %12 = stablehlo.exponential %11#0 : tensor<6x131xbf16>
    %13 = stablehlo.multiply %12, %11#0 : tensor<6x131xbf16>
    %14 = call @_where_5(%13, %arg3, %arg4) : (tensor<6x131xbf16>, tensor<6x131xi1>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %15 = stablehlo.convert %14 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.convert %16 : (tensor<6xf32>) -> tensor<6xbf16>
    %18 = stablehlo.negate %17 : tensor<6xbf16>
    %19 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %20:2 = call @take_along_axis_6(%11#0, %19) : (tensor<6x131xbf16>, tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>)
    %21 = stablehlo.reshape %20#0 : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %cst_4 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %23 = stablehlo.multiply %22, %18 : tensor<6xbf16>
    %24 = stablehlo.add %21, %23 : tensor<6xbf16>
    %25 = stablehlo.convert %24 : (tensor<6xbf16>) -> tensor<6xf32>
    %26 = stablehlo.multiply %25, %arg8 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.negate %27 : tensor<f32>
    %29 = stablehlo.add %arg5, %28 : tensor<f32>
    return %29, %5, %7, %11#1, %11#2, %12, %11#0, %20#1 : tensor<f32>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1x1xi32>
  }
  func.func private @_where_3(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<6x131xi1>, tensor<6x131xbf16>
    return %0 : tensor<6x131xbf16>
  }
  func.func private @log_softmax_4(%arg0: tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>) {
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
  func.func private @_where_5(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<6x131xi1>, tensor<6x131xbf16>
    return %0 : tensor<6x131xbf16>
  }
  func.func private @take_along_axis_6(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>) {
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
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<i32>) -> tensor<6x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<i32>) -> tensor<6x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xbf16>) -> tensor<6x1xbf16>
    return %1 : tensor<6x1xbf16>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<24x131xbf16>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xbf16>, %arg3: tensor<6x131xi1>, %arg4: tensor<6x131xbf16>, %arg5: tensor<24x131xbf16>, %arg6: tensor<f32>, %arg7: tensor<6x24xbf16>, %arg8: tensor<6x131xbf16>, %arg9: tensor<6x131xbf16>, %arg10: tensor<6x131xbf16>, %arg11: tensor<6x1xbf16>, %arg12: tensor<6x131xbf16>, %arg13: tensor<6x131xbf16>, %arg14: tensor<6x1x1xi32>, %arg15: tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>) {
    %0 = stablehlo.negate %arg6 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.multiply %1, %arg15 : tensor<6xf32>
    %3 = stablehlo.convert %2 : (tensor<6xf32>) -> tensor<6xbf16>
    %cst = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %5 = stablehlo.multiply %4, %3 : tensor<6xbf16>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %7 = call @take_along_axis_13(%arg14, %6) : (tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %8 = stablehlo.negate %5 : tensor<6xbf16>
    %9 = stablehlo.convert %8 : (tensor<6xbf16>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %11 = stablehlo.convert %10 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    %12 = call @_where_14(%arg3, %arg4, %11) : (tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %13 = stablehlo.multiply %arg12, %12 : tensor<6x131xbf16>
    %14 = stablehlo.add %7, %13 : tensor<6x131xbf16>
    %15 = stablehlo.multiply %12, %arg13 : tensor<6x131xbf16>
    %16 = stablehlo.multiply %15, %arg12 : tensor<6x131xbf16>
    %17 = stablehlo.add %14, %16 : tensor<6x131xbf16>
    %18 = call @log_softmax_15(%arg10, %arg11, %17) : (tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %19 = call @_where_16(%arg1, %arg2, %18) : (tensor<6x131xi1>, tensor<6x131xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %cst_0 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %21 = stablehlo.multiply %20, %19 : tensor<6x131xbf16>
    %22 = stablehlo.multiply %21, %arg9 : tensor<6x131xbf16>
    %23 = stablehlo.multiply %22, %arg8 : tensor<6x131xbf16>
    %24 = stablehlo.add %22, %23 : tensor<6x131xbf16>
    %cst_1 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %26 = stablehlo.divide %24, %25 : tensor<6x131xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %28 = stablehlo.multiply %26, %27 : tensor<6x131xbf16>
    %29 = stablehlo.dot_general %28, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<6x24xbf16>) -> tensor<131x24xbf16>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %31 = stablehlo.add %arg5, %30 : tensor<24x131xbf16>
    %32 = stablehlo.dot_general %28, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<24x131xbf16>) -> tensor<6x24xbf16>
    return %31, %arg6, %32 : tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>
  }
  func.func private @take_along_axis_13(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x131xbf16>, tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @_where_14(%arg0: tensor<6x131xi1>, %arg1: tensor<6x131xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<6x131xi1>, tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @log_softmax_15(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
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
  func.func private @_where_16(%arg0: tensor<6x131xi1>, %arg1: tensor<6x131xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<6x131xi1>, tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<6x24xbf16>, %arg2: tensor<i32>) -> tensor<4x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xbf16>, tensor<1x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xbf16>
    return %1 : tensor<4x6x24xbf16>
  }
}
