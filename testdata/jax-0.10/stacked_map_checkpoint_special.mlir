module @jit_stacked_map_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}, tensor<24x240xf32> {jax.result_info = "result[1][2]"}) {
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
    %7:11 = stablehlo.while(%iterArg = %0, %iterArg_23 = %arg0, %iterArg_24 = %arg1, %iterArg_25 = %arg4, %iterArg_26 = %1, %iterArg_27 = %2, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %c_2, %iterArg_31 = %5, %iterArg_32 = %6) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_33 = stablehlo.constant dense<6> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_30, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %61 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_30) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %62:2 = func.call @closed_call(%iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %61) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_31, %62#0, %iterArg_30) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %64 = func.call @dynamic_update_index_in_dim(%iterArg_32, %62#1, %iterArg_30) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %65 = stablehlo.add %iterArg_30, %c_33 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %65, %63, %64 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7#9 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<1x24xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %11 = stablehlo.compare EQ, %7#9, %10, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
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
    %32 = stablehlo.subtract %7#9, %31 : tensor<6x24xf32>
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
    %41 = stablehlo.reduce(%7#10 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
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
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %60:11 = stablehlo.while(%iterArg = %56, %iterArg_23 = %48, %iterArg_24 = %0, %iterArg_25 = %arg1, %iterArg_26 = %arg0, %iterArg_27 = %arg4, %iterArg_28 = %arg2, %iterArg_29 = %c_22, %iterArg_30 = %57, %iterArg_31 = %58, %iterArg_32 = %59) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    cond {
      %c_33 = stablehlo.constant dense<6> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_29, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %c_33 = stablehlo.constant dense<6> : tensor<i32>
      %61 = stablehlo.subtract %c_33, %iterArg_29 : tensor<i32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.subtract %61, %c_34 : tensor<i32>
      %63 = func.call @dynamic_index_in_dim_1(%iterArg, %62) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %64 = func.call @dynamic_index_in_dim_1(%iterArg_23, %62) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %65 = func.call @dynamic_index_in_dim(%iterArg_24, %62) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %66:3 = func.call @closed_call_2(%iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_30, %iterArg_31, %iterArg_32, %63, %64, %65) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>)
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.add %iterArg_29, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %67, %66#0, %66#1, %66#2 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    }
    return %44, %60#9, %60#8, %60#10 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xf32>, %arg4: tensor<40xi32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg7, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %8 = stablehlo.add %6, %c_5 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %c_6, %9, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %11 = stablehlo.add %5, %10 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<24xf32>
    %15 = stablehlo.is_finite %14 : (tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %14, %arg3 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.subtract %11, %18 : tensor<24x40xf32>
    %20 = stablehlo.exponential %19 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.abs %21 : tensor<24xf32>
    %23 = stablehlo.log %22 : tensor<24xf32>
    %24 = stablehlo.add %23, %16 : tensor<24xf32>
    %c_9 = stablehlo.constant dense<40> : tensor<i32>
    %25 = stablehlo.multiply %arg7, %c_9 : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %27 = stablehlo.add %26, %arg4 : tensor<40xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %30 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %31 = stablehlo.compare EQ, %29, %30, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %32 = call @_where_0(%31, %11, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    return %24, %33 : tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_2(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24x240xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x240xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg9, %arg7, %arg8 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_2, %4, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %6 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %0#4, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %9 = stablehlo.add %7, %c_5 : tensor<i32>
    %10 = stablehlo.select %8, %9, %7 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %0#2, %c_6, %10, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %12 = stablehlo.add %6, %11 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<24xf32>
    %16 = stablehlo.is_finite %15 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %16, %15, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.subtract %12, %20 : tensor<24x40xf32>
    %22 = stablehlo.exponential %21 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.abs %23 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.compare GE, %23, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %27 = stablehlo.multiply %0#4, %c_11 : tensor<i32>
    %28 = stablehlo.iota dim = 0 : tensor<40xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %30 = stablehlo.add %29, %28 : tensor<40xi32>
    %31 = stablehlo.broadcast_in_dim %0#3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %35 = stablehlo.compare EQ, %33, %34, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %36 = call @_where_3(%35) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %37 = stablehlo.broadcast_in_dim %0#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %38 = call @_where_4(%35, %36, %37) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.divide %0#5, %24 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %26, %40, %39 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.select %26, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.negate %41 : tensor<24xf32>
    %44 = stablehlo.add %42, %43 : tensor<24xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.multiply %45, %22 : tensor<24x40xf32>
    %47 = stablehlo.add %38, %46 : tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.dynamic_update_slice %48, %47, %c_14, %10 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %50 = stablehlo.dot_general %47, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %52 = stablehlo.dot_general %47, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.dynamic_update_slice %53, %51, %c_16, %4 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %55 = stablehlo.add %arg4, %54 : tensor<24x240xf32>
    %56 = stablehlo.add %arg5, %52 : tensor<24x24xf32>
    %57 = stablehlo.add %arg6, %49 : tensor<24x240xf32>
    return %55, %56, %57 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
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
