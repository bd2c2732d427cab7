module @jit_loop_outside_rounded_metrics attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<4x6xbf16> {jax.result_info = "result[0][1][0]"}, tensor<4x6xf32> {jax.result_info = "result[0][1][1]"}, tensor<4x6xbf16> {jax.result_info = "result[0][1][2]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9:11 = stablehlo.while(%iterArg = %0, %iterArg_13 = %1, %iterArg_14 = %arg1, %iterArg_15 = %2, %iterArg_16 = %c_5, %iterArg_17 = %3, %iterArg_18 = %4, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %7, %iterArg_22 = %8) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<24x131xbf16>, tensor<6xf32>, tensor<i32>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_16, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_13, %iterArg_16) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %31:6 = func.call @closed_call(%iterArg_14, %iterArg_15, %29, %30) : (tensor<24x131xbf16>, tensor<6xf32>, tensor<6x24xbf16>, tensor<6xi32>) -> (tensor<6xbf16>, tensor<6xf32>, tensor<6xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>)
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_17, %31#0, %iterArg_16) : (tensor<4x6xbf16>, tensor<6xbf16>, tensor<i32>) -> tensor<4x6xbf16>
      %33 = func.call @dynamic_update_index_in_dim_3(%iterArg_18, %31#1, %iterArg_16) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_19, %31#2, %iterArg_16) : (tensor<4x6xbf16>, tensor<6xbf16>, tensor<i32>) -> tensor<4x6xbf16>
      %35 = func.call @dynamic_update_index_in_dim_4(%iterArg_20, %31#3, %iterArg_16) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %36 = func.call @dynamic_update_index_in_dim_5(%iterArg_21, %31#4, %iterArg_16) : (tensor<4x6x1xbf16>, tensor<6x1xbf16>, tensor<i32>) -> tensor<4x6x1xbf16>
      %37 = func.call @dynamic_update_index_in_dim_6(%iterArg_22, %31#5, %iterArg_16) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_16, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %38, %32, %33, %34, %35, %36, %37 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<24x131xbf16>, tensor<6xf32>, tensor<i32>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>
    }
    %10 = stablehlo.convert %9#5 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<4x6xf32>
    %13 = stablehlo.exponential %12 : tensor<4x6xf32>
    %14 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_8 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %20 = stablehlo.multiply %19, %14 : tensor<4x6xf32>
    %21 = stablehlo.multiply %20, %13 : tensor<4x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<4x6xf32>
    %24 = stablehlo.convert %23 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %27:9 = stablehlo.while(%iterArg = %24, %iterArg_13 = %0, %iterArg_14 = %9#8, %iterArg_15 = %9#9, %iterArg_16 = %9#10, %iterArg_17 = %arg1, %iterArg_18 = %c_12, %iterArg_19 = %25, %iterArg_20 = %26) : tensor<4x6xbf16>, tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<4x6x24xbf16>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %29 = stablehlo.subtract %c_21, %iterArg_18 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.subtract %29, %c_22 : tensor<i32>
      %31 = func.call @dynamic_index_in_dim_7(%iterArg, %30) : (tensor<4x6xbf16>, tensor<i32>) -> tensor<6xbf16>
      %32 = func.call @dynamic_index_in_dim(%iterArg_13, %30) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %33 = func.call @dynamic_index_in_dim_8(%iterArg_14, %30) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %34 = func.call @dynamic_index_in_dim_9(%iterArg_15, %30) : (tensor<4x6x1xbf16>, tensor<i32>) -> tensor<6x1xbf16>
      %35 = func.call @dynamic_index_in_dim_10(%iterArg_16, %30) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %36:2 = func.call @closed_call_11(%iterArg_17, %iterArg_19, %31, %32, %33, %34, %35) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<6xbf16>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>) -> (tensor<24x131xbf16>, tensor<6x24xbf16>)
      %37 = func.call @dynamic_update_index_in_dim_14(%iterArg_20, %36#1, %30) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_18, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %38, %36#0, %37 : tensor<4x6xbf16>, tensor<4x6x24xbf16>, tensor<4x6x131xbf16>, tensor<4x6x1xbf16>, tensor<4x6x1x1xi32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<4x6x24xbf16>
    }
    %28 = stablehlo.reshape %27#8 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    return %17, %9#5, %9#6, %9#7, %28, %27#7 : tensor<f32>, tensor<4x6xbf16>, tensor<4x6xf32>, tensor<4x6xbf16>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax() {
    return
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<6xf32>, %arg2: tensor<6x24xbf16>, %arg3: tensor<6xi32>) -> (tensor<6xbf16>, tensor<6xf32>, tensor<6xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xf32>
    %1 = stablehlo.convert %0 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    %2:3 = call @log_softmax_1(%1) : (tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>)
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %4:2 = call @take_along_axis_2(%2#0, %3) : (tensor<6x131xbf16>, tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<6xf32>
    %9 = stablehlo.is_finite %8 : (tensor<6xf32>) -> tensor<6xi1>
    %10 = stablehlo.select %9, %8, %arg1 : tensor<6xi1>, tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %13 = stablehlo.subtract %0, %12 : tensor<6x131xf32>
    %14 = stablehlo.exponential %13 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.abs %15 : tensor<6xf32>
    %17 = stablehlo.log %16 : tensor<6xf32>
    %18 = stablehlo.add %17, %10 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %19 = stablehlo.reduce(%2#0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xbf16>, tensor<bf16>) -> tensor<6xbf16>
    return %5, %18, %19, %2#1, %2#2, %4#1 : tensor<6xbf16>, tensor<6xf32>, tensor<6xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>
  }
  func.func private @log_softmax_1(%arg0: tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>) {
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
  func.func private @take_along_axis_2(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<i32>) -> tensor<4x6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xbf16>, tensor<1x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<6x131xbf16>, %arg2: tensor<i32>) -> tensor<4x6x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xbf16>) -> tensor<1x6x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xbf16>, tensor<1x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xbf16>
    return %1 : tensor<4x6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<i32>) -> tensor<4x6x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x1xbf16>) -> tensor<1x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x1xbf16>, tensor<1x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1xbf16>
    return %1 : tensor<4x6x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6xbf16>, %arg1: tensor<i32>) -> tensor<6xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x6xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xbf16>) -> tensor<6xbf16>
    return %1 : tensor<6xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<i32>) -> tensor<6x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x6x1xbf16>, %arg1: tensor<i32>) -> tensor<6x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xbf16>) -> tensor<6x1xbf16>
    return %1 : tensor<6x1xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_11(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<6xbf16>, %arg3: tensor<6x24xbf16>, %arg4: tensor<6x131xbf16>, %arg5: tensor<6x1xbf16>, %arg6: tensor<6x1x1xi32>) -> (tensor<24x131xbf16>, tensor<6x24xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %1 = call @take_along_axis_12(%arg6, %0) : (tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %2 = call @log_softmax_13(%arg4, %arg5, %1) : (tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %3 = stablehlo.convert %2 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xbf16>) -> tensor<131x24xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %6 = stablehlo.convert %5 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %7 = stablehlo.add %arg1, %6 : tensor<24x131xbf16>
    %8 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xbf16>) -> tensor<6x24xf32>
    %9 = stablehlo.convert %8 : (tensor<6x24xf32>) -> tensor<6x24xbf16>
    return %7, %9 : tensor<24x131xbf16>, tensor<6x24xbf16>
  }
  func.func private @take_along_axis_12(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x131xbf16>, tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @log_softmax_13(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
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
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<6x24xbf16>, %arg2: tensor<i32>) -> tensor<4x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xbf16>, tensor<1x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xbf16>
    return %1 : tensor<4x6x24xbf16>
  }
}
