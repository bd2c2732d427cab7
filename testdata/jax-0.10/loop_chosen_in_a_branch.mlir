module @jit_loop_chosen_in_a_branch attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %3:2 = call @remainder(%c) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x24x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<4x6xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14:18 = stablehlo.while(%iterArg = %0, %iterArg_15 = %1, %iterArg_16 = %2, %iterArg_17 = %3#0, %iterArg_18 = %3#1, %iterArg_19 = %arg1, %iterArg_20 = %c_10, %iterArg_21 = %cst, %iterArg_22 = %4, %iterArg_23 = %5, %iterArg_24 = %6, %iterArg_25 = %7, %iterArg_26 = %8, %iterArg_27 = %9, %iterArg_28 = %10, %iterArg_29 = %11, %iterArg_30 = %12, %iterArg_31 = %13) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<i1>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>
    cond {
      %c_32 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_20, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_20) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %20 = func.call @dynamic_index_in_dim_0(%iterArg_15, %iterArg_20) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %21 = func.call @dynamic_index_in_dim_1(%iterArg_16, %iterArg_20) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %22:11 = func.call @closed_call(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_21, %19, %20, %21) : (tensor<i32>, tensor<i1>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>)
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_22, %22#1, %iterArg_20) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %24 = func.call @dynamic_update_index_in_dim_3(%iterArg_23, %22#2, %iterArg_20) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_24, %22#3, %iterArg_20) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %26 = func.call @dynamic_update_index_in_dim_4(%iterArg_25, %22#4, %iterArg_20) : (tensor<4x24x131xf32>, tensor<24x131xf32>, tensor<i32>) -> tensor<4x24x131xf32>
      %27 = func.call @dynamic_update_index_in_dim_5(%iterArg_26, %22#5, %iterArg_20) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %28 = func.call @dynamic_update_index_in_dim_6(%iterArg_27, %22#6, %iterArg_20) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %29 = func.call @dynamic_update_index_in_dim_7(%iterArg_28, %22#7, %iterArg_20) : (tensor<4x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<4x6xi1>
      %30 = func.call @dynamic_update_index_in_dim_8(%iterArg_29, %22#8, %iterArg_20) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %31 = func.call @dynamic_update_index_in_dim_9(%iterArg_30, %22#9, %iterArg_20) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %32 = func.call @dynamic_update_index_in_dim_8(%iterArg_31, %22#10, %iterArg_20) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_20, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %33, %22#0, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<i1>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>
    }
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %17:14 = stablehlo.while(%iterArg = %14#8, %iterArg_15 = %14#9, %iterArg_16 = %14#10, %iterArg_17 = %14#11, %iterArg_18 = %14#12, %iterArg_19 = %14#13, %iterArg_20 = %14#14, %iterArg_21 = %14#15, %iterArg_22 = %14#16, %iterArg_23 = %14#17, %iterArg_24 = %c_14, %iterArg_25 = %15, %iterArg_26 = %cst_12, %iterArg_27 = %16) : tensor<4xi32>, tensor<4xf32>, tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    cond {
      %c_28 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_24, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.subtract %c_28, %iterArg_24 : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.subtract %19, %c_29 : tensor<i32>
      %21 = func.call @dynamic_index_in_dim_10(%iterArg, %20) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %22 = func.call @dynamic_index_in_dim_11(%iterArg_15, %20) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %23 = func.call @dynamic_index_in_dim_10(%iterArg_16, %20) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %24 = func.call @dynamic_index_in_dim_12(%iterArg_17, %20) : (tensor<4x24x131xf32>, tensor<i32>) -> tensor<24x131xf32>
      %25 = func.call @dynamic_index_in_dim(%iterArg_18, %20) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %26 = func.call @dynamic_index_in_dim_13(%iterArg_19, %20) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %27 = func.call @dynamic_index_in_dim_14(%iterArg_20, %20) : (tensor<4x6xi1>, tensor<i32>) -> tensor<6xi1>
      %28 = func.call @dynamic_index_in_dim_1(%iterArg_21, %20) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %29 = func.call @dynamic_index_in_dim_15(%iterArg_22, %20) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %30 = func.call @dynamic_index_in_dim_1(%iterArg_23, %20) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %31:3 = func.call @closed_call_16(%iterArg_25, %iterArg_26, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30) : (tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %32 = func.call @dynamic_update_index_in_dim_5(%iterArg_27, %31#2, %20) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_24, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %33, %31#0, %31#1, %32 : tensor<4xi32>, tensor<4xf32>, tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    }
    %18 = stablehlo.reshape %17#13 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %14#7, %18, %17#11 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i1>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %2, %3 : tensor<i32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
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
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<i1>, %arg2: tensor<24x131xf32>, %arg3: tensor<f32>, %arg4: tensor<6x24xf32>, %arg5: tensor<6xi32>, %arg6: tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) {
    %0 = stablehlo.slice %arg5 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %2 = call @remainder_2(%1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare EQ, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
    %5:10 = "stablehlo.case"(%4) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<6xi1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %cst_7, %cst_8, %c_0, %7, %8, %9, %10, %11, %12, %13 : tensor<f32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.compare GT, %7, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
      %10:9 = "stablehlo.case"(%9) ({
        %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
        %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
        %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
        %c_4 = stablehlo.constant dense<false> : tensor<i1>
        %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<6xi1>
        %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %c_6 = stablehlo.constant dense<0> : tensor<i32>
        %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
        %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        stablehlo.return %cst_8, %cst_9, %11, %12, %13, %14, %15, %16, %17 : tensor<f32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>
      }, {
        %11 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
        %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %14 = stablehlo.maximum %13, %12 : tensor<6xf32>
        %15 = stablehlo.is_finite %14 : (tensor<6xf32>) -> tensor<6xi1>
        %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %17 = stablehlo.select %15, %14, %16 : tensor<6xi1>, tensor<6xf32>
        %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
        %20 = stablehlo.subtract %11, %19 : tensor<6x131xf32>
        %21 = stablehlo.exponential %20 : tensor<6x131xf32>
        %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
        %23 = stablehlo.abs %22 : tensor<6xf32>
        %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %25 = stablehlo.compare GE, %22, %24, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %26 = stablehlo.log %23 : tensor<6xf32>
        %27 = stablehlo.add %26, %17 : tensor<6xf32>
        %28 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %29:2 = func.call @take_along_axis(%11, %28) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
        %30 = stablehlo.reshape %29#0 : (tensor<6x1xf32>) -> tensor<6xf32>
        %31 = stablehlo.subtract %27, %30 : tensor<6xf32>
        %32 = stablehlo.multiply %31, %arg6 : tensor<6xf32>
        %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
        %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        stablehlo.return %33, %cst_7, %arg2, %arg4, %21, %25, %23, %29#1, %arg6 : tensor<f32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>)
      stablehlo.return %10#0, %10#1, %9, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7, %10#8 : tensor<f32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>)
    %6 = stablehlo.add %arg3, %5#0 : tensor<f32>
    return %6, %4, %5#1, %5#2, %5#3, %5#4, %5#5, %5#6, %5#7, %5#8, %5#9 : tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>
  }
  func.func private @remainder_2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %2, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.and %3, %1 : tensor<i1>
    %5 = stablehlo.add %0, %arg1 : tensor<i32>
    %6 = stablehlo.select %4, %5, %0 : tensor<i1>, tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<i32>) -> tensor<4x24x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x131xf32>) -> tensor<1x24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x131xf32>, tensor<1x24x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x131xf32>
    return %1 : tensor<4x24x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<4x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x6xi1>
    return %1 : tensor<4x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4x24x131xf32>, %arg1: tensor<i32>) -> tensor<24x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 131] : (tensor<4x24x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_16(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<24x131xf32>, %arg6: tensor<6x24xf32>, %arg7: tensor<6x131xf32>, %arg8: tensor<6xi1>, %arg9: tensor<6xf32>, %arg10: tensor<6x1x1xi32>, %arg11: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0:2 = "stablehlo.case"(%arg2) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      stablehlo.return %2, %3 : tensor<6x24xf32>, tensor<24x131xf32>
    }, {
      %2:2 = "stablehlo.case"(%arg4) ({
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
        %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
        stablehlo.return %3, %4 : tensor<6x24xf32>, tensor<24x131xf32>
      }, {
        %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %4 = stablehlo.multiply %3, %arg11 : tensor<6xf32>
        %5 = stablehlo.negate %4 : tensor<6xf32>
        %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %7 = func.call @take_along_axis_17(%arg10, %6) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
        %8 = stablehlo.divide %4, %arg9 : tensor<6xf32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %10 = stablehlo.select %arg8, %9, %8 : tensor<6xi1>, tensor<6xf32>
        %11 = stablehlo.select %arg8, %8, %9 : tensor<6xi1>, tensor<6xf32>
        %12 = stablehlo.negate %10 : tensor<6xf32>
        %13 = stablehlo.add %11, %12 : tensor<6xf32>
        %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
        %15 = stablehlo.multiply %14, %arg7 : tensor<6x131xf32>
        %16 = stablehlo.add %7, %15 : tensor<6x131xf32>
        %17 = stablehlo.dot_general %16, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
        %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
        %19 = stablehlo.dot_general %16, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
        stablehlo.return %19, %18 : tensor<6x24xf32>, tensor<24x131xf32>
      }) : (tensor<i32>) -> (tensor<6x24xf32>, tensor<24x131xf32>)
      stablehlo.return %2#0, %2#1 : tensor<6x24xf32>, tensor<24x131xf32>
    }) : (tensor<i32>) -> (tensor<6x24xf32>, tensor<24x131xf32>)
    %1 = stablehlo.add %arg0, %0#1 : tensor<24x131xf32>
    return %1, %arg1, %0#0 : tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>
  }
  func.func private @take_along_axis_17(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
}
