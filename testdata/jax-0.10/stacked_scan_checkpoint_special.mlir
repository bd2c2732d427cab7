module @jit_stacked_scan_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}, tensor<24x240xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.iota dim = 0 : tensor<40xi32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where(%c) : (tensor<i32>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11:11 = stablehlo.while(%iterArg = %0, %iterArg_23 = %2, %iterArg_24 = %4, %iterArg_25 = %6, %iterArg_26 = %7, %iterArg_27 = %arg0, %iterArg_28 = %8, %iterArg_29 = %9, %iterArg_30 = %c_2, %iterArg_31 = %5, %iterArg_32 = %10) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    cond {
      %c_33 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_30, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %68 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_30) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %69 = func.call @dynamic_index_in_dim_0(%iterArg_23, %iterArg_30) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %70 = func.call @dynamic_index_in_dim_0(%iterArg_24, %iterArg_30) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %71:2 = func.call @closed_call(%iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_31, %68, %69, %70) : (tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>)
      %72 = func.call @dynamic_update_index_in_dim(%iterArg_32, %71#1, %iterArg_30) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.add %iterArg_30, %c_33 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %73, %71#0, %72 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    }
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11#10 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<1x24xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %15 = stablehlo.compare EQ, %11#10, %14, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %16 = stablehlo.convert %15 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %23, %28 : tensor<24xf32>
    %30 = stablehlo.is_finite %19 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %30, %19, %31 : tensor<24xi1>, tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %36 = stablehlo.subtract %11#10, %35 : tensor<6x24xf32>
    %37 = stablehlo.exponential %36 : tensor<6x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.sign %38 : tensor<24xf32>
    %40 = stablehlo.abs %38 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.compare GE, %38, %41, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %43 = stablehlo.log %40 : tensor<24xf32>
    %44 = stablehlo.add %43, %32 : tensor<24xf32>
    %45 = stablehlo.subtract %44, %11#9 : tensor<24xf32>
    %46 = stablehlo.multiply %45, %arg3 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %51 = stablehlo.negate %50 : tensor<24xf32>
    %52 = stablehlo.divide %50, %40 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.select %42, %53, %52 : tensor<24xi1>, tensor<24xf32>
    %55 = stablehlo.select %42, %52, %53 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.negate %54 : tensor<24xf32>
    %57 = stablehlo.add %55, %56 : tensor<24xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %59 = stablehlo.multiply %58, %37 : tensor<6x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %63:11 = stablehlo.while(%iterArg = %59, %iterArg_23 = %0, %iterArg_24 = %2, %iterArg_25 = %4, %iterArg_26 = %arg0, %iterArg_27 = %arg2, %iterArg_28 = %c_22, %iterArg_29 = %60, %iterArg_30 = %51, %iterArg_31 = %61, %iterArg_32 = %62) : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>
    cond {
      %c_33 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_28, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %c_33 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.subtract %c_33, %iterArg_28 : tensor<i32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.subtract %68, %c_34 : tensor<i32>
      %70 = func.call @dynamic_index_in_dim_2(%iterArg, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %71 = func.call @dynamic_index_in_dim(%iterArg_23, %69) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %72 = func.call @dynamic_index_in_dim_0(%iterArg_24, %69) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73 = func.call @dynamic_index_in_dim_0(%iterArg_25, %69) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74:4 = func.call @closed_call_3(%iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %70, %71, %72, %73) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>)
      %75 = func.call @dynamic_update_index_in_dim_6(%iterArg_31, %74#2, %69) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_6(%iterArg_32, %74#3, %69) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_28, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %77, %74#0, %74#1, %75, %76 : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>
    }
    %64 = stablehlo.transpose %63#10, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %65 = stablehlo.reshape %64 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    %66 = stablehlo.transpose %63#9, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %67 = stablehlo.reshape %66 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %47, %63#7, %67, %65 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
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
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x1xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.add %0, %arg8 : tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.multiply %arg6, %c : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %4 = stablehlo.add %3, %arg0 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %9 = call @_where_1(%8, %1, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg5, %10 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<24xf32>
    %15 = stablehlo.is_finite %14 : (tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %14, %arg4 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.subtract %1, %18 : tensor<24x40xf32>
    %20 = stablehlo.exponential %19 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.abs %21 : tensor<24xf32>
    %23 = stablehlo.log %22 : tensor<24xf32>
    %24 = stablehlo.add %23, %16 : tensor<24xf32>
    return %11, %24 : tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_3(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg6, %arg7, %arg3, %arg4 : tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %1 = stablehlo.dot_general %0#0, %0#3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.add %1, %0#4 : tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %3 = stablehlo.multiply %0#2, %c : tensor<i32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %6 = stablehlo.add %5, %4 : tensor<40xi32>
    %7 = stablehlo.broadcast_in_dim %0#1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %12 = call @_where_4(%11) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<24xf32>
    %16 = stablehlo.is_finite %15 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %16, %15, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.subtract %2, %20 : tensor<24x40xf32>
    %22 = stablehlo.exponential %21 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.abs %23 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.compare GE, %23, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.divide %0#6, %24 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %28, %27 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.negate %29 : tensor<24xf32>
    %32 = stablehlo.add %30, %31 : tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.multiply %33, %22 : tensor<24x40xf32>
    %35 = stablehlo.broadcast_in_dim %0#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %36 = call @_where_5(%11, %12, %35) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.add %34, %36 : tensor<24x40xf32>
    %38 = stablehlo.dot_general %37, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.dot_general %37, %0#3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %41 = stablehlo.add %arg2, %40 : tensor<24x24xf32>
    return %41, %0#5, %39, %37 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>
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
