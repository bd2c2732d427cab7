module @jit_loop_columns_guards attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result[0][0]"}, tensor<24xf32> {jax.result_info = "result[0][1]"}, tensor<24xf32> {jax.result_info = "result[1][0]"}, tensor<24xf32> {jax.result_info = "result[1][1]"}, tensor<24xf32> {jax.result_info = "result[2][0]"}, tensor<24xf32> {jax.result_info = "result[2][1]"}, tensor<24xf32> {jax.result_info = "result[3][0]"}, tensor<24xf32> {jax.result_info = "result[3][1]"}, tensor<24xf32> {jax.result_info = "result[4][0]"}, tensor<24xf32> {jax.result_info = "result[4][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %arg2, %iterArg_19 = %0, %iterArg_20 = %arg0, %iterArg_21 = %c_2, %iterArg_22 = %c_1, %iterArg_23 = %1, %iterArg_24 = %2) : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call(%iterArg, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24) : (tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_21, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %17, %16#0, %16#1, %16#2 : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %6:7 = stablehlo.while(%iterArg = %arg2, %iterArg_19 = %0, %iterArg_20 = %arg0, %iterArg_21 = %c_6, %iterArg_22 = %c_5, %iterArg_23 = %4, %iterArg_24 = %5) : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_1(%iterArg, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24) : (tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_21, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %17, %16#0, %16#1, %16#2 : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %9:7 = stablehlo.while(%iterArg = %arg2, %iterArg_19 = %0, %iterArg_20 = %arg0, %iterArg_21 = %c_10, %iterArg_22 = %c_9, %iterArg_23 = %7, %iterArg_24 = %8) : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_4(%iterArg, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24) : (tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_21, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %17, %16#0, %16#1, %16#2 : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %12:7 = stablehlo.while(%iterArg = %arg2, %iterArg_19 = %0, %iterArg_20 = %arg0, %iterArg_21 = %c_14, %iterArg_22 = %c_13, %iterArg_23 = %10, %iterArg_24 = %11) : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_7(%iterArg, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24) : (tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_21, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %17, %16#0, %16#1, %16#2 : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %15:7 = stablehlo.while(%iterArg = %arg2, %iterArg_19 = %0, %iterArg_20 = %arg0, %iterArg_21 = %c_18, %iterArg_22 = %c_17, %iterArg_23 = %13, %iterArg_24 = %14) : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_8(%iterArg, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24) : (tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_21, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %17, %16#0, %16#1, %16#2 : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    return %3#5, %3#6, %6#5, %6#6, %9#5, %9#6, %12#5, %12#6, %15#5, %15#6 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi1>) -> tensor<24x40xi1>
    %15 = stablehlo.and %10, %14 : tensor<24x40xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %16 : tensor<i32>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %19 = stablehlo.add %18, %c_4 : tensor<i32>
    %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_5, %20, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %22 = stablehlo.dot_general %arg2, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where(%15, %22, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.convert %arg4 : tensor<24xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_0(%28, %c_8, %26) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %30 = stablehlo.convert %arg4 : tensor<24xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<24xf32>
    %32 = stablehlo.exponential %31 : tensor<24xf32>
    %33 = stablehlo.multiply %arg5, %32 : tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.subtract %23, %35 : tensor<24x40xf32>
    %37 = stablehlo.exponential %36 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %33, %38 : tensor<24xf32>
    return %0, %26, %39 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24xi32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi1>) -> tensor<24x40xi1>
    %15 = stablehlo.and %10, %14 : tensor<24x40xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %16 : tensor<i32>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %19 = stablehlo.add %18, %c_4 : tensor<i32>
    %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_5, %20, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %22 = stablehlo.dot_general %arg2, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where(%15, %22, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.convert %arg4 : tensor<24xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<24xf32>
    %27 = stablehlo.is_finite %26 : (tensor<24xf32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where_2(%27, %26, %c_7) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %30 = stablehlo.compare EQ, %23, %29, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %33 = stablehlo.subtract %23, %32 : tensor<24x40xf32>
    %34 = stablehlo.exponential %33 : tensor<24x40xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_where_3(%30, %c_9, %34) : (tensor<24x40xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.compare EQ, %arg4, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %38 = stablehlo.convert %arg4 : tensor<24xf32>
    %39 = stablehlo.subtract %38, %28 : tensor<24xf32>
    %40 = stablehlo.exponential %39 : tensor<24xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %41 = call @_where_0(%37, %c_11, %40) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %42 = stablehlo.multiply %arg5, %41 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.add %42, %43 : tensor<24xf32>
    return %0, %26, %44 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x40xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24xi32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi1>) -> tensor<24x40xi1>
    %15 = stablehlo.and %10, %14 : tensor<24x40xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %16 : tensor<i32>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %19 = stablehlo.add %18, %c_4 : tensor<i32>
    %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_5, %20, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %22 = stablehlo.dot_general %arg2, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where(%15, %22, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.convert %arg4 : tensor<24xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.subtract %23, %31 : tensor<24x40xf32>
    %33 = stablehlo.exponential %32 : tensor<24x40xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %34 = call @_where_5(%29, %c_8, %33) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.compare EQ, %arg4, %35, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %37 = stablehlo.convert %arg4 : tensor<24xf32>
    %38 = stablehlo.subtract %37, %26 : tensor<24xf32>
    %39 = stablehlo.exponential %38 : tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %40 = call @_where_6(%36, %c_10, %39) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %41 = stablehlo.multiply %arg5, %40 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %41, %42 : tensor<24xf32>
    return %0, %26, %43 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24xi32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi1>) -> tensor<24x40xi1>
    %15 = stablehlo.and %10, %14 : tensor<24x40xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %16 : tensor<i32>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %19 = stablehlo.add %18, %c_4 : tensor<i32>
    %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_5, %20, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %22 = stablehlo.dot_general %arg2, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where(%15, %22, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.convert %arg4 : tensor<24xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %29 = stablehlo.convert %arg4 : tensor<24xf32>
    %30 = stablehlo.subtract %29, %26 : tensor<24xf32>
    %31 = stablehlo.exponential %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg5, %31 : tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.subtract %23, %34 : tensor<24x40xf32>
    %36 = stablehlo.exponential %35 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %32, %37 : tensor<24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = call @_where_0(%28, %c_9, %38) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    return %0, %26, %39 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<24xi32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi1>) -> tensor<24x40xi1>
    %15 = stablehlo.and %10, %14 : tensor<24x40xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %16 : tensor<i32>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %19 = stablehlo.add %18, %c_4 : tensor<i32>
    %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_5, %20, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %22 = stablehlo.dot_general %arg2, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where(%15, %22, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.maximum %24, %25 : tensor<24xf32>
    %27 = stablehlo.convert %arg4 : tensor<24xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<24xf32>
    %29 = stablehlo.convert %arg4 : tensor<24xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<24xf32>
    %31 = stablehlo.exponential %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg5, %31 : tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.subtract %23, %34 : tensor<24x40xf32>
    %36 = stablehlo.exponential %35 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %32, %37 : tensor<24xf32>
    return %0, %28, %38 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
}
