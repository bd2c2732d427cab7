module @jit_rounding_scanned_bonus_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<900x64xbf16>, %arg1: tensor<64x11xbf16>, %arg2: tensor<900xi32>) -> (tensor<3x300xf32> {jax.result_info = "result[0]"}, tensor<3x300xf32> {jax.result_info = "result[1]"}, tensor<900x64xbf16> {jax.result_info = "result[2]"}, tensor<64x11xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<900x64xbf16>) -> tensor<3x300x64xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<900xi32>) -> tensor<3x300xi32>
    call @log_softmax() : () -> ()
    call @log_softmax_0() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x300xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x300xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x300x11xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x300x1xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<3x300x11xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3x300x11xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x300x11xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x300x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x300x1x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11:14 = stablehlo.while(%iterArg = %0, %iterArg_13 = %1, %iterArg_14 = %arg1, %iterArg_15 = %c_8, %iterArg_16 = %cst, %iterArg_17 = %2, %iterArg_18 = %3, %iterArg_19 = %4, %iterArg_20 = %5, %iterArg_21 = %6, %iterArg_22 = %7, %iterArg_23 = %8, %iterArg_24 = %9, %iterArg_25 = %10) : tensor<3x300x64xbf16>, tensor<3x300xi32>, tensor<64x11xbf16>, tensor<i32>, tensor<f32>, tensor<3x300xf32>, tensor<3x300xf32>, tensor<3x300x11xbf16>, tensor<3x300x1xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>
    cond {
      %c_26 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_15, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<3x300x64xbf16>, tensor<i32>) -> tensor<300x64xbf16>
      %17 = func.call @dynamic_index_in_dim_1(%iterArg_13, %iterArg_15) : (tensor<3x300xi32>, tensor<i32>) -> tensor<300xi32>
      %18:10 = func.call @closed_call(%iterArg_14, %iterArg_16, %16, %17) : (tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>, tensor<300xi32>) -> (tensor<f32>, tensor<300xf32>, tensor<300xf32>, tensor<300x11xbf16>, tensor<300x1xbf16>, tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_17, %18#1, %iterArg_15) : (tensor<3x300xf32>, tensor<300xf32>, tensor<i32>) -> tensor<3x300xf32>
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_18, %18#2, %iterArg_15) : (tensor<3x300xf32>, tensor<300xf32>, tensor<i32>) -> tensor<3x300xf32>
      %21 = func.call @dynamic_update_index_in_dim_5(%iterArg_19, %18#3, %iterArg_15) : (tensor<3x300x11xbf16>, tensor<300x11xbf16>, tensor<i32>) -> tensor<3x300x11xbf16>
      %22 = func.call @dynamic_update_index_in_dim_6(%iterArg_20, %18#4, %iterArg_15) : (tensor<3x300x1xbf16>, tensor<300x1xbf16>, tensor<i32>) -> tensor<3x300x1xbf16>
      %23 = func.call @dynamic_update_index_in_dim_5(%iterArg_21, %18#5, %iterArg_15) : (tensor<3x300x11xbf16>, tensor<300x11xbf16>, tensor<i32>) -> tensor<3x300x11xbf16>
      %24 = func.call @dynamic_update_index_in_dim_5(%iterArg_22, %18#6, %iterArg_15) : (tensor<3x300x11xbf16>, tensor<300x11xbf16>, tensor<i32>) -> tensor<3x300x11xbf16>
      %25 = func.call @dynamic_update_index_in_dim_7(%iterArg_23, %18#7, %iterArg_15) : (tensor<3x300x11xf32>, tensor<300x11xf32>, tensor<i32>) -> tensor<3x300x11xf32>
      %26 = func.call @dynamic_update_index_in_dim_8(%iterArg_24, %18#8, %iterArg_15) : (tensor<3x300x1xf32>, tensor<300x1xf32>, tensor<i32>) -> tensor<3x300x1xf32>
      %27 = func.call @dynamic_update_index_in_dim_9(%iterArg_25, %18#9, %iterArg_15) : (tensor<3x300x1x1xi32>, tensor<300x1x1xi32>, tensor<i32>) -> tensor<3x300x1x1xi32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_15, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %28, %18#0, %19, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x300x64xbf16>, tensor<3x300xi32>, tensor<64x11xbf16>, tensor<i32>, tensor<f32>, tensor<3x300xf32>, tensor<3x300xf32>, tensor<3x300x11xbf16>, tensor<3x300x1xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>
    }
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<64x11xbf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<3x300x64xbf16>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14:13 = stablehlo.while(%iterArg = %0, %iterArg_13 = %11#7, %iterArg_14 = %11#8, %iterArg_15 = %11#9, %iterArg_16 = %11#10, %iterArg_17 = %11#11, %iterArg_18 = %11#12, %iterArg_19 = %11#13, %iterArg_20 = %arg1, %iterArg_21 = %c_12, %iterArg_22 = %12, %iterArg_23 = %cst_10, %iterArg_24 = %13) : tensor<3x300x64xbf16>, tensor<3x300x11xbf16>, tensor<3x300x1xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>, tensor<64x11xbf16>, tensor<i32>, tensor<64x11xbf16>, tensor<f32>, tensor<3x300x64xbf16>
    cond {
      %c_25 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.subtract %c_25, %iterArg_21 : tensor<i32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_26 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<3x300x64xbf16>, tensor<i32>) -> tensor<300x64xbf16>
      %19 = func.call @dynamic_index_in_dim_10(%iterArg_13, %17) : (tensor<3x300x11xbf16>, tensor<i32>) -> tensor<300x11xbf16>
      %20 = func.call @dynamic_index_in_dim_11(%iterArg_14, %17) : (tensor<3x300x1xbf16>, tensor<i32>) -> tensor<300x1xbf16>
      %21 = func.call @dynamic_index_in_dim_10(%iterArg_15, %17) : (tensor<3x300x11xbf16>, tensor<i32>) -> tensor<300x11xbf16>
      %22 = func.call @dynamic_index_in_dim_10(%iterArg_16, %17) : (tensor<3x300x11xbf16>, tensor<i32>) -> tensor<300x11xbf16>
      %23 = func.call @dynamic_index_in_dim_12(%iterArg_17, %17) : (tensor<3x300x11xf32>, tensor<i32>) -> tensor<300x11xf32>
      %24 = func.call @dynamic_index_in_dim_13(%iterArg_18, %17) : (tensor<3x300x1xf32>, tensor<i32>) -> tensor<300x1xf32>
      %25 = func.call @dynamic_index_in_dim_14(%iterArg_19, %17) : (tensor<3x300x1x1xi32>, tensor<i32>) -> tensor<300x1x1xi32>
      %26:3 = func.call @closed_call_15(%iterArg_20, %iterArg_22, %iterArg_23, %18, %19, %20, %21, %22, %23, %24, %25) : (tensor<64x11xbf16>, tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>, tensor<300x11xbf16>, tensor<300x1xbf16>, tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>) -> (tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>)
      %27 = func.call @dynamic_update_index_in_dim_19(%iterArg_24, %26#2, %17) : (tensor<3x300x64xbf16>, tensor<300x64xbf16>, tensor<i32>) -> tensor<3x300x64xbf16>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_21, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %28, %26#0, %26#1, %27 : tensor<3x300x64xbf16>, tensor<3x300x11xbf16>, tensor<3x300x1xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xbf16>, tensor<3x300x11xf32>, tensor<3x300x1xf32>, tensor<3x300x1x1xi32>, tensor<64x11xbf16>, tensor<i32>, tensor<64x11xbf16>, tensor<f32>, tensor<3x300x64xbf16>
    }
    %15 = stablehlo.reshape %14#12 : (tensor<3x300x64xbf16>) -> tensor<900x64xbf16>
    return %11#5, %11#6, %15, %14#10 : tensor<3x300xf32>, tensor<3x300xf32>, tensor<900x64xbf16>, tensor<64x11xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @log_softmax_0() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x300x64xbf16>, %arg1: tensor<i32>) -> tensor<300x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 64] : (tensor<3x300x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x300x64xbf16>) -> tensor<300x64xbf16>
    return %1 : tensor<300x64xbf16>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x300xi32>, %arg1: tensor<i32>) -> tensor<300xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 300] : (tensor<3x300xi32>, tensor<i32>, tensor<i32>) -> tensor<1x300xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x300xi32>) -> tensor<300xi32>
    return %1 : tensor<300xi32>
  }
  func.func private @closed_call(%arg0: tensor<64x11xbf16>, %arg1: tensor<f32>, %arg2: tensor<300x64xbf16>, %arg3: tensor<300xi32>) -> (tensor<f32>, tensor<300xf32>, tensor<300xf32>, tensor<300x11xbf16>, tensor<300x1xbf16>, tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x64xbf16>, tensor<64x11xbf16>) -> tensor<300x11xbf16>
    %1:3 = call @log_softmax_2(%0) : (tensor<300x11xbf16>) -> (tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x1xbf16>)
    %2 = stablehlo.exponential %1#0 : tensor<300x11xbf16>
    %3 = stablehlo.multiply %2, %1#0 : tensor<300x11xbf16>
    %4 = stablehlo.convert %3 : (tensor<300x11xbf16>) -> tensor<300x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<300x11xf32>, tensor<f32>) -> tensor<300xf32>
    %6 = stablehlo.convert %5 : (tensor<300xf32>) -> tensor<300xbf16>
    %7 = stablehlo.convert %6 : (tensor<300xbf16>) -> tensor<300xf32>
    %8 = stablehlo.negate %7 : tensor<300xf32>
    %9 = stablehlo.convert %0 : (tensor<300x11xbf16>) -> tensor<300x11xf32>
    %10:3 = call @log_softmax_3(%9) : (tensor<300x11xf32>) -> (tensor<300x11xf32>, tensor<300x11xf32>, tensor<300x1xf32>)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<300xi32>) -> tensor<300x1xi32>
    %12:2 = call @take_along_axis_4(%10#0, %11) : (tensor<300x11xf32>, tensor<300x1xi32>) -> (tensor<300x1xf32>, tensor<300x1x1xi32>)
    %13 = stablehlo.reshape %12#0 : (tensor<300x1xf32>) -> tensor<300xf32>
    %14 = stablehlo.negate %13 : tensor<300xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %16 = stablehlo.multiply %15, %8 : tensor<300xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<300xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.add %arg1, %18 : tensor<f32>
    return %19, %14, %8, %1#1, %1#2, %2, %1#0, %10#1, %10#2, %12#1 : tensor<f32>, tensor<300xf32>, tensor<300xf32>, tensor<300x11xbf16>, tensor<300x1xbf16>, tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x1x1xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<300x11xbf16>) -> (tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x1xbf16>) {
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
    return %13, %6, %10 : tensor<300x11xbf16>, tensor<300x11xbf16>, tensor<300x1xbf16>
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x300xf32>, %arg1: tensor<300xf32>, %arg2: tensor<i32>) -> tensor<3x300xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<300xf32>) -> tensor<1x300xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<3x300xf32>
    return %1 : tensor<3x300xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x300x11xbf16>, %arg1: tensor<300x11xbf16>, %arg2: tensor<i32>) -> tensor<3x300x11xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x11xbf16>) -> tensor<1x300x11xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x11xbf16>, tensor<1x300x11xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x11xbf16>
    return %1 : tensor<3x300x11xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x300x1xbf16>, %arg1: tensor<300x1xbf16>, %arg2: tensor<i32>) -> tensor<3x300x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x1xbf16>) -> tensor<1x300x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x1xbf16>, tensor<1x300x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x1xbf16>
    return %1 : tensor<3x300x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<3x300x11xf32>, %arg1: tensor<300x11xf32>, %arg2: tensor<i32>) -> tensor<3x300x11xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x11xf32>) -> tensor<1x300x11xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x11xf32>, tensor<1x300x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x11xf32>
    return %1 : tensor<3x300x11xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<3x300x1xf32>, %arg1: tensor<300x1xf32>, %arg2: tensor<i32>) -> tensor<3x300x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x1xf32>) -> tensor<1x300x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x1xf32>, tensor<1x300x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x1xf32>
    return %1 : tensor<3x300x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<3x300x1x1xi32>, %arg1: tensor<300x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x300x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<300x1x1xi32>) -> tensor<1x300x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x300x1x1xi32>, tensor<1x300x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x1x1xi32>
    return %1 : tensor<3x300x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x300x11xbf16>, %arg1: tensor<i32>) -> tensor<300x11xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 11] : (tensor<3x300x11xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x11xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x300x11xbf16>) -> tensor<300x11xbf16>
    return %1 : tensor<300x11xbf16>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<3x300x1xbf16>, %arg1: tensor<i32>) -> tensor<300x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 1] : (tensor<3x300x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x300x1xbf16>) -> tensor<300x1xbf16>
    return %1 : tensor<300x1xbf16>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<3x300x11xf32>, %arg1: tensor<i32>) -> tensor<300x11xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 11] : (tensor<3x300x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x11xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x300x11xf32>) -> tensor<300x11xf32>
    return %1 : tensor<300x11xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<3x300x1xf32>, %arg1: tensor<i32>) -> tensor<300x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 300, 1] : (tensor<3x300x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x300x1xf32>) -> tensor<300x1xf32>
    return %1 : tensor<300x1xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x300x1x1xi32>, %arg1: tensor<i32>) -> tensor<300x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 300, 1, 1] : (tensor<3x300x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x300x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x300x1x1xi32>) -> tensor<300x1x1xi32>
    return %1 : tensor<300x1x1xi32>
  }
  func.func private @closed_call_15(%arg0: tensor<64x11xbf16>, %arg1: tensor<64x11xbf16>, %arg2: tensor<f32>, %arg3: tensor<300x64xbf16>, %arg4: tensor<300x11xbf16>, %arg5: tensor<300x1xbf16>, %arg6: tensor<300x11xbf16>, %arg7: tensor<300x11xbf16>, %arg8: tensor<300x11xf32>, %arg9: tensor<300x1xf32>, %arg10: tensor<300x1x1xi32>) -> (tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %1 = stablehlo.negate %0 : tensor<300xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<300xf32>
    %4 = stablehlo.negate %0 : tensor<300xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
    %6 = call @take_along_axis_16(%arg10, %5) : (tensor<300x1x1xi32>, tensor<300x1xf32>) -> tensor<300x11xf32>
    %7 = call @log_softmax_17(%arg8, %arg9, %6) : (tensor<300x11xf32>, tensor<300x1xf32>, tensor<300x11xf32>) -> tensor<300x11xf32>
    %8 = stablehlo.convert %7 : (tensor<300x11xf32>) -> tensor<300x11xbf16>
    %9 = stablehlo.negate %3 : tensor<300xf32>
    %10 = stablehlo.convert %9 : (tensor<300xf32>) -> tensor<300xbf16>
    %11 = stablehlo.convert %10 : (tensor<300xbf16>) -> tensor<300xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<300xf32>) -> tensor<300x11xf32>
    %13 = stablehlo.convert %12 : (tensor<300x11xf32>) -> tensor<300x11xbf16>
    %14 = stablehlo.multiply %arg6, %13 : tensor<300x11xbf16>
    %15 = stablehlo.multiply %13, %arg7 : tensor<300x11xbf16>
    %16 = stablehlo.multiply %15, %arg6 : tensor<300x11xbf16>
    %17 = stablehlo.add %14, %16 : tensor<300x11xbf16>
    %18 = call @log_softmax_18(%arg4, %arg5, %17) : (tensor<300x11xbf16>, tensor<300x1xbf16>, tensor<300x11xbf16>) -> tensor<300x11xbf16>
    %19 = stablehlo.add %8, %18 : tensor<300x11xbf16>
    %20 = stablehlo.dot_general %19, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x11xbf16>, tensor<300x64xbf16>) -> tensor<11x64xbf16>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<11x64xbf16>) -> tensor<64x11xbf16>
    %22 = stablehlo.add %arg1, %21 : tensor<64x11xbf16>
    %23 = stablehlo.dot_general %19, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<300x11xbf16>, tensor<64x11xbf16>) -> tensor<300x64xbf16>
    return %22, %arg2, %23 : tensor<64x11xbf16>, tensor<f32>, tensor<300x64xbf16>
  }
  func.func private @take_along_axis_16(%arg0: tensor<300x1x1xi32>, %arg1: tensor<300x1xf32>) -> tensor<300x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<300x11xf32>, tensor<300x1x1xi32>, tensor<300x1xf32>) -> tensor<300x11xf32>
    return %1 : tensor<300x11xf32>
  }
  func.func private @log_softmax_17(%arg0: tensor<300x11xf32>, %arg1: tensor<300x1xf32>, %arg2: tensor<300x11xf32>) -> tensor<300x11xf32> {
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
  func.func private @log_softmax_18(%arg0: tensor<300x11xbf16>, %arg1: tensor<300x1xbf16>, %arg2: tensor<300x11xbf16>) -> tensor<300x11xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<300x11xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<300x11xbf16>, tensor<bf16>) -> tensor<300xbf16>
    %2 = stablehlo.reshape %1 : (tensor<300xbf16>) -> tensor<300x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<300x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<300x1xf32>, tensor<f32>) -> tensor<300xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<300xf32>) -> tensor<300x11xf32>
    %7 = stablehlo.convert %6 : (tensor<300x11xf32>) -> tensor<300x11xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<300x11xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<300x11xbf16>
    return %9 : tensor<300x11xbf16>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<3x300x64xbf16>, %arg1: tensor<300x64xbf16>, %arg2: tensor<i32>) -> tensor<3x300x64xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<300x64xbf16>) -> tensor<1x300x64xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x300x64xbf16>, tensor<1x300x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x300x64xbf16>
    return %1 : tensor<3x300x64xbf16>
  }
}
