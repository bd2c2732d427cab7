module @jit_alone_total_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24xi32>) -> (tensor<24x24xf32> {jax.result_info = "result[0]"}, tensor<24x128xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %2, %iterArg_7 = %arg0, %iterArg_8 = %arg1, %iterArg_9 = %c_2, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %3, %iterArg_13 = %4) : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<4x24xf32>, tensor<4xi32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_9, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %13:4 = func.call @closed_call(%iterArg_7, %iterArg_8, %iterArg_10, %iterArg_11, %12) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_12, %13#2, %iterArg_9) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %15 = func.call @dynamic_update_index_in_dim_0(%iterArg_13, %13#3, %iterArg_9) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %16, %13#0, %13#1, %14, %15 : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<4x24xf32>, tensor<4xi32>
    }
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.negate %6 : tensor<24xf32>
    %8 = stablehlo.divide %6, %5#5 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11:10 = stablehlo.while(%iterArg = %5#6, %iterArg_7 = %5#7, %iterArg_8 = %arg1, %iterArg_9 = %arg0, %iterArg_10 = %arg2, %iterArg_11 = %c_6, %iterArg_12 = %9, %iterArg_13 = %10, %iterArg_14 = %8, %iterArg_15 = %7) : tensor<4x24xf32>, tensor<4xi32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_11, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.subtract %c_16, %iterArg_11 : tensor<i32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.subtract %12, %c_17 : tensor<i32>
      %14 = func.call @dynamic_index_in_dim_1(%iterArg, %13) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %15 = func.call @dynamic_index_in_dim(%iterArg_7, %13) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %16:4 = func.call @closed_call_2(%iterArg_8, %iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %14, %15) : (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_11, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %17, %16#0, %16#1, %16#2, %16#3 : tensor<4x24xf32>, tensor<4xi32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %11#7, %11#6 : tensor<24x24xf32>, tensor<24x128xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.multiply %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 32] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<24x32xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %arg2 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %arg2 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg3, %11 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<24x32xf32>
    %16 = stablehlo.exponential %15 : tensor<24x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.add %12, %17 : tensor<24xf32>
    return %8, %18, %arg2, %0 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x128xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x128xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg7, %arg8, %arg5, %arg6 : tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0#4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.add %0#4, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0#4 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %0#0, %c_1, %3, sizes = [24, 32] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<24x32xf32>
    %5 = stablehlo.dot_general %0#1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %0#3 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %0#3 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %14 = stablehlo.subtract %5, %13 : tensor<24x32xf32>
    %15 = stablehlo.exponential %14 : tensor<24x32xf32>
    %16 = stablehlo.iota dim = 0 : tensor<32xi32>
    %17 = stablehlo.broadcast_in_dim %0#4, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %18 = stablehlo.add %17, %16 : tensor<32xi32>
    %19 = stablehlo.broadcast_in_dim %0#2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<24x32xi32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x32xi32>
    %23 = stablehlo.compare EQ, %21, %22, SIGNED : (tensor<24x32xi32>, tensor<24x32xi32>) -> tensor<24x32xi1>
    %24 = stablehlo.broadcast_in_dim %0#6, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %25 = call @_where(%23, %24) : (tensor<24x32xi1>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %26 = stablehlo.broadcast_in_dim %0#5, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %27 = stablehlo.multiply %26, %15 : tensor<24x32xf32>
    %28 = stablehlo.add %25, %27 : tensor<24x32xf32>
    %29 = stablehlo.multiply %0#5, %11 : tensor<24xf32>
    %30 = stablehlo.dot_general %28, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x24xf32>) -> tensor<32x24xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<32x24xf32>) -> tensor<24x32xf32>
    %32 = stablehlo.dot_general %28, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.dynamic_update_slice %33, %31, %c_3, %3 : (tensor<24x128xf32>, tensor<24x32xf32>, tensor<i32>, tensor<i32>) -> tensor<24x128xf32>
    %35 = stablehlo.add %arg3, %34 : tensor<24x128xf32>
    %36 = stablehlo.add %arg4, %32 : tensor<24x24xf32>
    return %35, %36, %29, %0#6 : tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x32xi1>, tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
