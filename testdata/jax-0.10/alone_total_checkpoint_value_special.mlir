module @jit_alone_total_checkpoint_value_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x128xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4xi32>
    %4 = stablehlo.iota dim = 0 : tensor<32xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%c) : (tensor<i32>) -> tensor<24x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %3, %iterArg_10 = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %4, %iterArg_13 = %5, %iterArg_14 = %6, %iterArg_15 = %c_4, %iterArg_16 = %0, %iterArg_17 = %1, %iterArg_18 = %2, %iterArg_19 = %7, %iterArg_20 = %8) : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x24xf32>, tensor<4xi32>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_15, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %20 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %21:5 = func.call @closed_call(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18, %20) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_19, %21#3, %iterArg_15) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %23 = func.call @dynamic_update_index_in_dim_1(%iterArg_20, %21#4, %iterArg_15) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %24, %21#0, %21#1, %21#2, %22, %23 : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x24xf32>, tensor<4xi32>
    }
    %10 = stablehlo.log %9#8 : tensor<24xf32>
    %11 = stablehlo.add %9#7, %10 : tensor<24xf32>
    %12 = stablehlo.subtract %11, %9#9 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.negate %14 : tensor<24xf32>
    %16 = stablehlo.divide %14, %9#8 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %19:10 = stablehlo.while(%iterArg = %9#10, %iterArg_10 = %9#11, %iterArg_11 = %arg1, %iterArg_12 = %arg0, %iterArg_13 = %arg2, %iterArg_14 = %c_9, %iterArg_15 = %17, %iterArg_16 = %18, %iterArg_17 = %16, %iterArg_18 = %15) : tensor<4x24xf32>, tensor<4xi32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_14, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.subtract %c_19, %iterArg_14 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.subtract %20, %c_20 : tensor<i32>
      %22 = func.call @dynamic_index_in_dim_2(%iterArg, %21) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %23 = func.call @dynamic_index_in_dim(%iterArg_10, %21) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %24:4 = func.call @closed_call_3(%iterArg_11, %iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %22, %23) : (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_14, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %25, %24#0, %24#1, %24#2, %24#3 : tensor<4x24xf32>, tensor<4xi32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %13, %19#7, %19#6 : tensor<f32>, tensor<24x24xf32>, tensor<24x128xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24x32xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<32xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x32xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
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
    %7 = stablehlo.convert %arg5 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %arg5 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg6, %11 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<24x32xf32>
    %16 = stablehlo.exponential %15 : tensor<24x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.add %12, %17 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %20 = stablehlo.add %19, %arg2 : tensor<32xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<24x32xi32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x32xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x32xi32>, tensor<24x32xi32>) -> tensor<24x32xi1>
    %25 = call @_where_0(%24, %5, %arg4) : (tensor<24x32xi1>, tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %arg7, %26 : tensor<24xf32>
    return %8, %18, %27, %arg5, %0 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>, %arg2: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x32xi1>, tensor<24x32xf32>
    return %0 : tensor<24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x128xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x128xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
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
    %25 = call @_where_4(%23, %24) : (tensor<24x32xi1>, tensor<24x32xf32>) -> tensor<24x32xf32>
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
  func.func private @_where_4(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x32xi1>, tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
