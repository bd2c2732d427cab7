module @jit_loop_nested_two_loops attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<2x4x3xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %17:20 = stablehlo.while(%iterArg = %0, %iterArg_18 = %1, %iterArg_19 = %2, %iterArg_20 = %arg1, %iterArg_21 = %3, %iterArg_22 = %4, %iterArg_23 = %c_13, %iterArg_24 = %cst_1, %iterArg_25 = %5, %iterArg_26 = %6, %iterArg_27 = %7, %iterArg_28 = %8, %iterArg_29 = %9, %iterArg_30 = %10, %iterArg_31 = %11, %iterArg_32 = %12, %iterArg_33 = %13, %iterArg_34 = %14, %iterArg_35 = %15, %iterArg_36 = %16) : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2xf32>, tensor<2xf32>
    cond {
      %c_37 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_23, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %22 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %23 = func.call @dynamic_index_in_dim_0(%iterArg_18, %iterArg_23) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %24 = func.call @dynamic_index_in_dim_1(%iterArg_19, %iterArg_23) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %25:13 = func.call @closed_call(%iterArg_20, %iterArg_21, %iterArg_22, %iterArg_24, %22, %23, %24) : (tensor<24x131xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<f32>, tensor<f32>)
      %26 = func.call @dynamic_update_index_in_dim_12(%iterArg_25, %25#1, %iterArg_23) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %27 = func.call @dynamic_update_index_in_dim_13(%iterArg_26, %25#2, %iterArg_23) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %28 = func.call @dynamic_update_index_in_dim_14(%iterArg_27, %25#3, %iterArg_23) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %29 = func.call @dynamic_update_index_in_dim_15(%iterArg_28, %25#4, %iterArg_23) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %30 = func.call @dynamic_update_index_in_dim_16(%iterArg_29, %25#5, %iterArg_23) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %31 = func.call @dynamic_update_index_in_dim_16(%iterArg_30, %25#6, %iterArg_23) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %32 = func.call @dynamic_update_index_in_dim_12(%iterArg_31, %25#7, %iterArg_23) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %33 = func.call @dynamic_update_index_in_dim_13(%iterArg_32, %25#8, %iterArg_23) : (tensor<2x4x3xi1>, tensor<4x3xi1>, tensor<i32>) -> tensor<2x4x3xi1>
      %34 = func.call @dynamic_update_index_in_dim_14(%iterArg_33, %25#9, %iterArg_23) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %35 = func.call @dynamic_update_index_in_dim_15(%iterArg_34, %25#10, %iterArg_23) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %36 = func.call @dynamic_update_index_in_dim_17(%iterArg_35, %25#11, %iterArg_23) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %37 = func.call @dynamic_update_index_in_dim_17(%iterArg_36, %25#12, %iterArg_23) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_23, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %38, %25#0, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37 : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2xf32>, tensor<2xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %20:19 = stablehlo.while(%iterArg = %0, %iterArg_18 = %17#8, %iterArg_19 = %17#9, %iterArg_20 = %17#10, %iterArg_21 = %17#11, %iterArg_22 = %2, %iterArg_23 = %17#12, %iterArg_24 = %17#13, %iterArg_25 = %17#14, %iterArg_26 = %17#15, %iterArg_27 = %17#16, %iterArg_28 = %17#17, %iterArg_29 = %17#18, %iterArg_30 = %17#19, %iterArg_31 = %arg1, %iterArg_32 = %c_17, %iterArg_33 = %18, %iterArg_34 = %cst_15, %iterArg_35 = %19) : tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2xf32>, tensor<2xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    cond {
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_32, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.subtract %c_36, %iterArg_32 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.subtract %22, %c_37 : tensor<i32>
      %24 = func.call @dynamic_index_in_dim(%iterArg, %23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %25 = func.call @dynamic_index_in_dim_18(%iterArg_18, %23) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %26 = func.call @dynamic_index_in_dim_19(%iterArg_19, %23) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %27 = func.call @dynamic_index_in_dim_1(%iterArg_20, %23) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %28 = func.call @dynamic_index_in_dim_20(%iterArg_21, %23) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %29 = func.call @dynamic_index_in_dim_1(%iterArg_22, %23) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %30 = func.call @dynamic_index_in_dim(%iterArg_23, %23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %31 = func.call @dynamic_index_in_dim(%iterArg_24, %23) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %32 = func.call @dynamic_index_in_dim_18(%iterArg_25, %23) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %33 = func.call @dynamic_index_in_dim_19(%iterArg_26, %23) : (tensor<2x4x3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %34 = func.call @dynamic_index_in_dim_1(%iterArg_27, %23) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %35 = func.call @dynamic_index_in_dim_20(%iterArg_28, %23) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %36 = func.call @dynamic_index_in_dim_21(%iterArg_29, %23) : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
      %37 = func.call @dynamic_index_in_dim_21(%iterArg_30, %23) : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
      %38:3 = func.call @closed_call_22(%iterArg_31, %iterArg_33, %iterArg_34, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<f32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>)
      %39 = func.call @dynamic_update_index_in_dim_16(%iterArg_35, %38#2, %23) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.add %iterArg_32, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %40, %38#0, %38#1, %39 : tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x24xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3x1x1xi32>, tensor<2xf32>, tensor<2xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x4x3x24xf32>
    }
    %21 = stablehlo.reshape %20#18 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    return %17#7, %21, %20#16 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
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
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<f32>, %arg4: tensor<4x3x24xf32>, %arg5: tensor<4x3xi32>, %arg6: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:11 = stablehlo.while(%iterArg = %arg4, %iterArg_12 = %arg5, %iterArg_13 = %arg6, %iterArg_14 = %arg0, %iterArg_15 = %arg1, %iterArg_16 = %c_3, %iterArg_17 = %cst, %iterArg_18 = %0, %iterArg_19 = %1, %iterArg_20 = %2, %iterArg_21 = %3) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_16, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_16) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %15 = func.call @dynamic_index_in_dim_3(%iterArg_12, %iterArg_16) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %16 = func.call @dynamic_index_in_dim_4(%iterArg_13, %iterArg_16) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %17:5 = func.call @closed_call_5(%iterArg_14, %iterArg_15, %iterArg_17, %14, %15, %16) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>)
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_18, %17#1, %iterArg_16) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %19 = func.call @dynamic_update_index_in_dim_7(%iterArg_19, %17#2, %iterArg_16) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %20 = func.call @dynamic_update_index_in_dim_8(%iterArg_20, %17#3, %iterArg_16) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %21 = func.call @dynamic_update_index_in_dim_9(%iterArg_21, %17#4, %iterArg_16) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_16, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %22, %17#0, %18, %19, %20, %21 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %11:13 = stablehlo.while(%iterArg = %arg4, %iterArg_12 = %arg5, %iterArg_13 = %arg6, %iterArg_14 = %arg0, %iterArg_15 = %arg2, %iterArg_16 = %c_11, %iterArg_17 = %cst_4, %iterArg_18 = %5, %iterArg_19 = %6, %iterArg_20 = %7, %iterArg_21 = %8, %iterArg_22 = %9, %iterArg_23 = %10) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    cond {
      %c_24 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_16, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_16) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %15 = func.call @dynamic_index_in_dim_3(%iterArg_12, %iterArg_16) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %16 = func.call @dynamic_index_in_dim_4(%iterArg_13, %iterArg_16) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %17:7 = func.call @closed_call_10(%iterArg_14, %iterArg_15, %iterArg_17, %14, %15, %16) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>)
      %18 = func.call @dynamic_update_index_in_dim_11(%iterArg_18, %17#1, %iterArg_16) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %19 = func.call @dynamic_update_index_in_dim_11(%iterArg_19, %17#2, %iterArg_16) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_20, %17#3, %iterArg_16) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %21 = func.call @dynamic_update_index_in_dim_7(%iterArg_21, %17#4, %iterArg_16) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %22 = func.call @dynamic_update_index_in_dim_8(%iterArg_22, %17#5, %iterArg_16) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %23 = func.call @dynamic_update_index_in_dim_9(%iterArg_23, %17#6, %iterArg_16) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_16, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %24, %17#0, %18, %19, %20, %21, %22, %23 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    }
    %12 = stablehlo.multiply %4#6, %11#6 : tensor<f32>
    %13 = stablehlo.add %arg3, %12 : tensor<f32>
    return %13, %4#7, %4#8, %4#9, %4#10, %11#7, %11#8, %11#9, %11#10, %11#11, %11#12, %11#6, %4#6 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<3xf32>) -> tensor<3xi1>
    %5 = stablehlo.select %4, %3, %arg1 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<3x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.abs %10 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare GE, %10, %12, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = stablehlo.log %11 : tensor<3xf32>
    %15 = stablehlo.add %14, %5 : tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %17:2 = call @take_along_axis_6(%0, %16) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<3xf32>
    %20 = stablehlo.multiply %19, %arg5 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %arg2, %21 : tensor<f32>
    return %22, %9, %13, %11, %17#1 : tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> (tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.sine %arg3 : tensor<3x24xf32>
    %1 = stablehlo.cosine %arg3 : tensor<3x24xf32>
    %2 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<3xf32>
    %6 = stablehlo.is_finite %5 : (tensor<3xf32>) -> tensor<3xi1>
    %7 = stablehlo.select %6, %5, %arg1 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %10 = stablehlo.subtract %2, %9 : tensor<3x131xf32>
    %11 = stablehlo.exponential %10 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.abs %12 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %12, %14, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = stablehlo.log %13 : tensor<3xf32>
    %17 = stablehlo.add %16, %7 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %19:2 = call @take_along_axis_6(%2, %18) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %20 = stablehlo.reshape %19#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %21 = stablehlo.subtract %17, %20 : tensor<3xf32>
    %22 = stablehlo.multiply %21, %arg5 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.add %arg2, %23 : tensor<f32>
    return %24, %1, %0, %11, %15, %13, %19#1 : tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
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
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<4x3x24xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xf32>, tensor<1x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xf32>
    return %1 : tensor<2x4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x4x3xi1>, %arg1: tensor<i32>) -> tensor<4x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_22(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xf32>, %arg4: tensor<4x3x131xf32>, %arg5: tensor<4x3xi1>, %arg6: tensor<4x3xf32>, %arg7: tensor<4x3x1x1xi32>, %arg8: tensor<4x3xf32>, %arg9: tensor<4x3x24xf32>, %arg10: tensor<4x3x24xf32>, %arg11: tensor<4x3x131xf32>, %arg12: tensor<4x3xi1>, %arg13: tensor<4x3xf32>, %arg14: tensor<4x3x1x1xi32>, %arg15: tensor<f32>, %arg16: tensor<f32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>) {
    %0 = stablehlo.multiply %arg16, %arg2 : tensor<f32>
    %1 = stablehlo.multiply %arg2, %arg15 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:12 = stablehlo.while(%iterArg = %arg9, %iterArg_4 = %arg10, %iterArg_5 = %arg11, %iterArg_6 = %arg12, %iterArg_7 = %arg13, %iterArg_8 = %arg14, %iterArg_9 = %arg8, %iterArg_10 = %arg0, %iterArg_11 = %c, %iterArg_12 = %2, %iterArg_13 = %0, %iterArg_14 = %3) : tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.subtract %c_15, %iterArg_11 : tensor<i32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %11, %c_16 : tensor<i32>
      %13 = func.call @dynamic_index_in_dim_2(%iterArg, %12) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %14 = func.call @dynamic_index_in_dim_2(%iterArg_4, %12) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %15 = func.call @dynamic_index_in_dim_23(%iterArg_5, %12) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %16 = func.call @dynamic_index_in_dim_24(%iterArg_6, %12) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %17 = func.call @dynamic_index_in_dim_4(%iterArg_7, %12) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %18 = func.call @dynamic_index_in_dim_25(%iterArg_8, %12) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %19 = func.call @dynamic_index_in_dim_4(%iterArg_9, %12) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %20:3 = func.call @closed_call_26(%iterArg_10, %iterArg_12, %iterArg_13, %13, %14, %15, %16, %17, %18, %19) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>)
      %21 = func.call @dynamic_update_index_in_dim_11(%iterArg_14, %20#2, %12) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %22, %20#0, %20#1, %21 : tensor<4x3x24xf32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    }
    %5 = stablehlo.add %arg1, %4#9 : tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8:11 = stablehlo.while(%iterArg = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %arg6, %iterArg_7 = %arg7, %iterArg_8 = %arg8, %iterArg_9 = %arg0, %iterArg_10 = %c_3, %iterArg_11 = %6, %iterArg_12 = %1, %iterArg_13 = %7) : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.subtract %c_14, %iterArg_10 : tensor<i32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %11, %c_15 : tensor<i32>
      %13 = func.call @dynamic_index_in_dim_2(%iterArg, %12) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %14 = func.call @dynamic_index_in_dim_23(%iterArg_4, %12) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %15 = func.call @dynamic_index_in_dim_24(%iterArg_5, %12) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %16 = func.call @dynamic_index_in_dim_4(%iterArg_6, %12) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %17 = func.call @dynamic_index_in_dim_25(%iterArg_7, %12) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %18 = func.call @dynamic_index_in_dim_4(%iterArg_8, %12) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %19:3 = func.call @closed_call_28(%iterArg_9, %iterArg_11, %iterArg_12, %13, %14, %15, %16, %17, %18) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>)
      %20 = func.call @dynamic_update_index_in_dim_11(%iterArg_13, %19#2, %12) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_10, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %21, %19#0, %19#1, %20 : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    }
    %9 = stablehlo.add %5, %8#8 : tensor<24x131xf32>
    %10 = stablehlo.add %4#11, %8#10 : tensor<4x3x24xf32>
    return %9, %arg2, %10 : tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_26(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3x24xf32>, %arg5: tensor<3x131xf32>, %arg6: tensor<3xi1>, %arg7: tensor<3xf32>, %arg8: tensor<3x1x1xi32>, %arg9: tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg9 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_27(%arg8, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.divide %1, %arg7 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %arg6, %6, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.select %arg6, %5, %6 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.negate %7 : tensor<3xf32>
    %10 = stablehlo.add %8, %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %12 = stablehlo.multiply %11, %arg5 : tensor<3x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<3x131xf32>
    %14 = stablehlo.dot_general %13, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<3x24xf32>
    return %16, %arg2, %18 : tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>
  }
  func.func private @take_along_axis_27(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @closed_call_28(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3x131xf32>, %arg5: tensor<3xi1>, %arg6: tensor<3xf32>, %arg7: tensor<3x1x1xi32>, %arg8: tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_27(%arg7, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.divide %1, %arg6 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %arg5, %6, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.select %arg5, %5, %6 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.negate %7 : tensor<3xf32>
    %10 = stablehlo.add %8, %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %12 = stablehlo.multiply %11, %arg4 : tensor<3x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<3x131xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    return %16, %arg2, %17 : tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>
  }
}
