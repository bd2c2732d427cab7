module @jit_one_maximum_head_checkpoint_capped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %c_2, %iterArg_27 = %c, %iterArg_28 = %0, %iterArg_29 = %1, %iterArg_30 = %2) : tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_31 = stablehlo.constant dense<3> : tensor<i32>
      %39 = stablehlo.compare LT, %iterArg_26, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %39:4 = func.call @closed_call(%iterArg, %iterArg_25, %iterArg_27, %iterArg_28) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %40 = func.call @dynamic_update_index_in_dim(%iterArg_29, %39#2, %iterArg_26) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %41 = func.call @dynamic_update_index_in_dim_0(%iterArg_30, %39#3, %iterArg_26) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.add %iterArg_26, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %42, %39#0, %39#1, %40, %41 : tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<39> : tensor<i32>
    %6:2 = call @clip(%c_5, %c_6) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %7 = stablehlo.broadcast_in_dim %3#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where(%c_7) : (tensor<i32>) -> tensor<24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %7, %iterArg_27 = %arg2, %iterArg_28 = %6#0, %iterArg_29 = %6#1, %iterArg_30 = %8, %iterArg_31 = %c_10, %iterArg_32 = %c_8, %iterArg_33 = %4, %iterArg_34 = %5, %iterArg_35 = %9) : tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %39 = stablehlo.compare LT, %iterArg_31, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %39:4 = func.call @closed_call_1(%iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_32, %iterArg_33, %iterArg_34) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %40 = func.call @dynamic_update_index_in_dim_0(%iterArg_35, %39#3, %iterArg_31) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_31, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %41, %39#0, %39#1, %39#2, %40 : tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    }
    %11 = stablehlo.log %10#9 : tensor<24xf32>
    %12 = stablehlo.add %3#4, %11 : tensor<24xf32>
    %13 = stablehlo.subtract %12, %10#10 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.multiply %14, %3#4 : tensor<24xf32>
    %16 = stablehlo.add %13, %15 : tensor<24xf32>
    %17 = stablehlo.multiply %16, %arg3 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.multiply %22, %arg3 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<24xf32>
    %26 = stablehlo.negate %23 : tensor<24xf32>
    %27 = stablehlo.add %25, %23 : tensor<24xf32>
    %28 = stablehlo.divide %23, %10#9 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %32:11 = stablehlo.while(%iterArg = %10#11, %iterArg_25 = %arg1, %iterArg_26 = %arg0, %iterArg_27 = %arg2, %iterArg_28 = %3#4, %iterArg_29 = %c_21, %iterArg_30 = %29, %iterArg_31 = %30, %iterArg_32 = %31, %iterArg_33 = %28, %iterArg_34 = %26) : tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_35 = stablehlo.constant dense<3> : tensor<i32>
      %39 = stablehlo.compare LT, %iterArg_29, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %c_35 = stablehlo.constant dense<3> : tensor<i32>
      %39 = stablehlo.subtract %c_35, %iterArg_29 : tensor<i32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.subtract %39, %c_36 : tensor<i32>
      %41 = func.call @dynamic_index_in_dim(%iterArg, %40) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %42:5 = func.call @closed_call_5(%iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %41) : (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_29, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %43, %42#0, %42#1, %42#2, %42#3, %42#4 : tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %33 = stablehlo.add %27, %32#8 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %36:8 = stablehlo.while(%iterArg = %3#5, %iterArg_25 = %3#6, %iterArg_26 = %arg1, %iterArg_27 = %arg0, %iterArg_28 = %c_24, %iterArg_29 = %34, %iterArg_30 = %35, %iterArg_31 = %33) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_32 = stablehlo.constant dense<3> : tensor<i32>
      %39 = stablehlo.compare LT, %iterArg_28, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %c_32 = stablehlo.constant dense<3> : tensor<i32>
      %39 = stablehlo.subtract %c_32, %iterArg_28 : tensor<i32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.subtract %39, %c_33 : tensor<i32>
      %41 = func.call @dynamic_index_in_dim_11(%iterArg, %40) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %42 = func.call @dynamic_index_in_dim(%iterArg_25, %40) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %43:3 = func.call @closed_call_12(%iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %iterArg_31, %41, %42) : (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %44 = stablehlo.add %iterArg_28, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %44, %43#0, %43#1, %43#2 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %37 = stablehlo.add %32#6, %36#5 : tensor<24x120xf32>
    %38 = stablehlo.add %32#7, %36#6 : tensor<24x24xf32>
    return %18, %38, %37 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<120> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.tanh %9 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %arg3 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<24xf32>
    return %0, %15, %arg3, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
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
  func.func private @closed_call_1(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg7, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<120> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.tanh %9 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<24x40xf32>
    %13 = stablehlo.convert %1 : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.subtract %arg3, %14 : tensor<24xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare LT, %15, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %20 = stablehlo.and %17, %19 : tensor<24xi1>
    %21 = call @clip_2(%15, %arg4, %arg5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23 = call @take_along_axis_3(%12, %22) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<24x1xf32>) -> tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %26 = stablehlo.subtract %12, %25 : tensor<24x40xf32>
    %27 = stablehlo.exponential %26 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %arg8, %28 : tensor<24xf32>
    %30 = call @_where_4(%20, %24, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %31 = stablehlo.add %arg9, %30 : tensor<24xf32>
    return %0, %29, %31, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @clip_2(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x120xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x120xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg9, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg9 : tensor<i32>
    %c_0 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg9 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %7 = stablehlo.divide %5, %6 : tensor<24x40xf32>
    %8 = stablehlo.tanh %7 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %8 : tensor<24x40xf32>
    %13 = stablehlo.convert %arg9 : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.subtract %arg2, %14 : tensor<24xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare LT, %15, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %20 = stablehlo.and %17, %19 : tensor<24xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<39> : tensor<i32>
    %21 = call @clip_6(%15, %c_6, %c_7) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23 = call @take_along_axis_7(%22) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %24 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %26 = stablehlo.subtract %12, %25 : tensor<24x40xf32>
    %27 = stablehlo.exponential %26 : tensor<24x40xf32>
    %28 = call @_where_8(%20) : (tensor<24xi1>) -> tensor<24xf32>
    %29 = call @_where_9(%20, %28, %arg8) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.multiply %30, %27 : tensor<24x40xf32>
    %32 = stablehlo.negate %31 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.reshape %33 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = call @take_along_axis_10(%23, %36) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.add %31, %37 : tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<24x40xf32>
    %41 = stablehlo.multiply %40, %10 : tensor<24x40xf32>
    %42 = stablehlo.multiply %41, %8 : tensor<24x40xf32>
    %43 = stablehlo.add %41, %42 : tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %45 = stablehlo.divide %43, %44 : tensor<24x40xf32>
    %46 = stablehlo.dot_general %45, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.dot_general %45, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.dynamic_update_slice %49, %47, %c_13, %3 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %51 = stablehlo.add %arg4, %50 : tensor<24x120xf32>
    %52 = stablehlo.add %arg5, %48 : tensor<24x24xf32>
    %53 = stablehlo.add %arg6, %35 : tensor<24xf32>
    return %51, %52, %53, %arg7, %arg8 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_12(%arg0: tensor<24x120xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x120xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg6 : tensor<i32>
    %c_0 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg6 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %7 = stablehlo.divide %5, %6 : tensor<24x40xf32>
    %8 = stablehlo.tanh %7 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %8 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.reshape %13 : (tensor<24xf32>) -> tensor<24x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.compare EQ, %12, %15, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %17 = stablehlo.convert %16 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.convert %arg5 : tensor<24xf32>
    %20 = stablehlo.maximum %19, %13 : tensor<24xf32>
    %21 = stablehlo.compare EQ, %19, %20, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %24, %28 : tensor<24xf32>
    %30 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.compare EQ, %19, %20, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.divide %33, %37 : tensor<24xf32>
    %39 = stablehlo.multiply %arg4, %38 : tensor<24xf32>
    %40 = stablehlo.multiply %arg4, %29 : tensor<24xf32>
    %41 = stablehlo.convert %40 : tensor<24xf32>
    %42 = stablehlo.divide %39, %18 : tensor<24xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.multiply %43, %17 : tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<24x40xf32>
    %47 = stablehlo.multiply %46, %10 : tensor<24x40xf32>
    %48 = stablehlo.multiply %47, %8 : tensor<24x40xf32>
    %49 = stablehlo.add %47, %48 : tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %51 = stablehlo.divide %49, %50 : tensor<24x40xf32>
    %52 = stablehlo.dot_general %51, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %54 = stablehlo.dot_general %51, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.dynamic_update_slice %55, %53, %c_17, %3 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %57 = stablehlo.add %arg2, %56 : tensor<24x120xf32>
    %58 = stablehlo.add %arg3, %54 : tensor<24x24xf32>
    return %57, %58, %41 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
