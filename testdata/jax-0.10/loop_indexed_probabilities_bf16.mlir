module @jit_loop_indexed_probabilities_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    call @log_softmax() : () -> ()
    %3 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.add %3, %6 : tensor<6xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<6xi1>, tensor<6xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x6x2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15:12 = stablehlo.while(%iterArg = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %arg1, %iterArg_14 = %9, %iterArg_15 = %c_6, %iterArg_16 = %cst, %iterArg_17 = %10, %iterArg_18 = %11, %iterArg_19 = %12, %iterArg_20 = %13, %iterArg_21 = %14) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x1xi32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x2xi32>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_15, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %20 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %21 = func.call @dynamic_index_in_dim_0(%iterArg_11, %iterArg_15) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %22 = func.call @dynamic_index_in_dim_1(%iterArg_12, %iterArg_15) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %23:6 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_16, %20, %21, %22) : (tensor<24x131xbf16>, tensor<6x1xi32>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x2xi32>)
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_17, %23#1, %iterArg_15) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %25 = func.call @dynamic_update_index_in_dim_3(%iterArg_18, %23#2, %iterArg_15) : (tensor<4x6x1xf32>, tensor<6x1xf32>, tensor<i32>) -> tensor<4x6x1xf32>
      %26 = func.call @dynamic_update_index_in_dim(%iterArg_19, %23#3, %iterArg_15) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_20, %23#4, %iterArg_15) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %28 = func.call @dynamic_update_index_in_dim_4(%iterArg_21, %23#5, %iterArg_15) : (tensor<4x6x2xi32>, tensor<6x2xi32>, tensor<i32>) -> tensor<4x6x2xi32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_15, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %29, %23#0, %24, %25, %26, %27, %28 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<6x1xi32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x2xi32>
    }
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %18:12 = stablehlo.while(%iterArg = %0, %iterArg_11 = %15#7, %iterArg_12 = %15#8, %iterArg_13 = %15#9, %iterArg_14 = %15#10, %iterArg_15 = %15#11, %iterArg_16 = %2, %iterArg_17 = %arg1, %iterArg_18 = %c_10, %iterArg_19 = %16, %iterArg_20 = %cst_8, %iterArg_21 = %17) : tensor<4x6x24xbf16>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x2xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.subtract %c_22, %iterArg_18 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.subtract %20, %c_23 : tensor<i32>
      %22 = func.call @dynamic_index_in_dim(%iterArg, %21) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %23 = func.call @dynamic_index_in_dim_5(%iterArg_11, %21) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %24 = func.call @dynamic_index_in_dim_6(%iterArg_12, %21) : (tensor<4x6x1xf32>, tensor<i32>) -> tensor<6x1xf32>
      %25 = func.call @dynamic_index_in_dim_5(%iterArg_13, %21) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %26 = func.call @dynamic_index_in_dim_5(%iterArg_14, %21) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %27 = func.call @dynamic_index_in_dim_7(%iterArg_15, %21) : (tensor<4x6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
      %28 = func.call @dynamic_index_in_dim_1(%iterArg_16, %21) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %29:3 = func.call @closed_call_8(%iterArg_17, %iterArg_19, %iterArg_20, %22, %23, %24, %25, %26, %27, %28) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x2xi32>, tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>)
      %30 = func.call @dynamic_update_index_in_dim_10(%iterArg_21, %29#2, %21) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %31, %29#0, %29#1, %30 : tensor<4x6x24xbf16>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x2xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x6x24xbf16>
    }
    %19 = stablehlo.reshape %18#11 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    return %15#6, %19, %18#9 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax() {
    return
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
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<6x1xi32>, %arg2: tensor<f32>, %arg3: tensor<6x24xbf16>, %arg4: tensor<6xi32>, %arg5: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x2xi32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %2:3 = call @log_softmax_2(%1) : (tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>)
    %3 = stablehlo.exponential %2#0 : tensor<6x131xf32>
    %4 = stablehlo.multiply %3, %2#0 : tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.negate %5 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %10 = stablehlo.compare LT, %arg4, %9, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.add %arg4, %11 : tensor<6xi32>
    %13 = stablehlo.select %10, %12, %arg4 : tensor<6xi1>, tensor<6xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %15 = stablehlo.concatenate %arg1, %14, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %16 = "stablehlo.gather"(%2#0, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x2xi32>) -> tensor<6xf32>
    %17 = stablehlo.subtract %8, %16 : tensor<6xf32>
    %18 = stablehlo.multiply %17, %arg5 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %arg2, %19 : tensor<f32>
    return %20, %2#1, %2#2, %3, %2#0, %15 : tensor<f32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x2xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>) {
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
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
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6x2xi32>, %arg1: tensor<6x2xi32>, %arg2: tensor<i32>) -> tensor<4x6x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x2xi32>) -> tensor<1x6x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x2xi32>, tensor<1x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x2xi32>
    return %1 : tensor<4x6x2xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x6x1xf32>, %arg1: tensor<i32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6x2xi32>, %arg1: tensor<i32>) -> tensor<6x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 2] : (tensor<4x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x2xi32>) -> tensor<6x2xi32>
    return %1 : tensor<6x2xi32>
  }
  func.func private @closed_call_8(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<6x24xbf16>, %arg4: tensor<6x131xf32>, %arg5: tensor<6x1xf32>, %arg6: tensor<6x131xf32>, %arg7: tensor<6x131xf32>, %arg8: tensor<6x2xi32>, %arg9: tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg9 : tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %4 = "stablehlo.scatter"(%3, %arg8, %2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %20 = stablehlo.add %arg10, %arg11 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<6xf32>
    %7 = stablehlo.negate %6 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %9 = stablehlo.multiply %arg6, %8 : tensor<6x131xf32>
    %10 = stablehlo.add %4, %9 : tensor<6x131xf32>
    %11 = stablehlo.multiply %8, %arg7 : tensor<6x131xf32>
    %12 = stablehlo.multiply %11, %arg6 : tensor<6x131xf32>
    %13 = stablehlo.add %10, %12 : tensor<6x131xf32>
    %14 = call @log_softmax_9(%arg4, %arg5, %13) : (tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %15 = stablehlo.convert %14 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    %16 = stablehlo.dot_general %15, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<6x24xbf16>) -> tensor<131x24xbf16>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %18 = stablehlo.add %arg1, %17 : tensor<24x131xbf16>
    %19 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<24x131xbf16>) -> tensor<6x24xbf16>
    return %18, %arg2, %19 : tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>
  }
  func.func private @log_softmax_9(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
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
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<6x24xbf16>, %arg2: tensor<i32>) -> tensor<4x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xbf16>, tensor<1x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xbf16>
    return %1 : tensor<4x6x24xbf16>
  }
}
