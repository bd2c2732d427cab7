module @jit_loop_vocabulary_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %3, %iterArg_3 = %arg1, %iterArg_4 = %arg0, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_10 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %11:3 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_5, %iterArg_7, %iterArg_8, %iterArg_9, %10) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_6, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %12, %11#0, %11#1, %11#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.log %4#6 : tensor<24xf32>
    %6 = stablehlo.add %4#5, %5 : tensor<24xf32>
    %7 = stablehlo.subtract %6, %4#7 : tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %9 : tensor<f32>
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
}
