module @jit_rounding_scanned_temperature_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<3x8xf32> {jax.result_info = "result[2]"}, tensor<24x16xbf16> {jax.result_info = "result[3]"}, tensor<16x131xbf16> {jax.result_info = "result[4]"}, tensor<24x16xbf16> {jax.result_info = "result[5]"}, tensor<16x131xbf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x16xbf16>) -> tensor<3x8x16xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<3x8xi32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x8x131xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x8x1xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x8x131xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<3x8x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x8x1x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:11 = stablehlo.while(%iterArg = %0, %iterArg_26 = %1, %iterArg_27 = %arg1, %iterArg_28 = %c_5, %iterArg_29 = %cst, %iterArg_30 = %2, %iterArg_31 = %3, %iterArg_32 = %4, %iterArg_33 = %5, %iterArg_34 = %6, %iterArg_35 = %7) : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<f32>, tensor<3x8xf32>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_28, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %32 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_26, %iterArg_28) : (tensor<3x8xi32>, tensor<i32>) -> tensor<8xi32>
      %34:7 = func.call @closed_call(%iterArg_27, %iterArg_29, %32, %33) : (tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>, tensor<8xi32>) -> (tensor<f32>, tensor<8xf32>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>)
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_30, %34#1, %iterArg_28) : (tensor<3x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<3x8xf32>
      %36 = func.call @dynamic_update_index_in_dim_3(%iterArg_31, %34#2, %iterArg_28) : (tensor<3x8x131xbf16>, tensor<8x131xbf16>, tensor<i32>) -> tensor<3x8x131xbf16>
      %37 = func.call @dynamic_update_index_in_dim_4(%iterArg_32, %34#3, %iterArg_28) : (tensor<3x8x1xbf16>, tensor<8x1xbf16>, tensor<i32>) -> tensor<3x8x1xbf16>
      %38 = func.call @dynamic_update_index_in_dim_3(%iterArg_33, %34#4, %iterArg_28) : (tensor<3x8x131xbf16>, tensor<8x131xbf16>, tensor<i32>) -> tensor<3x8x131xbf16>
      %39 = func.call @dynamic_update_index_in_dim_3(%iterArg_34, %34#5, %iterArg_28) : (tensor<3x8x131xbf16>, tensor<8x131xbf16>, tensor<i32>) -> tensor<3x8x131xbf16>
      %40 = func.call @dynamic_update_index_in_dim_5(%iterArg_35, %34#6, %iterArg_28) : (tensor<3x8x1x1xi32>, tensor<8x1x1xi32>, tensor<i32>) -> tensor<3x8x1x1xi32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_28, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %41, %34#0, %35, %36, %37, %38, %39, %40 : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<f32>, tensor<3x8xf32>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>
    }
    %cst_6 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %9 = stablehlo.divide %8#4, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %10 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<16x131xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<3x8x16xbf16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %13:11 = stablehlo.while(%iterArg = %0, %iterArg_26 = %8#6, %iterArg_27 = %8#7, %iterArg_28 = %8#8, %iterArg_29 = %8#9, %iterArg_30 = %8#10, %iterArg_31 = %arg1, %iterArg_32 = %c_11, %iterArg_33 = %11, %iterArg_34 = %10, %iterArg_35 = %12) : tensor<3x8x16xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<f32>, tensor<3x8x16xbf16>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_32, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.subtract %c_36, %iterArg_32 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.subtract %32, %c_37 : tensor<i32>
      %34 = func.call @dynamic_index_in_dim(%iterArg, %33) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %35 = func.call @dynamic_index_in_dim_6(%iterArg_26, %33) : (tensor<3x8x131xbf16>, tensor<i32>) -> tensor<8x131xbf16>
      %36 = func.call @dynamic_index_in_dim_7(%iterArg_27, %33) : (tensor<3x8x1xbf16>, tensor<i32>) -> tensor<8x1xbf16>
      %37 = func.call @dynamic_index_in_dim_6(%iterArg_28, %33) : (tensor<3x8x131xbf16>, tensor<i32>) -> tensor<8x131xbf16>
      %38 = func.call @dynamic_index_in_dim_6(%iterArg_29, %33) : (tensor<3x8x131xbf16>, tensor<i32>) -> tensor<8x131xbf16>
      %39 = func.call @dynamic_index_in_dim_8(%iterArg_30, %33) : (tensor<3x8x1x1xi32>, tensor<i32>) -> tensor<8x1x1xi32>
      %40:3 = func.call @closed_call_9(%iterArg_31, %iterArg_33, %iterArg_34, %34, %35, %36, %37, %38, %39) : (tensor<16x131xbf16>, tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>) -> (tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>)
      %41 = func.call @dynamic_update_index_in_dim_12(%iterArg_35, %40#2, %33) : (tensor<3x8x16xbf16>, tensor<8x16xbf16>, tensor<i32>) -> tensor<3x8x16xbf16>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.add %iterArg_32, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %42, %40#0, %40#1, %41 : tensor<3x8x16xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<f32>, tensor<3x8x16xbf16>
    }
    %14 = stablehlo.reshape %13#10 : (tensor<3x8x16xbf16>) -> tensor<24x16xbf16>
    %15 = stablehlo.reshape %arg0 : (tensor<24x16xbf16>) -> tensor<3x8x16xbf16>
    %16 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<3x8xi32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<3x8x131xbf16>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<3x8x1xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<3x8x131xbf16>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<3x8x131xbf16>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x8x1x1xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %23:10 = stablehlo.while(%iterArg = %15, %iterArg_26 = %16, %iterArg_27 = %arg1, %iterArg_28 = %c_18, %iterArg_29 = %17, %iterArg_30 = %18, %iterArg_31 = %19, %iterArg_32 = %20, %iterArg_33 = %21, %iterArg_34 = %22) : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<3x8xf32>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>
    cond {
      %c_35 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_28, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %32 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_26, %iterArg_28) : (tensor<3x8xi32>, tensor<i32>) -> tensor<8xi32>
      %34:6 = func.call @closed_call_13(%iterArg_27, %32, %33) : (tensor<16x131xbf16>, tensor<8x16xbf16>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>)
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_29, %34#0, %iterArg_28) : (tensor<3x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<3x8xf32>
      %36 = func.call @dynamic_update_index_in_dim_3(%iterArg_30, %34#1, %iterArg_28) : (tensor<3x8x131xbf16>, tensor<8x131xbf16>, tensor<i32>) -> tensor<3x8x131xbf16>
      %37 = func.call @dynamic_update_index_in_dim_4(%iterArg_31, %34#2, %iterArg_28) : (tensor<3x8x1xbf16>, tensor<8x1xbf16>, tensor<i32>) -> tensor<3x8x1xbf16>
      %38 = func.call @dynamic_update_index_in_dim_3(%iterArg_32, %34#3, %iterArg_28) : (tensor<3x8x131xbf16>, tensor<8x131xbf16>, tensor<i32>) -> tensor<3x8x131xbf16>
      %39 = func.call @dynamic_update_index_in_dim_3(%iterArg_33, %34#4, %iterArg_28) : (tensor<3x8x131xbf16>, tensor<8x131xbf16>, tensor<i32>) -> tensor<3x8x131xbf16>
      %40 = func.call @dynamic_update_index_in_dim_5(%iterArg_34, %34#5, %iterArg_28) : (tensor<3x8x1x1xi32>, tensor<8x1x1xi32>, tensor<i32>) -> tensor<3x8x1x1xi32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_28, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %41, %35, %36, %37, %38, %39, %40 : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<3x8xf32>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>
    }
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23#4 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_21, %cst_22 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<16x131xbf16>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<3x8x16xbf16>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %30:11 = stablehlo.while(%iterArg = %27, %iterArg_26 = %15, %iterArg_27 = %23#5, %iterArg_28 = %23#6, %iterArg_29 = %23#7, %iterArg_30 = %23#8, %iterArg_31 = %23#9, %iterArg_32 = %arg1, %iterArg_33 = %c_25, %iterArg_34 = %28, %iterArg_35 = %29) : tensor<3x8xf32>, tensor<3x8x16xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<3x8x16xbf16>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_33, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.subtract %c_36, %iterArg_33 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.subtract %32, %c_37 : tensor<i32>
      %34 = func.call @dynamic_index_in_dim_14(%iterArg, %33) : (tensor<3x8xf32>, tensor<i32>) -> tensor<8xf32>
      %35 = func.call @dynamic_index_in_dim(%iterArg_26, %33) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %36 = func.call @dynamic_index_in_dim_6(%iterArg_27, %33) : (tensor<3x8x131xbf16>, tensor<i32>) -> tensor<8x131xbf16>
      %37 = func.call @dynamic_index_in_dim_7(%iterArg_28, %33) : (tensor<3x8x1xbf16>, tensor<i32>) -> tensor<8x1xbf16>
      %38 = func.call @dynamic_index_in_dim_6(%iterArg_29, %33) : (tensor<3x8x131xbf16>, tensor<i32>) -> tensor<8x131xbf16>
      %39 = func.call @dynamic_index_in_dim_6(%iterArg_30, %33) : (tensor<3x8x131xbf16>, tensor<i32>) -> tensor<8x131xbf16>
      %40 = func.call @dynamic_index_in_dim_8(%iterArg_31, %33) : (tensor<3x8x1x1xi32>, tensor<i32>) -> tensor<8x1x1xi32>
      %41:2 = func.call @closed_call_15(%iterArg_32, %iterArg_34, %34, %35, %36, %37, %38, %39, %40) : (tensor<16x131xbf16>, tensor<16x131xbf16>, tensor<8xf32>, tensor<8x16xbf16>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>) -> (tensor<16x131xbf16>, tensor<8x16xbf16>)
      %42 = func.call @dynamic_update_index_in_dim_12(%iterArg_35, %41#1, %33) : (tensor<3x8x16xbf16>, tensor<8x16xbf16>, tensor<i32>) -> tensor<3x8x16xbf16>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_33, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %43, %41#0, %42 : tensor<3x8xf32>, tensor<3x8x16xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1xbf16>, tensor<3x8x131xbf16>, tensor<3x8x131xbf16>, tensor<3x8x1x1xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<3x8x16xbf16>
    }
    %31 = stablehlo.reshape %30#10 : (tensor<3x8x16xbf16>) -> tensor<24x16xbf16>
    return %9, %25, %8#5, %14, %13#8, %31, %30#9 : tensor<f32>, tensor<f32>, tensor<3x8xf32>, tensor<24x16xbf16>, tensor<16x131xbf16>, tensor<24x16xbf16>, tensor<16x131xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<i32>) -> tensor<8x16xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<3x8x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xbf16>) -> tensor<8x16xbf16>
    return %1 : tensor<8x16xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<3x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xi32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @closed_call(%arg0: tensor<16x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<8x16xbf16>, %arg3: tensor<8xi32>) -> (tensor<f32>, tensor<8xf32>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xbf16>, tensor<16x131xbf16>) -> tensor<8x131xbf16>
    %cst = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %2 = stablehlo.divide %0, %1 : tensor<8x131xbf16>
    %3:3 = call @log_softmax_1(%2) : (tensor<8x131xbf16>) -> (tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1xbf16>)
    %4 = stablehlo.exponential %3#0 : tensor<8x131xbf16>
    %5 = stablehlo.multiply %4, %3#0 : tensor<8x131xbf16>
    %6 = stablehlo.convert %5 : (tensor<8x131xbf16>) -> tensor<8x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.convert %7 : (tensor<8xf32>) -> tensor<8xbf16>
    %9 = stablehlo.negate %8 : tensor<8xbf16>
    %cst_1 = stablehlo.constant dense<-1.000980e-02> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<8xbf16>
    %11 = stablehlo.multiply %10, %9 : tensor<8xbf16>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13:2 = call @take_along_axis_2(%3#0, %12) : (tensor<8x131xbf16>, tensor<8x1xi32>) -> (tensor<8x1xbf16>, tensor<8x1x1xi32>)
    %14 = stablehlo.reshape %13#0 : (tensor<8x1xbf16>) -> tensor<8xbf16>
    %15 = stablehlo.subtract %11, %14 : tensor<8xbf16>
    %16 = stablehlo.convert %15 : (tensor<8xbf16>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.add %arg1, %17 : tensor<f32>
    return %18, %16, %3#1, %3#2, %4, %3#0, %13#1 : tensor<f32>, tensor<8xf32>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x131xbf16>) -> (tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x131xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<8xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<8x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<8x131xbf16>) -> tensor<8x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.convert %9 : (tensor<8x1xf32>) -> tensor<8x1xbf16>
    %11 = stablehlo.log %10 : tensor<8x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<8x131xbf16>
    return %13, %6, %10 : tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1xbf16>
  }
  func.func private @take_along_axis_2(%arg0: tensor<8x131xbf16>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xbf16>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x131xbf16>, tensor<8x1x1xi32>) -> tensor<8x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xbf16>
    return %15, %5 : tensor<8x1xbf16>, tensor<8x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x8x131xbf16>, %arg1: tensor<8x131xbf16>, %arg2: tensor<i32>) -> tensor<3x8x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x131xbf16>) -> tensor<1x8x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x131xbf16>, tensor<1x8x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x131xbf16>
    return %1 : tensor<3x8x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x8x1xbf16>, %arg1: tensor<8x1xbf16>, %arg2: tensor<i32>) -> tensor<3x8x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x1xbf16>) -> tensor<1x8x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x1xbf16>, tensor<1x8x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x1xbf16>
    return %1 : tensor<3x8x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x8x1x1xi32>, %arg1: tensor<8x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x8x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x1x1xi32>) -> tensor<1x8x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x8x1x1xi32>, tensor<1x8x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x1x1xi32>
    return %1 : tensor<3x8x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x8x131xbf16>, %arg1: tensor<i32>) -> tensor<8x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 131] : (tensor<3x8x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x131xbf16>) -> tensor<8x131xbf16>
    return %1 : tensor<8x131xbf16>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x8x1xbf16>, %arg1: tensor<i32>) -> tensor<8x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 1] : (tensor<3x8x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x1xbf16>) -> tensor<8x1xbf16>
    return %1 : tensor<8x1xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x8x1x1xi32>, %arg1: tensor<i32>) -> tensor<8x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 1, 1] : (tensor<3x8x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x1x1xi32>) -> tensor<8x1x1xi32>
    return %1 : tensor<8x1x1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<16x131xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<8x16xbf16>, %arg4: tensor<8x131xbf16>, %arg5: tensor<8x1xbf16>, %arg6: tensor<8x131xbf16>, %arg7: tensor<8x131xbf16>, %arg8: tensor<8x1x1xi32>) -> (tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.convert %0 : (tensor<8xf32>) -> tensor<8xbf16>
    %2 = stablehlo.negate %1 : tensor<8xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %4 = call @take_along_axis_10(%arg8, %3) : (tensor<8x1x1xi32>, tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %cst = stablehlo.constant dense<-1.000980e-02> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8xbf16>
    %6 = stablehlo.multiply %5, %1 : tensor<8xbf16>
    %7 = stablehlo.negate %6 : tensor<8xbf16>
    %8 = stablehlo.convert %7 : (tensor<8xbf16>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x131xf32>
    %10 = stablehlo.convert %9 : (tensor<8x131xf32>) -> tensor<8x131xbf16>
    %11 = stablehlo.multiply %arg6, %10 : tensor<8x131xbf16>
    %12 = stablehlo.add %4, %11 : tensor<8x131xbf16>
    %13 = stablehlo.multiply %10, %arg7 : tensor<8x131xbf16>
    %14 = stablehlo.multiply %13, %arg6 : tensor<8x131xbf16>
    %15 = stablehlo.add %12, %14 : tensor<8x131xbf16>
    %16 = call @log_softmax_11(%arg4, %arg5, %15) : (tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>) -> tensor<8x131xbf16>
    %cst_0 = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %18 = stablehlo.divide %16, %17 : tensor<8x131xbf16>
    %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<8x16xbf16>) -> tensor<131x16xbf16>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %21 = stablehlo.add %arg1, %20 : tensor<16x131xbf16>
    %22 = stablehlo.dot_general %18, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<16x131xbf16>) -> tensor<8x16xbf16>
    return %21, %arg2, %22 : tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>
  }
  func.func private @take_along_axis_10(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xbf16>) -> tensor<8x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<8x131xbf16>, tensor<8x1x1xi32>, tensor<8x1xbf16>) -> tensor<8x131xbf16>
    return %1 : tensor<8x131xbf16>
  }
  func.func private @log_softmax_11(%arg0: tensor<8x131xbf16>, %arg1: tensor<8x1xbf16>, %arg2: tensor<8x131xbf16>) -> tensor<8x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<8x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x131xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %2 = stablehlo.reshape %1 : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<8x1xbf16>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xf32>) -> tensor<8x131xf32>
    %7 = stablehlo.convert %6 : (tensor<8x131xf32>) -> tensor<8x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<8x131xbf16>
    return %9 : tensor<8x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<8x16xbf16>, %arg2: tensor<i32>) -> tensor<3x8x16xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xbf16>) -> tensor<1x8x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x16xbf16>, tensor<1x8x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x16xbf16>
    return %1 : tensor<3x8x16xbf16>
  }
  func.func private @closed_call_13(%arg0: tensor<16x131xbf16>, %arg1: tensor<8x16xbf16>, %arg2: tensor<8xi32>) -> (tensor<8xf32>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xbf16>, tensor<16x131xbf16>) -> tensor<8x131xbf16>
    %cst = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %2 = stablehlo.divide %0, %1 : tensor<8x131xbf16>
    %3:3 = call @log_softmax_1(%2) : (tensor<8x131xbf16>) -> (tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1xbf16>)
    %4 = stablehlo.exponential %3#0 : tensor<8x131xbf16>
    %5 = stablehlo.multiply %4, %3#0 : tensor<8x131xbf16>
    %6 = stablehlo.convert %5 : (tensor<8x131xbf16>) -> tensor<8x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.convert %7 : (tensor<8xf32>) -> tensor<8xbf16>
    %9 = stablehlo.negate %8 : tensor<8xbf16>
    %cst_1 = stablehlo.constant dense<-1.000980e-02> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<8xbf16>
    %11 = stablehlo.multiply %10, %9 : tensor<8xbf16>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13:2 = call @take_along_axis_2(%3#0, %12) : (tensor<8x131xbf16>, tensor<8x1xi32>) -> (tensor<8x1xbf16>, tensor<8x1x1xi32>)
    %14 = stablehlo.reshape %13#0 : (tensor<8x1xbf16>) -> tensor<8xbf16>
    %15 = stablehlo.subtract %11, %14 : tensor<8xbf16>
    %16 = stablehlo.convert %15 : (tensor<8xbf16>) -> tensor<8xf32>
    return %16, %3#1, %3#2, %4, %3#0, %13#1 : tensor<8xf32>, tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>, tensor<8x131xbf16>, tensor<8x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @closed_call_15(%arg0: tensor<16x131xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<8xf32>, %arg3: tensor<8x16xbf16>, %arg4: tensor<8x131xbf16>, %arg5: tensor<8x1xbf16>, %arg6: tensor<8x131xbf16>, %arg7: tensor<8x131xbf16>, %arg8: tensor<8x1x1xi32>) -> (tensor<16x131xbf16>, tensor<8x16xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<8xf32>) -> tensor<8xbf16>
    %1 = stablehlo.negate %0 : tensor<8xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %3 = call @take_along_axis_10(%arg8, %2) : (tensor<8x1x1xi32>, tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %cst = stablehlo.constant dense<-1.000980e-02> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8xbf16>
    %5 = stablehlo.multiply %4, %0 : tensor<8xbf16>
    %6 = stablehlo.negate %5 : tensor<8xbf16>
    %7 = stablehlo.convert %6 : (tensor<8xbf16>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x131xf32>
    %9 = stablehlo.convert %8 : (tensor<8x131xf32>) -> tensor<8x131xbf16>
    %10 = stablehlo.multiply %arg6, %9 : tensor<8x131xbf16>
    %11 = stablehlo.add %3, %10 : tensor<8x131xbf16>
    %12 = stablehlo.multiply %9, %arg7 : tensor<8x131xbf16>
    %13 = stablehlo.multiply %12, %arg6 : tensor<8x131xbf16>
    %14 = stablehlo.add %11, %13 : tensor<8x131xbf16>
    %15 = call @log_softmax_11(%arg4, %arg5, %14) : (tensor<8x131xbf16>, tensor<8x1xbf16>, tensor<8x131xbf16>) -> tensor<8x131xbf16>
    %cst_0 = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %17 = stablehlo.divide %15, %16 : tensor<8x131xbf16>
    %18 = stablehlo.dot_general %17, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<8x16xbf16>) -> tensor<131x16xbf16>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %20 = stablehlo.add %arg1, %19 : tensor<16x131xbf16>
    %21 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<16x131xbf16>) -> tensor<8x16xbf16>
    return %20, %21 : tensor<16x131xbf16>, tensor<8x16xbf16>
  }
}
