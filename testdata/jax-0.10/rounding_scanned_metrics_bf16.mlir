module @jit_rounding_scanned_metrics_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<900x64xbf16>, %arg1: tensor<64x11xbf16>, %arg2: tensor<900xi32>) -> (tensor<3x300xf32> {jax.result_info = "result[0]"}, tensor<3x300xi32> {jax.result_info = "result[1]"}, tensor<3x300xbf16> {jax.result_info = "result[2]"}, tensor<3x300xi1> {jax.result_info = "result[3]"}, tensor<3x300xi1> {jax.result_info = "result[4]"}, tensor<3x300xbf16> {jax.result_info = "result[5]"}, tensor<900x64xbf16> {jax.result_info = "result[6]"}, tensor<64x11xbf16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<900x64xbf16>) -> tensor<3x300x64xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<900xi32>) -> tensor<3x300xi32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    call @take_along_axis_0() : () -> ()
    %2 = stablehlo.iota dim = 0 : tensor<11xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = call @_where(%cst) : (tensor<f32>) -> tensor<300x11xbf16>
    call @log_softmax_1() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x300xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x300xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x300xbf16>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<3x300xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<3x300xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3x300xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x300x11xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x300x1xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x300x1x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14:16 = stablehlo.while(%iterArg = %0, %iterArg_14 = %1, %iterArg_15 = %arg1, %iterArg_16 = %3, %iterArg_17 = %4, %iterArg_18 = %c_9, %iterArg_19 = %cst_0, %iterArg_20 = %5, %iterArg_21 = %6, %iterArg_22 = %7, %iterArg_23 = %8, %iterArg_24 = %9, %iterArg_25 = %10, %iterArg_26 = %11, %iterArg_27 = %12, %iterArg_28 = %13) : tensor<3x300x64xbf16>, tensor<3x300xi32>, tensor<64x11xbf16>, tensor<1x11xi32>, tensor<300x11xbf16>, tensor<i32>, tensor<f32>, tensor<3x300xf32>, tensor<3x300xi32>, tensor<3x300xbf16>, tensor<3x300xi1>, tensor<3x300xi1>, tensor<3x300xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>
    cond {
      %c_29 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_18, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<3x300x64xbf16>, tensor<i32>) -> tensor<300x64xbf16>
      %20 = func.call @dynamic_index_in_dim_2(%iterArg_14, %iterArg_18) : (tensor<3x300xi32>, tensor<i32>) -> tensor<300xi32>
      %21:10 = func.call @closed_call(%iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %19, %20) : (tensor<64x11xbf16>, tensor<1x11xi32>, tensor<300x11xbf16>, tensor<f32>, tensor<300x64xbf16>, tensor<300xi32>) -> (tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xbf16>, tensor<300xi1>, tensor<300xi1>, tensor<300xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_20, %21#1, %iterArg_18) : (tensor<3x300xf32>, tensor<300xf32>, tensor<i32>) -> tensor<3x300xf32>
      %23 = func.call @dynamic_update_index_in_dim_8(%iterArg_21, %21#2, %iterArg_18) : (tensor<3x300xi32>, tensor<300xi32>, tensor<i32>) -> tensor<3x300xi32>
      %24 = func.call @dynamic_update_index_in_dim_9(%iterArg_22, %21#3, %iterArg_18) : (tensor<3x300xbf16>, tensor<300xbf16>, tensor<i32>) -> tensor<3x300xbf16>
      %25 = func.call @dynamic_update_index_in_dim_10(%iterArg_23, %21#4, %iterArg_18) : (tensor<3x300xi1>, tensor<300xi1>, tensor<i32>) -> tensor<3x300xi1>
      %26 = func.call @dynamic_update_index_in_dim_10(%iterArg_24, %21#5, %iterArg_18) : (tensor<3x300xi1>, tensor<300xi1>, tensor<i32>) -> tensor<3x300xi1>
      %27 = func.call @dynamic_update_index_in_dim_9(%iterArg_25, %21#6, %iterArg_18) : (tensor<3x300xbf16>, tensor<300xbf16>, tensor<i32>) -> tensor<3x300xbf16>
      %28 = func.call @dynamic_update_index_in_dim_11(%iterArg_26, %21#7, %iterArg_18) : (tensor<3x300x11xf32>, tensor<300x11xf32>, tensor<i32>) -> tensor<3x300x11xf32>
      %29 = func.call @dynamic_update_index_in_dim_12(%iterArg_27, %21#8, %iterArg_18) : (tensor<3x300x1xf32>, tensor<300x1xf32>, tensor<i32>) -> tensor<3x300x1xf32>
      %30 = func.call @dynamic_update_index_in_dim_13(%iterArg_28, %21#9, %iterArg_18) : (tensor<3x300x1x1xi32>, tensor<300x1x1xi32>, tensor<i32>) -> tensor<3x300x1x1xi32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_18, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %31, %21#0, %22, %23, %24, %25, %26, %27, %28, %29, %30 : tensor<3x300x64xbf16>, tensor<3x300xi32>, tensor<64x11xbf16>, tensor<1x11xi32>, tensor<300x11xbf16>, tensor<i32>, tensor<f32>, tensor<3x300xf32>, tensor<3x300xi32>, tensor<3x300xbf16>, tensor<3x300xi1>, tensor<3x300xi1>, tensor<3x300xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<64x11xbf16>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<3x300x64xbf16>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %17:9 = stablehlo.while(%iterArg = %0, %iterArg_14 = %14#13, %iterArg_15 = %14#14, %iterArg_16 = %14#15, %iterArg_17 = %arg1, %iterArg_18 = %c_13, %iterArg_19 = %15, %iterArg_20 = %cst_11, %iterArg_21 = %16) : tensor<3x300x64xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>, tensor<64x11xbf16>, tensor<i32>, tensor<64x11xbf16>, tensor<f32>, tensor<3x300x64xbf16>
    cond {
      %c_22 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.subtract %c_22, %iterArg_18 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.subtract %19, %c_23 : tensor<i32>
      %21 = func.call @dynamic_index_in_dim(%iterArg, %20) : (tensor<3x300x64xbf16>, tensor<i32>) -> tensor<300x64xbf16>
      %22 = func.call @dynamic_index_in_dim_14(%iterArg_14, %20) : (tensor<3x300x11xf32>, tensor<i32>) -> tensor<300x11xf32>
      %23 = func.call @dynamic_index_in_dim_15(%iterArg_15, %20) : (tensor<3x300x1xf32>, tensor<i32>) -> tensor<300x1xf32>
      %24 = func.call @dynamic_index_in_dim_16(%iterArg_16, %20) : (tensor<3x300x1x1xi32>, tensor<i32>) -> tensor<300x1x1xi32>
      %25:3 = func.call @closed_call_17(%iterArg_17, %iterArg_19, %iterArg_20, %21, %22, %23, %24) : (tensor<64x11xbf16>, tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>) -> (tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>)
      %26 = func.call @dynamic_update_index_in_dim_20(%iterArg_21, %25#2, %20) : (tensor<3x300x64xbf16>, tensor<300x64xbf16>, tensor<i32>) -> tensor<3x300x64xbf16>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %27, %25#0, %25#1, %26 : tensor<3x300x64xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>, tensor<64x11xbf16>, tensor<i32>, tensor<64x11xbf16>, tensor<f32>, tensor<3x300x64xbf16>
    }
    %18 = stablehlo.reshape %17#8 : (tensor<3x300x64xbf16>) -> tensor<900x64xbf16>
    return %14#7, %14#8, %14#9, %14#10, %14#11, %14#12, %18, %17#6 : tensor<3x300xf32>, tensor<3x300xi32>, tensor<3x300xbf16>, tensor<3x300xi1>, tensor<3x300xi1>, tensor<3x300xbf16>, tensor<900x64xbf16>, tensor<64x11xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @take_along_axis_0() {
    return
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<300x11xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<300x11xbf16>
    return %1 : tensor<300x11xbf16>
  }
  func.func private @log_softmax_1() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x300x64xbf16>, %arg1: tensor<i32>) -> tensor<300x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 64] : (tensor<3x300x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x300x64xbf16>) -> tensor<300x64xbf16>
    return %1 : tensor<300x64xbf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x300xi32>, %arg1: tensor<i32>) -> tensor<300xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 300] : (tensor<3x300xi32>, tensor<i32>, tensor<i32>) -> tensor<1x300xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x300xi32>) -> tensor<300xi32>
    return %1 : tensor<300xi32>
  }
  func.func private @closed_call(%arg0: tensor<64x11xbf16>, %arg1: tensor<1x11xi32>, %arg2: tensor<300x11xbf16>, %arg3: tensor<f32>, %arg4: tensor<300x64xbf16>, %arg5: tensor<300xi32>) -> (tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xbf16>, tensor<300xi1>, tensor<300xi1>, tensor<300xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x64xbf16>, tensor<64x11xbf16>) -> tensor<300x11xbf16>
    %1 = stablehlo.convert %0 : (tensor<300x11xbf16>) -> tensor<300x11xf32>
    %2:3 = call @log_softmax_3(%1) : (tensor<300x11xf32>) -> (tensor<300x11xf32>, tensor<300x11xf32>, tensor<300x1xf32>)
    %3 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<300xi32>) -> tensor<300x1xi32>
    %4:2 = call @take_along_axis_4(%2#0, %3) : (tensor<300x11xf32>, tensor<300x1xi32>) -> (tensor<300x1xf32>, tensor<300x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<300x1xf32>) -> tensor<300xf32>
    %6 = stablehlo.negate %5 : tensor<300xf32>
    %7 = call @argmax(%0) : (tensor<300x11xbf16>) -> tensor<300xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %8 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x11xbf16>, tensor<bf16>) -> tensor<300xbf16>
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<300xi32>) -> tensor<300x1xi32>
    %10 = call @take_along_axis_5(%0, %9) : (tensor<300x11xbf16>, tensor<300x1xi32>) -> tensor<300x1xbf16>
    %11 = stablehlo.reshape %10 : (tensor<300x1xbf16>) -> tensor<300xbf16>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<300xi32>) -> tensor<300x1xi32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<300x11xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<300x1xi32>) -> tensor<300x11xi32>
    %15 = stablehlo.compare EQ, %13, %14, SIGNED : (tensor<300x11xi32>, tensor<300x11xi32>) -> tensor<300x11xi1>
    %16 = call @_where_6(%15, %0, %arg2) : (tensor<300x11xi1>, tensor<300x11xbf16>, tensor<300x11xbf16>) -> tensor<300x11xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<300x11xbf16>, tensor<bf16>) -> tensor<300xbf16>
    %18 = call @log_softmax_7(%0) : (tensor<300x11xbf16>) -> tensor<300x11xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %arg3, %19 : tensor<f32>
    %21 = stablehlo.subtract %8, %17 : tensor<300xbf16>
    %22 = stablehlo.subtract %11, %8 : tensor<300xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<300xbf16>
    %24 = stablehlo.compare GE, %22, %23, FLOAT : (tensor<300xbf16>, tensor<300xbf16>) -> tensor<300xi1>
    %cst_3 = stablehlo.constant dense<8.984370e-01> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<300xbf16>
    %26 = stablehlo.multiply %25, %8 : tensor<300xbf16>
    %27 = stablehlo.compare GT, %11, %26, FLOAT : (tensor<300xbf16>, tensor<300xbf16>) -> tensor<300xi1>
    %28 = stablehlo.exponential %18 : tensor<300x11xbf16>
    %29 = stablehlo.multiply %28, %18 : tensor<300x11xbf16>
    %30 = stablehlo.convert %29 : (tensor<300x11xbf16>) -> tensor<300x11xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<300x11xf32>, tensor<f32>) -> tensor<300xf32>
    %32 = stablehlo.convert %31 : (tensor<300xf32>) -> tensor<300xbf16>
    %33 = stablehlo.negate %32 : tensor<300xbf16>
    return %20, %6, %7, %21, %24, %27, %33, %2#1, %2#2, %4#1 : tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xbf16>, tensor<300xi1>, tensor<300xi1>, tensor<300xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>
  }
  func.func private @log_softmax_3(%arg0: tensor<300x11xf32>) -> (tensor<300x11xf32>, tensor<300x11xf32>, tensor<300x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x11xf32>, tensor<f32>) -> tensor<300xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<300xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x11xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<300x11xf32>
    %6 = stablehlo.exponential %5 : tensor<300x11xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<300x11xf32>, tensor<f32>) -> tensor<300xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
    %9 = stablehlo.log %8 : tensor<300x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x11xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<300x11xf32>
    return %11, %6, %8 : tensor<300x11xf32>, tensor<300x11xf32>, tensor<300x1xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<300x11xf32>, %arg1: tensor<300x1xi32>) -> (tensor<300x1xf32>, tensor<300x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<300x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<300x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<300x1xi1>, tensor<300x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<300x1xi32>) -> tensor<300x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<300x1x1xi32>, tensor<300x1x1xi32>) -> tensor<300x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<300x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<300x1x1xi32>, tensor<300x1x1xi32>) -> tensor<300x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<300x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<300x1x1xi1>, tensor<i1>) -> tensor<300x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<300x11xf32>, tensor<300x1x1xi32>) -> tensor<300x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<300x1xi1>, tensor<300x1xf32>
    return %15, %5 : tensor<300x1xf32>, tensor<300x1x1xi32>
  }
  func.func private @argmax(%arg0: tensor<300x11xbf16>) -> tensor<300xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<300x11xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<300x11xbf16>, tensor<300x11xi32>, tensor<bf16>, tensor<i32>) -> (tensor<300xbf16>, tensor<300xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<300xi32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<300x11xbf16>, %arg1: tensor<300x1xi32>) -> tensor<300x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<300x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<300x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<300x1xi1>, tensor<300x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<300x1xi32>) -> tensor<300x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<300x1x1xi32>, tensor<300x1x1xi32>) -> tensor<300x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<300x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<300x1x1xi32>, tensor<300x1x1xi32>) -> tensor<300x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<300x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<300x1x1xi1>, tensor<i1>) -> tensor<300x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<300x11xbf16>, tensor<300x1x1xi32>) -> tensor<300x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<300x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<300x1xi1>, tensor<300x1xbf16>
    return %15 : tensor<300x1xbf16>
  }
  func.func private @_where_6(%arg0: tensor<300x11xi1>, %arg1: tensor<300x11xbf16>, %arg2: tensor<300x11xbf16>) -> tensor<300x11xbf16> {
    %0 = stablehlo.select %arg0, %arg2, %arg1 : tensor<300x11xi1>, tensor<300x11xbf16>
    return %0 : tensor<300x11xbf16>
  }
  func.func private @log_softmax_7(%arg0: tensor<300x11xbf16>) -> tensor<300x11xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x11xbf16>, tensor<bf16>) -> tensor<300xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<300xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<300xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<300xbf16>) -> tensor<300x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<300x1xbf16>) -> tensor<300x11xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<300x11xbf16>
    %6 = stablehlo.exponential %5 : tensor<300x11xbf16>
    %7 = stablehlo.convert %6 : (tensor<300x11xbf16>) -> tensor<300x11xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<300x11xf32>, tensor<f32>) -> tensor<300xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
    %10 = stablehlo.convert %9 : (tensor<300x1xf32>) -> tensor<300x1xbf16>
    %11 = stablehlo.log %10 : tensor<300x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<300x1xbf16>) -> tensor<300x11xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<300x11xbf16>
    return %13 : tensor<300x11xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x300xf32>, %arg1: tensor<300xf32>, %arg2: tensor<i32>) -> tensor<3x300xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<300xf32>) -> tensor<1x300xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<3x300xf32>
    return %1 : tensor<3x300xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<3x300xi32>, %arg1: tensor<300xi32>, %arg2: tensor<i32>) -> tensor<3x300xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<300xi32>) -> tensor<1x300xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x300xi32>, tensor<1x300xi32>, tensor<i32>, tensor<i32>) -> tensor<3x300xi32>
    return %1 : tensor<3x300xi32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<3x300xbf16>, %arg1: tensor<300xbf16>, %arg2: tensor<i32>) -> tensor<3x300xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<300xbf16>) -> tensor<1x300xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x300xbf16>, tensor<1x300xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x300xbf16>
    return %1 : tensor<3x300xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<3x300xi1>, %arg1: tensor<300xi1>, %arg2: tensor<i32>) -> tensor<3x300xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<300xi1>) -> tensor<1x300xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x300xi1>, tensor<1x300xi1>, tensor<i32>, tensor<i32>) -> tensor<3x300xi1>
    return %1 : tensor<3x300xi1>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<3x300x11xf32>, %arg1: tensor<300x11xf32>, %arg2: tensor<i32>) -> tensor<3x300x11xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x11xf32>) -> tensor<1x300x11xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x11xf32>, tensor<1x300x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x11xf32>
    return %1 : tensor<3x300x11xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<3x300x1xf32>, %arg1: tensor<300x1xf32>, %arg2: tensor<i32>) -> tensor<3x300x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x1xf32>) -> tensor<1x300x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x1xf32>, tensor<1x300x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x1xf32>
    return %1 : tensor<3x300x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<3x300x1x1xi32>, %arg1: tensor<300x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x300x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<300x1x1xi32>) -> tensor<1x300x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x300x1x1xi32>, tensor<1x300x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x1x1xi32>
    return %1 : tensor<3x300x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x300x11xf32>, %arg1: tensor<i32>) -> tensor<300x11xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 11] : (tensor<3x300x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x11xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x300x11xf32>) -> tensor<300x11xf32>
    return %1 : tensor<300x11xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<3x300x1xf32>, %arg1: tensor<i32>) -> tensor<300x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 1] : (tensor<3x300x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x300x1xf32>) -> tensor<300x1xf32>
    return %1 : tensor<300x1xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<3x300x1x1xi32>, %arg1: tensor<i32>) -> tensor<300x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 300, 1, 1] : (tensor<3x300x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x300x1x1xi32>) -> tensor<300x1x1xi32>
    return %1 : tensor<300x1x1xi32>
  }
  func.func private @closed_call_17(%arg0: tensor<64x11xbf16>, %arg1: tensor<64x11xbf16>, %arg2: tensor<f32>, %arg3: tensor<300x64xbf16>, %arg4: tensor<300x11xf32>, %arg5: tensor<300x1xf32>, %arg6: tensor<300x1x1xi32>) -> (tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %1 = stablehlo.negate %0 : tensor<300xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
    %3 = call @take_along_axis_18(%arg6, %2) : (tensor<300x1x1xi32>, tensor<300x1xf32>) -> tensor<300x11xf32>
    %4 = call @log_softmax_19(%arg4, %arg5, %3) : (tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x11xf32>) -> tensor<300x11xf32>
    %5 = stablehlo.convert %4 : (tensor<300x11xf32>) -> tensor<300x11xbf16>
    %6 = stablehlo.dot_general %5, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x11xbf16>, tensor<300x64xbf16>) -> tensor<11x64xbf16>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<11x64xbf16>) -> tensor<64x11xbf16>
    %8 = stablehlo.add %arg1, %7 : tensor<64x11xbf16>
    %9 = stablehlo.dot_general %5, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<300x11xbf16>, tensor<64x11xbf16>) -> tensor<300x64xbf16>
    return %8, %arg2, %9 : tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>
  }
  func.func private @take_along_axis_18(%arg0: tensor<300x1x1xi32>, %arg1: tensor<300x1xf32>) -> tensor<300x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<300x11xf32>, tensor<300x1x1xi32>, tensor<300x1xf32>) -> tensor<300x11xf32>
    return %1 : tensor<300x11xf32>
  }
  func.func private @log_softmax_19(%arg0: tensor<300x11xf32>, %arg1: tensor<300x1xf32>, %arg2: tensor<300x11xf32>) -> tensor<300x11xf32> {
    %0 = stablehlo.negate %arg2 : tensor<300x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<300x11xf32>, tensor<f32>) -> tensor<300xf32>
    %2 = stablehlo.reshape %1 : (tensor<300xf32>) -> tensor<300x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<300x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<300x1xf32>, tensor<f32>) -> tensor<300xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<300xf32>) -> tensor<300x11xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<300x11xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<300x11xf32>
    return %7 : tensor<300x11xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<3x300x64xbf16>, %arg1: tensor<300x64xbf16>, %arg2: tensor<i32>) -> tensor<3x300x64xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x64xbf16>) -> tensor<1x300x64xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x64xbf16>, tensor<1x300x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x64xbf16>
    return %1 : tensor<3x300x64xbf16>
  }
}
