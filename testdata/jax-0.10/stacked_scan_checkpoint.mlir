module @jit_stacked_scan_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%c) : (tensor<i32>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:10 = stablehlo.while(%iterArg = %0, %iterArg_22 = %2, %iterArg_23 = %4, %iterArg_24 = %5, %iterArg_25 = %arg0, %iterArg_26 = %6, %iterArg_27 = %7, %iterArg_28 = %c_2, %iterArg_29 = %3, %iterArg_30 = %8) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    cond {
      %c_31 = stablehlo.constant dense<6> : tensor<i32>
      %63 = stablehlo.compare LT, %iterArg_28, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %63 : tensor<i1>
    } do {
      %63 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %64 = func.call @dynamic_index_in_dim_0(%iterArg_22, %iterArg_28) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %65:2 = func.call @closed_call(%iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_29, %63, %64) : (tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>)
      %66 = func.call @dynamic_update_index_in_dim(%iterArg_30, %65#1, %iterArg_28) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.add %iterArg_28, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %67, %65#0, %66 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    }
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9#9 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.reshape %10 : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %13 = stablehlo.compare EQ, %9#9, %12, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %14 = stablehlo.convert %13 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %16, %10 : tensor<24xf32>
    %18 = stablehlo.compare EQ, %10, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.compare EQ, %22, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.divide %21, %26 : tensor<24xf32>
    %28 = stablehlo.is_finite %17 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %28, %17, %29 : tensor<24xi1>, tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %34 = stablehlo.subtract %9#9, %33 : tensor<6x24xf32>
    %35 = stablehlo.exponential %34 : tensor<6x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.sign %36 : tensor<24xf32>
    %38 = stablehlo.abs %36 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.compare GE, %36, %39, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %41 = stablehlo.log %38 : tensor<24xf32>
    %42 = stablehlo.add %41, %30 : tensor<24xf32>
    %43 = stablehlo.subtract %42, %9#8 : tensor<24xf32>
    %44 = stablehlo.multiply %43, %arg3 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.multiply %47, %arg3 : tensor<24xf32>
    %49 = stablehlo.negate %48 : tensor<24xf32>
    %50 = stablehlo.divide %48, %38 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.select %40, %51, %50 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.select %40, %50, %51 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.negate %52 : tensor<24xf32>
    %55 = stablehlo.add %53, %54 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %57 = stablehlo.multiply %56, %35 : tensor<6x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %60:9 = stablehlo.while(%iterArg = %57, %iterArg_22 = %0, %iterArg_23 = %2, %iterArg_24 = %arg0, %iterArg_25 = %arg2, %iterArg_26 = %c_21, %iterArg_27 = %58, %iterArg_28 = %49, %iterArg_29 = %59) : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_30 = stablehlo.constant dense<6> : tensor<i32>
      %63 = stablehlo.compare LT, %iterArg_26, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %63 : tensor<i1>
    } do {
      %c_30 = stablehlo.constant dense<6> : tensor<i32>
      %63 = stablehlo.subtract %c_30, %iterArg_26 : tensor<i32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.subtract %63, %c_31 : tensor<i32>
      %65 = func.call @dynamic_index_in_dim_2(%iterArg, %64) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %66 = func.call @dynamic_index_in_dim(%iterArg_22, %64) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %67 = func.call @dynamic_index_in_dim_0(%iterArg_23, %64) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %68:3 = func.call @closed_call_3(%iterArg_24, %iterArg_25, %iterArg_27, %iterArg_28, %65, %66, %67) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %69 = func.call @dynamic_update_index_in_dim_6(%iterArg_29, %68#2, %64) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.add %iterArg_26, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %70, %68#0, %68#1, %69 : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %61 = stablehlo.transpose %60#8, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %62 = stablehlo.reshape %61 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %45, %60#6, %62 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x1xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %3 = stablehlo.add %2, %arg0 : tensor<40xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %8 = call @_where_1(%7, %0, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.add %arg5, %9 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<24xf32>
    %14 = stablehlo.is_finite %13 : (tensor<24xf32>) -> tensor<24xi1>
    %15 = stablehlo.select %14, %13, %arg4 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.subtract %0, %17 : tensor<24x40xf32>
    %19 = stablehlo.exponential %18 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.abs %20 : tensor<24xf32>
    %22 = stablehlo.log %21 : tensor<24xf32>
    %23 = stablehlo.add %22, %15 : tensor<24xf32>
    return %10, %23 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg6, %arg3, %arg4 : tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %1 = stablehlo.dot_general %0#0, %0#3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.multiply %0#2, %c : tensor<i32>
    %3 = stablehlo.iota dim = 0 : tensor<40xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %3 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %0#1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %11 = call @_where_4(%10) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<24xf32>
    %15 = stablehlo.is_finite %14 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %15, %14, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.subtract %1, %19 : tensor<24x40xf32>
    %21 = stablehlo.exponential %20 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.abs %22 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.compare GE, %22, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.divide %0#5, %23 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %27, %26 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.negate %28 : tensor<24xf32>
    %31 = stablehlo.add %29, %30 : tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %33 = stablehlo.multiply %32, %21 : tensor<24x40xf32>
    %34 = stablehlo.broadcast_in_dim %0#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %35 = call @_where_5(%10, %11, %34) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.add %33, %35 : tensor<24x40xf32>
    %37 = stablehlo.dot_general %36, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.dot_general %36, %0#3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %40 = stablehlo.add %arg2, %39 : tensor<24x24xf32>
    return %40, %0#4, %38 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
}
