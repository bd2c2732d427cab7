module @jit_stacked_scan_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:7 = stablehlo.while(%iterArg = %0, %iterArg_6 = %2, %iterArg_7 = %arg0, %iterArg_8 = %arg2, %iterArg_9 = %c, %iterArg_10 = %3, %iterArg_11 = %4) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    cond {
      %c_12 = stablehlo.constant dense<6> : tensor<i32>
      %24 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %24 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %25 = func.call @dynamic_index_in_dim_0(%iterArg_6, %iterArg_9) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %26:2 = func.call @closed_call(%iterArg_7, %iterArg_8, %iterArg_10, %24, %25) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>)
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_11, %26#1, %iterArg_9) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %28, %26#0, %27 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    }
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5#6 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.select %9, %8, %10 : tensor<24xi1>, tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %14 = stablehlo.subtract %5#6, %13 : tensor<6x24xf32>
    %15 = stablehlo.exponential %14 : tensor<6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.sign %16 : tensor<24xf32>
    %18 = stablehlo.abs %16 : tensor<24xf32>
    %19 = stablehlo.log %18 : tensor<24xf32>
    %20 = stablehlo.add %19, %11 : tensor<24xf32>
    %21 = stablehlo.subtract %20, %5#5 : tensor<24xf32>
    %22 = stablehlo.multiply %21, %arg3 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %23 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %4 = stablehlo.add %3, %2 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_where(%9, %0, %c_0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.add %arg2, %11 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<24xf32>
    %16 = stablehlo.is_finite %15 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %16, %15, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<24x40xf32>
    %22 = stablehlo.exponential %21 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.sign %23 : tensor<24xf32>
    %25 = stablehlo.abs %23 : tensor<24xf32>
    %26 = stablehlo.log %25 : tensor<24xf32>
    %27 = stablehlo.add %26, %18 : tensor<24xf32>
    return %12, %27 : tensor<24xf32>, tensor<24xf32>
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
