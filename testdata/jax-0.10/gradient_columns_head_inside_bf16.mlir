module @jit_gradient_columns_head_inside_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x240xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x240xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = call @_one_hot() : () -> tensor<1x40xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:11 = stablehlo.while(%iterArg = %0, %iterArg_12 = %arg0, %iterArg_13 = %arg1, %iterArg_14 = %arg2, %iterArg_15 = %4, %iterArg_16 = %c, %iterArg_17 = %1, %iterArg_18 = %2, %iterArg_19 = %3, %iterArg_20 = %5, %iterArg_21 = %6) : tensor<6xi32>, tensor<24x24xbf16>, tensor<24x240xbf16>, tensor<24xi32>, tensor<1x40xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_22 = stablehlo.constant dense<6> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_16, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %24:5 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19, %23) : (tensor<24x24xbf16>, tensor<24x240xbf16>, tensor<24xi32>, tensor<1x40xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_20, %24#3, %iterArg_16) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %26 = func.call @dynamic_update_index_in_dim_1(%iterArg_21, %24#4, %iterArg_16) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_16, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %27, %24#0, %24#1, %24#2, %25, %26 : tensor<6xi32>, tensor<24x24xbf16>, tensor<24x240xbf16>, tensor<24xi32>, tensor<1x40xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %8 = stablehlo.log %7#7 : tensor<24xf32>
    %9 = stablehlo.add %7#6, %8 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %7#8 : tensor<24xf32>
    %11 = stablehlo.multiply %10, %arg3 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.multiply %16, %arg3 : tensor<24xf32>
    %18 = stablehlo.negate %17 : tensor<24xf32>
    %19 = stablehlo.divide %17, %7#7 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<24x240xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %22:12 = stablehlo.while(%iterArg = %7#9, %iterArg_12 = %7#10, %iterArg_13 = %0, %iterArg_14 = %arg1, %iterArg_15 = %arg0, %iterArg_16 = %arg2, %iterArg_17 = %c_11, %iterArg_18 = %20, %iterArg_19 = %21, %iterArg_20 = %17, %iterArg_21 = %19, %iterArg_22 = %18) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_23 = stablehlo.constant dense<6> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_17, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<6> : tensor<i32>
      %23 = stablehlo.subtract %c_23, %iterArg_17 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_24 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim_2(%iterArg, %24) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %26 = func.call @dynamic_index_in_dim_3(%iterArg_12, %24) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %27 = func.call @dynamic_index_in_dim(%iterArg_13, %24) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %28:5 = func.call @closed_call_4(%iterArg_14, %iterArg_15, %iterArg_16, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %25, %26, %27) : (tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_17, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %29, %28#0, %28#1, %28#2, %28#3, %28#4 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %12, %22#8, %22#7 : tensor<f32>, tensor<24x24xbf16>, tensor<24x240xbf16>
  }
  func.func private @_one_hot() -> tensor<1x40xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    return %0 : tensor<1x40xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x240xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<1x40xi32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg7, %c_3 : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %9 = stablehlo.subtract %arg2, %8 : tensor<24xi32>
    %10 = call @_one_hot_0(%9, %arg3) : (tensor<24xi32>, tensor<1x40xi32>) -> tensor<24x40xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%6 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %arg4 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<24xf32>
    %16 = stablehlo.convert %arg4 : tensor<24xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<24xf32>
    %18 = stablehlo.exponential %17 : tensor<24xf32>
    %19 = stablehlo.multiply %arg5, %18 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %22 = stablehlo.subtract %6, %21 : tensor<24x40xf32>
    %23 = stablehlo.exponential %22 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %19, %24 : tensor<24xf32>
    %26 = stablehlo.add %arg6, %12 : tensor<24xf32>
    return %15, %25, %26, %arg4, %arg5 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_one_hot_0(%arg0: tensor<24xi32>, %arg1: tensor<1x40xi32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %4 = stablehlo.convert %3 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    return %4 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x240xbf16>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24x240xbf16>, %arg4: tensor<24x24xbf16>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg8, %arg9, %arg10, %arg5, %arg6, %arg7 : tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_2, %4, sizes = [24, 40] : (tensor<24x240xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %6 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %8 = stablehlo.multiply %0#5, %c_3 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.subtract %0#2, %9 : tensor<24xi32>
    %11 = call @_one_hot_5(%10) : (tensor<24xi32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %16 = stablehlo.convert %15 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.convert %0#3 : tensor<24xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.divide %23, %27 : tensor<24xf32>
    %29 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<24xi1>, tensor<24xf32>
    %37 = stablehlo.divide %32, %36 : tensor<24xf32>
    %38 = stablehlo.convert %0#3 : tensor<24xf32>
    %39 = stablehlo.subtract %38, %19 : tensor<24xf32>
    %40 = stablehlo.exponential %39 : tensor<24xf32>
    %41 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %43 = stablehlo.subtract %7, %42 : tensor<24x40xf32>
    %44 = stablehlo.exponential %43 : tensor<24x40xf32>
    %45 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<24x40xf32>
    %47 = stablehlo.negate %46 : tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.reshape %48 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %0#6, %50 : tensor<24xf32>
    %52 = stablehlo.multiply %0#4, %0#7 : tensor<24xf32>
    %53 = stablehlo.multiply %0#7, %40 : tensor<24xf32>
    %54 = stablehlo.multiply %52, %40 : tensor<24xf32>
    %55 = stablehlo.negate %54 : tensor<24xf32>
    %56 = stablehlo.add %51, %55 : tensor<24xf32>
    %57 = stablehlo.convert %54 : tensor<24xf32>
    %58 = stablehlo.multiply %56, %37 : tensor<24xf32>
    %59 = stablehlo.multiply %56, %28 : tensor<24xf32>
    %60 = stablehlo.convert %59 : tensor<24xf32>
    %61 = stablehlo.add %57, %60 : tensor<24xf32>
    %62 = stablehlo.divide %58, %17 : tensor<24xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.multiply %63, %16 : tensor<24x40xf32>
    %65 = stablehlo.add %46, %64 : tensor<24x40xf32>
    %66 = stablehlo.broadcast_in_dim %0#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %67 = stablehlo.multiply %11, %66 : tensor<24x40xf32>
    %68 = stablehlo.add %65, %67 : tensor<24x40xf32>
    %69 = stablehlo.convert %68 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %70 = stablehlo.dot_general %69, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %72 = stablehlo.dot_general %69, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<24x240xbf16>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.dynamic_update_slice %73, %71, %c_16, %4 : (tensor<24x240xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x240xbf16>
    %75 = stablehlo.add %arg3, %74 : tensor<24x240xbf16>
    %76 = stablehlo.add %arg4, %72 : tensor<24x24xbf16>
    return %75, %76, %61, %53, %0#8 : tensor<24x240xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_one_hot_5(%arg0: tensor<24xi32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %5 = stablehlo.convert %4 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    return %5 : tensor<24x40xf32>
  }
}
