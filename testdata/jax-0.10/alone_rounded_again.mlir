module @jit_alone_rounded_again attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x128xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x128xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %3:2 = call @clip(%c, %c_2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_where(%c_3) : (tensor<i32>) -> tensor<24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %7:12 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %arg1, %iterArg_15 = %3#0, %iterArg_16 = %3#1, %iterArg_17 = %4, %iterArg_18 = %c_7, %iterArg_19 = %c_4, %iterArg_20 = %0, %iterArg_21 = %1, %iterArg_22 = %2, %iterArg_23 = %5, %iterArg_24 = %6) : tensor<24x128xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<4x24x1xf32>, tensor<4xi32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_18, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23:6 = func.call @closed_call(%iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22) : (tensor<24x128xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<i32>)
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_23, %23#4, %iterArg_18) : (tensor<4x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<4x24x1xf32>
      %25 = func.call @dynamic_update_index_in_dim_3(%iterArg_24, %23#5, %iterArg_18) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_18, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %26, %23#0, %23#1, %23#2, %23#3, %24, %25 : tensor<24x128xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<4x24x1xf32>, tensor<4xi32>
    }
    %8 = stablehlo.log %7#8 : tensor<24x1xf32>
    %9 = stablehlo.add %7#7, %8 : tensor<24x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<24x1xf32>) -> tensor<24xf32>
    %11 = stablehlo.subtract %10, %7#9 : tensor<24xf32>
    %12 = stablehlo.multiply %11, %arg2 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.multiply %16, %arg2 : tensor<24xf32>
    %18 = stablehlo.negate %17 : tensor<24xf32>
    %19 = stablehlo.reshape %17 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.divide %19, %7#8 : tensor<24x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %22:8 = stablehlo.while(%iterArg = %7#10, %iterArg_14 = %7#11, %iterArg_15 = %arg0, %iterArg_16 = %arg1, %iterArg_17 = %c_13, %iterArg_18 = %21, %iterArg_19 = %20, %iterArg_20 = %18) : tensor<4x24x1xf32>, tensor<4xi32>, tensor<24x128xf32>, tensor<24xi32>, tensor<i32>, tensor<24x128xf32>, tensor<24x1xf32>, tensor<24xf32>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %23 = stablehlo.subtract %c_21, %iterArg_17 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_22 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim(%iterArg, %24) : (tensor<4x24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
      %26 = func.call @dynamic_index_in_dim_4(%iterArg_14, %24) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %27:3 = func.call @closed_call_5(%iterArg_15, %iterArg_16, %iterArg_18, %iterArg_19, %iterArg_20, %25, %26) : (tensor<24x128xf32>, tensor<24xi32>, tensor<24x128xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x128xf32>, tensor<24x1xf32>, tensor<24xf32>)
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_17, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %28, %27#0, %27#1, %27#2 : tensor<4x24x1xf32>, tensor<4xi32>, tensor<24x128xf32>, tensor<24xi32>, tensor<i32>, tensor<24x128xf32>, tensor<24x1xf32>, tensor<24xf32>
    }
    return %13, %22#5 : tensor<f32>, tensor<24x128xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x128xf32>, %arg1: tensor<24xi32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x1xf32>, %arg7: tensor<24x1xf32>, %arg8: tensor<24xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 32] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<24x32xf32>
    %7 = stablehlo.convert %6 : (tensor<24x32xf32>) -> tensor<24x32xbf16>
    %8 = stablehlo.convert %7 : (tensor<24x32xbf16>) -> tensor<24x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.convert %arg6 : tensor<24x1xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<24x1xf32>
    %13 = stablehlo.convert %arg6 : tensor<24x1xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<24x1xf32>
    %15 = stablehlo.exponential %14 : tensor<24x1xf32>
    %16 = stablehlo.multiply %arg7, %15 : tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %18 = stablehlo.subtract %8, %17 : tensor<24x32xf32>
    %19 = stablehlo.exponential %18 : tensor<24x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.add %16, %21 : tensor<24x1xf32>
    %23 = stablehlo.convert %1 : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.subtract %arg1, %24 : tensor<24xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %27 = stablehlo.compare GE, %25, %26, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<32> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.compare LT, %25, %28, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %30 = stablehlo.and %27, %29 : tensor<24xi1>
    %31 = call @clip_0(%25, %arg2, %arg3) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %33 = call @take_along_axis_1(%8, %32) : (tensor<24x32xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %34 = stablehlo.reshape %33 : (tensor<24x1xf32>) -> tensor<24xf32>
    %35 = call @_where_2(%30, %34, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %36 = stablehlo.add %arg8, %35 : tensor<24xf32>
    return %0, %12, %22, %36, %arg6, %1 : tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<i32>
  }
  func.func private @clip_0(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<24x32xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x32xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x24x1xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<4x24x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x1xf32>, tensor<1x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x1xf32>
    return %1 : tensor<4x24x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x24x1xf32>, %arg1: tensor<i32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 1] : (tensor<4x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1xf32>) -> tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x128xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x128xf32>, %arg3: tensor<24x1xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<i32>) -> (tensor<24x128xf32>, tensor<24x1xf32>, tensor<24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg6, %arg3, %arg4 : tensor<24x128xf32>, tensor<24xi32>, tensor<24x1xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0#3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %0#3 : tensor<i32>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %0#3 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_1, %4, sizes = [24, 32] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<24x32xf32>
    %6 = stablehlo.convert %5 : (tensor<24x32xf32>) -> tensor<24x32xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x32xbf16>) -> tensor<24x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.convert %0#2 : tensor<24x1xf32>
    %11 = stablehlo.maximum %10, %9 : tensor<24x1xf32>
    %12 = stablehlo.convert %0#2 : tensor<24x1xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<24x1xf32>
    %14 = stablehlo.exponential %13 : tensor<24x1xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %16 = stablehlo.subtract %7, %15 : tensor<24x32xf32>
    %17 = stablehlo.exponential %16 : tensor<24x32xf32>
    %18 = stablehlo.convert %0#3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.subtract %0#1, %19 : tensor<24xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<32> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.compare LT, %20, %23, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %25 = stablehlo.and %22, %24 : tensor<24xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<31> : tensor<i32>
    %26 = call @clip_6(%20, %c_4, %c_5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %28 = call @take_along_axis_7(%27) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %29 = call @_where_8(%25) : (tensor<24xi1>) -> tensor<24xf32>
    %30 = call @_where_9(%25, %29, %0#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = call @take_along_axis_10(%28, %31) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%0#4 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %35 = stablehlo.multiply %34, %17 : tensor<24x32xf32>
    %36 = stablehlo.add %32, %35 : tensor<24x32xf32>
    %37 = stablehlo.multiply %0#4, %14 : tensor<24x1xf32>
    %38 = stablehlo.convert %36 : (tensor<24x32xf32>) -> tensor<24x32xbf16>
    %39 = stablehlo.convert %38 : (tensor<24x32xbf16>) -> tensor<24x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.dynamic_update_slice %40, %39, %c_8, %4 : (tensor<24x128xf32>, tensor<24x32xf32>, tensor<i32>, tensor<i32>) -> tensor<24x128xf32>
    %42 = stablehlo.add %arg2, %41 : tensor<24x128xf32>
    return %42, %37, %0#5 : tensor<24x128xf32>, tensor<24x1xf32>, tensor<24xf32>
  }
  func.func private @clip_6(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_7(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_8(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_9(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x32xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
