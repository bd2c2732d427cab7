module @jit_rounding_mapped_entropy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>) -> (tensor<3x8xf32> {jax.result_info = "result[0]"}, tensor<3x8xbf16> {jax.result_info = "result[1]"}, tensor<24x16xbf16> {jax.result_info = "result[2]"}, tensor<16x131xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x16xbf16>) -> tensor<3x8x16xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x8xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x8x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<3x8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x8x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x8x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x8x131xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %12:14 = stablehlo.while(%iterArg = %0, %iterArg_15 = %arg1, %iterArg_16 = %1, %iterArg_17 = %c_9, %iterArg_18 = %2, %iterArg_19 = %3, %iterArg_20 = %4, %iterArg_21 = %5, %iterArg_22 = %6, %iterArg_23 = %7, %iterArg_24 = %8, %iterArg_25 = %9, %iterArg_26 = %10, %iterArg_27 = %11) : tensor<3x8x16xbf16>, tensor<16x131xbf16>, tensor<8xf32>, tensor<i32>, tensor<3x8xf32>, tensor<3x8xbf16>, tensor<3x8x131xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8x131xf32>, tensor<3x8x1xf32>, tensor<3x8x1xf32>, tensor<3x8x131xf32>, tensor<3x8x131xf32>
    cond {
      %c_28 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_17, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %20:10 = func.call @closed_call(%iterArg_15, %iterArg_16, %19) : (tensor<16x131xbf16>, tensor<8xf32>, tensor<8x16xbf16>) -> (tensor<8xf32>, tensor<8xbf16>, tensor<8x131xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8x131xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x131xf32>, tensor<8x131xf32>)
      %21 = func.call @dynamic_update_index_in_dim(%iterArg_18, %20#0, %iterArg_17) : (tensor<3x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<3x8xf32>
      %22 = func.call @dynamic_update_index_in_dim_0(%iterArg_19, %20#1, %iterArg_17) : (tensor<3x8xbf16>, tensor<8xbf16>, tensor<i32>) -> tensor<3x8xbf16>
      %23 = func.call @dynamic_update_index_in_dim_1(%iterArg_20, %20#2, %iterArg_17) : (tensor<3x8x131xf32>, tensor<8x131xf32>, tensor<i32>) -> tensor<3x8x131xf32>
      %24 = func.call @dynamic_update_index_in_dim_2(%iterArg_21, %20#3, %iterArg_17) : (tensor<3x8xi1>, tensor<8xi1>, tensor<i32>) -> tensor<3x8xi1>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_22, %20#4, %iterArg_17) : (tensor<3x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<3x8xf32>
      %26 = func.call @dynamic_update_index_in_dim_1(%iterArg_23, %20#5, %iterArg_17) : (tensor<3x8x131xf32>, tensor<8x131xf32>, tensor<i32>) -> tensor<3x8x131xf32>
      %27 = func.call @dynamic_update_index_in_dim_3(%iterArg_24, %20#6, %iterArg_17) : (tensor<3x8x1xf32>, tensor<8x1xf32>, tensor<i32>) -> tensor<3x8x1xf32>
      %28 = func.call @dynamic_update_index_in_dim_3(%iterArg_25, %20#7, %iterArg_17) : (tensor<3x8x1xf32>, tensor<8x1xf32>, tensor<i32>) -> tensor<3x8x1xf32>
      %29 = func.call @dynamic_update_index_in_dim_1(%iterArg_26, %20#8, %iterArg_17) : (tensor<3x8x131xf32>, tensor<8x131xf32>, tensor<i32>) -> tensor<3x8x131xf32>
      %30 = func.call @dynamic_update_index_in_dim_1(%iterArg_27, %20#9, %iterArg_17) : (tensor<3x8x131xf32>, tensor<8x131xf32>, tensor<i32>) -> tensor<3x8x131xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_17, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %31, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30 : tensor<3x8x16xbf16>, tensor<16x131xbf16>, tensor<8xf32>, tensor<i32>, tensor<3x8xf32>, tensor<3x8xbf16>, tensor<3x8x131xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8x131xf32>, tensor<3x8x1xf32>, tensor<3x8x1xf32>, tensor<3x8x131xf32>, tensor<3x8x131xf32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12#4 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<16x131xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<3x8x16xbf16>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %17:14 = stablehlo.while(%iterArg = %14, %iterArg_15 = %0, %iterArg_16 = %12#6, %iterArg_17 = %12#7, %iterArg_18 = %12#8, %iterArg_19 = %12#9, %iterArg_20 = %12#10, %iterArg_21 = %12#11, %iterArg_22 = %12#12, %iterArg_23 = %12#13, %iterArg_24 = %arg1, %iterArg_25 = %c_14, %iterArg_26 = %15, %iterArg_27 = %16) : tensor<3x8xf32>, tensor<3x8x16xbf16>, tensor<3x8x131xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8x131xf32>, tensor<3x8x1xf32>, tensor<3x8x1xf32>, tensor<3x8x131xf32>, tensor<3x8x131xf32>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<3x8x16xbf16>
    cond {
      %c_28 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_25, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.subtract %c_28, %iterArg_25 : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.subtract %19, %c_29 : tensor<i32>
      %21 = func.call @dynamic_index_in_dim_4(%iterArg, %20) : (tensor<3x8xf32>, tensor<i32>) -> tensor<8xf32>
      %22 = func.call @dynamic_index_in_dim(%iterArg_15, %20) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %23 = func.call @dynamic_index_in_dim_5(%iterArg_16, %20) : (tensor<3x8x131xf32>, tensor<i32>) -> tensor<8x131xf32>
      %24 = func.call @dynamic_index_in_dim_6(%iterArg_17, %20) : (tensor<3x8xi1>, tensor<i32>) -> tensor<8xi1>
      %25 = func.call @dynamic_index_in_dim_4(%iterArg_18, %20) : (tensor<3x8xf32>, tensor<i32>) -> tensor<8xf32>
      %26 = func.call @dynamic_index_in_dim_5(%iterArg_19, %20) : (tensor<3x8x131xf32>, tensor<i32>) -> tensor<8x131xf32>
      %27 = func.call @dynamic_index_in_dim_7(%iterArg_20, %20) : (tensor<3x8x1xf32>, tensor<i32>) -> tensor<8x1xf32>
      %28 = func.call @dynamic_index_in_dim_7(%iterArg_21, %20) : (tensor<3x8x1xf32>, tensor<i32>) -> tensor<8x1xf32>
      %29 = func.call @dynamic_index_in_dim_5(%iterArg_22, %20) : (tensor<3x8x131xf32>, tensor<i32>) -> tensor<8x131xf32>
      %30 = func.call @dynamic_index_in_dim_5(%iterArg_23, %20) : (tensor<3x8x131xf32>, tensor<i32>) -> tensor<8x131xf32>
      %31:2 = func.call @closed_call_8(%iterArg_24, %iterArg_26, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30) : (tensor<16x131xbf16>, tensor<16x131xbf16>, tensor<8xf32>, tensor<8x16xbf16>, tensor<8x131xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8x131xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x131xf32>, tensor<8x131xf32>) -> (tensor<16x131xbf16>, tensor<8x16xbf16>)
      %32 = func.call @dynamic_update_index_in_dim_9(%iterArg_27, %31#1, %20) : (tensor<3x8x16xbf16>, tensor<8x16xbf16>, tensor<i32>) -> tensor<3x8x16xbf16>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_25, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %33, %31#0, %32 : tensor<3x8xf32>, tensor<3x8x16xbf16>, tensor<3x8x131xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8x131xf32>, tensor<3x8x1xf32>, tensor<3x8x1xf32>, tensor<3x8x131xf32>, tensor<3x8x131xf32>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<3x8x16xbf16>
    }
    %18 = stablehlo.reshape %17#13 : (tensor<3x8x16xbf16>) -> tensor<24x16xbf16>
    return %12#4, %12#5, %18, %17#12 : tensor<3x8xf32>, tensor<3x8xbf16>, tensor<24x16xbf16>, tensor<16x131xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<i32>) -> tensor<8x16xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<3x8x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xbf16>) -> tensor<8x16xbf16>
    return %1 : tensor<8x16xbf16>
  }
  func.func private @closed_call(%arg0: tensor<16x131xbf16>, %arg1: tensor<8xf32>, %arg2: tensor<8x16xbf16>) -> (tensor<8xf32>, tensor<8xbf16>, tensor<8x131xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8x131xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x131xf32>, tensor<8x131xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xbf16>, tensor<16x131xbf16>) -> tensor<8x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<8x131xbf16>) -> tensor<8x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<8xf32>
    %5 = stablehlo.is_finite %4 : (tensor<8xf32>) -> tensor<8xi1>
    %6 = stablehlo.select %5, %4, %arg1 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x131xf32>
    %9 = stablehlo.subtract %1, %8 : tensor<8x131xf32>
    %10 = stablehlo.exponential %9 : tensor<8x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.abs %11 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %15 = stablehlo.log %12 : tensor<8xf32>
    %16 = stablehlo.add %15, %6 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%1 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x131xf32>
    %22 = stablehlo.subtract %1, %21 : tensor<8x131xf32>
    %23 = stablehlo.exponential %22 : tensor<8x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x131xf32>
    %27 = stablehlo.divide %23, %26 : tensor<8x131xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<8x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<8x1xf32>
    %31 = stablehlo.multiply %27, %1 : tensor<8x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.subtract %16, %32 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %34 = stablehlo.reduce(%0 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<8x131xbf16>, tensor<bf16>) -> tensor<8xbf16>
    return %33, %34, %10, %14, %12, %23, %25, %30, %1, %27 : tensor<8xf32>, tensor<8xbf16>, tensor<8x131xf32>, tensor<8xi1>, tensor<8xf32>, tensor<8x131xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x131xf32>, tensor<8x131xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<i32>) -> tensor<3x8xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xbf16>) -> tensor<1x8xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x8xbf16>, tensor<1x8xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x8xbf16>
    return %1 : tensor<3x8xbf16>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x8x131xf32>, %arg1: tensor<8x131xf32>, %arg2: tensor<i32>) -> tensor<3x8x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x131xf32>) -> tensor<1x8x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x131xf32>, tensor<1x8x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x131xf32>
    return %1 : tensor<3x8x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x8xi1>, %arg1: tensor<8xi1>, %arg2: tensor<i32>) -> tensor<3x8xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x8xi1>, tensor<1x8xi1>, tensor<i32>, tensor<i32>) -> tensor<3x8xi1>
    return %1 : tensor<3x8xi1>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x8x1xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<i32>) -> tensor<3x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x1xf32>) -> tensor<1x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x1xf32>, tensor<1x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x1xf32>
    return %1 : tensor<3x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x8x131xf32>, %arg1: tensor<i32>) -> tensor<8x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 131] : (tensor<3x8x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x131xf32>) -> tensor<8x131xf32>
    return %1 : tensor<8x131xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x8xi1>, %arg1: tensor<i32>) -> tensor<8xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<3x8xi1>, tensor<i32>, tensor<i32>) -> tensor<1x8xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x8xi1>) -> tensor<8xi1>
    return %1 : tensor<8xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x8x1xf32>, %arg1: tensor<i32>) -> tensor<8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 1] : (tensor<3x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x1xf32>) -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<16x131xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<8xf32>, %arg3: tensor<8x16xbf16>, %arg4: tensor<8x131xf32>, %arg5: tensor<8xi1>, %arg6: tensor<8xf32>, %arg7: tensor<8x131xf32>, %arg8: tensor<8x1xf32>, %arg9: tensor<8x1xf32>, %arg10: tensor<8x131xf32>, %arg11: tensor<8x131xf32>) -> (tensor<16x131xbf16>, tensor<8x16xbf16>) {
    %0 = stablehlo.negate %arg2 : tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x131xf32>
    %2 = stablehlo.multiply %arg11, %1 : tensor<8x131xf32>
    %3 = stablehlo.multiply %1, %arg10 : tensor<8x131xf32>
    %4 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x131xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<8x131xf32>
    %6 = stablehlo.multiply %5, %arg7 : tensor<8x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.reshape %7 : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.negate %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x131xf32>
    %11 = stablehlo.divide %3, %10 : tensor<8x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<8xf32>) -> tensor<8x131xf32>
    %14 = stablehlo.add %11, %13 : tensor<8x131xf32>
    %15 = stablehlo.multiply %14, %arg7 : tensor<8x131xf32>
    %16 = stablehlo.add %2, %15 : tensor<8x131xf32>
    %17 = stablehlo.divide %arg2, %arg6 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.select %arg5, %18, %17 : tensor<8xi1>, tensor<8xf32>
    %20 = stablehlo.select %arg5, %17, %18 : tensor<8xi1>, tensor<8xf32>
    %21 = stablehlo.negate %19 : tensor<8xf32>
    %22 = stablehlo.add %20, %21 : tensor<8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<8xf32>) -> tensor<8x131xf32>
    %24 = stablehlo.multiply %23, %arg4 : tensor<8x131xf32>
    %25 = stablehlo.add %16, %24 : tensor<8x131xf32>
    %26 = stablehlo.convert %25 : (tensor<8x131xf32>) -> tensor<8x131xbf16>
    %27 = stablehlo.dot_general %26, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<8x16xbf16>) -> tensor<131x16xbf16>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %29 = stablehlo.add %arg1, %28 : tensor<16x131xbf16>
    %30 = stablehlo.dot_general %26, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<16x131xbf16>) -> tensor<8x16xbf16>
    return %29, %30 : tensor<16x131xbf16>, tensor<8x16xbf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<8x16xbf16>, %arg2: tensor<i32>) -> tensor<3x8x16xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xbf16>) -> tensor<1x8x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x16xbf16>, tensor<1x8x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x16xbf16>
    return %1 : tensor<3x8x16xbf16>
  }
}
