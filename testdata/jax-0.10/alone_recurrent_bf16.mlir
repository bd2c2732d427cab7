module @jit_alone_recurrent_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x1003xbf16>, %arg2: tensor<2x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x1003xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1, 0:40] : (tensor<2x13x40xbf16>) -> tensor<1x1x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x40xbf16>) -> tensor<40xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<40xbf16>
    %3 = stablehlo.slice %arg0 [0:1, 0:13, 0:40] : (tensor<2x13x40xbf16>) -> tensor<1x13x40xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1x13x40xbf16>) -> tensor<13x40xbf16>
    %5 = stablehlo.slice %arg2 [0:1, 0:13] : (tensor<2x13xi32>) -> tensor<1x13xi32>
    %6 = stablehlo.reshape %5 : (tensor<1x13xi32>) -> tensor<13xi32>
    call @log_softmax() : () -> ()
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %c_1, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.select %7, %8, %c_3 : tensor<i1>, tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<13xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<13x40xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<13x40xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<13x1x40xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<13x1x1003xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<13x1x1xbf16>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %17:13 = stablehlo.while(%iterArg = %4, %iterArg_20 = %6, %iterArg_21 = %arg1, %iterArg_22 = %9, %iterArg_23 = %c_11, %iterArg_24 = %2, %iterArg_25 = %10, %iterArg_26 = %11, %iterArg_27 = %12, %iterArg_28 = %13, %iterArg_29 = %14, %iterArg_30 = %15, %iterArg_31 = %16) : tensor<13x40xbf16>, tensor<13xi32>, tensor<40x1003xbf16>, tensor<i32>, tensor<i32>, tensor<40xbf16>, tensor<13xbf16>, tensor<13x40xbf16>, tensor<13x40xbf16>, tensor<13x1x40xbf16>, tensor<13x1x1003xbf16>, tensor<13x1x1xbf16>, tensor<13xi32>
    cond {
      %c_32 = stablehlo.constant dense<13> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_23, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<13x40xbf16>, tensor<i32>) -> tensor<40xbf16>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_20, %iterArg_23) : (tensor<13xi32>, tensor<i32>) -> tensor<i32>
      %31:8 = func.call @closed_call(%iterArg_21, %iterArg_22, %iterArg_24, %29, %30) : (tensor<40x1003xbf16>, tensor<i32>, tensor<40xbf16>, tensor<40xbf16>, tensor<i32>) -> (tensor<40xbf16>, tensor<bf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<1x40xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>, tensor<i32>)
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_25, %31#1, %iterArg_23) : (tensor<13xbf16>, tensor<bf16>, tensor<i32>) -> tensor<13xbf16>
      %33 = func.call @dynamic_update_index_in_dim_2(%iterArg_26, %31#2, %iterArg_23) : (tensor<13x40xbf16>, tensor<40xbf16>, tensor<i32>) -> tensor<13x40xbf16>
      %34 = func.call @dynamic_update_index_in_dim_2(%iterArg_27, %31#3, %iterArg_23) : (tensor<13x40xbf16>, tensor<40xbf16>, tensor<i32>) -> tensor<13x40xbf16>
      %35 = func.call @dynamic_update_index_in_dim_3(%iterArg_28, %31#4, %iterArg_23) : (tensor<13x1x40xbf16>, tensor<1x40xbf16>, tensor<i32>) -> tensor<13x1x40xbf16>
      %36 = func.call @dynamic_update_index_in_dim_4(%iterArg_29, %31#5, %iterArg_23) : (tensor<13x1x1003xbf16>, tensor<1x1003xbf16>, tensor<i32>) -> tensor<13x1x1003xbf16>
      %37 = func.call @dynamic_update_index_in_dim_5(%iterArg_30, %31#6, %iterArg_23) : (tensor<13x1x1xbf16>, tensor<1x1xbf16>, tensor<i32>) -> tensor<13x1x1xbf16>
      %38 = func.call @dynamic_update_index_in_dim_6(%iterArg_31, %31#7, %iterArg_23) : (tensor<13xi32>, tensor<i32>, tensor<i32>) -> tensor<13xi32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.add %iterArg_23, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %39, %31#0, %32, %33, %34, %35, %36, %37, %38 : tensor<13x40xbf16>, tensor<13xi32>, tensor<40x1003xbf16>, tensor<i32>, tensor<i32>, tensor<40xbf16>, tensor<13xbf16>, tensor<13x40xbf16>, tensor<13x40xbf16>, tensor<13x1x40xbf16>, tensor<13x1x1003xbf16>, tensor<13x1x1xbf16>, tensor<13xi32>
    }
    %18 = stablehlo.convert %17#6 : (tensor<13xbf16>) -> tensor<13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<40xbf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %22 = stablehlo.convert %21 : (tensor<13xf32>) -> tensor<13xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<40xbf16>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<40x1003xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<13x40xbf16>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %26:13 = stablehlo.while(%iterArg = %22, %iterArg_20 = %17#7, %iterArg_21 = %17#8, %iterArg_22 = %17#9, %iterArg_23 = %17#10, %iterArg_24 = %17#11, %iterArg_25 = %17#12, %iterArg_26 = %arg1, %iterArg_27 = %9, %iterArg_28 = %c_18, %iterArg_29 = %24, %iterArg_30 = %23, %iterArg_31 = %25) : tensor<13xbf16>, tensor<13x40xbf16>, tensor<13x40xbf16>, tensor<13x1x40xbf16>, tensor<13x1x1003xbf16>, tensor<13x1x1xbf16>, tensor<13xi32>, tensor<40x1003xbf16>, tensor<i32>, tensor<i32>, tensor<40x1003xbf16>, tensor<40xbf16>, tensor<13x40xbf16>
    cond {
      %c_32 = stablehlo.constant dense<13> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_28, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_32 = stablehlo.constant dense<13> : tensor<i32>
      %29 = stablehlo.subtract %c_32, %iterArg_28 : tensor<i32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.subtract %29, %c_33 : tensor<i32>
      %31 = func.call @dynamic_index_in_dim_7(%iterArg, %30) : (tensor<13xbf16>, tensor<i32>) -> tensor<bf16>
      %32 = func.call @dynamic_index_in_dim(%iterArg_20, %30) : (tensor<13x40xbf16>, tensor<i32>) -> tensor<40xbf16>
      %33 = func.call @dynamic_index_in_dim(%iterArg_21, %30) : (tensor<13x40xbf16>, tensor<i32>) -> tensor<40xbf16>
      %34 = func.call @dynamic_index_in_dim_8(%iterArg_22, %30) : (tensor<13x1x40xbf16>, tensor<i32>) -> tensor<1x40xbf16>
      %35 = func.call @dynamic_index_in_dim_9(%iterArg_23, %30) : (tensor<13x1x1003xbf16>, tensor<i32>) -> tensor<1x1003xbf16>
      %36 = func.call @dynamic_index_in_dim_10(%iterArg_24, %30) : (tensor<13x1x1xbf16>, tensor<i32>) -> tensor<1x1xbf16>
      %37 = func.call @dynamic_index_in_dim_0(%iterArg_25, %30) : (tensor<13xi32>, tensor<i32>) -> tensor<i32>
      %38:3 = func.call @closed_call_11(%iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %31, %32, %33, %34, %35, %36, %37) : (tensor<40x1003xbf16>, tensor<i32>, tensor<40x1003xbf16>, tensor<40xbf16>, tensor<bf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<1x40xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>, tensor<i32>) -> (tensor<40x1003xbf16>, tensor<40xbf16>, tensor<40xbf16>)
      %39 = func.call @dynamic_update_index_in_dim_2(%iterArg_31, %38#2, %30) : (tensor<13x40xbf16>, tensor<40xbf16>, tensor<i32>) -> tensor<13x40xbf16>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.add %iterArg_28, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %40, %38#0, %38#1, %39 : tensor<13xbf16>, tensor<13x40xbf16>, tensor<13x40xbf16>, tensor<13x1x40xbf16>, tensor<13x1x1003xbf16>, tensor<13x1x1xbf16>, tensor<13xi32>, tensor<40x1003xbf16>, tensor<i32>, tensor<i32>, tensor<40x1003xbf16>, tensor<40xbf16>, tensor<13x40xbf16>
    }
    %27 = stablehlo.broadcast_in_dim %26#12, dims = [1, 2] : (tensor<13x40xbf16>) -> tensor<1x13x40xbf16>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.pad %27, %cst_19, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x13x40xbf16>, tensor<bf16>) -> tensor<2x13x40xbf16>
    return %19, %28, %26#10 : tensor<f32>, tensor<2x13x40xbf16>, tensor<40x1003xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<13x40xbf16>, %arg1: tensor<i32>) -> tensor<40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 40] : (tensor<13x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x40xbf16>) -> tensor<40xbf16>
    return %1 : tensor<40xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<13xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<13xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40x1003xbf16>, %arg1: tensor<i32>, %arg2: tensor<40xbf16>, %arg3: tensor<40xbf16>, %arg4: tensor<i32>) -> (tensor<40xbf16>, tensor<bf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<1x40xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>, tensor<i32>) {
    %0 = stablehlo.add %arg3, %arg2 : tensor<40xbf16>
    %1 = stablehlo.tanh %0 : tensor<40xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<40xbf16>
    %3 = stablehlo.subtract %2, %1 : tensor<40xbf16>
    %4 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x40xbf16>, tensor<40x1003xbf16>) -> tensor<1x1003xbf16>
    %6:3 = call @log_softmax_1(%5) : (tensor<1x1003xbf16>) -> (tensor<1x1003xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %8 = stablehlo.add %arg4, %c_0 : tensor<i32>
    %9 = stablehlo.select %7, %8, %arg4 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %6#0, %arg1, %9, sizes = [1, 1] : (tensor<1x1003xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xbf16>
    %11 = stablehlo.reshape %10 : (tensor<1x1xbf16>) -> tensor<bf16>
    %12 = stablehlo.negate %11 : tensor<bf16>
    return %1, %12, %1, %3, %4, %6#1, %6#2, %9 : tensor<40xbf16>, tensor<bf16>, tensor<40xbf16>, tensor<40xbf16>, tensor<1x40xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>, tensor<i32>
  }
  func.func private @log_softmax_1(%arg0: tensor<1x1003xbf16>) -> (tensor<1x1003xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1x1003xbf16>, tensor<bf16>) -> tensor<1xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<1xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xbf16>) -> tensor<1x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<1x1003xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x1003xbf16>
    %6 = stablehlo.exponential %5 : tensor<1x1003xbf16>
    %7 = stablehlo.convert %6 : (tensor<1x1003xbf16>) -> tensor<1x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x1003xf32>, tensor<f32>) -> tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.convert %9 : (tensor<1x1xf32>) -> tensor<1x1xbf16>
    %11 = stablehlo.log %10 : tensor<1x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<1x1003xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<1x1003xbf16>
    return %13, %6, %10 : tensor<1x1003xbf16>, tensor<1x1003xbf16>, tensor<1x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<13xbf16>, %arg1: tensor<bf16>, %arg2: tensor<i32>) -> tensor<13xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<13xbf16>, tensor<1xbf16>, tensor<i32>) -> tensor<13xbf16>
    return %1 : tensor<13xbf16>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<13x40xbf16>, %arg1: tensor<40xbf16>, %arg2: tensor<i32>) -> tensor<13x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<13x40xbf16>, tensor<1x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<13x40xbf16>
    return %1 : tensor<13x40xbf16>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<13x1x40xbf16>, %arg1: tensor<1x40xbf16>, %arg2: tensor<i32>) -> tensor<13x1x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x40xbf16>) -> tensor<1x1x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<13x1x40xbf16>, tensor<1x1x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<13x1x40xbf16>
    return %1 : tensor<13x1x40xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<13x1x1003xbf16>, %arg1: tensor<1x1003xbf16>, %arg2: tensor<i32>) -> tensor<13x1x1003xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x1003xbf16>) -> tensor<1x1x1003xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<13x1x1003xbf16>, tensor<1x1x1003xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<13x1x1003xbf16>
    return %1 : tensor<13x1x1003xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<13x1x1xbf16>, %arg1: tensor<1x1xbf16>, %arg2: tensor<i32>) -> tensor<13x1x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x1xbf16>) -> tensor<1x1x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<13x1x1xbf16>, tensor<1x1x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<13x1x1xbf16>
    return %1 : tensor<13x1x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<13xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<13xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<13xi32>, tensor<1xi32>, tensor<i32>) -> tensor<13xi32>
    return %1 : tensor<13xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<13xbf16>, %arg1: tensor<i32>) -> tensor<bf16> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<13xbf16>, tensor<i32>) -> tensor<1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1xbf16>) -> tensor<bf16>
    return %1 : tensor<bf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<13x1x40xbf16>, %arg1: tensor<i32>) -> tensor<1x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 40] : (tensor<13x1x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x40xbf16>) -> tensor<1x40xbf16>
    return %1 : tensor<1x40xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<13x1x1003xbf16>, %arg1: tensor<i32>) -> tensor<1x1003xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1003] : (tensor<13x1x1003xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1003xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1003xbf16>) -> tensor<1x1003xbf16>
    return %1 : tensor<1x1003xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<13x1x1xbf16>, %arg1: tensor<i32>) -> tensor<1x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1] : (tensor<13x1x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1xbf16>) -> tensor<1x1xbf16>
    return %1 : tensor<1x1xbf16>
  }
  func.func private @closed_call_11(%arg0: tensor<40x1003xbf16>, %arg1: tensor<i32>, %arg2: tensor<40x1003xbf16>, %arg3: tensor<40xbf16>, %arg4: tensor<bf16>, %arg5: tensor<40xbf16>, %arg6: tensor<40xbf16>, %arg7: tensor<1x40xbf16>, %arg8: tensor<1x1003xbf16>, %arg9: tensor<1x1xbf16>, %arg10: tensor<i32>) -> (tensor<40x1003xbf16>, tensor<40xbf16>, tensor<40xbf16>) {
    %0 = stablehlo.negate %arg4 : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x1003xbf16>
    %3 = stablehlo.dynamic_update_slice %2, %1, %arg1, %arg10 : (tensor<1x1003xbf16>, tensor<1x1xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x1003xbf16>
    %4 = call @log_softmax_12(%arg8, %arg9, %3) : (tensor<1x1003xbf16>, tensor<1x1xbf16>, tensor<1x1003xbf16>) -> tensor<1x1003xbf16>
    %5 = stablehlo.dot_general %4, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x1003xbf16>, tensor<1x40xbf16>) -> tensor<1003x40xbf16>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %7 = stablehlo.add %arg2, %6 : tensor<40x1003xbf16>
    %8 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x1003xbf16>, tensor<40x1003xbf16>) -> tensor<1x40xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %10 = stablehlo.add %arg3, %9 : tensor<40xbf16>
    %11 = stablehlo.multiply %10, %arg6 : tensor<40xbf16>
    %12 = stablehlo.multiply %11, %arg5 : tensor<40xbf16>
    %13 = stablehlo.add %11, %12 : tensor<40xbf16>
    return %7, %13, %13 : tensor<40x1003xbf16>, tensor<40xbf16>, tensor<40xbf16>
  }
  func.func private @log_softmax_12(%arg0: tensor<1x1003xbf16>, %arg1: tensor<1x1xbf16>, %arg2: tensor<1x1003xbf16>) -> tensor<1x1003xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<1x1003xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x1003xbf16>, tensor<bf16>) -> tensor<1xbf16>
    %2 = stablehlo.reshape %1 : (tensor<1xbf16>) -> tensor<1x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<1x1xbf16>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<1x1003xf32>
    %8 = stablehlo.convert %7 : (tensor<1x1003xf32>) -> tensor<1x1003xbf16>
    %9 = stablehlo.multiply %8, %arg0 : tensor<1x1003xbf16>
    %10 = stablehlo.add %arg2, %9 : tensor<1x1003xbf16>
    return %10 : tensor<1x1003xbf16>
  }
}
