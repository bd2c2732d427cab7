module @jit_stacked_scan_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x240xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x240xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xbf16>) -> tensor<24x6x40xbf16>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xbf16>) -> tensor<6x24x40xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<6x24x40xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13:14 = stablehlo.while(%iterArg = %0, %iterArg_26 = %2, %iterArg_27 = %4, %iterArg_28 = %5, %iterArg_29 = %arg0, %iterArg_30 = %6#1, %iterArg_31 = %7, %iterArg_32 = %c_6, %iterArg_33 = %3, %iterArg_34 = %8, %iterArg_35 = %9, %iterArg_36 = %10, %iterArg_37 = %11, %iterArg_38 = %12) : tensor<6xi32>, tensor<6x24x40xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    cond {
      %c_39 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.compare LT, %iterArg_32, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %67 : tensor<i1>
    } do {
      %67 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_32) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %68 = func.call @dynamic_index_in_dim_0(%iterArg_26, %iterArg_32) : (tensor<6x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %69:6 = func.call @closed_call(%iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_33, %67, %68) : (tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>)
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_34, %69#1, %iterArg_32) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %71 = func.call @dynamic_update_index_in_dim_2(%iterArg_35, %69#2, %iterArg_32) : (tensor<6x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<6x24x40xi1>
      %72 = func.call @dynamic_update_index_in_dim_3(%iterArg_36, %69#3, %iterArg_32) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %73 = func.call @dynamic_update_index_in_dim_4(%iterArg_37, %69#4, %iterArg_32) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_38, %69#5, %iterArg_32) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_32, %c_39 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %75, %69#0, %70, %71, %72, %73, %74 : tensor<6xi32>, tensor<6x24x40xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    }
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13#9 init: %cst_7) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<1x24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %17 = stablehlo.compare EQ, %13#9, %16, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %18 = stablehlo.convert %17 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.compare EQ, %26, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %25, %30 : tensor<24xf32>
    %32 = stablehlo.is_finite %21 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %32, %21, %33 : tensor<24xi1>, tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %38 = stablehlo.subtract %13#9, %37 : tensor<6x24xf32>
    %39 = stablehlo.exponential %38 : tensor<6x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.sign %40 : tensor<24xf32>
    %42 = stablehlo.abs %40 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.compare GE, %40, %43, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %45 = stablehlo.log %42 : tensor<24xf32>
    %46 = stablehlo.add %45, %34 : tensor<24xf32>
    %47 = stablehlo.subtract %46, %13#8 : tensor<24xf32>
    %48 = stablehlo.multiply %47, %arg3 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg3 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.divide %52, %42 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.select %44, %55, %54 : tensor<24xi1>, tensor<24xf32>
    %57 = stablehlo.select %44, %54, %55 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.negate %56 : tensor<24xf32>
    %59 = stablehlo.add %57, %58 : tensor<24xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %61 = stablehlo.multiply %60, %39 : tensor<6x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %63 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<6x24x40xbf16>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %64:12 = stablehlo.while(%iterArg = %61, %iterArg_26 = %2, %iterArg_27 = %13#10, %iterArg_28 = %13#11, %iterArg_29 = %13#12, %iterArg_30 = %13#13, %iterArg_31 = %arg0, %iterArg_32 = %6#0, %iterArg_33 = %c_25, %iterArg_34 = %62, %iterArg_35 = %53, %iterArg_36 = %63) : tensor<6x24xf32>, tensor<6x24x40xbf16>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<i32>, tensor<24x24xbf16>, tensor<24xf32>, tensor<6x24x40xbf16>
    cond {
      %c_37 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.compare LT, %iterArg_33, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %67 : tensor<i1>
    } do {
      %c_37 = stablehlo.constant dense<6> : tensor<i32>
      %67 = stablehlo.subtract %c_37, %iterArg_33 : tensor<i32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.subtract %67, %c_38 : tensor<i32>
      %69 = func.call @dynamic_index_in_dim_5(%iterArg, %68) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim_0(%iterArg_26, %68) : (tensor<6x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %71 = func.call @dynamic_index_in_dim_6(%iterArg_27, %68) : (tensor<6x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %72 = func.call @dynamic_index_in_dim_7(%iterArg_28, %68) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73 = func.call @dynamic_index_in_dim_8(%iterArg_29, %68) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %74 = func.call @dynamic_index_in_dim_5(%iterArg_30, %68) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %75:3 = func.call @closed_call_9(%iterArg_31, %iterArg_32, %iterArg_34, %iterArg_35, %69, %70, %71, %72, %73, %74) : (tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xbf16>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) -> (tensor<24x24xbf16>, tensor<24xf32>, tensor<24x40xbf16>)
      %76 = func.call @dynamic_update_index_in_dim_11(%iterArg_36, %75#2, %68) : (tensor<6x24x40xbf16>, tensor<24x40xbf16>, tensor<i32>) -> tensor<6x24x40xbf16>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_33, %c_39 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %77, %75#0, %75#1, %76 : tensor<6x24xf32>, tensor<6x24x40xbf16>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<i32>, tensor<24x24xbf16>, tensor<24xf32>, tensor<6x24x40xbf16>
    }
    %65 = stablehlo.transpose %64#11, dims = [1, 0, 2] : (tensor<6x24x40xbf16>) -> tensor<24x6x40xbf16>
    %66 = stablehlo.reshape %65 : (tensor<24x6x40xbf16>) -> tensor<24x240xbf16>
    return %49, %64#9, %66 : tensor<f32>, tensor<24x24xbf16>, tensor<24x240xbf16>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xbf16>, %arg1: tensor<i32>) -> tensor<24x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xbf16>) -> tensor<24x40xbf16>
    return %1 : tensor<24x40xbf16>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x1xi32>, %arg2: tensor<24x24xbf16>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xbf16>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %1 = stablehlo.convert %0 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
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
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.compare GE, %21, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.log %22 : tensor<24xf32>
    %26 = stablehlo.add %25, %16 : tensor<24xf32>
    return %11, %26, %8, %20, %24, %22 : tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>
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
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<6x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xi1>
    return %1 : tensor<6x24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<6x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<6x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<6x24xi1>
    return %1 : tensor<6x24xi1>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<6x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x24xbf16>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xbf16>, %arg6: tensor<24x40xi1>, %arg7: tensor<24x40xf32>, %arg8: tensor<24xi1>, %arg9: tensor<24xf32>) -> (tensor<24x24xbf16>, tensor<24xf32>, tensor<24x40xbf16>) {
    %0 = stablehlo.divide %arg4, %arg9 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg8, %1, %0 : tensor<24xi1>, tensor<24xf32>
    %3 = stablehlo.select %arg8, %0, %1 : tensor<24xi1>, tensor<24xf32>
    %4 = stablehlo.negate %2 : tensor<24xf32>
    %5 = stablehlo.add %3, %4 : tensor<24xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.multiply %6, %arg7 : tensor<24x40xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %9 = call @_where_10(%arg6, %arg1, %8) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %7, %9 : tensor<24x40xf32>
    %11 = stablehlo.convert %10 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %15 = stablehlo.add %arg2, %14 : tensor<24x24xbf16>
    return %15, %arg3, %13 : tensor<24x24xbf16>, tensor<24xf32>, tensor<24x40xbf16>
  }
  func.func private @_where_10(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<6x24x40xbf16>, %arg1: tensor<24x40xbf16>, %arg2: tensor<i32>) -> tensor<6x24x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xbf16>) -> tensor<1x24x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xbf16>, tensor<1x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xbf16>
    return %1 : tensor<6x24x40xbf16>
  }
}
