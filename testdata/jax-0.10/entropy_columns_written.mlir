module @jit_entropy_columns_written attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %3, %iterArg_13 = %0, %iterArg_14 = %arg0, %iterArg_15 = %arg2, %iterArg_16 = %c_1, %iterArg_17 = %2, %iterArg_18 = %1, %iterArg_19 = %1, %iterArg_20 = %1) : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_16, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %35:4 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %34) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_16, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %36, %35#0, %35#1, %35#2, %35#3 : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.log %4#6 : tensor<24xf32>
    %6 = stablehlo.add %4#5, %5 : tensor<24xf32>
    %7 = stablehlo.subtract %4#8, %6 : tensor<24xf32>
    %8 = stablehlo.divide %4#7, %4#6 : tensor<24xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.negate %11 : tensor<f32>
    %13 = stablehlo.multiply %9, %arg4 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.subtract %12, %14 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.negate %cst_4 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.multiply %17, %arg4 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.negate %cst_5 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.multiply %20, %arg3 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = call @_pad_1(%arg1, %c_6) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %26:6 = stablehlo.while(%iterArg = %25, %iterArg_13 = %22, %iterArg_14 = %arg0, %iterArg_15 = %c_9, %iterArg_16 = %23, %iterArg_17 = %24) : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %35:2 = func.call @closed_call_2(%iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %34) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_15, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %36, %35#0, %35#1 : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %27 = stablehlo.log %26#5 : tensor<24xf32>
    %28 = stablehlo.add %26#4, %27 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %31 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %32:11 = stablehlo.while(%iterArg = %31, %iterArg_13 = %22, %iterArg_14 = %arg0, %iterArg_15 = %28, %iterArg_16 = %21, %iterArg_17 = %arg2, %iterArg_18 = %18, %iterArg_19 = %9, %iterArg_20 = %c_12, %iterArg_21 = %29, %iterArg_22 = %30) : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_20, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_20) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %35:2 = func.call @closed_call_4(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_21, %iterArg_22, %34) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<i32>) -> (tensor<24x24xf32>, tensor<24x160xf32>)
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_20, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %36, %35#0, %35#1 : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    }
    %33 = stablehlo.slice %32#10 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    return %15, %32#9, %33 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg7, %c_3 : tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<40xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %9 = stablehlo.add %8, %7 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = call @_where(%12, %5, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %18 = stablehlo.compare EQ, %16, %17, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg3 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.subtract %13, %23 : tensor<24x40xf32>
    %25 = stablehlo.exponential %24 : tensor<24x40xf32>
    %26 = stablehlo.convert %arg3 : tensor<24xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<24xf32>
    %28 = stablehlo.exponential %27 : tensor<24xf32>
    %29 = stablehlo.multiply %arg5, %28 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_0(%12, %13, %c_6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %31 = stablehlo.multiply %25, %30 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %29, %32 : tensor<24xf32>
    %34 = stablehlo.multiply %arg4, %28 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.add %34, %35 : tensor<24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %37 = call @_where_0(%18, %13, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %arg6, %38 : tensor<24xf32>
    return %21, %36, %33, %39 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_pad_1(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg4, %c : tensor<i32>
    %1 = stablehlo.iota dim = 0 : tensor<40xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %3 = stablehlo.add %2, %1 : tensor<40xi32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %c_1 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<160> : tensor<i32>
    %8 = stablehlo.add %6, %c_3 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.dynamic_slice %arg0, %c_4, %9, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %11 = stablehlo.dot_general %arg1, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = call @_where_3(%5, %11, %cst) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %arg2 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<24xf32>
    %16 = stablehlo.convert %arg2 : tensor<24xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<24xf32>
    %18 = stablehlo.exponential %17 : tensor<24xf32>
    %19 = stablehlo.multiply %arg3, %18 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %22 = stablehlo.subtract %12, %21 : tensor<24x40xf32>
    %23 = stablehlo.exponential %22 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %19, %24 : tensor<24xf32>
    return %15, %25 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_3(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xi32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x160xf32>, %arg9: tensor<i32>) -> (tensor<24x24xf32>, tensor<24x160xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg9, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.multiply %arg9, %c_3 : tensor<i32>
    %6 = stablehlo.iota dim = 0 : tensor<40xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.add %7, %6 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %12 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.subtract %12, %14 : tensor<24x40xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_where_5(%11, %15, %c_5) : (tensor<1x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %17 = stablehlo.exponential %16 : tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @_where_5(%11, %17, %c_6) : (tensor<1x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %19 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %21 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %25 = stablehlo.convert %24 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %26 = stablehlo.subtract %25, %18 : tensor<24x40xf32>
    %27 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<24x40xf32>
    %29 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.multiply %30, %18 : tensor<24x40xf32>
    %32 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.add %16, %33 : tensor<24x40xf32>
    %35 = stablehlo.multiply %31, %34 : tensor<24x40xf32>
    %36 = stablehlo.subtract %28, %35 : tensor<24x40xf32>
    %37 = stablehlo.transpose %4, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %39 = stablehlo.add %arg7, %38 : tensor<24x24xf32>
    %40 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %41 = stablehlo.dot_general %40, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %42 = stablehlo.multiply %arg9, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare LT, %42, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<160> : tensor<i32>
    %44 = stablehlo.add %42, %c_9 : tensor<i32>
    %45 = stablehlo.select %43, %44, %42 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.dynamic_update_slice %arg8, %41, %c_10, %45 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    return %39, %46 : tensor<24x24xf32>, tensor<24x160xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
}
