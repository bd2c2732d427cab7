module @jit_loop_vocabulary_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %3, %iterArg_7 = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %arg2, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %16:3 = func.call @closed_call(%iterArg_7, %iterArg_8, %iterArg_9, %iterArg_11, %iterArg_12, %iterArg_13, %15) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %17, %16#0, %16#1, %16#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.log %4#6 : tensor<24xf32>
    %6 = stablehlo.add %4#5, %5 : tensor<24xf32>
    %7 = stablehlo.subtract %6, %4#7 : tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x144xf32>
    %12 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13:10 = stablehlo.while(%iterArg = %12, %iterArg_7 = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %6, %iterArg_10 = %arg2, %iterArg_11 = %cst_5, %iterArg_12 = %arg3, %iterArg_13 = %c_6, %iterArg_14 = %10, %iterArg_15 = %11) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x144xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %16:2 = func.call @closed_call_1(%iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %15) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x144xf32>, tensor<i32>) -> (tensor<24x24xf32>, tensor<24x144xf32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %17, %16#0, %16#1 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x144xf32>
    }
    %14 = stablehlo.slice %13#9 [0:24, 0:131] : (tensor<24x144xf32>) -> tensor<24x131xf32>
    return %9, %13#8, %14 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x144xf32>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<144> : tensor<i32>
    %3 = stablehlo.add %1, %c_2 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0, %c_3, %4, sizes = [24, 48] : (tensor<24x144xf32>, tensor<i32>, tensor<i32>) -> tensor<24x48xf32>
    %c_4 = stablehlo.constant dense<48> : tensor<i32>
    %6 = stablehlo.multiply %arg6, %c_4 : tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<48xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %9 = stablehlo.add %8, %7 : tensor<48xi32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %12 = stablehlo.dot_general %arg1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = call @_where(%11, %12, %cst) : (tensor<48xi1>, tensor<24x48xf32>, tensor<f32>) -> tensor<24x48xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x48xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.maximum %arg3, %14 : tensor<24xf32>
    %16 = stablehlo.subtract %arg3, %15 : tensor<24xf32>
    %17 = stablehlo.exponential %16 : tensor<24xf32>
    %18 = stablehlo.multiply %arg4, %17 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %21 = stablehlo.subtract %13, %20 : tensor<24x48xf32>
    %22 = stablehlo.exponential %21 : tensor<24x48xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x48xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.add %18, %23 : tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<48xi32>) -> tensor<1x48xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x48xi32>) -> tensor<24x48xi32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x48xi32>
    %29 = stablehlo.compare EQ, %27, %28, SIGNED : (tensor<24x48xi32>, tensor<24x48xi32>) -> tensor<24x48xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_0(%29, %13, %c_8) : (tensor<24x48xi1>, tensor<24x48xf32>, tensor<i32>) -> tensor<24x48xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x48xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %arg5, %31 : tensor<24xf32>
    return %15, %24, %32 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x144xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 13], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x144xf32>
    return %1 : tensor<24x144xf32>
  }
  func.func private @_where(%arg0: tensor<48xi1>, %arg1: tensor<24x48xf32>, %arg2: tensor<f32>) -> tensor<24x48xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<48xi1>) -> tensor<24x48xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x48xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x48xi1>, tensor<24x48xf32>
    return %3 : tensor<24x48xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x48xi1>, %arg1: tensor<24x48xf32>, %arg2: tensor<i32>) -> tensor<24x48xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x48xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x48xi1>, tensor<24x48xf32>
    return %2 : tensor<24x48xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xi32>, %arg4: tensor<f32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x144xf32>, %arg8: tensor<i32>) -> (tensor<24x24xf32>, tensor<24x144xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad_2(%arg0, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x144xf32>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %1 = stablehlo.multiply %arg8, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<144> : tensor<i32>
    %3 = stablehlo.add %1, %c_2 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0, %c_3, %4, sizes = [24, 48] : (tensor<24x144xf32>, tensor<i32>, tensor<i32>) -> tensor<24x48xf32>
    %c_4 = stablehlo.constant dense<48> : tensor<i32>
    %6 = stablehlo.multiply %arg8, %c_4 : tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<48xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %9 = stablehlo.add %8, %7 : tensor<48xi32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %12 = stablehlo.dot_general %arg1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %15 = stablehlo.subtract %12, %14 : tensor<24x48xf32>
    %16 = stablehlo.exponential %15 : tensor<24x48xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_where_3(%11, %16, %c_6) : (tensor<48xi1>, tensor<24x48xf32>, tensor<i32>) -> tensor<24x48xf32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<48xi32>) -> tensor<1x48xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x48xi32>) -> tensor<24x48xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x48xi32>
    %22 = stablehlo.compare EQ, %20, %21, SIGNED : (tensor<24x48xi32>, tensor<24x48xi32>) -> tensor<24x48xi1>
    %23 = stablehlo.convert %22 : (tensor<24x48xi1>) -> tensor<24x48xf32>
    %24 = stablehlo.subtract %17, %23 : tensor<24x48xf32>
    %25 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.multiply %25, %arg5 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %29 = stablehlo.multiply %24, %28 : tensor<24x48xf32>
    %30 = stablehlo.transpose %5, dims = [1, 0] : (tensor<24x48xf32>) -> tensor<48x24xf32>
    %31 = stablehlo.dot_general %29, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x48xf32>, tensor<48x24xf32>) -> tensor<24x24xf32>
    %32 = stablehlo.add %arg6, %31 : tensor<24x24xf32>
    %33 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %34 = stablehlo.dot_general %33, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x48xf32>) -> tensor<24x48xf32>
    %c_7 = stablehlo.constant dense<48> : tensor<i32>
    %35 = stablehlo.multiply %arg8, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.compare LT, %35, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<144> : tensor<i32>
    %37 = stablehlo.add %35, %c_9 : tensor<i32>
    %38 = stablehlo.select %36, %37, %35 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.dynamic_update_slice %arg7, %34, %c_10, %38 : (tensor<24x144xf32>, tensor<24x48xf32>, tensor<i32>, tensor<i32>) -> tensor<24x144xf32>
    return %32, %39 : tensor<24x24xf32>, tensor<24x144xf32>
  }
  func.func private @_pad_2(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x144xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 13], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x144xf32>
    return %1 : tensor<24x144xf32>
  }
  func.func private @_where_3(%arg0: tensor<48xi1>, %arg1: tensor<24x48xf32>, %arg2: tensor<i32>) -> tensor<24x48xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<48xi1>) -> tensor<24x48xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x48xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x48xi1>, tensor<24x48xf32>
    return %3 : tensor<24x48xf32>
  }
}
