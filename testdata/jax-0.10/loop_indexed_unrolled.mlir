module @jit_loop_indexed_unrolled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.add %4, %7 : tensor<6xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<6xi1>, tensor<6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reshape %0 : (tensor<4x6x24xf32>) -> tensor<2x2x6x24xf32>
    %12 = stablehlo.reshape %1 : (tensor<4x6xi32>) -> tensor<2x2x6xi32>
    %13 = stablehlo.reshape %2 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x6x131xf32>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<2x2x6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x2x6x2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18:12 = stablehlo.while(%iterArg = %11, %iterArg_11 = %12, %iterArg_12 = %13, %iterArg_13 = %arg1, %iterArg_14 = %3, %iterArg_15 = %10, %iterArg_16 = %c_6, %iterArg_17 = %cst_1, %iterArg_18 = %14, %iterArg_19 = %15, %iterArg_20 = %16, %iterArg_21 = %17) : tensor<2x2x6x24xf32>, tensor<2x2x6xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<6xf32>, tensor<6x1xi32>, tensor<i32>, tensor<f32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x2xi32>
    cond {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_16, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<2x2x6x24xf32>, tensor<i32>) -> tensor<2x6x24xf32>
      %35 = func.call @dynamic_index_in_dim_0(%iterArg_11, %iterArg_16) : (tensor<2x2x6xi32>, tensor<i32>) -> tensor<2x6xi32>
      %36 = func.call @dynamic_index_in_dim_1(%iterArg_12, %iterArg_16) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %37 = stablehlo.slice %34 [0:1, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %39 = stablehlo.slice %35 [0:1, 0:6] : (tensor<2x6xi32>) -> tensor<1x6xi32>
      %40 = stablehlo.reshape %39 : (tensor<1x6xi32>) -> tensor<6xi32>
      %41 = stablehlo.slice %36 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %42 = stablehlo.reshape %41 : (tensor<1x6xf32>) -> tensor<6xf32>
      %43:5 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %38, %40, %42) : (tensor<24x131xf32>, tensor<6xf32>, tensor<6x1xi32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>)
      %44 = stablehlo.slice %34 [1:2, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %45 = stablehlo.reshape %44 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %46 = stablehlo.slice %35 [1:2, 0:6] : (tensor<2x6xi32>) -> tensor<1x6xi32>
      %47 = stablehlo.reshape %46 : (tensor<1x6xi32>) -> tensor<6xi32>
      %48 = stablehlo.slice %36 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %49 = stablehlo.reshape %48 : (tensor<1x6xf32>) -> tensor<6xf32>
      %50:5 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_15, %43#0, %45, %47, %49) : (tensor<24x131xf32>, tensor<6xf32>, tensor<6x1xi32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>)
      %51 = stablehlo.broadcast_in_dim %43#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
      %52 = stablehlo.broadcast_in_dim %50#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
      %53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1x6x131xf32>, tensor<1x6x131xf32>) -> tensor<2x6x131xf32>
      %54 = stablehlo.broadcast_in_dim %43#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
      %55 = stablehlo.broadcast_in_dim %50#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
      %56 = stablehlo.concatenate %54, %55, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<2x6xi1>
      %57 = stablehlo.broadcast_in_dim %43#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %58 = stablehlo.broadcast_in_dim %50#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %59 = stablehlo.concatenate %57, %58, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
      %60 = stablehlo.broadcast_in_dim %43#4, dims = [1, 2] : (tensor<6x2xi32>) -> tensor<1x6x2xi32>
      %61 = stablehlo.broadcast_in_dim %50#4, dims = [1, 2] : (tensor<6x2xi32>) -> tensor<1x6x2xi32>
      %62 = stablehlo.concatenate %60, %61, dim = 0 : (tensor<1x6x2xi32>, tensor<1x6x2xi32>) -> tensor<2x6x2xi32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_18, %53, %iterArg_16) : (tensor<2x2x6x131xf32>, tensor<2x6x131xf32>, tensor<i32>) -> tensor<2x2x6x131xf32>
      %64 = func.call @dynamic_update_index_in_dim_2(%iterArg_19, %56, %iterArg_16) : (tensor<2x2x6xi1>, tensor<2x6xi1>, tensor<i32>) -> tensor<2x2x6xi1>
      %65 = func.call @dynamic_update_index_in_dim_3(%iterArg_20, %59, %iterArg_16) : (tensor<2x2x6xf32>, tensor<2x6xf32>, tensor<i32>) -> tensor<2x2x6xf32>
      %66 = func.call @dynamic_update_index_in_dim_4(%iterArg_21, %62, %iterArg_16) : (tensor<2x2x6x2xi32>, tensor<2x6x2xi32>, tensor<i32>) -> tensor<2x2x6x2xi32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.add %iterArg_16, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %67, %50#0, %63, %64, %65, %66 : tensor<2x2x6x24xf32>, tensor<2x2x6xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<6xf32>, tensor<6x1xi32>, tensor<i32>, tensor<f32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x2xi32>
    }
    %19 = stablehlo.reshape %18#8 : (tensor<2x2x6x131xf32>) -> tensor<4x6x131xf32>
    %20 = stablehlo.reshape %18#9 : (tensor<2x2x6xi1>) -> tensor<4x6xi1>
    %21 = stablehlo.reshape %18#10 : (tensor<2x2x6xf32>) -> tensor<4x6xf32>
    %22 = stablehlo.reshape %18#11 : (tensor<2x2x6x2xi32>) -> tensor<4x6x2xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.reshape %0 : (tensor<4x6x24xf32>) -> tensor<2x2x6x24xf32>
    %25 = stablehlo.reshape %19 : (tensor<4x6x131xf32>) -> tensor<2x2x6x131xf32>
    %26 = stablehlo.reshape %20 : (tensor<4x6xi1>) -> tensor<2x2x6xi1>
    %27 = stablehlo.reshape %21 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %28 = stablehlo.reshape %22 : (tensor<4x6x2xi32>) -> tensor<2x2x6x2xi32>
    %29 = stablehlo.reshape %2 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x6x24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %31:11 = stablehlo.while(%iterArg = %24, %iterArg_11 = %25, %iterArg_12 = %26, %iterArg_13 = %27, %iterArg_14 = %28, %iterArg_15 = %29, %iterArg_16 = %arg1, %iterArg_17 = %c_10, %iterArg_18 = %23, %iterArg_19 = %cst_8, %iterArg_20 = %30) : tensor<2x2x6x24xf32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x2xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x2x6x24xf32>
    cond {
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %34 = stablehlo.subtract %c_21, %iterArg_17 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.subtract %34, %c_22 : tensor<i32>
      %36 = func.call @dynamic_index_in_dim(%iterArg, %35) : (tensor<2x2x6x24xf32>, tensor<i32>) -> tensor<2x6x24xf32>
      %37 = func.call @dynamic_index_in_dim_5(%iterArg_11, %35) : (tensor<2x2x6x131xf32>, tensor<i32>) -> tensor<2x6x131xf32>
      %38 = func.call @dynamic_index_in_dim_6(%iterArg_12, %35) : (tensor<2x2x6xi1>, tensor<i32>) -> tensor<2x6xi1>
      %39 = func.call @dynamic_index_in_dim_1(%iterArg_13, %35) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %40 = func.call @dynamic_index_in_dim_7(%iterArg_14, %35) : (tensor<2x2x6x2xi32>, tensor<i32>) -> tensor<2x6x2xi32>
      %41 = func.call @dynamic_index_in_dim_1(%iterArg_15, %35) : (tensor<2x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %42 = stablehlo.slice %36 [1:2, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %43 = stablehlo.reshape %42 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %44 = stablehlo.slice %37 [1:2, 0:6, 0:131] : (tensor<2x6x131xf32>) -> tensor<1x6x131xf32>
      %45 = stablehlo.reshape %44 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
      %46 = stablehlo.slice %38 [1:2, 0:6] : (tensor<2x6xi1>) -> tensor<1x6xi1>
      %47 = stablehlo.reshape %46 : (tensor<1x6xi1>) -> tensor<6xi1>
      %48 = stablehlo.slice %39 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %49 = stablehlo.reshape %48 : (tensor<1x6xf32>) -> tensor<6xf32>
      %50 = stablehlo.slice %40 [1:2, 0:6, 0:2] : (tensor<2x6x2xi32>) -> tensor<1x6x2xi32>
      %51 = stablehlo.reshape %50 : (tensor<1x6x2xi32>) -> tensor<6x2xi32>
      %52 = stablehlo.slice %41 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %53 = stablehlo.reshape %52 : (tensor<1x6xf32>) -> tensor<6xf32>
      %54:3 = func.call @closed_call_8(%iterArg_16, %iterArg_18, %iterArg_19, %43, %45, %47, %49, %51, %53) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %55 = stablehlo.slice %36 [0:1, 0:6, 0:24] : (tensor<2x6x24xf32>) -> tensor<1x6x24xf32>
      %56 = stablehlo.reshape %55 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
      %57 = stablehlo.slice %37 [0:1, 0:6, 0:131] : (tensor<2x6x131xf32>) -> tensor<1x6x131xf32>
      %58 = stablehlo.reshape %57 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
      %59 = stablehlo.slice %38 [0:1, 0:6] : (tensor<2x6xi1>) -> tensor<1x6xi1>
      %60 = stablehlo.reshape %59 : (tensor<1x6xi1>) -> tensor<6xi1>
      %61 = stablehlo.slice %39 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %62 = stablehlo.reshape %61 : (tensor<1x6xf32>) -> tensor<6xf32>
      %63 = stablehlo.slice %40 [0:1, 0:6, 0:2] : (tensor<2x6x2xi32>) -> tensor<1x6x2xi32>
      %64 = stablehlo.reshape %63 : (tensor<1x6x2xi32>) -> tensor<6x2xi32>
      %65 = stablehlo.slice %41 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
      %66 = stablehlo.reshape %65 : (tensor<1x6xf32>) -> tensor<6xf32>
      %67:3 = func.call @closed_call_8(%iterArg_16, %54#0, %54#1, %56, %58, %60, %62, %64, %66) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %68 = stablehlo.broadcast_in_dim %67#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
      %69 = stablehlo.broadcast_in_dim %54#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
      %70 = stablehlo.concatenate %68, %69, dim = 0 : (tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<2x6x24xf32>
      %71 = func.call @dynamic_update_index_in_dim_9(%iterArg_20, %70, %35) : (tensor<2x2x6x24xf32>, tensor<2x6x24xf32>, tensor<i32>) -> tensor<2x2x6x24xf32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_17, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %72, %67#0, %67#1, %71 : tensor<2x2x6x24xf32>, tensor<2x2x6x131xf32>, tensor<2x2x6xi1>, tensor<2x2x6xf32>, tensor<2x2x6x2xi32>, tensor<2x2x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<2x2x6x24xf32>
    }
    %32 = stablehlo.reshape %31#10 : (tensor<2x2x6x24xf32>) -> tensor<4x6x24xf32>
    %33 = stablehlo.reshape %32 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %18#7, %33, %31#8 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x1xi32>, %arg3: tensor<f32>, %arg4: tensor<6x24xf32>, %arg5: tensor<6xi32>, %arg6: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
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
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %17 = stablehlo.compare LT, %arg5, %16, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %19 = stablehlo.add %arg5, %18 : tensor<6xi32>
    %20 = stablehlo.select %17, %19, %arg5 : tensor<6xi1>, tensor<6xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %22 = stablehlo.concatenate %arg2, %21, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %23 = "stablehlo.gather"(%0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x2xi32>) -> tensor<6xf32>
    %24 = stablehlo.subtract %15, %23 : tensor<6xf32>
    %25 = stablehlo.multiply %24, %arg6 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.add %arg3, %26 : tensor<f32>
    return %27, %9, %13, %11, %22 : tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x6x131xf32>, %arg1: tensor<2x6x131xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x131xf32>) -> tensor<1x2x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x131xf32>, tensor<1x2x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x131xf32>
    return %1 : tensor<2x2x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<2x2x6xi1>, %arg1: tensor<2x6xi1>, %arg2: tensor<i32>) -> tensor<2x2x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x6xi1>) -> tensor<1x2x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x6xi1>, tensor<1x2x6xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6xi1>
    return %1 : tensor<2x2x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<2x2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<i32>) -> tensor<2x2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x6xf32>) -> tensor<1x2x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x6xf32>, tensor<1x2x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6xf32>
    return %1 : tensor<2x2x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x2x6x2xi32>, %arg1: tensor<2x6x2xi32>, %arg2: tensor<i32>) -> tensor<2x2x6x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x2xi32>) -> tensor<1x2x6x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x2xi32>, tensor<1x2x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x2xi32>
    return %1 : tensor<2x2x6x2xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x2x6x131xf32>, %arg1: tensor<i32>) -> tensor<2x6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 131] : (tensor<2x2x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x131xf32>) -> tensor<2x6x131xf32>
    return %1 : tensor<2x6x131xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x2x6xi1>, %arg1: tensor<i32>) -> tensor<2x6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<2x2x6xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xi1>) -> tensor<2x6xi1>
    return %1 : tensor<2x6xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x2x6x2xi32>, %arg1: tensor<i32>) -> tensor<2x6x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 2] : (tensor<2x2x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x2xi32>) -> tensor<2x6x2xi32>
    return %1 : tensor<2x6x2xi32>
  }
  func.func private @closed_call_8(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6x131xf32>, %arg5: tensor<6xi1>, %arg6: tensor<6xf32>, %arg7: tensor<6x2xi32>, %arg8: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %4 = "stablehlo.scatter"(%3, %arg7, %2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %18 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.divide %1, %arg6 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
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
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x2x6x24xf32>, %arg1: tensor<2x6x24xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x24xf32>, tensor<1x2x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x24xf32>
    return %1 : tensor<2x2x6x24xf32>
  }
}
