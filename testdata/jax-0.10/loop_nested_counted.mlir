module @jit_loop_nested_counted attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8:6 = stablehlo.while(%iterArg = %c_4, %iterArg_18 = %c, %iterArg_19 = %4, %iterArg_20 = %5, %iterArg_21 = %6, %iterArg_22 = %7) : tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21:5 = func.call @closed_call(%iterArg_18) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_19, %21#1, %iterArg) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_20, %21#2, %iterArg) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_21, %21#3, %iterArg) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_22, %21#4, %iterArg) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg, %c_23 : tensor<i32>
      stablehlo.return %26, %21#0, %22, %23, %24, %25 : tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    }
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<2x4x3xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %16:17 = stablehlo.while(%iterArg = %0, %iterArg_18 = %1, %iterArg_19 = %2, %iterArg_20 = %arg1, %iterArg_21 = %3, %iterArg_22 = %8#3, %iterArg_23 = %8#4, %iterArg_24 = %8#5, %iterArg_25 = %c_13, %iterArg_26 = %cst_5, %iterArg_27 = %9, %iterArg_28 = %10, %iterArg_29 = %11, %iterArg_30 = %12, %iterArg_31 = %13, %iterArg_32 = %14, %iterArg_33 = %15) : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>
    cond {
      %c_34 = stablehlo.constant dense<2> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_25, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_25) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %22 = func.call @dynamic_index_in_dim_0(%iterArg_18, %iterArg_25) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %23 = func.call @dynamic_index_in_dim_1(%iterArg_19, %iterArg_25) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %24:8 = func.call @closed_call_2(%iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_26, %21, %22, %23) : (tensor<24x131xf32>, tensor<3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>)
      %25 = func.call @dynamic_update_index_in_dim_11(%iterArg_27, %24#1, %iterArg_25) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %26 = func.call @dynamic_update_index_in_dim_11(%iterArg_28, %24#2, %iterArg_25) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %27 = func.call @dynamic_update_index_in_dim_12(%iterArg_29, %24#3, %iterArg_25) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %28 = func.call @dynamic_update_index_in_dim_13(%iterArg_30, %24#4, %iterArg_25) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %29 = func.call @dynamic_update_index_in_dim_14(%iterArg_31, %24#5, %iterArg_25) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %30 = func.call @dynamic_update_index_in_dim_15(%iterArg_32, %24#6, %iterArg_25) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %31 = func.call @dynamic_update_index_in_dim_14(%iterArg_33, %24#7, %iterArg_25) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.add %iterArg_25, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %32, %24#0, %25, %26, %27, %28, %29, %30, %31 : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %19:13 = stablehlo.while(%iterArg = %16#10, %iterArg_18 = %16#11, %iterArg_19 = %16#12, %iterArg_20 = %16#13, %iterArg_21 = %16#14, %iterArg_22 = %16#15, %iterArg_23 = %16#16, %iterArg_24 = %arg1, %iterArg_25 = %8#2, %iterArg_26 = %c_17, %iterArg_27 = %17, %iterArg_28 = %cst_15, %iterArg_29 = %18) : tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<4xi32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    cond {
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_26, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %21 = stablehlo.subtract %c_30, %iterArg_26 : tensor<i32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.subtract %21, %c_31 : tensor<i32>
      %23 = func.call @dynamic_index_in_dim(%iterArg, %22) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %24 = func.call @dynamic_index_in_dim(%iterArg_18, %22) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %25 = func.call @dynamic_index_in_dim_16(%iterArg_19, %22) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %26 = func.call @dynamic_index_in_dim_17(%iterArg_20, %22) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %27 = func.call @dynamic_index_in_dim_1(%iterArg_21, %22) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %28 = func.call @dynamic_index_in_dim_18(%iterArg_22, %22) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %29 = func.call @dynamic_index_in_dim_1(%iterArg_23, %22) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %30:3 = func.call @closed_call_19(%iterArg_24, %iterArg_25, %iterArg_27, %iterArg_28, %23, %24, %25, %26, %27, %28, %29) : (tensor<24x131xf32>, tensor<4xi32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>)
      %31 = func.call @dynamic_update_index_in_dim_11(%iterArg_29, %30#2, %22) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.add %iterArg_26, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %32, %30#0, %30#1, %31 : tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<4xi32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    }
    %20 = stablehlo.reshape %19#12 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    return %16#9, %20, %19#10 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @closed_call(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.multiply %arg0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.convert %2 : tensor<i32>
    %c_3 = stablehlo.constant dense<12> : tensor<i32>
    %5 = stablehlo.add %4, %c_3 : tensor<i32>
    %6 = stablehlo.select %3, %5, %2 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %2 : tensor<i32>
    %c_5 = stablehlo.constant dense<12> : tensor<i32>
    %9 = stablehlo.add %8, %c_5 : tensor<i32>
    %10 = stablehlo.select %7, %9, %2 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = stablehlo.convert %2 : tensor<i32>
    %c_7 = stablehlo.constant dense<12> : tensor<i32>
    %13 = stablehlo.add %12, %c_7 : tensor<i32>
    %14 = stablehlo.select %11, %13, %2 : tensor<i1>, tensor<i32>
    return %0, %6, %6, %10, %14 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<i32>) -> tensor<4x3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 24] : (tensor<2x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x3xi32>, %arg1: tensor<i32>) -> tensor<4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x3xf32>, %arg1: tensor<i32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<4xi32>, %arg5: tensor<f32>, %arg6: tensor<4x3x24xf32>, %arg7: tensor<4x3xi32>, %arg8: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) {
    %0 = stablehlo.reshape %arg6 : (tensor<4x3x24xf32>) -> tensor<12x24xf32>
    %1 = stablehlo.reshape %arg7 : (tensor<4x3xi32>) -> tensor<12xi32>
    %2 = stablehlo.reshape %arg8 : (tensor<4x3xf32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10:17 = stablehlo.while(%iterArg = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %arg4, %iterArg_9 = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %c_6, %iterArg_15 = %cst, %iterArg_16 = %3, %iterArg_17 = %4, %iterArg_18 = %5, %iterArg_19 = %6, %iterArg_20 = %7, %iterArg_21 = %8, %iterArg_22 = %9) : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<24x131xf32>, tensor<3xf32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_14, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_14) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %13 = func.call @dynamic_index_in_dim_3(%iterArg_7, %iterArg_14) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %14 = func.call @dynamic_index_in_dim_3(%iterArg_8, %iterArg_14) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %15:8 = func.call @closed_call_4(%iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_15, %12, %13, %14) : (tensor<24x131xf32>, tensor<3xf32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>)
      %16 = func.call @dynamic_update_index_in_dim_6(%iterArg_16, %15#1, %iterArg_14) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %17 = func.call @dynamic_update_index_in_dim_6(%iterArg_17, %15#2, %iterArg_14) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %18 = func.call @dynamic_update_index_in_dim_7(%iterArg_18, %15#3, %iterArg_14) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %19 = func.call @dynamic_update_index_in_dim_8(%iterArg_19, %15#4, %iterArg_14) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %20 = func.call @dynamic_update_index_in_dim_9(%iterArg_20, %15#5, %iterArg_14) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %21 = func.call @dynamic_update_index_in_dim_10(%iterArg_21, %15#6, %iterArg_14) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %22 = func.call @dynamic_update_index_in_dim_9(%iterArg_22, %15#7, %iterArg_14) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_14, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %23, %15#0, %16, %17, %18, %19, %20, %21, %22 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<24x131xf32>, tensor<3xf32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>
    }
    %11 = stablehlo.add %arg5, %10#9 : tensor<f32>
    return %11, %10#10, %10#11, %10#12, %10#13, %10#14, %10#15, %10#16 : tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<12x24xf32>, %arg3: tensor<12xi32>, %arg4: tensor<12xf32>, %arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>) -> (tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg2, %arg6, %c, sizes = [3, 24] : (tensor<12x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    %1 = stablehlo.sine %0 : tensor<3x24xf32>
    %2 = stablehlo.cosine %0 : tensor<3x24xf32>
    %3 = stablehlo.dynamic_slice %arg3, %arg7, sizes = [3] : (tensor<12xi32>, tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.dynamic_slice %arg4, %arg8, sizes = [3] : (tensor<12xf32>, tensor<i32>) -> tensor<3xf32>
    %5 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<3xf32>
    %9 = stablehlo.is_finite %8 : (tensor<3xf32>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %8, %arg1 : tensor<3xi1>, tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<3x131xf32>
    %14 = stablehlo.exponential %13 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.abs %15 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.compare GE, %15, %17, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = stablehlo.log %16 : tensor<3xf32>
    %20 = stablehlo.add %19, %10 : tensor<3xf32>
    %21 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %22:2 = call @take_along_axis_5(%5, %21) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %23 = stablehlo.reshape %22#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %24 = stablehlo.subtract %20, %23 : tensor<3xf32>
    %25 = stablehlo.multiply %24, %4 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.add %arg5, %26 : tensor<f32>
    return %27, %2, %1, %14, %18, %16, %22#1, %4 : tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x131xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<4x3x24xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xf32>, tensor<1x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xf32>
    return %1 : tensor<2x4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x4x3xi1>, %arg1: tensor<4x3xi1>, %arg2: tensor<i32>) -> tensor<2x4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xi1>, tensor<1x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xi1>
    return %1 : tensor<2x4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<i32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
    return %1 : tensor<2x4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x4x3xi1>, %arg1: tensor<i32>) -> tensor<4x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_19(%arg0: tensor<24x131xf32>, %arg1: tensor<4xi32>, %arg2: tensor<24x131xf32>, %arg3: tensor<f32>, %arg4: tensor<4x3x24xf32>, %arg5: tensor<4x3x24xf32>, %arg6: tensor<4x3x131xf32>, %arg7: tensor<4x3xi1>, %arg8: tensor<4x3xf32>, %arg9: tensor<4x3x1x1xi32>, %arg10: tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:13 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg9, %iterArg_7 = %arg10, %iterArg_8 = %arg0, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %arg3) : tensor<4xi32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<12x24xf32>, tensor<24x131xf32>, tensor<f32>
    cond {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_9, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.subtract %c_13, %iterArg_9 : tensor<i32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.subtract %5, %c_14 : tensor<i32>
      %7 = func.call @dynamic_index_in_dim_3(%iterArg, %6) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %8 = func.call @dynamic_index_in_dim_20(%iterArg_1, %6) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %9 = func.call @dynamic_index_in_dim_20(%iterArg_2, %6) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %10 = func.call @dynamic_index_in_dim_21(%iterArg_3, %6) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %11 = func.call @dynamic_index_in_dim_22(%iterArg_4, %6) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %12 = func.call @dynamic_index_in_dim_23(%iterArg_5, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %13 = func.call @dynamic_index_in_dim_24(%iterArg_6, %6) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %14 = func.call @dynamic_index_in_dim_23(%iterArg_7, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %15:3 = func.call @closed_call_25(%iterArg_8, %iterArg_10, %iterArg_11, %iterArg_12, %7, %8, %9, %10, %11, %12, %13, %14) : (tensor<24x131xf32>, tensor<12x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<12x24xf32>, tensor<24x131xf32>, tensor<f32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_9, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %16, %15#0, %15#1, %15#2 : tensor<4xi32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<12x24xf32>, tensor<24x131xf32>, tensor<f32>
    }
    %3 = stablehlo.add %arg2, %2#11 : tensor<24x131xf32>
    %4 = stablehlo.reshape %2#10 : (tensor<12x24xf32>) -> tensor<4x3x24xf32>
    return %3, %arg3, %4 : tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_25(%arg0: tensor<24x131xf32>, %arg1: tensor<12x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<3x24xf32>, %arg6: tensor<3x24xf32>, %arg7: tensor<3x131xf32>, %arg8: tensor<3xi1>, %arg9: tensor<3xf32>, %arg10: tensor<3x1x1xi32>, %arg11: tensor<3xf32>) -> (tensor<12x24xf32>, tensor<24x131xf32>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg11 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_26(%arg10, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.divide %1, %arg9 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %arg8, %6, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.select %arg8, %5, %6 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.negate %7 : tensor<3xf32>
    %10 = stablehlo.add %8, %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %12 = stablehlo.multiply %11, %arg7 : tensor<3x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<3x131xf32>
    %14 = stablehlo.dot_general %13, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg2, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    %18 = stablehlo.multiply %17, %arg5 : tensor<3x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_update_slice %19, %18, %arg4, %c : (tensor<12x24xf32>, tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<12x24xf32>
    %21 = stablehlo.add %arg1, %20 : tensor<12x24xf32>
    return %21, %16, %arg3 : tensor<12x24xf32>, tensor<24x131xf32>, tensor<f32>
  }
  func.func private @take_along_axis_26(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
}
