module @jit_twice_second attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x40xf32>, %arg1: tensor<40x160xf32>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<24xi32> {jax.result_info = "result[0][1]"}, tensor<24x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x160xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5:10 = stablehlo.while(%iterArg = %3, %iterArg_12 = %arg1, %iterArg_13 = %arg0, %iterArg_14 = %arg2, %iterArg_15 = %c_4, %iterArg_16 = %c_3, %iterArg_17 = %0, %iterArg_18 = %1, %iterArg_19 = %2, %iterArg_20 = %4) : tensor<24xf32>, tensor<40x160xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_15, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:5 = func.call @closed_call(%iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20) : (tensor<24xf32>, tensor<40x160xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>)
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %15, %14#0, %14#1, %14#2, %14#3, %14#4 : tensor<24xf32>, tensor<40x160xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>
    }
    %6 = stablehlo.log %5#7 : tensor<24xf32>
    %7 = stablehlo.add %5#6, %6 : tensor<24xf32>
    %8 = stablehlo.subtract %7, %5#8 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<40x160xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %13:9 = stablehlo.while(%iterArg = %arg1, %iterArg_12 = %arg2, %iterArg_13 = %arg0, %iterArg_14 = %7, %iterArg_15 = %cst_9, %iterArg_16 = %c_11, %iterArg_17 = %c_10, %iterArg_18 = %11, %iterArg_19 = %12) : tensor<40x160xf32>, tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<24x40xf32>, tensor<40x160xf32>
    cond {
      %c_20 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_16, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:3 = func.call @closed_call_0(%iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19) : (tensor<40x160xf32>, tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<f32>, tensor<i32>, tensor<24x40xf32>, tensor<40x160xf32>) -> (tensor<i32>, tensor<24x40xf32>, tensor<40x160xf32>)
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %15, %14#0, %14#1, %14#2 : tensor<40x160xf32>, tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<24x40xf32>, tensor<40x160xf32>
    }
    return %9, %5#9, %13#7, %13#8 : tensor<f32>, tensor<24xi32>, tensor<24x40xf32>, tensor<40x160xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xf32>, %arg1: tensor<40x160xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xi32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [40, 40] : (tensor<40x160xf32>, tensor<i32>, tensor<i32>) -> tensor<40x40xf32>
    %7 = stablehlo.dot_general %arg2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.convert %arg5 : tensor<24xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<24xf32>
    %11 = stablehlo.convert %arg5 : tensor<24xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<24xf32>
    %13 = stablehlo.exponential %12 : tensor<24xf32>
    %14 = stablehlo.multiply %arg6, %13 : tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.subtract %7, %16 : tensor<24x40xf32>
    %18 = stablehlo.exponential %17 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.add %14, %19 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.multiply %arg4, %c_5 : tensor<i32>
    %22 = stablehlo.iota dim = 0 : tensor<40xi32>
    %23 = stablehlo.convert %21 : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %25 = stablehlo.add %24, %22 : tensor<40xi32>
    %26 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %30 = stablehlo.compare EQ, %28, %29, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_where(%30, %7, %c_6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %arg7, %32 : tensor<24xf32>
    %values, %indices = chlo.top_k(%7, k = 2) : tensor<24x40xf32> -> (tensor<24x2xf32>, tensor<24x2xi32>)
    %34 = stablehlo.slice %indices [0:24, 1:2] : (tensor<24x2xi32>) -> tensor<24x1xi32>
    %35 = stablehlo.reshape %34 : (tensor<24x1xi32>) -> tensor<24xi32>
    %36 = stablehlo.add %arg8, %35 : tensor<24xi32>
    return %0, %10, %20, %33, %36 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<40x160xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24xf32>, %arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<40x160xf32>) -> (tensor<i32>, tensor<24x40xf32>, tensor<40x160xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [40, 40] : (tensor<40x160xf32>, tensor<i32>, tensor<i32>) -> tensor<40x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg5, %c_4 : tensor<i32>
    %8 = stablehlo.iota dim = 0 : tensor<40xi32>
    %9 = stablehlo.convert %7 : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %11 = stablehlo.add %10, %8 : tensor<40xi32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %17 = stablehlo.dot_general %arg2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.subtract %17, %19 : tensor<24x40xf32>
    %21 = stablehlo.exponential %20 : tensor<24x40xf32>
    %22 = stablehlo.convert %16 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<24x40xf32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<24x40xf32>
    %26 = stablehlo.transpose %6, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %27 = stablehlo.dot_general %25, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.add %arg6, %27 : tensor<24x40xf32>
    %29 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %30 = stablehlo.dot_general %29, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x24xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %31 = stablehlo.multiply %arg5, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %31, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %33 = stablehlo.convert %31 : tensor<i32>
    %c_7 = stablehlo.constant dense<160> : tensor<i32>
    %34 = stablehlo.add %33, %c_7 : tensor<i32>
    %35 = stablehlo.select %32, %34, %31 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.dynamic_update_slice %arg7, %30, %c_8, %35 : (tensor<40x160xf32>, tensor<40x40xf32>, tensor<i32>, tensor<i32>) -> tensor<40x160xf32>
    return %0, %28, %36 : tensor<i32>, tensor<24x40xf32>, tensor<40x160xf32>
  }
}
