module @jit_stacked_scan_index attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<39> : tensor<i32>
    %4:2 = call @clip(%c, %c_0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5:2 = call @_where(%c_1) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6x24x1x1xi32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %13:16 = stablehlo.while(%iterArg = %0, %iterArg_29 = %2, %iterArg_30 = %arg2, %iterArg_31 = %arg0, %iterArg_32 = %4#0, %iterArg_33 = %4#1, %iterArg_34 = %5#1, %iterArg_35 = %6, %iterArg_36 = %c_9, %iterArg_37 = %3, %iterArg_38 = %7, %iterArg_39 = %8, %iterArg_40 = %9, %iterArg_41 = %10, %iterArg_42 = %11, %iterArg_43 = %12) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.compare LT, %iterArg_36, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %67 : tensor<i1>
    } do {
      %67 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_36) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %68 = func.call @dynamic_index_in_dim_0(%iterArg_29, %iterArg_36) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %69:7 = func.call @closed_call(%iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_37, %67, %68) : (tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>)
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_38, %69#1, %iterArg_36) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %71 = func.call @dynamic_update_index_in_dim_4(%iterArg_39, %69#2, %iterArg_36) : (tensor<6x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<6x24x1x1xi32>
      %72 = func.call @dynamic_update_index_in_dim_5(%iterArg_40, %69#3, %iterArg_36) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %73 = func.call @dynamic_update_index_in_dim_6(%iterArg_41, %69#4, %iterArg_36) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %74 = func.call @dynamic_update_index_in_dim_5(%iterArg_42, %69#5, %iterArg_36) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_43, %69#6, %iterArg_36) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.add %iterArg_36, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %76, %69#0, %70, %71, %72, %73, %74, %75 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    }
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13#10 init: %cst_10) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<1x24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %17 = stablehlo.compare EQ, %13#10, %16, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %18 = stablehlo.convert %17 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.compare EQ, %26, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %25, %30 : tensor<24xf32>
    %32 = stablehlo.is_finite %21 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %32, %21, %33 : tensor<24xi1>, tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %38 = stablehlo.subtract %13#10, %37 : tensor<6x24xf32>
    %39 = stablehlo.exponential %38 : tensor<6x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.sign %40 : tensor<24xf32>
    %42 = stablehlo.abs %40 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.compare GE, %40, %43, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %45 = stablehlo.log %42 : tensor<24xf32>
    %46 = stablehlo.add %45, %34 : tensor<24xf32>
    %47 = stablehlo.subtract %46, %13#9 : tensor<24xf32>
    %48 = stablehlo.multiply %47, %arg3 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg3 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.divide %52, %42 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.select %44, %55, %54 : tensor<24xi1>, tensor<24xf32>
    %57 = stablehlo.select %44, %54, %55 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.negate %56 : tensor<24xf32>
    %59 = stablehlo.add %57, %58 : tensor<24xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %61 = stablehlo.multiply %60, %39 : tensor<6x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %64:13 = stablehlo.while(%iterArg = %61, %iterArg_29 = %2, %iterArg_30 = %13#11, %iterArg_31 = %13#12, %iterArg_32 = %13#13, %iterArg_33 = %13#14, %iterArg_34 = %13#15, %iterArg_35 = %arg0, %iterArg_36 = %5#0, %iterArg_37 = %c_28, %iterArg_38 = %62, %iterArg_39 = %53, %iterArg_40 = %63) : tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_41 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.compare LT, %iterArg_37, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %67 : tensor<i1>
    } do {
      %c_41 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.subtract %c_41, %iterArg_37 : tensor<i32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.subtract %67, %c_42 : tensor<i32>
      %69 = func.call @dynamic_index_in_dim_7(%iterArg, %68) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim_0(%iterArg_29, %68) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %71 = func.call @dynamic_index_in_dim_8(%iterArg_30, %68) : (tensor<6x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %72 = func.call @dynamic_index_in_dim_9(%iterArg_31, %68) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %73 = func.call @dynamic_index_in_dim_0(%iterArg_32, %68) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim_9(%iterArg_33, %68) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %75 = func.call @dynamic_index_in_dim_7(%iterArg_34, %68) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %76:3 = func.call @closed_call_10(%iterArg_35, %iterArg_36, %iterArg_38, %iterArg_39, %69, %70, %71, %72, %73, %74, %75) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %77 = func.call @dynamic_update_index_in_dim_6(%iterArg_40, %76#2, %68) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_37, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %78, %76#0, %76#1, %77 : tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %65 = stablehlo.transpose %64#12, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %66 = stablehlo.reshape %65 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %49, %64#10, %66 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg7, %c : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.compare GE, %arg0, %2, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %4 = stablehlo.add %1, %c_0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %6 = stablehlo.compare LT, %arg0, %5, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %7 = stablehlo.and %3, %6 : tensor<24xi1>
    %8 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %9 = stablehlo.subtract %arg0, %8 : tensor<24xi32>
    %10 = call @clip_1(%9, %arg2, %arg3) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %12:2 = call @take_along_axis_2(%0, %11) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %13 = stablehlo.reshape %12#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %14 = call @_where_3(%7, %13, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %15 = stablehlo.add %arg6, %14 : tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<24xf32>
    %19 = stablehlo.is_finite %18 : (tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %18, %arg5 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %0, %22 : tensor<24x40xf32>
    %24 = stablehlo.exponential %23 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.abs %25 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare GE, %25, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %29 = stablehlo.log %26 : tensor<24xf32>
    %30 = stablehlo.add %29, %20 : tensor<24xf32>
    return %15, %30, %12#1, %7, %24, %28, %26 : tensor<24xf32>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>
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
  func.func private @closed_call_10(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24x1x1xi32>, %arg7: tensor<24xi1>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xi1>, %arg10: tensor<24xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
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
    return %15, %arg3, %13 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>
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
