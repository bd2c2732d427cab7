module @jit_loop_outside_unrolled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reshape %0 : (tensor<4x6x24xf32>) -> tensor<2x2x6x24xf32>
    %5 = stablehlo.reshape %1 : (tensor<4x6xi32>) -> tensor<2x2x6xi32>
    %6 = stablehlo.reshape %2 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x6x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x2x6x1x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11:11 = stablehlo.while(%iterArg = %4, %iterArg_9 = %5, %iterArg_10 = %6, %iterArg_11 = %arg1, %iterArg_12 = %3, %iterArg_13 = %c_4, %iterArg_14 = %cst_0, %iterArg_15 = %7, %iterArg_16 = %8, %iterArg_17 = %9, %iterArg_18 = %10) : tensor<2x2x6x24xf32>, tensor<2x2x6xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x1x1xi32>
    cond {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %27 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<2x2x6x24xf32>, tensor<i32>) -> tensor<2x6x24xf32>
      %28 = func.call @dynamic_index_in_dim_0(%iterArg_9, %iterArg_13) : (tensor<2x2x6xi32>, tensor<i32>) -> tensor<2x6xi32>
      %29 = func.call @dynamic_index_in_dim_1(%iterArg_10, %iterArg_13) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %30 = stablehlo.slice %27 [0:1, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %31 = stablehlo.reshape %30 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %32 = stablehlo.slice %28 [0:1, 0:6] : (tensor<2x6xi32>) -> tensor<1x6xi32>
      %33 = stablehlo.reshape %32 : (tensor<1x6xi32>) -> tensor<6xi32>
      %34 = stablehlo.slice %29 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %35 = stablehlo.reshape %34 : (tensor<1x6xf32>) -> tensor<6xf32>
      %36:5 = func.call @closed_call(%iterArg_11, %iterArg_12, %iterArg_14, %31, %33, %35) : (tensor<24x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
      %37 = stablehlo.slice %27 [1:2, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %39 = stablehlo.slice %28 [1:2, 0:6] : (tensor<2x6xi32>) -> tensor<1x6xi32>
      %40 = stablehlo.reshape %39 : (tensor<1x6xi32>) -> tensor<6xi32>
      %41 = stablehlo.slice %29 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %42 = stablehlo.reshape %41 : (tensor<1x6xf32>) -> tensor<6xf32>
      %43:5 = func.call @closed_call(%iterArg_11, %iterArg_12, %36#0, %38, %40, %42) : (tensor<24x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
      %44 = stablehlo.broadcast_in_dim %36#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
      %45 = stablehlo.broadcast_in_dim %43#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
      %46 = stablehlo.concatenate %44, %45, dim = 0 : (tensor<1x6x131xf32>, tensor<1x6x131xf32>) -> tensor<2x6x131xf32>
      %47 = stablehlo.broadcast_in_dim %36#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
      %48 = stablehlo.broadcast_in_dim %43#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
      %49 = stablehlo.concatenate %47, %48, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<2x6xi1>
      %50 = stablehlo.broadcast_in_dim %36#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %51 = stablehlo.broadcast_in_dim %43#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %52 = stablehlo.concatenate %50, %51, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
      %53 = stablehlo.broadcast_in_dim %36#4, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %54 = stablehlo.broadcast_in_dim %43#4, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %55 = stablehlo.concatenate %53, %54, dim = 0 : (tensor<1x6x1x1xi32>, tensor<1x6x1x1xi32>) -> tensor<2x6x1x1xi32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_15, %46, %iterArg_13) : (tensor<2x2x6x131xf32>, tensor<2x6x131xf32>, tensor<i32>) -> tensor<2x2x6x131xf32>
      %57 = func.call @dynamic_update_index_in_dim_3(%iterArg_16, %49, %iterArg_13) : (tensor<2x2x6xi1>, tensor<2x6xi1>, tensor<i32>) -> tensor<2x2x6xi1>
      %58 = func.call @dynamic_update_index_in_dim_4(%iterArg_17, %52, %iterArg_13) : (tensor<2x2x6xf32>, tensor<2x6xf32>, tensor<i32>) -> tensor<2x2x6xf32>
      %59 = func.call @dynamic_update_index_in_dim_5(%iterArg_18, %55, %iterArg_13) : (tensor<2x2x6x1x1xi32>, tensor<2x6x1x1xi32>, tensor<i32>) -> tensor<2x2x6x1x1xi32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.add %iterArg_13, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %60, %43#0, %56, %57, %58, %59 : tensor<2x2x6x24xf32>, tensor<2x2x6xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x1x1xi32>
    }
    %12 = stablehlo.reshape %11#7 : (tensor<2x2x6x131xf32>) -> tensor<4x6x131xf32>
    %13 = stablehlo.reshape %11#8 : (tensor<2x2x6xi1>) -> tensor<4x6xi1>
    %14 = stablehlo.reshape %11#9 : (tensor<2x2x6xf32>) -> tensor<4x6xf32>
    %15 = stablehlo.reshape %11#10 : (tensor<2x2x6x1x1xi32>) -> tensor<4x6x1x1xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.reshape %0 : (tensor<4x6x24xf32>) -> tensor<2x2x6x24xf32>
    %18 = stablehlo.reshape %12 : (tensor<4x6x131xf32>) -> tensor<2x2x6x131xf32>
    %19 = stablehlo.reshape %13 : (tensor<4x6xi1>) -> tensor<2x2x6xi1>
    %20 = stablehlo.reshape %14 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %21 = stablehlo.reshape %15 : (tensor<4x6x1x1xi32>) -> tensor<2x2x6x1x1xi32>
    %22 = stablehlo.reshape %2 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x6x24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24:11 = stablehlo.while(%iterArg = %17, %iterArg_9 = %18, %iterArg_10 = %19, %iterArg_11 = %20, %iterArg_12 = %21, %iterArg_13 = %22, %iterArg_14 = %arg1, %iterArg_15 = %c_8, %iterArg_16 = %16, %iterArg_17 = %cst_6, %iterArg_18 = %23) : tensor<2x2x6x24xf32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x1x1xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x2x6x24xf32>
    cond {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %27 = stablehlo.subtract %c_19, %iterArg_15 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.subtract %27, %c_20 : tensor<i32>
      %29 = func.call @dynamic_index_in_dim(%iterArg, %28) : (tensor<2x2x6x24xf32>, tensor<i32>) -> tensor<2x6x24xf32>
      %30 = func.call @dynamic_index_in_dim_6(%iterArg_9, %28) : (tensor<2x2x6x131xf32>, tensor<i32>) -> tensor<2x6x131xf32>
      %31 = func.call @dynamic_index_in_dim_7(%iterArg_10, %28) : (tensor<2x2x6xi1>, tensor<i32>) -> tensor<2x6xi1>
      %32 = func.call @dynamic_index_in_dim_1(%iterArg_11, %28) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %33 = func.call @dynamic_index_in_dim_8(%iterArg_12, %28) : (tensor<2x2x6x1x1xi32>, tensor<i32>) -> tensor<2x6x1x1xi32>
      %34 = func.call @dynamic_index_in_dim_1(%iterArg_13, %28) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %35 = stablehlo.slice %29 [1:2, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %36 = stablehlo.reshape %35 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %37 = stablehlo.slice %30 [1:2, 0:6, 0:131] : (tensor<2x6x131xf32>) -> tensor<1x6x131xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
      %39 = stablehlo.slice %31 [1:2, 0:6] : (tensor<2x6xi1>) -> tensor<1x6xi1>
      %40 = stablehlo.reshape %39 : (tensor<1x6xi1>) -> tensor<6xi1>
      %41 = stablehlo.slice %32 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %42 = stablehlo.reshape %41 : (tensor<1x6xf32>) -> tensor<6xf32>
      %43 = stablehlo.slice %33 [1:2, 0:6, 0:1, 0:1] : (tensor<2x6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %44 = stablehlo.reshape %43 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
      %45 = stablehlo.slice %34 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %46 = stablehlo.reshape %45 : (tensor<1x6xf32>) -> tensor<6xf32>
      %47:3 = func.call @closed_call_9(%iterArg_14, %iterArg_16, %iterArg_17, %36, %38, %40, %42, %44, %46) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %48 = stablehlo.slice %29 [0:1, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %49 = stablehlo.reshape %48 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %50 = stablehlo.slice %30 [0:1, 0:6, 0:131] : (tensor<2x6x131xf32>) -> tensor<1x6x131xf32>
      %51 = stablehlo.reshape %50 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
      %52 = stablehlo.slice %31 [0:1, 0:6] : (tensor<2x6xi1>) -> tensor<1x6xi1>
      %53 = stablehlo.reshape %52 : (tensor<1x6xi1>) -> tensor<6xi1>
      %54 = stablehlo.slice %32 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %55 = stablehlo.reshape %54 : (tensor<1x6xf32>) -> tensor<6xf32>
      %56 = stablehlo.slice %33 [0:1, 0:6, 0:1, 0:1] : (tensor<2x6x1x1xi32>) -> tensor<1x6x1x1xi32>
      %57 = stablehlo.reshape %56 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
      %58 = stablehlo.slice %34 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %59 = stablehlo.reshape %58 : (tensor<1x6xf32>) -> tensor<6xf32>
      %60:3 = func.call @closed_call_9(%iterArg_14, %47#0, %47#1, %49, %51, %53, %55, %57, %59) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %61 = stablehlo.broadcast_in_dim %60#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
      %62 = stablehlo.broadcast_in_dim %47#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
      %63 = stablehlo.concatenate %61, %62, dim = 0 : (tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<2x6x24xf32>
      %64 = func.call @dynamic_update_index_in_dim_11(%iterArg_18, %63, %28) : (tensor<2x2x6x24xf32>, tensor<2x6x24xf32>, tensor<i32>) -> tensor<2x2x6x24xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %65 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %65, %60#0, %60#1, %64 : tensor<2x2x6x24xf32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x1x1xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x2x6x24xf32>
    }
    %25 = stablehlo.reshape %24#10 : (tensor<2x2x6x24xf32>) -> tensor<4x6x24xf32>
    %26 = stablehlo.reshape %25 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %11#6, %26, %24#8 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x6x24xf32>, %arg1: tensor<i32>) -> tensor<2x6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 24] : (tensor<2x2x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x24xf32>) -> tensor<2x6x24xf32>
    return %1 : tensor<2x6x24xf32>
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
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<6xf32>, %arg2: tensor<f32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6xi32>, %arg5: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<6xf32>
    %4 = stablehlo.is_finite %3 : (tensor<6xf32>) -> tensor<6xi1>
    %5 = stablehlo.select %4, %3, %arg1 : tensor<6xi1>, tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<6x131xf32>
    %9 = stablehlo.exponential %8 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.abs %10 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare GE, %10, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %14 = stablehlo.log %11 : tensor<6xf32>
    %15 = stablehlo.add %14, %5 : tensor<6xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %17:2 = call @take_along_axis_2(%0, %16) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<6xf32>
    %20 = stablehlo.multiply %19, %arg5 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %arg2, %21 : tensor<f32>
    return %22, %9, %13, %11, %17#1 : tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x6x131xf32>, %arg1: tensor<2x6x131xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x131xf32>) -> tensor<1x2x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x131xf32>, tensor<1x2x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x131xf32>
    return %1 : tensor<2x2x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<2x2x6xi1>, %arg1: tensor<2x6xi1>, %arg2: tensor<i32>) -> tensor<2x2x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x6xi1>) -> tensor<1x2x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x6xi1>, tensor<1x2x6xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6xi1>
    return %1 : tensor<2x2x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<i32>) -> tensor<2x2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x6xf32>) -> tensor<1x2x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x6xf32>, tensor<1x2x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6xf32>
    return %1 : tensor<2x2x6xf32>
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
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x2x6x131xf32>, %arg1: tensor<i32>) -> tensor<2x6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 131] : (tensor<2x2x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x131xf32>) -> tensor<2x6x131xf32>
    return %1 : tensor<2x6x131xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x2x6xi1>, %arg1: tensor<i32>) -> tensor<2x6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<2x2x6xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xi1>) -> tensor<2x6xi1>
    return %1 : tensor<2x6xi1>
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
  func.func private @closed_call_9(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6x131xf32>, %arg5: tensor<6xi1>, %arg6: tensor<6xf32>, %arg7: tensor<6x1x1xi32>, %arg8: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = call @take_along_axis_10(%arg7, %3) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.divide %1, %arg6 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.select %arg5, %6, %5 : tensor<6xi1>, tensor<6xf32>
    %8 = stablehlo.select %arg5, %5, %6 : tensor<6xi1>, tensor<6xf32>
    %9 = stablehlo.negate %7 : tensor<6xf32>
    %10 = stablehlo.add %8, %9 : tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %12 = stablehlo.multiply %11, %arg4 : tensor<6x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<6x131xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
    return %16, %arg2, %17 : tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x2x6x24xf32>, %arg1: tensor<2x6x24xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x24xf32>, tensor<1x2x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x24xf32>
    return %1 : tensor<2x2x6x24xf32>
  }
}
