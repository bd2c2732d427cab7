module @jit_stacked_map_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_where(%c) : (tensor<i32>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7:10 = stablehlo.while(%iterArg = %0, %iterArg_22 = %arg0, %iterArg_23 = %arg1, %iterArg_24 = %1, %iterArg_25 = %2, %iterArg_26 = %3, %iterArg_27 = %4, %iterArg_28 = %c_2, %iterArg_29 = %5, %iterArg_30 = %6) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_31 = stablehlo.constant dense<6> : tensor<i32>
      %60 = stablehlo.compare LT, %iterArg_28, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    } do {
      %60 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %61:2 = func.call @closed_call(%iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %60) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_29, %61#0, %iterArg_28) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_30, %61#1, %iterArg_28) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.add %iterArg_28, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %64, %62, %63 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7#8 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<1x24xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %11 = stablehlo.compare EQ, %7#8, %10, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %12 = stablehlo.convert %11 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.divide %19, %24 : tensor<24xf32>
    %26 = stablehlo.is_finite %15 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %26, %15, %27 : tensor<24xi1>, tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %32 = stablehlo.subtract %7#8, %31 : tensor<6x24xf32>
    %33 = stablehlo.exponential %32 : tensor<6x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.sign %34 : tensor<24xf32>
    %36 = stablehlo.abs %34 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.compare GE, %34, %37, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %39 = stablehlo.log %36 : tensor<24xf32>
    %40 = stablehlo.add %39, %28 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%7#9 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.subtract %40, %41 : tensor<24xf32>
    %43 = stablehlo.multiply %42, %arg3 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.multiply %45, %arg3 : tensor<24xf32>
    %47 = stablehlo.negate %46 : tensor<24xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %49 = stablehlo.divide %46, %36 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %38, %50, %49 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.select %38, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.negate %51 : tensor<24xf32>
    %54 = stablehlo.add %52, %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %56 = stablehlo.multiply %55, %33 : tensor<6x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %59:9 = stablehlo.while(%iterArg = %56, %iterArg_22 = %48, %iterArg_23 = %0, %iterArg_24 = %arg1, %iterArg_25 = %arg0, %iterArg_26 = %arg2, %iterArg_27 = %c_21, %iterArg_28 = %57, %iterArg_29 = %58) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>
    cond {
      %c_30 = stablehlo.constant dense<6> : tensor<i32>
      %60 = stablehlo.compare LT, %iterArg_27, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    } do {
      %c_30 = stablehlo.constant dense<6> : tensor<i32>
      %60 = stablehlo.subtract %c_30, %iterArg_27 : tensor<i32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.subtract %60, %c_31 : tensor<i32>
      %62 = func.call @dynamic_index_in_dim_1(%iterArg, %61) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %63 = func.call @dynamic_index_in_dim_1(%iterArg_22, %61) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %64 = func.call @dynamic_index_in_dim(%iterArg_23, %61) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %65:2 = func.call @closed_call_2(%iterArg_24, %iterArg_25, %iterArg_26, %iterArg_28, %iterArg_29, %62, %63, %64) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>)
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.add %iterArg_27, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %66, %65#0, %65#1 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>
    }
    return %44, %59#8, %59#7 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xf32>, %arg3: tensor<40xi32>, %arg4: tensor<24x1xi32>, %arg5: tensor<24x40xf32>, %arg6: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
    %10 = stablehlo.select %9, %8, %arg2 : tensor<24xi1>, tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<24x40xf32>
    %14 = stablehlo.exponential %13 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.abs %15 : tensor<24xf32>
    %17 = stablehlo.log %16 : tensor<24xf32>
    %18 = stablehlo.add %17, %10 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %19 = stablehlo.multiply %arg6, %c_5 : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %21 = stablehlo.add %20, %arg3 : tensor<40xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %26 = call @_where_0(%25, %5, %arg5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    return %18, %27 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x240xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg7, %arg5, %arg6 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_2, %4, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %6 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %10 = stablehlo.is_finite %9 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.select %10, %9, %11 : tensor<24xi1>, tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.subtract %6, %14 : tensor<24x40xf32>
    %16 = stablehlo.exponential %15 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.abs %17 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.compare GE, %17, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.multiply %0#3, %c_7 : tensor<i32>
    %22 = stablehlo.iota dim = 0 : tensor<40xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %24 = stablehlo.add %23, %22 : tensor<40xi32>
    %25 = stablehlo.broadcast_in_dim %0#2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %29 = stablehlo.compare EQ, %27, %28, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %30 = call @_where_3(%29) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %31 = stablehlo.broadcast_in_dim %0#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %32 = call @_where_4(%29, %30, %31) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %33 = stablehlo.divide %0#4, %18 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %20, %34, %33 : tensor<24xi1>, tensor<24xf32>
    %36 = stablehlo.select %20, %33, %34 : tensor<24xi1>, tensor<24xf32>
    %37 = stablehlo.negate %35 : tensor<24xf32>
    %38 = stablehlo.add %36, %37 : tensor<24xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.multiply %39, %16 : tensor<24x40xf32>
    %41 = stablehlo.add %32, %40 : tensor<24x40xf32>
    %42 = stablehlo.dot_general %41, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.dot_general %41, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.dynamic_update_slice %45, %43, %c_10, %4 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %47 = stablehlo.add %arg3, %46 : tensor<24x240xf32>
    %48 = stablehlo.add %arg4, %44 : tensor<24x24xf32>
    return %47, %48 : tensor<24x240xf32>, tensor<24x24xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
