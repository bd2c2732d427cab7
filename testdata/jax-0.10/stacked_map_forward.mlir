module @jit_stacked_map_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %0, %iterArg_7 = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %arg2, %iterArg_10 = %c, %iterArg_11 = %1, %iterArg_12 = %2) : tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_13 = stablehlo.constant dense<6> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %24:2 = func.call @closed_call(%iterArg_7, %iterArg_8, %iterArg_9, %23) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_11, %24#0, %iterArg_10) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %26 = func.call @dynamic_update_index_in_dim(%iterArg_12, %24#1, %iterArg_10) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %27, %25, %26 : tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3#5 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<24xf32>
    %7 = stablehlo.is_finite %6 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.select %7, %6, %8 : tensor<24xi1>, tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %12 = stablehlo.subtract %3#5, %11 : tensor<6x24xf32>
    %13 = stablehlo.exponential %12 : tensor<6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.sign %14 : tensor<24xf32>
    %16 = stablehlo.abs %14 : tensor<24xf32>
    %17 = stablehlo.log %16 : tensor<24xf32>
    %18 = stablehlo.add %17, %9 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%3#6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<24xf32>
    %21 = stablehlo.multiply %20, %arg3 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %22 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.select %9, %8, %10 : tensor<24xi1>, tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.subtract %5, %13 : tensor<24x40xf32>
    %15 = stablehlo.exponential %14 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.sign %16 : tensor<24xf32>
    %18 = stablehlo.abs %16 : tensor<24xf32>
    %19 = stablehlo.log %18 : tensor<24xf32>
    %20 = stablehlo.add %19, %11 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.multiply %arg3, %c_6 : tensor<i32>
    %22 = stablehlo.iota dim = 0 : tensor<40xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %24 = stablehlo.add %23, %22 : tensor<40xi32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %29 = stablehlo.compare EQ, %27, %28, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where(%29, %5, %c_7) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    return %20, %31 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
}
