module @jit_entropy_columns_stopped_special_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x120xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x120xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %3 = stablehlo.iota dim = 0 : tensor<40xi32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11:15 = stablehlo.while(%iterArg = %2, %iterArg_17 = %arg0, %iterArg_18 = %3, %iterArg_19 = %4, %iterArg_20 = %5#1, %iterArg_21 = %c_6, %iterArg_22 = %1, %iterArg_23 = %0, %iterArg_24 = %0, %iterArg_25 = %0, %iterArg_26 = %6, %iterArg_27 = %7, %iterArg_28 = %8, %iterArg_29 = %9, %iterArg_30 = %10) : tensor<3xi32>, tensor<24x120xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    cond {
      %c_31 = stablehlo.constant dense<3> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_21, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %47:9 = func.call @closed_call(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %46) : (tensor<24x120xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %48 = func.call @dynamic_update_index_in_dim(%iterArg_26, %47#4, %iterArg_21) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %49 = func.call @dynamic_update_index_in_dim_1(%iterArg_27, %47#5, %iterArg_21) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %50 = func.call @dynamic_update_index_in_dim_2(%iterArg_28, %47#6, %iterArg_21) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %51 = func.call @dynamic_update_index_in_dim_1(%iterArg_29, %47#7, %iterArg_21) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %52 = func.call @dynamic_update_index_in_dim_3(%iterArg_30, %47#8, %iterArg_21) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_21, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %53, %47#0, %47#1, %47#2, %47#3, %48, %49, %50, %51, %52 : tensor<3xi32>, tensor<24x120xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    }
    %12 = stablehlo.log %11#7 : tensor<24xf32>
    %13 = stablehlo.add %11#6, %12 : tensor<24xf32>
    %14 = stablehlo.subtract %11#9, %13 : tensor<24xf32>
    %15 = stablehlo.divide %11#8, %11#7 : tensor<24xf32>
    %16 = stablehlo.multiply %11#7, %11#7 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.divide %17, %16 : tensor<24xf32>
    %19 = stablehlo.subtract %13, %15 : tensor<24xf32>
    %20 = stablehlo.multiply %14, %arg2 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    %23 = stablehlo.multiply %19, %arg3 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.subtract %22, %24 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.negate %cst_13 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.multiply %30, %arg3 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.negate %cst_14 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.multiply %33, %arg2 : tensor<24xf32>
    %35 = stablehlo.negate %31 : tensor<24xf32>
    %36 = stablehlo.multiply %35, %18 : tensor<24xf32>
    %37 = stablehlo.multiply %36, %11#8 : tensor<24xf32>
    %38 = stablehlo.negate %37 : tensor<24xf32>
    %39 = stablehlo.divide %35, %11#7 : tensor<24xf32>
    %40 = stablehlo.negate %34 : tensor<24xf32>
    %41 = stablehlo.add %31, %40 : tensor<24xf32>
    %42 = stablehlo.divide %41, %11#7 : tensor<24xf32>
    %43 = stablehlo.add %38, %42 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %45:11 = stablehlo.while(%iterArg = %11#10, %iterArg_17 = %11#11, %iterArg_18 = %11#12, %iterArg_19 = %11#13, %iterArg_20 = %11#14, %iterArg_21 = %5#0, %iterArg_22 = %c_16, %iterArg_23 = %44, %iterArg_24 = %43, %iterArg_25 = %39, %iterArg_26 = %34) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_27 = stablehlo.constant dense<3> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_22, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %c_27 = stablehlo.constant dense<3> : tensor<i32>
      %46 = stablehlo.subtract %c_27, %iterArg_22 : tensor<i32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.subtract %46, %c_28 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %47) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %49 = func.call @dynamic_index_in_dim_4(%iterArg_17, %47) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %50 = func.call @dynamic_index_in_dim_5(%iterArg_18, %47) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %51 = func.call @dynamic_index_in_dim_4(%iterArg_19, %47) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %52 = func.call @dynamic_index_in_dim_6(%iterArg_20, %47) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %53:4 = func.call @closed_call_7(%iterArg_21, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %48, %49, %50, %51, %52) : (tensor<24x40xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_22, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %54, %53#0, %53#1, %53#2, %53#3 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %25, %45#7 : tensor<f32>, tensor<24x120xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x120xf32>, %arg1: tensor<40xi32>, %arg2: tensor<24x1xi32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.multiply %arg8, %c_3 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.add %6, %arg1 : tensor<40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %arg4 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.subtract %4, %16 : tensor<24x40xf32>
    %18 = stablehlo.exponential %17 : tensor<24x40xf32>
    %19 = stablehlo.convert %arg4 : tensor<24xf32>
    %20 = stablehlo.subtract %19, %14 : tensor<24xf32>
    %21 = stablehlo.exponential %20 : tensor<24xf32>
    %22 = stablehlo.multiply %arg6, %21 : tensor<24xf32>
    %23 = stablehlo.multiply %18, %4 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %22, %24 : tensor<24xf32>
    %26 = stablehlo.multiply %arg5, %21 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %26, %27 : tensor<24xf32>
    %29 = call @_where_0(%11, %4, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %arg7, %30 : tensor<24xf32>
    return %14, %28, %25, %31, %3, %18, %21, %4, %11 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<3x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xi1>
    return %1 : tensor<3x24x40xi1>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_7(%arg0: tensor<24x40xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_8(%arg9, %arg0, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg2, %arg7 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.multiply %arg6, %4 : tensor<24x40xf32>
    %6 = stablehlo.add %1, %5 : tensor<24x40xf32>
    %7 = stablehlo.multiply %4, %arg8 : tensor<24x40xf32>
    %8 = stablehlo.add %2, %7 : tensor<24x40xf32>
    %9 = stablehlo.multiply %arg3, %arg7 : tensor<24xf32>
    %10 = stablehlo.multiply %8, %arg6 : tensor<24x40xf32>
    %11 = stablehlo.add %6, %10 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.dynamic_update_slice %12, %11, %c, %arg5 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %14 = stablehlo.add %arg1, %13 : tensor<24x120xf32>
    return %14, %3, %9, %arg4 : tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
