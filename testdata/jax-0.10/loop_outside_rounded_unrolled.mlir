module @jit_loop_outside_rounded_unrolled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reshape %0 : (tensor<4x6x24xbf16>) -> tensor<2x2x6x24xbf16>
    %4 = stablehlo.reshape %1 : (tensor<4x6xi32>) -> tensor<2x2x6xi32>
    %5 = stablehlo.reshape %2 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x2x6x131xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x2x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x6x1x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %3, %iterArg_7 = %4, %iterArg_8 = %5, %iterArg_9 = %arg1, %iterArg_10 = %c_2, %iterArg_11 = %cst, %iterArg_12 = %6, %iterArg_13 = %7, %iterArg_14 = %8) : tensor<2x2x6x24xbf16>, tensor<2x2x6xi32>, tensor<2x2x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<2x2x6x131xbf16>, tensor<2x2x6x1xbf16>, tensor<2x2x6x1x1xi32>
    cond {
      %c_15 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_10, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<2x2x6x24xbf16>, tensor<i32>) -> tensor<2x6x24xbf16>
      %24 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_10) : (tensor<2x2x6xi32>, tensor<i32>) -> tensor<2x6xi32>
      %25 = func.call @dynamic_index_in_dim_1(%iterArg_8, %iterArg_10) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %26 = stablehlo.slice %23 [0:1, 0:6, 0:24] : (tensor<2x6x24xbf16>) -> tensor<1x6x24xbf16>
      %27 = stablehlo.reshape %26 : (tensor<1x6x24xbf16>) -> tensor<6x24xbf16>
      %28 = stablehlo.slice %24 [0:1, 0:6] : (tensor<2x6xi32>) -> tensor<1x6xi32>
      %29 = stablehlo.reshape %28 : (tensor<1x6xi32>) -> tensor<6xi32>
      %30 = stablehlo.slice %25 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %31 = stablehlo.reshape %30 : (tensor<1x6xf32>) -> tensor<6xf32>
      %32:4 = func.call @closed_call(%iterArg_9, %iterArg_11, %27, %29, %31) : (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>)
      %33 = stablehlo.slice %23 [1:2, 0:6, 0:24] : (tensor<2x6x24xbf16>) -> tensor<1x6x24xbf16>
      %34 = stablehlo.reshape %33 : (tensor<1x6x24xbf16>) -> tensor<6x24xbf16>
      %35 = stablehlo.slice %24 [1:2, 0:6] : (tensor<2x6xi32>) -> tensor<1x6xi32>
      %36 = stablehlo.reshape %35 : (tensor<1x6xi32>) -> tensor<6xi32>
      %37 = stablehlo.slice %25 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x6xf32>) -> tensor<6xf32>
      %39:4 = func.call @closed_call(%iterArg_9, %32#0, %34, %36, %38) : (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>)
      %40 = stablehlo.broadcast_in_dim %32#1, dims = [1, 2] : (tensor<6x131xbf16>) -> tensor<1x6x131xbf16>
      %41 = stablehlo.broadcast_in_dim %39#1, dims = [1, 2] : (tensor<6x131xbf16>) -> tensor<1x6x131xbf16>
      %42 = stablehlo.concatenate %40, %41, dim = 0 : (tensor<1x6x131xbf16>, tensor<1x6x131xbf16>) -> tensor<2x6x131xbf16>
      %43 = stablehlo.broadcast_in_dim %32#2, dims = [1, 2] : (tensor<6x1xbf16>) -> tensor<1x6x1xbf16>
      %44 = stablehlo.broadcast_in_dim %39#2, dims = [1, 2] : (tensor<6x1xbf16>) -> tensor<1x6x1xbf16>
      %45 = stablehlo.concatenate %43, %44, dim = 0 : (tensor<1x6x1xbf16>, tensor<1x6x1xbf16>) -> tensor<2x6x1xbf16>
      %46 = stablehlo.broadcast_in_dim %32#3, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %47 = stablehlo.broadcast_in_dim %39#3, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %48 = stablehlo.concatenate %46, %47, dim = 0 : (tensor<1x6x1x1xi32>, tensor<1x6x1x1xi32>) -> tensor<2x6x1x1xi32>
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_12, %42, %iterArg_10) : (tensor<2x2x6x131xbf16>, tensor<2x6x131xbf16>, tensor<i32>) -> tensor<2x2x6x131xbf16>
      %50 = func.call @dynamic_update_index_in_dim_4(%iterArg_13, %45, %iterArg_10) : (tensor<2x2x6x1xbf16>, tensor<2x6x1xbf16>, tensor<i32>) -> tensor<2x2x6x1xbf16>
      %51 = func.call @dynamic_update_index_in_dim_5(%iterArg_14, %48, %iterArg_10) : (tensor<2x2x6x1x1xi32>, tensor<2x6x1x1xi32>, tensor<i32>) -> tensor<2x2x6x1x1xi32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %52, %39#0, %49, %50, %51 : tensor<2x2x6x24xbf16>, tensor<2x2x6xi32>, tensor<2x2x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>, tensor<2x2x6x131xbf16>, tensor<2x2x6x1xbf16>, tensor<2x2x6x1x1xi32>
    }
    %10 = stablehlo.reshape %9#6 : (tensor<2x2x6x131xbf16>) -> tensor<4x6x131xbf16>
    %11 = stablehlo.reshape %9#7 : (tensor<2x2x6x1xbf16>) -> tensor<4x6x1xbf16>
    %12 = stablehlo.reshape %9#8 : (tensor<2x2x6x1x1xi32>) -> tensor<4x6x1x1xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.reshape %0 : (tensor<4x6x24xbf16>) -> tensor<2x2x6x24xbf16>
    %15 = stablehlo.reshape %10 : (tensor<4x6x131xbf16>) -> tensor<2x2x6x131xbf16>
    %16 = stablehlo.reshape %11 : (tensor<4x6x1xbf16>) -> tensor<2x2x6x1xbf16>
    %17 = stablehlo.reshape %12 : (tensor<4x6x1x1xi32>) -> tensor<2x2x6x1x1xi32>
    %18 = stablehlo.reshape %2 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<2x2x6x24xbf16>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %20:10 = stablehlo.while(%iterArg = %14, %iterArg_7 = %15, %iterArg_8 = %16, %iterArg_9 = %17, %iterArg_10 = %18, %iterArg_11 = %arg1, %iterArg_12 = %c_6, %iterArg_13 = %13, %iterArg_14 = %cst_4, %iterArg_15 = %19) : tensor<2x2x6x24xbf16>, tensor<2x2x6x131xbf16>, tensor<2x2x6x1xbf16>, tensor<2x2x6x1x1xi32>, tensor<2x2x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x2x6x24xbf16>
    cond {
      %c_16 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.subtract %c_16, %iterArg_12 : tensor<i32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_17 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim(%iterArg, %24) : (tensor<2x2x6x24xbf16>, tensor<i32>) -> tensor<2x6x24xbf16>
      %26 = func.call @dynamic_index_in_dim_6(%iterArg_7, %24) : (tensor<2x2x6x131xbf16>, tensor<i32>) -> tensor<2x6x131xbf16>
      %27 = func.call @dynamic_index_in_dim_7(%iterArg_8, %24) : (tensor<2x2x6x1xbf16>, tensor<i32>) -> tensor<2x6x1xbf16>
      %28 = func.call @dynamic_index_in_dim_8(%iterArg_9, %24) : (tensor<2x2x6x1x1xi32>, tensor<i32>) -> tensor<2x6x1x1xi32>
      %29 = func.call @dynamic_index_in_dim_1(%iterArg_10, %24) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %30 = stablehlo.slice %25 [1:2, 0:6, 0:24] : (tensor<2x6x24xbf16>) -> tensor<1x6x24xbf16>
      %31 = stablehlo.reshape %30 : (tensor<1x6x24xbf16>) -> tensor<6x24xbf16>
      %32 = stablehlo.slice %26 [1:2, 0:6, 0:131] : (tensor<2x6x131xbf16>) -> tensor<1x6x131xbf16>
      %33 = stablehlo.reshape %32 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
      %34 = stablehlo.slice %27 [1:2, 0:6, 0:1] : (tensor<2x6x1xbf16>) -> tensor<1x6x1xbf16>
      %35 = stablehlo.reshape %34 : (tensor<1x6x1xbf16>) -> tensor<6x1xbf16>
      %36 = stablehlo.slice %28 [1:2, 0:6, 0:1, 0:1] : (tensor<2x6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %37 = stablehlo.reshape %36 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
      %38 = stablehlo.slice %29 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %39 = stablehlo.reshape %38 : (tensor<1x6xf32>) -> tensor<6xf32>
      %40:3 = func.call @closed_call_9(%iterArg_11, %iterArg_13, %iterArg_14, %31, %33, %35, %37, %39) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>)
      %41 = stablehlo.slice %25 [0:1, 0:6, 0:24] : (tensor<2x6x24xbf16>) -> tensor<1x6x24xbf16>
      %42 = stablehlo.reshape %41 : (tensor<1x6x24xbf16>) -> tensor<6x24xbf16>
      %43 = stablehlo.slice %26 [0:1, 0:6, 0:131] : (tensor<2x6x131xbf16>) -> tensor<1x6x131xbf16>
      %44 = stablehlo.reshape %43 : (tensor<1x6x131xbf16>) -> tensor<6x131xbf16>
      %45 = stablehlo.slice %27 [0:1, 0:6, 0:1] : (tensor<2x6x1xbf16>) -> tensor<1x6x1xbf16>
      %46 = stablehlo.reshape %45 : (tensor<1x6x1xbf16>) -> tensor<6x1xbf16>
      %47 = stablehlo.slice %28 [0:1, 0:6, 0:1, 0:1] : (tensor<2x6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %48 = stablehlo.reshape %47 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
      %49 = stablehlo.slice %29 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %50 = stablehlo.reshape %49 : (tensor<1x6xf32>) -> tensor<6xf32>
      %51:3 = func.call @closed_call_9(%iterArg_11, %40#0, %40#1, %42, %44, %46, %48, %50) : (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>)
      %52 = stablehlo.broadcast_in_dim %51#2, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
      %53 = stablehlo.broadcast_in_dim %40#2, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
      %54 = stablehlo.concatenate %52, %53, dim = 0 : (tensor<1x6x24xbf16>, tensor<1x6x24xbf16>) -> tensor<2x6x24xbf16>
      %55 = func.call @dynamic_update_index_in_dim_12(%iterArg_15, %54, %24) : (tensor<2x2x6x24xbf16>, tensor<2x6x24xbf16>, tensor<i32>) -> tensor<2x2x6x24xbf16>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_12, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %56, %51#0, %51#1, %55 : tensor<2x2x6x24xbf16>, tensor<2x2x6x131xbf16>, tensor<2x2x6x1xbf16>, tensor<2x2x6x1x1xi32>, tensor<2x2x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x2x6x24xbf16>
    }
    %21 = stablehlo.reshape %20#9 : (tensor<2x2x6x24xbf16>) -> tensor<4x6x24xbf16>
    %22 = stablehlo.reshape %21 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    return %9#5, %22, %20#7 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x6x24xbf16>, %arg1: tensor<i32>) -> tensor<2x6x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 24] : (tensor<2x2x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x24xbf16>) -> tensor<2x6x24xbf16>
    return %1 : tensor<2x6x24xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x2x6xi32>, %arg1: tensor<i32>) -> tensor<2x6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<2x2x6xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xi32>) -> tensor<2x6xi32>
    return %1 : tensor<2x6xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x2x6xf32>, %arg1: tensor<i32>) -> tensor<2x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<2x2x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
    return %1 : tensor<2x6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<6x24xbf16>, %arg3: tensor<6xi32>, %arg4: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<6x131xbf16>
    %3:3 = call @log_softmax_2(%2) : (tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>)
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %5:2 = call @take_along_axis_3(%3#0, %4) : (tensor<6x131xbf16>, tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %7 = stablehlo.convert %6 : (tensor<6xbf16>) -> tensor<6xf32>
    %8 = stablehlo.multiply %7, %arg4 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %11 = stablehlo.add %arg1, %10 : tensor<f32>
    return %11, %3#1, %3#2, %5#1 : tensor<f32>, tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x1x1xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<6x131xbf16>) -> (tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<6xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<6x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.convert %9 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    %11 = stablehlo.log %10 : tensor<6x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<6x131xbf16>
    return %13, %6, %10 : tensor<6x131xbf16>, tensor<6x131xbf16>, tensor<6x1xbf16>
  }
  func.func private @take_along_axis_3(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xbf16>, tensor<6x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xbf16>, tensor<6x1x1xi32>) -> tensor<6x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xbf16>
    return %15, %5 : tensor<6x1xbf16>, tensor<6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x6x131xbf16>, %arg1: tensor<2x6x131xbf16>, %arg2: tensor<i32>) -> tensor<2x2x6x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x131xbf16>) -> tensor<1x2x6x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x131xbf16>, tensor<1x2x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x131xbf16>
    return %1 : tensor<2x2x6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x2x6x1xbf16>, %arg1: tensor<2x6x1xbf16>, %arg2: tensor<i32>) -> tensor<2x2x6x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x1xbf16>) -> tensor<1x2x6x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x1xbf16>, tensor<1x2x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x1xbf16>
    return %1 : tensor<2x2x6x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<2x2x6x1x1xi32>, %arg1: tensor<2x6x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x2x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x6x1x1xi32>) -> tensor<1x2x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x6x1x1xi32>, tensor<1x2x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x1x1xi32>
    return %1 : tensor<2x2x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x2x6x131xbf16>, %arg1: tensor<i32>) -> tensor<2x6x131xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 131] : (tensor<2x2x6x131xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x131xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x131xbf16>) -> tensor<2x6x131xbf16>
    return %1 : tensor<2x6x131xbf16>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x2x6x1xbf16>, %arg1: tensor<i32>) -> tensor<2x6x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 1] : (tensor<2x2x6x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x1xbf16>) -> tensor<2x6x1xbf16>
    return %1 : tensor<2x6x1xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<2x2x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<2x6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 6, 1, 1] : (tensor<2x2x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x1x1xi32>) -> tensor<2x6x1x1xi32>
    return %1 : tensor<2x6x1x1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<6x24xbf16>, %arg4: tensor<6x131xbf16>, %arg5: tensor<6x1xbf16>, %arg6: tensor<6x1x1xi32>, %arg7: tensor<6xf32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>) {
    %0 = stablehlo.negate %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.multiply %1, %arg7 : tensor<6xf32>
    %3 = stablehlo.convert %2 : (tensor<6xf32>) -> tensor<6xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %5 = call @take_along_axis_10(%arg6, %4) : (tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    %6 = call @log_softmax_11(%arg4, %arg5, %5) : (tensor<6x131xbf16>, tensor<6x1xbf16>, tensor<6x131xbf16>) -> tensor<6x131xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %8 = stablehlo.multiply %6, %7 : tensor<6x131xbf16>
    %9 = stablehlo.dot_general %8, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<6x24xbf16>) -> tensor<131x24xbf16>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %11 = stablehlo.add %arg1, %10 : tensor<24x131xbf16>
    %12 = stablehlo.dot_general %8, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<24x131xbf16>) -> tensor<6x24xbf16>
    return %11, %arg2, %12 : tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>
  }
  func.func private @take_along_axis_10(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xbf16>) -> tensor<6x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x131xbf16>, tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x131xbf16>
    return %1 : tensor<6x131xbf16>
  }
  func.func private @log_softmax_11(%arg0: tensor<6x131xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x131xbf16>) -> tensor<6x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<6x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.reshape %1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<6x1xbf16>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %7 = stablehlo.convert %6 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<6x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<6x131xbf16>
    return %9 : tensor<6x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x2x6x24xbf16>, %arg1: tensor<2x6x24xbf16>, %arg2: tensor<i32>) -> tensor<2x2x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x24xbf16>) -> tensor<1x2x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x24xbf16>, tensor<1x2x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x24xbf16>
    return %1 : tensor<2x2x6x24xbf16>
  }
}
