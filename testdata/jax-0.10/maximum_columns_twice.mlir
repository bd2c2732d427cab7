module @jit_maximum_columns_twice attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_11 = %arg0, %iterArg_12 = %c_0, %iterArg_13 = %c, %iterArg_14 = %0) : tensor<24x240xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>
    cond {
      %c_15 = stablehlo.constant dense<6> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call(%iterArg, %iterArg_11, %iterArg_13, %iterArg_14) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %14, %13#0, %13#1 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %arg2, %iterArg_11 = %arg1, %iterArg_12 = %arg0, %iterArg_13 = %1#4, %iterArg_14 = %c_4, %iterArg_15 = %c_3, %iterArg_16 = %2, %iterArg_17 = %3) : tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_18 = stablehlo.constant dense<6> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_14, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:3 = func.call @closed_call_0(%iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %iterArg_17) : (tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_14, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %14, %13#0, %13#1, %13#2 : tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.log %4#6 : tensor<24xf32>
    %6 = stablehlo.add %5, %1#4 : tensor<24xf32>
    %7 = stablehlo.subtract %6, %4#7 : tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %12:10 = stablehlo.while(%iterArg = %arg1, %iterArg_11 = %arg0, %iterArg_12 = %6, %iterArg_13 = %arg2, %iterArg_14 = %cst_8, %iterArg_15 = %arg3, %iterArg_16 = %c_10, %iterArg_17 = %c_9, %iterArg_18 = %10, %iterArg_19 = %11) : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x240xf32>
    cond {
      %c_20 = stablehlo.constant dense<6> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_16, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:3 = func.call @closed_call_1(%iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x240xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x240xf32>)
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %14, %13#0, %13#1, %13#2 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x240xf32>
    }
    return %9, %12#8, %12#9 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.convert %arg3 : tensor<24xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<24xf32>
    return %0, %10 : tensor<i32>, tensor<24xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<24xi32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<40> : tensor<i32>
    %11 = stablehlo.multiply %arg4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = stablehlo.convert %11 : tensor<i32>
    %c_3 = stablehlo.constant dense<240> : tensor<i32>
    %14 = stablehlo.add %13, %c_3 : tensor<i32>
    %15 = stablehlo.select %12, %14, %11 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %c_4, %15, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %17 = stablehlo.dot_general %arg2, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.subtract %17, %19 : tensor<24x40xf32>
    %21 = stablehlo.exponential %20 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.add %arg5, %22 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %24 = stablehlo.multiply %arg4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %24, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %26 = stablehlo.convert %24 : tensor<i32>
    %c_7 = stablehlo.constant dense<240> : tensor<i32>
    %27 = stablehlo.add %26, %c_7 : tensor<i32>
    %28 = stablehlo.select %25, %27, %24 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.dynamic_slice %arg1, %c_8, %28, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %30 = stablehlo.dot_general %arg2, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_where(%10, %30, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %arg6, %32 : tensor<24xf32>
    return %0, %23, %33 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xi32>, %arg4: tensor<f32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x240xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x240xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<24x40xf32>
    %11 = stablehlo.exponential %10 : tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %12 = stablehlo.multiply %arg6, %c_4 : tensor<i32>
    %13 = stablehlo.iota dim = 0 : tensor<40xi32>
    %14 = stablehlo.convert %12 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %16 = stablehlo.add %15, %13 : tensor<40xi32>
    %17 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %21 = stablehlo.compare EQ, %19, %20, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %22 = stablehlo.convert %21 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %11, %22 : tensor<24x40xf32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %arg5 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.multiply %23, %27 : tensor<24x40xf32>
    %29 = stablehlo.transpose %6, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %30 = stablehlo.dot_general %28, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %31 = stablehlo.add %arg7, %30 : tensor<24x24xf32>
    %32 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %33 = stablehlo.dot_general %32, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.multiply %arg6, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %34, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %36 = stablehlo.convert %34 : tensor<i32>
    %c_7 = stablehlo.constant dense<240> : tensor<i32>
    %37 = stablehlo.add %36, %c_7 : tensor<i32>
    %38 = stablehlo.select %35, %37, %34 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.dynamic_update_slice %arg8, %33, %c_8, %38 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    return %0, %31, %39 : tensor<i32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
}
