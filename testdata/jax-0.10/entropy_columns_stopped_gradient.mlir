module @jit_entropy_columns_stopped_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4xi32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5:2 = call @_where(%cst_1) : (tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7:2 = call @_where_0(%c_2) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8:2 = call @_where_0(%c_3) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %16:20 = stablehlo.while(%iterArg = %3, %iterArg_23 = %4, %iterArg_24 = %arg0, %iterArg_25 = %0#0, %iterArg_26 = %5#1, %iterArg_27 = %7#1, %iterArg_28 = %6, %iterArg_29 = %8#1, %iterArg_30 = %c_11, %iterArg_31 = %2, %iterArg_32 = %1, %iterArg_33 = %1, %iterArg_34 = %1, %iterArg_35 = %9, %iterArg_36 = %10, %iterArg_37 = %11, %iterArg_38 = %12, %iterArg_39 = %13, %iterArg_40 = %14, %iterArg_41 = %15) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>
    cond {
      %c_42 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_30, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %53 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_30) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %54:11 = func.call @closed_call(%iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %53) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %55 = func.call @dynamic_update_index_in_dim(%iterArg_35, %54#4, %iterArg_30) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %56 = func.call @dynamic_update_index_in_dim_3(%iterArg_36, %54#5, %iterArg_30) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %57 = func.call @dynamic_update_index_in_dim_4(%iterArg_37, %54#6, %iterArg_30) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %58 = func.call @dynamic_update_index_in_dim_3(%iterArg_38, %54#7, %iterArg_30) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %59 = func.call @dynamic_update_index_in_dim_5(%iterArg_39, %54#8, %iterArg_30) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %60 = func.call @dynamic_update_index_in_dim_3(%iterArg_40, %54#9, %iterArg_30) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %61 = func.call @dynamic_update_index_in_dim_4(%iterArg_41, %54#10, %iterArg_30) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.add %iterArg_30, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %62, %54#0, %54#1, %54#2, %54#3, %55, %56, %57, %58, %59, %60, %61 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>
    }
    %17 = stablehlo.log %16#10 : tensor<24xf32>
    %18 = stablehlo.add %16#9, %17 : tensor<24xf32>
    %19 = stablehlo.subtract %16#12, %18 : tensor<24xf32>
    %20 = stablehlo.divide %16#11, %16#10 : tensor<24xf32>
    %21 = stablehlo.multiply %16#10, %16#10 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.divide %22, %21 : tensor<24xf32>
    %24 = stablehlo.subtract %18, %20 : tensor<24xf32>
    %25 = stablehlo.multiply %19, %arg3 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.multiply %24, %arg4 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.subtract %27, %29 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.negate %cst_18 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.multiply %35, %arg4 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.negate %cst_19 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.multiply %38, %arg3 : tensor<24xf32>
    %40 = stablehlo.negate %36 : tensor<24xf32>
    %41 = stablehlo.multiply %40, %23 : tensor<24xf32>
    %42 = stablehlo.multiply %41, %16#11 : tensor<24xf32>
    %43 = stablehlo.negate %42 : tensor<24xf32>
    %44 = stablehlo.divide %40, %16#10 : tensor<24xf32>
    %45 = stablehlo.negate %39 : tensor<24xf32>
    %46 = stablehlo.add %36, %45 : tensor<24xf32>
    %47 = stablehlo.divide %46, %16#10 : tensor<24xf32>
    %48 = stablehlo.add %43, %47 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %51:17 = stablehlo.while(%iterArg = %16#13, %iterArg_23 = %16#14, %iterArg_24 = %16#15, %iterArg_25 = %16#16, %iterArg_26 = %16#17, %iterArg_27 = %16#18, %iterArg_28 = %16#19, %iterArg_29 = %arg0, %iterArg_30 = %5#0, %iterArg_31 = %7#0, %iterArg_32 = %8#0, %iterArg_33 = %c_22, %iterArg_34 = %49, %iterArg_35 = %50, %iterArg_36 = %48, %iterArg_37 = %44, %iterArg_38 = %39) : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_39 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_33, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %c_39 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.subtract %c_39, %iterArg_33 : tensor<i32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.subtract %53, %c_40 : tensor<i32>
      %55 = func.call @dynamic_index_in_dim(%iterArg, %54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %56 = func.call @dynamic_index_in_dim_6(%iterArg_23, %54) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %57 = func.call @dynamic_index_in_dim_7(%iterArg_24, %54) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %58 = func.call @dynamic_index_in_dim_6(%iterArg_25, %54) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %59 = func.call @dynamic_index_in_dim_8(%iterArg_26, %54) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %60 = func.call @dynamic_index_in_dim_6(%iterArg_27, %54) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %61 = func.call @dynamic_index_in_dim_7(%iterArg_28, %54) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %62:5 = func.call @closed_call_9(%iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %55, %56, %57, %58, %59, %60, %61) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %63 = stablehlo.add %iterArg_33, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %63, %62#0, %62#1, %62#2, %62#3, %62#4 : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %52 = call @_pad_12(%0#1, %51#12) : (tensor<f32>, tensor<24x160xf32>) -> tensor<24x131xf32>
    return %30, %51#13, %52 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<24x160xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg11, %c_3 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.add %7, %arg0 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %12 = call @_where_1(%11, %5, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %15 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.convert %arg7 : tensor<24xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %22 = stablehlo.subtract %12, %21 : tensor<24x40xf32>
    %23 = stablehlo.exponential %22 : tensor<24x40xf32>
    %24 = stablehlo.convert %arg7 : tensor<24xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.multiply %arg9, %26 : tensor<24xf32>
    %28 = call @_where_2(%11, %12, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.multiply %23, %28 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %27, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg8, %26 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %32, %33 : tensor<24xf32>
    %35 = call @_where_2(%16, %12, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.add %arg10, %36 : tensor<24xf32>
    return %19, %34, %31, %37, %3, %4, %11, %23, %26, %28, %16 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<4x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xf32>
    return %1 : tensor<4x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<4x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xi1>
    return %1 : tensor<4x24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x160xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24x40xi1>, %arg12: tensor<24x40xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24x40xf32>, %arg15: tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg15, %arg3, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg6, %arg13 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.multiply %arg12, %4 : tensor<24x40xf32>
    %6 = stablehlo.multiply %4, %arg14 : tensor<24x40xf32>
    %7 = stablehlo.add %2, %6 : tensor<24x40xf32>
    %8 = call @_where_10(%arg11, %arg2, %5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.add %1, %8 : tensor<24x40xf32>
    %10 = stablehlo.multiply %arg7, %arg13 : tensor<24xf32>
    %11 = stablehlo.multiply %7, %arg12 : tensor<24x40xf32>
    %12 = stablehlo.add %9, %11 : tensor<24x40xf32>
    %13 = call @_where_11(%arg11, %arg1, %12) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.dot_general %13, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %17 = stablehlo.add %arg5, %16 : tensor<24x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.dynamic_update_slice %18, %15, %c, %arg9 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    %20 = stablehlo.add %arg4, %19 : tensor<24x160xf32>
    return %20, %17, %3, %10, %arg8 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_11(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_pad_12(%arg0: tensor<f32>, %arg1: tensor<24x160xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [0, -29], interior = [0, 0] : (tensor<24x160xf32>, tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.slice %0 [0:24, 0:131] : (tensor<24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
