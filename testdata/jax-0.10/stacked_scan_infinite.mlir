module @jit_stacked_scan_infinite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
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
    %8:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<6x24x40xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15:15 = stablehlo.while(%iterArg = %0, %iterArg_26 = %2, %iterArg_27 = %4, %iterArg_28 = %6, %iterArg_29 = %7, %iterArg_30 = %arg0, %iterArg_31 = %8#1, %iterArg_32 = %9, %iterArg_33 = %c_6, %iterArg_34 = %5, %iterArg_35 = %10, %iterArg_36 = %11, %iterArg_37 = %12, %iterArg_38 = %13, %iterArg_39 = %14) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    cond {
      %c_40 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_33, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %69 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %70 = func.call @dynamic_index_in_dim_0(%iterArg_26, %iterArg_33) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %71 = func.call @dynamic_index_in_dim_0(%iterArg_27, %iterArg_33) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %72:6 = func.call @closed_call(%iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_34, %69, %70, %71) : (tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>)
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_35, %72#1, %iterArg_33) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %74 = func.call @dynamic_update_index_in_dim_2(%iterArg_36, %72#2, %iterArg_33) : (tensor<6x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<6x24x40xi1>
      %75 = func.call @dynamic_update_index_in_dim_3(%iterArg_37, %72#3, %iterArg_33) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_4(%iterArg_38, %72#4, %iterArg_33) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %77 = func.call @dynamic_update_index_in_dim(%iterArg_39, %72#5, %iterArg_33) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_33, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %78, %72#0, %73, %74, %75, %76, %77 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>
    }
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15#10 init: %cst_7) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.reshape %16 : (tensor<24xf32>) -> tensor<1x24xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %19 = stablehlo.compare EQ, %15#10, %18, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %20 = stablehlo.convert %19 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<24xf32>
    %24 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %27, %32 : tensor<24xf32>
    %34 = stablehlo.is_finite %23 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %34, %23, %35 : tensor<24xi1>, tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %40 = stablehlo.subtract %15#10, %39 : tensor<6x24xf32>
    %41 = stablehlo.exponential %40 : tensor<6x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.sign %42 : tensor<24xf32>
    %44 = stablehlo.abs %42 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.compare GE, %42, %45, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %47 = stablehlo.log %44 : tensor<24xf32>
    %48 = stablehlo.add %47, %36 : tensor<24xf32>
    %49 = stablehlo.subtract %48, %15#9 : tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.multiply %53, %arg3 : tensor<24xf32>
    %55 = stablehlo.negate %54 : tensor<24xf32>
    %56 = stablehlo.divide %54, %44 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %46, %57, %56 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.select %46, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.negate %58 : tensor<24xf32>
    %61 = stablehlo.add %59, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %63 = stablehlo.multiply %62, %41 : tensor<6x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %66:12 = stablehlo.while(%iterArg = %63, %iterArg_26 = %2, %iterArg_27 = %15#11, %iterArg_28 = %15#12, %iterArg_29 = %15#13, %iterArg_30 = %15#14, %iterArg_31 = %arg0, %iterArg_32 = %8#0, %iterArg_33 = %c_25, %iterArg_34 = %64, %iterArg_35 = %55, %iterArg_36 = %65) : tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_37 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_33, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %c_37 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.subtract %c_37, %iterArg_33 : tensor<i32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.subtract %69, %c_38 : tensor<i32>
      %71 = func.call @dynamic_index_in_dim_5(%iterArg, %70) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %72 = func.call @dynamic_index_in_dim_0(%iterArg_26, %70) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73 = func.call @dynamic_index_in_dim_6(%iterArg_27, %70) : (tensor<6x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %74 = func.call @dynamic_index_in_dim_0(%iterArg_28, %70) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %75 = func.call @dynamic_index_in_dim_7(%iterArg_29, %70) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %76 = func.call @dynamic_index_in_dim_5(%iterArg_30, %70) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %77:3 = func.call @closed_call_8(%iterArg_31, %iterArg_32, %iterArg_34, %iterArg_35, %71, %72, %73, %74, %75, %76) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %78 = func.call @dynamic_update_index_in_dim_3(%iterArg_36, %77#2, %70) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_33, %c_39 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %79, %77#0, %77#1, %78 : tensor<6x24xf32>, tensor<6x24x40xf32>, tensor<6x24x40xi1>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %67 = stablehlo.transpose %66#11, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %68 = stablehlo.reshape %67 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %51, %66#9, %68 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x1xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>) {
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
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_8(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24x40xi1>, %arg7: tensor<24x40xf32>, %arg8: tensor<24xi1>, %arg9: tensor<24xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
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
    %9 = call @_where_9(%arg6, %arg1, %8) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %7, %9 : tensor<24x40xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.dot_general %10, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %14 = stablehlo.add %arg2, %13 : tensor<24x24xf32>
    return %14, %arg3, %12 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @_where_9(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
