module @jit_alone_total_through_value attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x128xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.iota dim = 0 : tensor<32xi32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_where(%c) : (tensor<i32>) -> tensor<24x32xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x24x32xf32>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i1>) -> tensor<4x24x32xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %25:28 = stablehlo.while(%iterArg = %3, %iterArg_26 = %arg0, %iterArg_27 = %arg1, %iterArg_28 = %12, %iterArg_29 = %13, %iterArg_30 = %14, %iterArg_31 = %5, %iterArg_32 = %4, %iterArg_33 = %7, %iterArg_34 = %6, %iterArg_35 = %9, %iterArg_36 = %8, %iterArg_37 = %11, %iterArg_38 = %10, %iterArg_39 = %c_20, %iterArg_40 = %0, %iterArg_41 = %1, %iterArg_42 = %2, %iterArg_43 = %15, %iterArg_44 = %16, %iterArg_45 = %17, %iterArg_46 = %18, %iterArg_47 = %19, %iterArg_48 = %20, %iterArg_49 = %21, %iterArg_50 = %22, %iterArg_51 = %23, %iterArg_52 = %24) : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>
    cond {
      %c_53 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.compare LT, %iterArg_39, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    } do {
      %36 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_39) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %37:13 = func.call @closed_call(%iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_40, %iterArg_41, %iterArg_42, %36) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>)
      %38 = func.call @dynamic_update_index_in_dim(%iterArg_43, %37#3, %iterArg_39) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %39 = func.call @dynamic_update_index_in_dim_1(%iterArg_44, %37#4, %iterArg_39) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %40 = func.call @dynamic_update_index_in_dim_1(%iterArg_45, %37#5, %iterArg_39) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %41 = func.call @dynamic_update_index_in_dim_2(%iterArg_46, %37#6, %iterArg_39) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %42 = func.call @dynamic_update_index_in_dim_2(%iterArg_47, %37#7, %iterArg_39) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %43 = func.call @dynamic_update_index_in_dim_2(%iterArg_48, %37#8, %iterArg_39) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %44 = func.call @dynamic_update_index_in_dim_2(%iterArg_49, %37#9, %iterArg_39) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %45 = func.call @dynamic_update_index_in_dim_2(%iterArg_50, %37#10, %iterArg_39) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %46 = func.call @dynamic_update_index_in_dim_1(%iterArg_51, %37#11, %iterArg_39) : (tensor<4x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<4x24x32xf32>
      %47 = func.call @dynamic_update_index_in_dim_3(%iterArg_52, %37#12, %iterArg_39) : (tensor<4x24x32xi1>, tensor<24x32xi1>, tensor<i32>) -> tensor<4x24x32xi1>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg_39, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %48, %37#0, %37#1, %37#2, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47 : tensor<4xi32>, tensor<24x24xf32>, tensor<24x128xf32>, tensor<32xi32>, tensor<24x1xi32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>
    }
    %26 = stablehlo.log %25#16 : tensor<24xf32>
    %27 = stablehlo.add %25#15, %26 : tensor<24xf32>
    %28 = stablehlo.subtract %27, %25#17 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.negate %30 : tensor<24xf32>
    %32 = stablehlo.divide %30, %25#16 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %35:17 = stablehlo.while(%iterArg = %25#18, %iterArg_26 = %25#19, %iterArg_27 = %25#20, %iterArg_28 = %25#21, %iterArg_29 = %25#22, %iterArg_30 = %25#23, %iterArg_31 = %25#24, %iterArg_32 = %25#25, %iterArg_33 = %25#26, %iterArg_34 = %25#27, %iterArg_35 = %arg0, %iterArg_36 = %c_25, %iterArg_37 = %33, %iterArg_38 = %34, %iterArg_39 = %30, %iterArg_40 = %32, %iterArg_41 = %31) : tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>, tensor<24x24xf32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_42 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.compare LT, %iterArg_36, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    } do {
      %c_42 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.subtract %c_42, %iterArg_36 : tensor<i32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.subtract %36, %c_43 : tensor<i32>
      %38 = func.call @dynamic_index_in_dim(%iterArg, %37) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %39 = func.call @dynamic_index_in_dim_4(%iterArg_26, %37) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %40 = func.call @dynamic_index_in_dim_4(%iterArg_27, %37) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %41 = func.call @dynamic_index_in_dim_5(%iterArg_28, %37) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %42 = func.call @dynamic_index_in_dim_5(%iterArg_29, %37) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %43 = func.call @dynamic_index_in_dim_5(%iterArg_30, %37) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %44 = func.call @dynamic_index_in_dim_5(%iterArg_31, %37) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %45 = func.call @dynamic_index_in_dim_5(%iterArg_32, %37) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %46 = func.call @dynamic_index_in_dim_4(%iterArg_33, %37) : (tensor<4x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %47 = func.call @dynamic_index_in_dim_6(%iterArg_34, %37) : (tensor<4x24x32xi1>, tensor<i32>) -> tensor<24x32xi1>
      %48:5 = func.call @closed_call_7(%iterArg_35, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47) : (tensor<24x24xf32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.add %iterArg_36, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %49, %48#0, %48#1, %48#2, %48#3, %48#4 : tensor<4xi32>, tensor<4x24x32xf32>, tensor<4x24x32xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x32xf32>, tensor<4x24x32xi1>, tensor<24x24xf32>, tensor<i32>, tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %29, %35#13, %35#12 : tensor<f32>, tensor<24x24xf32>, tensor<24x128xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24x32xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<32xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x32xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.multiply %arg16, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 32] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<24x32xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x32xi1>
    %10 = stablehlo.convert %9 : (tensor<24x32xi1>) -> tensor<24x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %arg13 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %15 = stablehlo.select %14, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %17 = stablehlo.select %16, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.divide %15, %17 : tensor<24xf32>
    %19 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %22 = stablehlo.select %21, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %20, %22 : tensor<24xf32>
    %24 = stablehlo.convert %arg13 : tensor<24xf32>
    %25 = stablehlo.subtract %24, %13 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.multiply %arg14, %26 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %30 = stablehlo.subtract %5, %29 : tensor<24x32xf32>
    %31 = stablehlo.exponential %30 : tensor<24x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %27, %32 : tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %35 = stablehlo.add %34, %arg2 : tensor<32xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<24x32xi32>
    %38 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x32xi32>
    %39 = stablehlo.compare EQ, %37, %38, SIGNED : (tensor<24x32xi32>, tensor<24x32xi32>) -> tensor<24x32xi1>
    %40 = call @_where_0(%39, %5, %arg4) : (tensor<24x32xi1>, tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %arg15, %41 : tensor<24xf32>
    return %13, %33, %42, %3, %4, %10, %11, %18, %23, %26, %arg14, %31, %39 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x32xf32>, tensor<24x32xi1>
  }
  func.func private @_where_0(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>, %arg2: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x32xi1>, tensor<24x32xf32>
    return %0 : tensor<24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x24x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<i32>) -> tensor<4x24x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xf32>) -> tensor<1x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x32xf32>, tensor<1x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x32xf32>
    return %1 : tensor<4x24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x24x32xi1>, %arg1: tensor<24x32xi1>, %arg2: tensor<i32>) -> tensor<4x24x32xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xi1>) -> tensor<1x24x32xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x32xi1>, tensor<1x24x32xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x32xi1>
    return %1 : tensor<4x24x32xi1>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x24x32xf32>, %arg1: tensor<i32>) -> tensor<24x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<4x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x24x32xi1>, %arg1: tensor<i32>) -> tensor<24x32xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<4x24x32xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xi1>) -> tensor<24x32xi1>
    return %1 : tensor<24x32xi1>
  }
  func.func private @closed_call_7(%arg0: tensor<24x24xf32>, %arg1: tensor<24x128xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x32xf32>, %arg8: tensor<24x32xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24x32xf32>, %arg15: tensor<24x32xi1>) -> (tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %1 = call @_where_8(%arg15, %0) : (tensor<24x32xi1>, tensor<24x32xf32>) -> tensor<24x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %3 = stablehlo.multiply %2, %arg14 : tensor<24x32xf32>
    %4 = stablehlo.negate %3 : tensor<24x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.add %1, %3 : tensor<24x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %arg3, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %arg13, %arg4 : tensor<24xf32>
    %11 = stablehlo.multiply %arg4, %arg12 : tensor<24xf32>
    %12 = stablehlo.multiply %10, %arg12 : tensor<24xf32>
    %13 = stablehlo.negate %12 : tensor<24xf32>
    %14 = stablehlo.add %9, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg11 : tensor<24xf32>
    %16 = stablehlo.multiply %14, %arg10 : tensor<24xf32>
    %17 = stablehlo.add %12, %16 : tensor<24xf32>
    %18 = stablehlo.divide %15, %arg9 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x32xf32>
    %20 = stablehlo.multiply %19, %arg8 : tensor<24x32xf32>
    %21 = stablehlo.add %7, %20 : tensor<24x32xf32>
    %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x24xf32>) -> tensor<32x24xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<32x24xf32>) -> tensor<24x32xf32>
    %24 = stablehlo.dot_general %21, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<24x24xf32>
    %25 = stablehlo.add %arg2, %24 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.dynamic_update_slice %26, %23, %c, %arg6 : (tensor<24x128xf32>, tensor<24x32xf32>, tensor<i32>, tensor<i32>) -> tensor<24x128xf32>
    %28 = stablehlo.add %arg1, %27 : tensor<24x128xf32>
    return %28, %25, %17, %11, %arg5 : tensor<24x128xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x32xi1>, %arg1: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x32xi1>, tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
