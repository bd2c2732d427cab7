module @jit_stacked_scan_index_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %7:2 = call @_where(%c_1) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6x24x1x1xi32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15:17 = stablehlo.while(%iterArg = %0, %iterArg_30 = %2, %iterArg_31 = %4, %iterArg_32 = %arg2, %iterArg_33 = %arg0, %iterArg_34 = %6#0, %iterArg_35 = %6#1, %iterArg_36 = %7#1, %iterArg_37 = %8, %iterArg_38 = %c_9, %iterArg_39 = %5, %iterArg_40 = %9, %iterArg_41 = %10, %iterArg_42 = %11, %iterArg_43 = %12, %iterArg_44 = %13, %iterArg_45 = %14) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    cond {
      %c_46 = stablehlo.constant dense<6> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_38, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %72 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %73 = func.call @dynamic_index_in_dim_0(%iterArg_30, %iterArg_38) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim_0(%iterArg_31, %iterArg_38) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %75:7 = func.call @closed_call(%iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_39, %72, %73, %74) : (tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>)
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_40, %75#1, %iterArg_38) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %77 = func.call @dynamic_update_index_in_dim_4(%iterArg_41, %75#2, %iterArg_38) : (tensor<6x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<6x24x1x1xi32>
      %78 = func.call @dynamic_update_index_in_dim_5(%iterArg_42, %75#3, %iterArg_38) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %79 = func.call @dynamic_update_index_in_dim_6(%iterArg_43, %75#4, %iterArg_38) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %80 = func.call @dynamic_update_index_in_dim_5(%iterArg_44, %75#5, %iterArg_38) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %81 = func.call @dynamic_update_index_in_dim(%iterArg_45, %75#6, %iterArg_38) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %82 = stablehlo.add %iterArg_38, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %82, %75#0, %76, %77, %78, %79, %80, %81 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    }
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15#11 init: %cst_10) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.reshape %16 : (tensor<24xf32>) -> tensor<1x24xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %19 = stablehlo.compare EQ, %15#11, %18, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %20 = stablehlo.convert %19 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<24xf32>
    %24 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %27, %32 : tensor<24xf32>
    %34 = stablehlo.is_finite %23 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %34, %23, %35 : tensor<24xi1>, tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %40 = stablehlo.subtract %15#11, %39 : tensor<6x24xf32>
    %41 = stablehlo.exponential %40 : tensor<6x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.sign %42 : tensor<24xf32>
    %44 = stablehlo.abs %42 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.compare GE, %42, %45, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %47 = stablehlo.log %44 : tensor<24xf32>
    %48 = stablehlo.add %47, %36 : tensor<24xf32>
    %49 = stablehlo.subtract %48, %15#10 : tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.multiply %53, %arg3 : tensor<24xf32>
    %55 = stablehlo.negate %54 : tensor<24xf32>
    %56 = stablehlo.divide %54, %44 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %46, %57, %56 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.select %46, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.negate %58 : tensor<24xf32>
    %61 = stablehlo.add %59, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %63 = stablehlo.multiply %62, %41 : tensor<6x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %67:14 = stablehlo.while(%iterArg = %63, %iterArg_30 = %2, %iterArg_31 = %15#12, %iterArg_32 = %15#13, %iterArg_33 = %15#14, %iterArg_34 = %15#15, %iterArg_35 = %15#16, %iterArg_36 = %arg0, %iterArg_37 = %7#0, %iterArg_38 = %c_29, %iterArg_39 = %64, %iterArg_40 = %55, %iterArg_41 = %65, %iterArg_42 = %66) : tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_38, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %72 = stablehlo.subtract %c_43, %iterArg_38 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.subtract %72, %c_44 : tensor<i32>
      %74 = func.call @dynamic_index_in_dim_7(%iterArg, %73) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %75 = func.call @dynamic_index_in_dim_0(%iterArg_30, %73) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %76 = func.call @dynamic_index_in_dim_8(%iterArg_31, %73) : (tensor<6x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %77 = func.call @dynamic_index_in_dim_9(%iterArg_32, %73) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %78 = func.call @dynamic_index_in_dim_0(%iterArg_33, %73) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %79 = func.call @dynamic_index_in_dim_9(%iterArg_34, %73) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %80 = func.call @dynamic_index_in_dim_7(%iterArg_35, %73) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %81:4 = func.call @closed_call_10(%iterArg_36, %iterArg_37, %iterArg_39, %iterArg_40, %74, %75, %76, %77, %78, %79, %80) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>)
      %82 = func.call @dynamic_update_index_in_dim_6(%iterArg_41, %81#2, %73) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %83 = func.call @dynamic_update_index_in_dim_6(%iterArg_42, %81#3, %73) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %iterArg_38, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %84, %81#0, %81#1, %82, %83 : tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>
    }
    %68 = stablehlo.transpose %67#13, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %69 = stablehlo.reshape %68 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    %70 = stablehlo.transpose %67#12, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %71 = stablehlo.reshape %70 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %51, %67#10, %71, %69 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) {
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
    %13:2 = call @take_along_axis_2(%1, %12) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %14 = stablehlo.reshape %13#0 : (tensor<24x1xf32>) -> tensor<24xf32>
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
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.compare GE, %26, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %30 = stablehlo.log %27 : tensor<24xf32>
    %31 = stablehlo.add %30, %21 : tensor<24xf32>
    return %16, %31, %13#1, %8, %25, %29, %27 : tensor<24xf32>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>
  }
  func.func private @clip_1(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
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
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<6x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<6x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x1x1xi32>
    return %1 : tensor<6x24x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<6x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<6x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<6x24xi1>
    return %1 : tensor<6x24xi1>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<6x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<6x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<6x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_10(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24x1x1xi32>, %arg7: tensor<24xi1>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xi1>, %arg10: tensor<24xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.divide %arg4, %arg10 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg9, %1, %0 : tensor<24xi1>, tensor<24xf32>
    %3 = stablehlo.select %arg9, %0, %1 : tensor<24xi1>, tensor<24xf32>
    %4 = stablehlo.negate %2 : tensor<24xf32>
    %5 = stablehlo.add %3, %4 : tensor<24xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.multiply %6, %arg8 : tensor<24x40xf32>
    %8 = call @_where_11(%arg7, %arg1, %arg3) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = call @take_along_axis_12(%arg6, %9) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.add %7, %10 : tensor<24x40xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %15 = stablehlo.add %arg2, %14 : tensor<24x24xf32>
    return %15, %arg3, %13, %11 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_11(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
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
