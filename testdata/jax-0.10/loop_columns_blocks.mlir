module @jit_loop_columns_blocks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2:7 = stablehlo.while(%iterArg = %arg0, %iterArg_10 = %0, %iterArg_11 = %arg2, %iterArg_12 = %c_2, %iterArg_13 = %c_0, %iterArg_14 = %1, %iterArg_15 = %cst_1) : tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<f32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:3 = func.call @closed_call(%iterArg, %iterArg_10, %iterArg_11, %iterArg_13, %iterArg_14, %iterArg_15) : (tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<f32>) -> (tensor<i32>, tensor<24xf32>, tensor<f32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %13, %12#0, %12#1, %12#2 : tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<f32>
    }
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_pad_1(%arg1, %c_3) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %arg0, %iterArg_10 = %3, %iterArg_11 = %arg2, %iterArg_12 = %2#5, %iterArg_13 = %c_7, %iterArg_14 = %c_6, %iterArg_15 = %4, %iterArg_16 = %5) : tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    cond {
      %c_17 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:3 = func.call @closed_call_2(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16) : (tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>)
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_13, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %13, %12#0, %12#1, %12#2 : tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    }
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %8 = stablehlo.multiply %7, %6#6 : tensor<24x24xf32>
    %9 = stablehlo.slice %6#7 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<24x131xf32>
    return %2#6, %8, %11 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<f32>) -> (tensor<i32>, tensor<24xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %arg3, %iterArg_8 = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %arg2, %iterArg_11 = %c_2, %iterArg_12 = %c_1, %iterArg_13 = %1, %iterArg_14 = %2) : tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:3 = func.call @closed_call_0(%iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13, %iterArg_14) : (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xf32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %15, %14#0, %14#1, %14#2 : tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
    }
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %4 = stablehlo.multiply %arg3, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %4, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.convert %4 : tensor<i32>
    %c_5 = stablehlo.constant dense<24> : tensor<i32>
    %7 = stablehlo.add %6, %c_5 : tensor<i32>
    %8 = stablehlo.select %5, %7, %4 : tensor<i1>, tensor<i32>
    %9 = stablehlo.dynamic_update_slice %arg4, %3#6, %8 : (tensor<24xf32>, tensor<8xf32>, tensor<i32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%3#6 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.add %arg5, %10 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%3#7 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.add %11, %12 : tensor<f32>
    return %0, %9, %13 : tensor<i32>, tensor<24xf32>, tensor<f32>
  }
  func.func private @closed_call_0(%arg0: tensor<i32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %1 = stablehlo.multiply %arg0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %5, %c_3, sizes = [8, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<8x24xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg4, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %7 : tensor<i32>
    %c_6 = stablehlo.constant dense<160> : tensor<i32>
    %10 = stablehlo.add %9, %c_6 : tensor<i32>
    %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_slice %arg2, %c_7, %11, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %13 = stablehlo.dot_general %6, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x40xf32>) -> tensor<8x40xf32>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %14 = stablehlo.multiply %arg0, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %14, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = stablehlo.convert %14 : tensor<i32>
    %c_10 = stablehlo.constant dense<24> : tensor<i32>
    %17 = stablehlo.add %16, %c_10 : tensor<i32>
    %18 = stablehlo.select %15, %17, %14 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %arg3, %18, sizes = [8] : (tensor<24xi32>, tensor<i32>) -> tensor<8xi32>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %20 = stablehlo.multiply %arg4, %c_11 : tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %23 = stablehlo.subtract %19, %22 : tensor<8xi32>
    %24 = call @_one_hot(%23) : (tensor<8xi32>) -> tensor<8x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.reduce(%13 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.maximum %26, %25 : tensor<8xf32>
    %28 = stablehlo.is_finite %27 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %28, %27, %29 : tensor<8xi1>, tensor<8xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x40xf32>
    %33 = stablehlo.subtract %13, %32 : tensor<8x40xf32>
    %34 = stablehlo.exponential %33 : tensor<8x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.sign %35 : tensor<8xf32>
    %37 = stablehlo.abs %35 : tensor<8xf32>
    %38 = stablehlo.log %37 : tensor<8xf32>
    %39 = stablehlo.add %38, %30 : tensor<8xf32>
    %40 = stablehlo.convert %arg5 : tensor<8xf32>
    %41 = stablehlo.maximum %40, %39 : tensor<8xf32>
    %42 = stablehlo.subtract %40, %39 : tensor<8xf32>
    %43 = stablehlo.compare NE, %42, %42, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %44 = stablehlo.add %40, %39 : tensor<8xf32>
    %45 = stablehlo.abs %42 : tensor<8xf32>
    %46 = stablehlo.negate %45 : tensor<8xf32>
    %47 = stablehlo.exponential %46 : tensor<8xf32>
    %48 = stablehlo.log_plus_one %47 : tensor<8xf32>
    %49 = stablehlo.add %41, %48 : tensor<8xf32>
    %50 = stablehlo.select %43, %44, %49 : tensor<8xi1>, tensor<8xf32>
    %51 = stablehlo.multiply %13, %24 : tensor<8x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
    %53 = stablehlo.subtract %arg6, %52 : tensor<8xf32>
    return %0, %50, %53 : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x40xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<8x40xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x40xi32>, tensor<8x40xi32>) -> tensor<8x40xi1>
    %5 = stablehlo.convert %4 : (tensor<8x40xi1>) -> tensor<8x40xf32>
    return %5 : tensor<8x40xf32>
  }
  func.func private @_pad_1(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x24xf32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [8, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<8x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:9 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %6, %iterArg_11 = %arg4, %iterArg_12 = %arg2, %iterArg_13 = %arg3, %iterArg_14 = %c_5, %iterArg_15 = %c_4, %iterArg_16 = %7, %iterArg_17 = %arg6) : tensor<24x160xf32>, tensor<8x24xf32>, tensor<i32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<8x24xf32>, tensor<24x160xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_14, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15:3 = func.call @closed_call_3(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %iterArg_17) : (tensor<24x160xf32>, tensor<8x24xf32>, tensor<i32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<8x24xf32>, tensor<24x160xf32>) -> (tensor<i32>, tensor<8x24xf32>, tensor<24x160xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_14, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %16, %15#0, %15#1, %15#2 : tensor<24x160xf32>, tensor<8x24xf32>, tensor<i32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<8x24xf32>, tensor<24x160xf32>
    }
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %9 = stablehlo.multiply %arg4, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %9, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.convert %9 : tensor<i32>
    %c_8 = stablehlo.constant dense<24> : tensor<i32>
    %12 = stablehlo.add %11, %c_8 : tensor<i32>
    %13 = stablehlo.select %10, %12, %9 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.dynamic_update_slice %arg5, %8#7, %13, %c_9 : (tensor<24x24xf32>, tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    return %0, %14, %8#8 : tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x160xf32>, %arg1: tensor<8x24xf32>, %arg2: tensor<i32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<8x24xf32>, %arg7: tensor<24x160xf32>) -> (tensor<i32>, tensor<8x24xf32>, tensor<24x160xf32>) {
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
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x40xf32>) -> tensor<8x40xf32>
    %c_4 = stablehlo.constant dense<8> : tensor<i32>
    %8 = stablehlo.multiply %arg2, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %8, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.convert %8 : tensor<i32>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %11 = stablehlo.add %10, %c_6 : tensor<i32>
    %12 = stablehlo.select %9, %11, %8 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg3, %12, sizes = [8] : (tensor<24xi32>, tensor<i32>) -> tensor<8xi32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %14 = stablehlo.multiply %arg5, %c_7 : tensor<i32>
    %15 = stablehlo.convert %14 : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.subtract %13, %16 : tensor<8xi32>
    %18 = call @_one_hot_4(%17) : (tensor<8xi32>) -> tensor<8x40xf32>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %19 = stablehlo.multiply %arg2, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %19, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.convert %19 : tensor<i32>
    %c_10 = stablehlo.constant dense<24> : tensor<i32>
    %22 = stablehlo.add %21, %c_10 : tensor<i32>
    %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg4, %23, sizes = [8] : (tensor<24xf32>, tensor<i32>) -> tensor<8xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x40xf32>
    %27 = stablehlo.subtract %7, %26 : tensor<8x40xf32>
    %28 = stablehlo.exponential %27 : tensor<8x40xf32>
    %29 = stablehlo.subtract %28, %18 : tensor<8x40xf32>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %30 = stablehlo.multiply %arg5, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.compare LT, %30, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %32 = stablehlo.convert %30 : tensor<i32>
    %c_13 = stablehlo.constant dense<160> : tensor<i32>
    %33 = stablehlo.add %32, %c_13 : tensor<i32>
    %34 = stablehlo.select %31, %33, %30 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.dynamic_slice %arg7, %c_14, %34, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %36 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<8x24xf32>) -> tensor<24x8xf32>
    %37 = stablehlo.dot_general %36, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x40xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.add %35, %37 : tensor<24x40xf32>
    %c_15 = stablehlo.constant dense<40> : tensor<i32>
    %39 = stablehlo.multiply %arg5, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.compare LT, %39, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %41 = stablehlo.convert %39 : tensor<i32>
    %c_17 = stablehlo.constant dense<160> : tensor<i32>
    %42 = stablehlo.add %41, %c_17 : tensor<i32>
    %43 = stablehlo.select %40, %42, %39 : tensor<i1>, tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.dynamic_slice %arg0, %c_18, %43, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %46 = stablehlo.dot_general %29, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x40xf32>, tensor<40x24xf32>) -> tensor<8x24xf32>
    %47 = stablehlo.add %arg6, %46 : tensor<8x24xf32>
    %c_19 = stablehlo.constant dense<40> : tensor<i32>
    %48 = stablehlo.multiply %arg5, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %48, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %50 = stablehlo.convert %48 : tensor<i32>
    %c_21 = stablehlo.constant dense<160> : tensor<i32>
    %51 = stablehlo.add %50, %c_21 : tensor<i32>
    %52 = stablehlo.select %49, %51, %48 : tensor<i1>, tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.dynamic_update_slice %arg7, %38, %c_22, %52 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    return %0, %47, %53 : tensor<i32>, tensor<8x24xf32>, tensor<24x160xf32>
  }
  func.func private @_one_hot_4(%arg0: tensor<8xi32>) -> tensor<8x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x40xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<8x40xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x40xi32>, tensor<8x40xi32>) -> tensor<8x40xi1>
    %5 = stablehlo.convert %4 : (tensor<8x40xi1>) -> tensor<8x40xf32>
    return %5 : tensor<8x40xf32>
  }
}
