module @jit_maximum_columns_scan_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:15 = stablehlo.while(%iterArg = %1, %iterArg_24 = %4, %iterArg_25 = %3, %iterArg_26 = %6, %iterArg_27 = %5, %iterArg_28 = %8, %iterArg_29 = %7, %iterArg_30 = %10, %iterArg_31 = %9, %iterArg_32 = %c, %iterArg_33 = %2, %iterArg_34 = %11, %iterArg_35 = %12, %iterArg_36 = %13, %iterArg_37 = %14) : tensor<6x24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_38 = stablehlo.constant dense<6> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_32, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %c_38 = stablehlo.constant dense<6> : tensor<i32>
      %46 = stablehlo.subtract %c_38, %iterArg_32 : tensor<i32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.subtract %46, %c_39 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %47) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %49:5 = func.call @closed_call(%iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_33, %48) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %50 = func.call @dynamic_update_index_in_dim(%iterArg_34, %49#1, %47) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %51 = func.call @dynamic_update_index_in_dim_0(%iterArg_35, %49#2, %47) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %52 = func.call @dynamic_update_index_in_dim_0(%iterArg_36, %49#3, %47) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %53 = func.call @dynamic_update_index_in_dim_0(%iterArg_37, %49#4, %47) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_32, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %54, %49#0, %50, %51, %52, %53 : tensor<6x24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %15#10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %19:5 = stablehlo.while(%iterArg = %1, %iterArg_24 = %17, %iterArg_25 = %c_14, %iterArg_26 = %16, %iterArg_27 = %18) : tensor<6x24x40xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_28 = stablehlo.constant dense<6> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_25, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_25) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %47:2 = func.call @closed_call_1(%iterArg_24, %iterArg_26, %46) : (tensor<24x1xf32>, tensor<24xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24x40xf32>)
      %48 = func.call @dynamic_update_index_in_dim(%iterArg_27, %47#1, %iterArg_25) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.add %iterArg_25, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %49, %47#0, %48 : tensor<6x24x40xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %20 = stablehlo.log %19#3 : tensor<24xf32>
    %21 = stablehlo.add %20, %15#10 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23:2 = call @take_along_axis(%arg0, %22) : (tensor<24x240xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %24 = stablehlo.reshape %23#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<24xf32>
    %26 = stablehlo.multiply %25, %arg2 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.multiply %30, %arg2 : tensor<24xf32>
    %32 = stablehlo.negate %31 : tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %34 = call @take_along_axis_2(%23#1, %33) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    %35 = stablehlo.divide %31, %19#3 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %38:5 = stablehlo.while(%iterArg = %19#4, %iterArg_24 = %c_21, %iterArg_25 = %36, %iterArg_26 = %35, %iterArg_27 = %37) : tensor<6x24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_28 = stablehlo.constant dense<6> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_24, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<6> : tensor<i32>
      %46 = stablehlo.subtract %c_28, %iterArg_24 : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.subtract %46, %c_29 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %47) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %49:3 = func.call @closed_call_3(%iterArg_25, %iterArg_26, %48) : (tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %50 = func.call @dynamic_update_index_in_dim(%iterArg_27, %49#2, %47) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_24, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %51, %49#0, %49#1, %50 : tensor<6x24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %39 = stablehlo.add %31, %38#2 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %41:7 = stablehlo.while(%iterArg = %15#11, %iterArg_24 = %15#12, %iterArg_25 = %15#13, %iterArg_26 = %15#14, %iterArg_27 = %c_23, %iterArg_28 = %39, %iterArg_29 = %40) : tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_30 = stablehlo.constant dense<6> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_27, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_27) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %47 = func.call @dynamic_index_in_dim_4(%iterArg_24, %iterArg_27) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %48 = func.call @dynamic_index_in_dim_4(%iterArg_25, %iterArg_27) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %49 = func.call @dynamic_index_in_dim_4(%iterArg_26, %iterArg_27) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %50:2 = func.call @closed_call_5(%iterArg_28, %46, %47, %48, %49) : (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24x40xf32>)
      %51 = func.call @dynamic_update_index_in_dim(%iterArg_29, %50#1, %iterArg_27) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_27, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %52, %50#0, %51 : tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %42 = stablehlo.add %38#4, %41#6 : tensor<6x24x40xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %44 = stablehlo.reshape %43 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    %45 = stablehlo.add %34, %44 : tensor<24x240xf32>
    return %27, %45 : tensor<f32>, tensor<24x240xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg9 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.reshape %0 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.compare EQ, %arg9, %2, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %4 = stablehlo.convert %3 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.convert %arg8 : tensor<24xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<24xf32>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %9 = stablehlo.select %8, %arg1, %arg0 : tensor<24xi1>, tensor<24xf32>
    %10 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %11 = stablehlo.select %10, %arg3, %arg2 : tensor<24xi1>, tensor<24xf32>
    %12 = stablehlo.divide %9, %11 : tensor<24xf32>
    %13 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %14 = stablehlo.select %13, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %15 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.divide %14, %16 : tensor<24xf32>
    return %7, %4, %5, %12, %17 : tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x1xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.subtract %arg2, %0 : tensor<24x40xf32>
    %2 = stablehlo.exponential %1 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.add %arg1, %3 : tensor<24xf32>
    return %4, %2 : tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x240xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<239> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x240xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x240xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x240xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    return %1 : tensor<24x240xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<24x40xf32>
    %2 = stablehlo.negate %1 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.reshape %3 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<24xf32>
    return %6, %arg1, %1 : tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<24xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.multiply %arg0, %arg4 : tensor<24xf32>
    %1 = stablehlo.multiply %arg0, %arg3 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg2 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<24x40xf32>
    return %1, %4 : tensor<24xf32>, tensor<24x40xf32>
  }
}
