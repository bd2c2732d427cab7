module @jit_loop_rows_policy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<24xf32> {jax.result_info = "result[0][1]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<24x131xbf16>) -> tensor<4x6x131xbf16>
    %2 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:10 = stablehlo.while(%iterArg = %1, %iterArg_28 = %2, %iterArg_29 = %c_5, %iterArg_30 = %3, %iterArg_31 = %4, %iterArg_32 = %5, %iterArg_33 = %6, %iterArg_34 = %7, %iterArg_35 = %8, %iterArg_36 = %9) : tensor<4x6x131xbf16>, tensor<4x6xi32>, tensor<i32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>
    cond {
      %c_37 = stablehlo.constant dense<4> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_29, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %72 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_29) : (tensor<4x6x131xbf16>, tensor<i32>) -> tensor<6x131xbf16>
      %73 = func.call @dynamic_index_in_dim_0(%iterArg_28, %iterArg_29) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %74:7 = func.call @closed_call(%72, %73) : (tensor<6x131xbf16>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6x131xf32>, tensor<6x131xf32>)
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_30, %74#0, %iterArg_29) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_31, %74#1, %iterArg_29) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %77 = func.call @dynamic_update_index_in_dim_3(%iterArg_32, %74#2, %iterArg_29) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %78 = func.call @dynamic_update_index_in_dim_4(%iterArg_33, %74#3, %iterArg_29) : (tensor<4x6x1xf32>, tensor<6x1xf32>, tensor<i32>) -> tensor<4x6x1xf32>
      %79 = func.call @dynamic_update_index_in_dim_5(%iterArg_34, %74#4, %iterArg_29) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %80 = func.call @dynamic_update_index_in_dim_3(%iterArg_35, %74#5, %iterArg_29) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %81 = func.call @dynamic_update_index_in_dim_3(%iterArg_36, %74#6, %iterArg_29) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %82 = stablehlo.add %iterArg_29, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %82, %75, %76, %77, %78, %79, %80, %81 : tensor<4x6x131xbf16>, tensor<4x6xi32>, tensor<i32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>
    }
    %11 = stablehlo.reshape %10#3 : (tensor<4x6xf32>) -> tensor<24xf32>
    %12 = stablehlo.reshape %10#4 : (tensor<4x6xf32>) -> tensor<24xf32>
    %13 = stablehlo.subtract %11, %arg3 : tensor<24xf32>
    %14 = stablehlo.exponential %13 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %15:3 = call @clip(%14, %cst_6, %cst_7) : (tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %16 = stablehlo.multiply %14, %arg4 : tensor<24xf32>
    %17 = stablehlo.multiply %15#0, %arg4 : tensor<24xf32>
    %18 = stablehlo.minimum %16, %17 : tensor<24xf32>
    %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.divide %22, %26 : tensor<24xf32>
    %28 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<24xi1>, tensor<24xf32>
    %36 = stablehlo.divide %31, %35 : tensor<24xf32>
    %37 = stablehlo.negate %18 : tensor<24xf32>
    %38 = stablehlo.multiply %37, %arg5 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%arg5 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.maximum %40, %cst_18 : tensor<f32>
    %42 = stablehlo.divide %39, %41 : tensor<f32>
    %43 = stablehlo.multiply %12, %arg5 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %46 = stablehlo.multiply %cst_21, %45 : tensor<f32>
    %47 = stablehlo.subtract %42, %46 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.negate %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %49 = stablehlo.multiply %cst_23, %48 : tensor<f32>
    %cst_24 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_24 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg5 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %cst_25, %41 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.multiply %54, %arg5 : tensor<24xf32>
    %56 = stablehlo.negate %55 : tensor<24xf32>
    %57 = stablehlo.multiply %56, %36 : tensor<24xf32>
    %58 = stablehlo.multiply %56, %27 : tensor<24xf32>
    %59 = stablehlo.multiply %57, %arg4 : tensor<24xf32>
    %60 = stablehlo.multiply %58, %arg4 : tensor<24xf32>
    %61 = call @clip_6(%15#1, %15#2, %59) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %62 = stablehlo.add %60, %61 : tensor<24xf32>
    %63 = stablehlo.multiply %62, %14 : tensor<24xf32>
    %64 = stablehlo.reshape %52 : (tensor<24xf32>) -> tensor<4x6xf32>
    %65 = stablehlo.reshape %63 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<bf16>) -> tensor<4x6x131xbf16>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %67:9 = stablehlo.while(%iterArg = %65, %iterArg_28 = %64, %iterArg_29 = %10#5, %iterArg_30 = %10#6, %iterArg_31 = %10#7, %iterArg_32 = %10#8, %iterArg_33 = %10#9, %iterArg_34 = %c_27, %iterArg_35 = %66) : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<i32>, tensor<4x6x131xbf16>
    cond {
      %c_36 = stablehlo.constant dense<4> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<4> : tensor<i32>
      %72 = stablehlo.subtract %c_36, %iterArg_34 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.subtract %72, %c_37 : tensor<i32>
      %74 = func.call @dynamic_index_in_dim_7(%iterArg, %73) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %75 = func.call @dynamic_index_in_dim_7(%iterArg_28, %73) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %76 = func.call @dynamic_index_in_dim_8(%iterArg_29, %73) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %77 = func.call @dynamic_index_in_dim_9(%iterArg_30, %73) : (tensor<4x6x1xf32>, tensor<i32>) -> tensor<6x1xf32>
      %78 = func.call @dynamic_index_in_dim_10(%iterArg_31, %73) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %79 = func.call @dynamic_index_in_dim_8(%iterArg_32, %73) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %80 = func.call @dynamic_index_in_dim_8(%iterArg_33, %73) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %81 = func.call @closed_call_11(%74, %75, %76, %77, %78, %79, %80) : (tensor<6xf32>, tensor<6xf32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xbf16>
      %82 = func.call @dynamic_update_index_in_dim_14(%iterArg_35, %81, %73) : (tensor<4x6x131xbf16>, tensor<6x131xbf16>, tensor<i32>) -> tensor<4x6x131xbf16>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %iterArg_34, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %83, %82 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x1x1xi32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<i32>, tensor<4x6x131xbf16>
    }
    %68 = stablehlo.reshape %67#8 : (tensor<4x6x131xbf16>) -> tensor<24x131xbf16>
    %69 = stablehlo.dot_general %68, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x24xbf16>) -> tensor<131x24xbf16>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %71 = stablehlo.dot_general %68, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x24xbf16>
    return %47, %12, %71, %70 : tensor<f32>, tensor<24xf32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<i32>) -> tensor<6x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @closed_call(%arg0: tensor<6x131xbf16>, %arg1: tensor<6xi32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6x131xf32>, tensor<6x131xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %1:3 = call @log_softmax_1(%0) : (tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>)
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %3:2 = call @take_along_axis_2(%1#0, %2) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %4 = stablehlo.reshape %3#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %5 = stablehlo.exponential %1#0 : tensor<6x131xf32>
    %6 = stablehlo.multiply %5, %1#0 : tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.negate %7 : tensor<6xf32>
    return %4, %8, %1#1, %1#2, %3#1, %5, %1#0 : tensor<6xf32>, tensor<6xf32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x1x1xi32>, tensor<6x131xf32>, tensor<6x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x131xf32>
    %6 = stablehlo.exponential %5 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x131xf32>
    return %11, %6, %8 : tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6x1xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<i32>) -> tensor<4x6x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x1xf32>) -> tensor<1x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1xf32>
    return %1 : tensor<4x6x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<24xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<24xi1>, tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<24xi1>, tensor<24xf32>
    %12 = stablehlo.divide %6, %11 : tensor<24xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.divide %19, %24 : tensor<24xf32>
    return %15, %12, %25 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip_6(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<24xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x6x1xf32>, %arg1: tensor<i32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_11(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x131xf32>, %arg3: tensor<6x1xf32>, %arg4: tensor<6x1x1xi32>, %arg5: tensor<6x131xf32>, %arg6: tensor<6x131xf32>) -> tensor<6x131xbf16> {
    %0 = stablehlo.negate %arg1 : tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %2 = stablehlo.multiply %arg5, %1 : tensor<6x131xf32>
    %3 = stablehlo.multiply %1, %arg6 : tensor<6x131xf32>
    %4 = stablehlo.multiply %3, %arg5 : tensor<6x131xf32>
    %5 = stablehlo.add %2, %4 : tensor<6x131xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %7 = call @take_along_axis_12(%arg4, %6) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %8 = stablehlo.add %5, %7 : tensor<6x131xf32>
    %9 = call @log_softmax_13(%arg2, %arg3, %8) : (tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %10 = stablehlo.convert %9 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    return %10 : tensor<6x131xbf16>
  }
  func.func private @take_along_axis_12(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @log_softmax_13(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x131xf32>
    return %7 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<4x6x131xbf16>, %arg1: tensor<6x131xbf16>, %arg2: tensor<i32>) -> tensor<4x6x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xbf16>) -> tensor<1x6x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xbf16>, tensor<1x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xbf16>
    return %1 : tensor<4x6x131xbf16>
  }
}
