module @jit_stacked_map_index_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}, tensor<24x240xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<39> : tensor<i32>
    %2:2 = call @clip(%c, %c_0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where(%c_1) : (tensor<i32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6:12 = stablehlo.while(%iterArg = %0, %iterArg_25 = %arg0, %iterArg_26 = %arg1, %iterArg_27 = %arg4, %iterArg_28 = %1, %iterArg_29 = %arg2, %iterArg_30 = %2#0, %iterArg_31 = %2#1, %iterArg_32 = %3, %iterArg_33 = %c_4, %iterArg_34 = %4, %iterArg_35 = %5) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_36 = stablehlo.constant dense<6> : tensor<i32>
      %60 = stablehlo.compare LT, %iterArg_33, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    } do {
      %60 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %61:2 = func.call @closed_call(%iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %60) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_34, %61#0, %iterArg_33) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_35, %61#1, %iterArg_33) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.add %iterArg_33, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %64, %62, %63 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6#10 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<1x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %10 = stablehlo.compare EQ, %6#10, %9, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %11 = stablehlo.convert %10 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %18, %23 : tensor<24xf32>
    %25 = stablehlo.is_finite %14 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %25, %14, %26 : tensor<24xi1>, tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %31 = stablehlo.subtract %6#10, %30 : tensor<6x24xf32>
    %32 = stablehlo.exponential %31 : tensor<6x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.sign %33 : tensor<24xf32>
    %35 = stablehlo.abs %33 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.compare GE, %33, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %38 = stablehlo.log %35 : tensor<24xf32>
    %39 = stablehlo.add %38, %27 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%6#11 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.subtract %39, %40 : tensor<24xf32>
    %42 = stablehlo.multiply %41, %arg3 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.multiply %44, %arg3 : tensor<24xf32>
    %46 = stablehlo.negate %45 : tensor<24xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %48 = stablehlo.divide %45, %35 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %37, %49, %48 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.select %37, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.negate %50 : tensor<24xf32>
    %53 = stablehlo.add %51, %52 : tensor<24xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %55 = stablehlo.multiply %54, %32 : tensor<6x24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %59:11 = stablehlo.while(%iterArg = %55, %iterArg_25 = %47, %iterArg_26 = %0, %iterArg_27 = %arg1, %iterArg_28 = %arg0, %iterArg_29 = %arg4, %iterArg_30 = %arg2, %iterArg_31 = %c_24, %iterArg_32 = %56, %iterArg_33 = %57, %iterArg_34 = %58) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    cond {
      %c_35 = stablehlo.constant dense<6> : tensor<i32>
      %60 = stablehlo.compare LT, %iterArg_31, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    } do {
      %c_35 = stablehlo.constant dense<6> : tensor<i32>
      %60 = stablehlo.subtract %c_35, %iterArg_31 : tensor<i32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.subtract %60, %c_36 : tensor<i32>
      %62 = func.call @dynamic_index_in_dim_3(%iterArg, %61) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %63 = func.call @dynamic_index_in_dim_3(%iterArg_25, %61) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %64 = func.call @dynamic_index_in_dim(%iterArg_26, %61) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %65:3 = func.call @closed_call_4(%iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_32, %iterArg_33, %iterArg_34, %62, %63, %64) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>)
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.add %iterArg_31, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %66, %65#0, %65#1, %65#2 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    }
    return %43, %59#9, %59#8, %59#10 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg8, %c_3 : tensor<i32>
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
    %25 = stablehlo.multiply %arg8, %c_9 : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %27 = stablehlo.compare GE, %arg4, %26, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %28 = stablehlo.add %25, %c_10 : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %30 = stablehlo.compare LT, %arg4, %29, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %31 = stablehlo.and %27, %30 : tensor<24xi1>
    %32 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.subtract %arg4, %32 : tensor<24xi32>
    %34 = call @clip_0(%33, %arg5, %arg6) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %36 = call @take_along_axis_1(%11, %35) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %37 = stablehlo.reshape %36 : (tensor<24x1xf32>) -> tensor<24xf32>
    %38 = call @_where_2(%31, %37, %arg7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %24, %38 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip_0(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24x240xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x240xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>) {
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
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.compare GE, %0#3, %28, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_12 = stablehlo.constant dense<40> : tensor<i32>
    %30 = stablehlo.add %27, %c_12 : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %32 = stablehlo.compare LT, %0#3, %31, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %33 = stablehlo.and %29, %32 : tensor<24xi1>
    %34 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.subtract %0#3, %34 : tensor<24xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<39> : tensor<i32>
    %36 = call @clip_5(%35, %c_13, %c_14) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %38 = call @take_along_axis_6(%37) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %39 = call @_where_7(%33) : (tensor<24xi1>) -> tensor<24xf32>
    %40 = call @_where_8(%33, %39, %0#6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %42 = call @take_along_axis_9(%38, %41) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %43 = stablehlo.divide %0#5, %24 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.select %26, %44, %43 : tensor<24xi1>, tensor<24xf32>
    %46 = stablehlo.select %26, %43, %44 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.negate %45 : tensor<24xf32>
    %48 = stablehlo.add %46, %47 : tensor<24xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.multiply %49, %22 : tensor<24x40xf32>
    %51 = stablehlo.add %42, %50 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.dynamic_update_slice %52, %51, %c_17, %10 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %54 = stablehlo.dot_general %51, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %56 = stablehlo.dot_general %51, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.dynamic_update_slice %57, %55, %c_19, %4 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %59 = stablehlo.add %arg4, %58 : tensor<24x240xf32>
    %60 = stablehlo.add %arg5, %56 : tensor<24x24xf32>
    %61 = stablehlo.add %arg6, %53 : tensor<24x240xf32>
    return %59, %60, %61 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @clip_5(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_7(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_9(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
