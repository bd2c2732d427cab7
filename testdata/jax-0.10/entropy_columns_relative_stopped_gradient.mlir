module @jit_entropy_columns_relative_stopped_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
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
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %17:21 = stablehlo.while(%iterArg = %3, %iterArg_24 = %4, %iterArg_25 = %arg0, %iterArg_26 = %0#0, %iterArg_27 = %5#1, %iterArg_28 = %7#1, %iterArg_29 = %6, %iterArg_30 = %8#1, %iterArg_31 = %c_12, %iterArg_32 = %2, %iterArg_33 = %1, %iterArg_34 = %1, %iterArg_35 = %1, %iterArg_36 = %9, %iterArg_37 = %10, %iterArg_38 = %11, %iterArg_39 = %12, %iterArg_40 = %13, %iterArg_41 = %14, %iterArg_42 = %15, %iterArg_43 = %16) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>
    cond {
      %c_44 = stablehlo.constant dense<4> : tensor<i32>
      %56 = stablehlo.compare LT, %iterArg_31, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %56 : tensor<i1>
    } do {
      %56 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_31) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %57:12 = func.call @closed_call(%iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %56) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %58 = func.call @dynamic_update_index_in_dim(%iterArg_36, %57#4, %iterArg_31) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %59 = func.call @dynamic_update_index_in_dim_3(%iterArg_37, %57#5, %iterArg_31) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %60 = func.call @dynamic_update_index_in_dim_4(%iterArg_38, %57#6, %iterArg_31) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %61 = func.call @dynamic_update_index_in_dim_3(%iterArg_39, %57#7, %iterArg_31) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %62 = func.call @dynamic_update_index_in_dim_5(%iterArg_40, %57#8, %iterArg_31) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %63 = func.call @dynamic_update_index_in_dim_5(%iterArg_41, %57#9, %iterArg_31) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %64 = func.call @dynamic_update_index_in_dim_3(%iterArg_42, %57#10, %iterArg_31) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %65 = func.call @dynamic_update_index_in_dim_4(%iterArg_43, %57#11, %iterArg_31) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.add %iterArg_31, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %66, %57#0, %57#1, %57#2, %57#3, %58, %59, %60, %61, %62, %63, %64, %65 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>
    }
    %18 = stablehlo.subtract %17#12, %17#9 : tensor<24xf32>
    %19 = stablehlo.log %17#10 : tensor<24xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<24xf32>
    %21 = stablehlo.log %17#10 : tensor<24xf32>
    %22 = stablehlo.divide %17#11, %17#10 : tensor<24xf32>
    %23 = stablehlo.multiply %17#10, %17#10 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.divide %24, %23 : tensor<24xf32>
    %26 = stablehlo.subtract %21, %22 : tensor<24xf32>
    %27 = stablehlo.multiply %20, %arg3 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %29 = stablehlo.negate %28 : tensor<f32>
    %30 = stablehlo.multiply %26, %arg4 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %32 = stablehlo.subtract %29, %31 : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.negate %cst_19 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.multiply %37, %arg4 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.negate %cst_20 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.multiply %40, %arg3 : tensor<24xf32>
    %42 = stablehlo.negate %38 : tensor<24xf32>
    %43 = stablehlo.multiply %42, %25 : tensor<24xf32>
    %44 = stablehlo.multiply %43, %17#11 : tensor<24xf32>
    %45 = stablehlo.negate %44 : tensor<24xf32>
    %46 = stablehlo.divide %42, %17#10 : tensor<24xf32>
    %47 = stablehlo.divide %38, %17#10 : tensor<24xf32>
    %48 = stablehlo.add %45, %47 : tensor<24xf32>
    %49 = stablehlo.negate %41 : tensor<24xf32>
    %50 = stablehlo.divide %49, %17#10 : tensor<24xf32>
    %51 = stablehlo.add %48, %50 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %54:18 = stablehlo.while(%iterArg = %17#13, %iterArg_24 = %17#14, %iterArg_25 = %17#15, %iterArg_26 = %17#16, %iterArg_27 = %17#17, %iterArg_28 = %17#18, %iterArg_29 = %17#19, %iterArg_30 = %17#20, %iterArg_31 = %arg0, %iterArg_32 = %5#0, %iterArg_33 = %7#0, %iterArg_34 = %8#0, %iterArg_35 = %c_23, %iterArg_36 = %52, %iterArg_37 = %53, %iterArg_38 = %51, %iterArg_39 = %46, %iterArg_40 = %41) : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_41 = stablehlo.constant dense<4> : tensor<i32>
      %56 = stablehlo.compare LT, %iterArg_35, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %56 : tensor<i1>
    } do {
      %c_41 = stablehlo.constant dense<4> : tensor<i32>
      %56 = stablehlo.subtract %c_41, %iterArg_35 : tensor<i32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %57 = stablehlo.subtract %56, %c_42 : tensor<i32>
      %58 = func.call @dynamic_index_in_dim(%iterArg, %57) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %59 = func.call @dynamic_index_in_dim_6(%iterArg_24, %57) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %60 = func.call @dynamic_index_in_dim_7(%iterArg_25, %57) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %61 = func.call @dynamic_index_in_dim_6(%iterArg_26, %57) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %62 = func.call @dynamic_index_in_dim_8(%iterArg_27, %57) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %63 = func.call @dynamic_index_in_dim_8(%iterArg_28, %57) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %64 = func.call @dynamic_index_in_dim_6(%iterArg_29, %57) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %65 = func.call @dynamic_index_in_dim_7(%iterArg_30, %57) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %66:5 = func.call @closed_call_9(%iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %58, %59, %60, %61, %62, %63, %64, %65) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.add %iterArg_35, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %67, %66#0, %66#1, %66#2, %66#3, %66#4 : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %55 = call @_pad_12(%0#1, %54#13) : (tensor<f32>, tensor<24x160xf32>) -> tensor<24x131xf32>
    return %32, %54#14, %55 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
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
    %27 = stablehlo.convert %arg7 : tensor<24xf32>
    %28 = stablehlo.subtract %27, %19 : tensor<24xf32>
    %29 = stablehlo.multiply %28, %arg8 : tensor<24xf32>
    %30 = stablehlo.add %arg9, %29 : tensor<24xf32>
    %31 = stablehlo.multiply %26, %30 : tensor<24xf32>
    %32 = call @_where_2(%11, %22, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.add %31, %34 : tensor<24xf32>
    %36 = stablehlo.multiply %arg8, %26 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %36, %37 : tensor<24xf32>
    %39 = call @_where_2(%16, %12, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.add %arg10, %40 : tensor<24xf32>
    return %19, %38, %35, %41, %3, %4, %11, %23, %28, %26, %32, %16 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
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
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x160xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24x40xi1>, %arg12: tensor<24x40xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24x40xf32>, %arg16: tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg16, %arg3, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg6, %arg14 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.multiply %arg12, %4 : tensor<24x40xf32>
    %6 = stablehlo.multiply %4, %arg15 : tensor<24x40xf32>
    %7 = stablehlo.add %2, %6 : tensor<24x40xf32>
    %8 = call @_where_10(%arg11, %arg2, %5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.add %1, %8 : tensor<24x40xf32>
    %10 = stablehlo.multiply %arg14, %arg7 : tensor<24xf32>
    %11 = stablehlo.multiply %arg13, %10 : tensor<24xf32>
    %12 = stablehlo.add %3, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %7, %arg12 : tensor<24x40xf32>
    %14 = stablehlo.add %9, %13 : tensor<24x40xf32>
    %15 = call @_where_11(%arg11, %arg1, %14) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.dot_general %15, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.dot_general %15, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %19 = stablehlo.add %arg5, %18 : tensor<24x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_update_slice %20, %17, %c, %arg9 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    %22 = stablehlo.add %arg4, %21 : tensor<24x160xf32>
    return %22, %19, %12, %10, %arg8 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
