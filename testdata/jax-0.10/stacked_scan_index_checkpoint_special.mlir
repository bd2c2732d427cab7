module @jit_stacked_scan_index_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}, tensor<24x240xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<39> : tensor<i32>
    %6:2 = call @clip(%c, %c_0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_where(%c_1) : (tensor<i32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %0, %iterArg_25 = %2, %iterArg_26 = %4, %iterArg_27 = %arg2, %iterArg_28 = %arg0, %iterArg_29 = %6#0, %iterArg_30 = %6#1, %iterArg_31 = %7, %iterArg_32 = %8, %iterArg_33 = %c_4, %iterArg_34 = %5, %iterArg_35 = %9) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    cond {
      %c_36 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.compare LT, %iterArg_33, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %67 : tensor<i1>
    } do {
      %67 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %68 = func.call @dynamic_index_in_dim_0(%iterArg_25, %iterArg_33) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %69 = func.call @dynamic_index_in_dim_0(%iterArg_26, %iterArg_33) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %70:2 = func.call @closed_call(%iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_34, %67, %68, %69) : (tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>)
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_35, %70#1, %iterArg_33) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_33, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %72, %70#0, %71 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    }
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10#11 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.reshape %11 : (tensor<24xf32>) -> tensor<1x24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %14 = stablehlo.compare EQ, %10#11, %13, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %15 = stablehlo.convert %14 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.maximum %17, %11 : tensor<24xf32>
    %19 = stablehlo.compare EQ, %11, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.divide %22, %27 : tensor<24xf32>
    %29 = stablehlo.is_finite %18 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %29, %18, %30 : tensor<24xi1>, tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %35 = stablehlo.subtract %10#11, %34 : tensor<6x24xf32>
    %36 = stablehlo.exponential %35 : tensor<6x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.sign %37 : tensor<24xf32>
    %39 = stablehlo.abs %37 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.compare GE, %37, %40, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %42 = stablehlo.log %39 : tensor<24xf32>
    %43 = stablehlo.add %42, %31 : tensor<24xf32>
    %44 = stablehlo.subtract %43, %10#10 : tensor<24xf32>
    %45 = stablehlo.multiply %44, %arg3 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.multiply %48, %arg3 : tensor<24xf32>
    %50 = stablehlo.negate %49 : tensor<24xf32>
    %51 = stablehlo.divide %49, %39 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %41, %52, %51 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.select %41, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %55 = stablehlo.negate %53 : tensor<24xf32>
    %56 = stablehlo.add %54, %55 : tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %58 = stablehlo.multiply %57, %36 : tensor<6x24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %62:11 = stablehlo.while(%iterArg = %58, %iterArg_25 = %0, %iterArg_26 = %2, %iterArg_27 = %4, %iterArg_28 = %arg0, %iterArg_29 = %arg2, %iterArg_30 = %c_24, %iterArg_31 = %59, %iterArg_32 = %50, %iterArg_33 = %60, %iterArg_34 = %61) : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>
    cond {
      %c_35 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.compare LT, %iterArg_30, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %67 : tensor<i1>
    } do {
      %c_35 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.subtract %c_35, %iterArg_30 : tensor<i32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.subtract %67, %c_36 : tensor<i32>
      %69 = func.call @dynamic_index_in_dim_4(%iterArg, %68) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim(%iterArg_25, %68) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %71 = func.call @dynamic_index_in_dim_0(%iterArg_26, %68) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %72 = func.call @dynamic_index_in_dim_0(%iterArg_27, %68) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73:4 = func.call @closed_call_5(%iterArg_28, %iterArg_29, %iterArg_31, %iterArg_32, %69, %70, %71, %72) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>)
      %74 = func.call @dynamic_update_index_in_dim_11(%iterArg_33, %73#2, %68) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %75 = func.call @dynamic_update_index_in_dim_11(%iterArg_34, %73#3, %68) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.add %iterArg_30, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %76, %73#0, %73#1, %74, %75 : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>
    }
    %63 = stablehlo.transpose %62#10, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %64 = stablehlo.reshape %63 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    %65 = stablehlo.transpose %62#9, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %66 = stablehlo.reshape %65 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %46, %62#7, %66, %64 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.add %0, %arg9 : tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.multiply %arg7, %c : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.compare GE, %arg0, %3, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.add %2, %c_0 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %7 = stablehlo.compare LT, %arg0, %6, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %8 = stablehlo.and %4, %7 : tensor<24xi1>
    %9 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<24xi32>
    %11 = call @clip_1(%10, %arg2, %arg3) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %13 = call @take_along_axis_2(%1, %12) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<24x1xf32>) -> tensor<24xf32>
    %15 = call @_where_3(%8, %14, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %16 = stablehlo.add %arg6, %15 : tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<24xf32>
    %20 = stablehlo.is_finite %19 : (tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %19, %arg5 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.subtract %1, %23 : tensor<24x40xf32>
    %25 = stablehlo.exponential %24 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.abs %26 : tensor<24xf32>
    %28 = stablehlo.log %27 : tensor<24xf32>
    %29 = stablehlo.add %28, %21 : tensor<24xf32>
    return %16, %29 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip_1(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg6, %arg7, %arg3, %arg4 : tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %1 = stablehlo.dot_general %0#0, %0#3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.add %1, %0#4 : tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %3 = stablehlo.multiply %0#2, %c : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.compare GE, %0#1, %4, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.add %3, %c_0 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.compare LT, %0#1, %7, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %9 = stablehlo.and %5, %8 : tensor<24xi1>
    %10 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.subtract %0#1, %10 : tensor<24xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<39> : tensor<i32>
    %12 = call @clip_6(%11, %c_1, %c_2) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14 = call @take_along_axis_7(%13) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %15 = call @_where_8(%9) : (tensor<24xi1>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<24xf32>
    %19 = stablehlo.is_finite %18 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %19, %18, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.subtract %2, %23 : tensor<24x40xf32>
    %25 = stablehlo.exponential %24 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.abs %26 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.compare GE, %26, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %30 = stablehlo.divide %0#6, %27 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %31, %30 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.negate %32 : tensor<24xf32>
    %35 = stablehlo.add %33, %34 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.multiply %36, %25 : tensor<24x40xf32>
    %38 = call @_where_9(%9, %15, %0#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %40 = call @take_along_axis_10(%14, %39) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %41 = stablehlo.add %37, %40 : tensor<24x40xf32>
    %42 = stablehlo.dot_general %41, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.dot_general %41, %0#3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %45 = stablehlo.add %arg2, %44 : tensor<24x24xf32>
    return %45, %0#5, %43, %41 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @clip_6(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_7(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
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
  func.func private @_where_8(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_9(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
}
