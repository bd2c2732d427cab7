module @jit_loop_nested_unrolled_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.slice %0 [0:0, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<0x4x3x24xf32>
    %5 = stablehlo.slice %0 [0:2, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<2x4x3x24xf32>
    %6 = stablehlo.slice %1 [0:0, 0:4, 0:3] : (tensor<2x4x3xi32>) -> tensor<0x4x3xi32>
    %7 = stablehlo.slice %1 [0:2, 0:4, 0:3] : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %8 = stablehlo.slice %2 [0:0, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<0x4x3xf32>
    %9 = stablehlo.slice %2 [0:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0x4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<0x4x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0x4x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0x4x3x1x1xi32>
    %14 = stablehlo.slice %5 [0:1, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    %16 = stablehlo.slice %7 [0:1, 0:4, 0:3] : (tensor<2x4x3xi32>) -> tensor<1x4x3xi32>
    %17 = stablehlo.reshape %16 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    %18 = stablehlo.slice %9 [0:1, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %20:5 = call @closed_call(%arg1, %3, %cst_0, %15, %17, %19) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>)
    %21 = stablehlo.slice %5 [1:2, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    %23 = stablehlo.slice %7 [1:2, 0:4, 0:3] : (tensor<2x4x3xi32>) -> tensor<1x4x3xi32>
    %24 = stablehlo.reshape %23 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    %25 = stablehlo.slice %9 [1:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %27:5 = call @closed_call(%arg1, %3, %20#0, %22, %24, %26) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>)
    %28 = stablehlo.broadcast_in_dim %20#1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %29 = stablehlo.broadcast_in_dim %27#1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1x4x3x131xf32>, tensor<1x4x3x131xf32>) -> tensor<2x4x3x131xf32>
    %31 = stablehlo.broadcast_in_dim %20#2, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %32 = stablehlo.broadcast_in_dim %27#2, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<1x4x3xi1>
    %33 = stablehlo.concatenate %31, %32, dim = 0 : (tensor<1x4x3xi1>, tensor<1x4x3xi1>) -> tensor<2x4x3xi1>
    %34 = stablehlo.broadcast_in_dim %20#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %35 = stablehlo.broadcast_in_dim %27#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %36 = stablehlo.concatenate %34, %35, dim = 0 : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<2x4x3xf32>
    %37 = stablehlo.broadcast_in_dim %20#4, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %38 = stablehlo.broadcast_in_dim %27#4, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %39 = stablehlo.concatenate %37, %38, dim = 0 : (tensor<1x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>) -> tensor<2x4x3x1x1xi32>
    %40 = stablehlo.concatenate %10, %30, dim = 0 : (tensor<0x4x3x131xf32>, tensor<2x4x3x131xf32>) -> tensor<2x4x3x131xf32>
    %41 = stablehlo.concatenate %11, %33, dim = 0 : (tensor<0x4x3xi1>, tensor<2x4x3xi1>) -> tensor<2x4x3xi1>
    %42 = stablehlo.concatenate %12, %36, dim = 0 : (tensor<0x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %43 = stablehlo.concatenate %13, %39, dim = 0 : (tensor<0x4x3x1x1xi32>, tensor<2x4x3x1x1xi32>) -> tensor<2x4x3x1x1xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.slice %0 [0:2, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<2x4x3x24xf32>
    %46 = stablehlo.slice %0 [2:2, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<0x4x3x24xf32>
    %47 = stablehlo.slice %40 [0:2, 0:4, 0:3, 0:131] : (tensor<2x4x3x131xf32>) -> tensor<2x4x3x131xf32>
    %48 = stablehlo.slice %40 [2:2, 0:4, 0:3, 0:131] : (tensor<2x4x3x131xf32>) -> tensor<0x4x3x131xf32>
    %49 = stablehlo.slice %41 [0:2, 0:4, 0:3] : (tensor<2x4x3xi1>) -> tensor<2x4x3xi1>
    %50 = stablehlo.slice %41 [2:2, 0:4, 0:3] : (tensor<2x4x3xi1>) -> tensor<0x4x3xi1>
    %51 = stablehlo.slice %42 [0:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %52 = stablehlo.slice %42 [2:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<0x4x3xf32>
    %53 = stablehlo.slice %43 [0:2, 0:4, 0:3, 0:1, 0:1] : (tensor<2x4x3x1x1xi32>) -> tensor<2x4x3x1x1xi32>
    %54 = stablehlo.slice %43 [2:2, 0:4, 0:3, 0:1, 0:1] : (tensor<2x4x3x1x1xi32>) -> tensor<0x4x3x1x1xi32>
    %55 = stablehlo.slice %2 [0:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %56 = stablehlo.slice %2 [2:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<0x4x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0x4x3x24xf32>
    %58 = stablehlo.slice %45 [1:2, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    %60 = stablehlo.slice %47 [1:2, 0:4, 0:3, 0:131] : (tensor<2x4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    %62 = stablehlo.slice %49 [1:2, 0:4, 0:3] : (tensor<2x4x3xi1>) -> tensor<1x4x3xi1>
    %63 = stablehlo.reshape %62 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    %64 = stablehlo.slice %51 [1:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %65 = stablehlo.reshape %64 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %66 = stablehlo.slice %53 [1:2, 0:4, 0:3, 0:1, 0:1] : (tensor<2x4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %67 = stablehlo.reshape %66 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    %68 = stablehlo.slice %55 [1:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %69 = stablehlo.reshape %68 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %70:3 = call @closed_call_7(%arg1, %44, %cst_5, %59, %61, %63, %65, %67, %69) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>)
    %71 = stablehlo.slice %45 [0:1, 0:4, 0:3, 0:24] : (tensor<2x4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %72 = stablehlo.reshape %71 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    %73 = stablehlo.slice %47 [0:1, 0:4, 0:3, 0:131] : (tensor<2x4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %74 = stablehlo.reshape %73 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    %75 = stablehlo.slice %49 [0:1, 0:4, 0:3] : (tensor<2x4x3xi1>) -> tensor<1x4x3xi1>
    %76 = stablehlo.reshape %75 : (tensor<1x4x3xi1>) -> tensor<4x3xi1>
    %77 = stablehlo.slice %51 [0:1, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %79 = stablehlo.slice %53 [0:1, 0:4, 0:3, 0:1, 0:1] : (tensor<2x4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %80 = stablehlo.reshape %79 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    %81 = stablehlo.slice %55 [0:1, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %82 = stablehlo.reshape %81 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %83:3 = call @closed_call_7(%arg1, %70#0, %70#1, %72, %74, %76, %78, %80, %82) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>)
    %84 = stablehlo.broadcast_in_dim %83#2, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %85 = stablehlo.broadcast_in_dim %70#2, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %86 = stablehlo.concatenate %84, %85, dim = 0 : (tensor<1x4x3x24xf32>, tensor<1x4x3x24xf32>) -> tensor<2x4x3x24xf32>
    %87 = stablehlo.concatenate %86, %57, dim = 0 : (tensor<2x4x3x24xf32>, tensor<0x4x3x24xf32>) -> tensor<2x4x3x24xf32>
    %88 = stablehlo.reshape %87 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    return %27#0, %88, %83#0 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xf32>, %arg4: tensor<4x3xi32>, %arg5: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:11 = stablehlo.while(%iterArg = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %c_3, %iterArg_9 = %cst, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    cond {
      %c_14 = stablehlo.constant dense<4> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_8, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %7 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_8) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %8 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_8) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %9:5 = func.call @closed_call_2(%iterArg_6, %iterArg_7, %iterArg_9, %6, %7, %8) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_10, %9#1, %iterArg_8) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %11 = func.call @dynamic_update_index_in_dim_4(%iterArg_11, %9#2, %iterArg_8) : (tensor<4x3xi1>, tensor<3xi1>, tensor<i32>) -> tensor<4x3xi1>
      %12 = func.call @dynamic_update_index_in_dim_5(%iterArg_12, %9#3, %iterArg_8) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %13 = func.call @dynamic_update_index_in_dim_6(%iterArg_13, %9#4, %iterArg_8) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_8, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %14, %9#0, %10, %11, %12, %13 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
    }
    %5 = stablehlo.add %arg2, %4#6 : tensor<f32>
    return %5, %4#7, %4#8, %4#9, %4#10 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<3xf32>) -> tensor<3xi1>
    %5 = stablehlo.select %4, %3, %arg1 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<3x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.abs %10 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare GE, %10, %12, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = stablehlo.log %11 : tensor<3xf32>
    %15 = stablehlo.add %14, %5 : tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %17:2 = call @take_along_axis_3(%0, %16) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<3xf32>
    %20 = stablehlo.multiply %19, %arg5 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %arg2, %21 : tensor<f32>
    return %22, %9, %13, %11, %17#1 : tensor<f32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x131xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<i32>) -> tensor<4x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<i32>, tensor<i32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xf32>, %arg4: tensor<4x3x131xf32>, %arg5: tensor<4x3xi1>, %arg6: tensor<4x3xf32>, %arg7: tensor<4x3x1x1xi32>, %arg8: tensor<4x3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:11 = stablehlo.while(%iterArg = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg0, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %arg2, %iterArg_10 = %1) : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_11, %iterArg_7 : tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_12 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %7 = func.call @dynamic_index_in_dim_8(%iterArg_1, %5) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %8 = func.call @dynamic_index_in_dim_9(%iterArg_2, %5) : (tensor<4x3xi1>, tensor<i32>) -> tensor<3xi1>
      %9 = func.call @dynamic_index_in_dim_1(%iterArg_3, %5) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %10 = func.call @dynamic_index_in_dim_10(%iterArg_4, %5) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_5, %5) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %12:3 = func.call @closed_call_11(%iterArg_6, %iterArg_8, %iterArg_9, %6, %7, %8, %9, %10, %11) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3x131xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3x1x1xi32>, tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>)
      %13 = func.call @dynamic_update_index_in_dim_13(%iterArg_10, %12#2, %5) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_7, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %14, %12#0, %12#1, %13 : tensor<4x3x24xf32>, tensor<4x3x131xf32>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
    }
    %3 = stablehlo.add %arg1, %2#8 : tensor<24x131xf32>
    return %3, %arg2, %2#10 : tensor<24x131xf32>, tensor<f32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @closed_call_11(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3x131xf32>, %arg5: tensor<3xi1>, %arg6: tensor<3xf32>, %arg7: tensor<3x1x1xi32>, %arg8: tensor<3xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = call @take_along_axis_12(%arg7, %3) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.divide %1, %arg6 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.select %arg5, %6, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.select %arg5, %5, %6 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.negate %7 : tensor<3xf32>
    %10 = stablehlo.add %8, %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %12 = stablehlo.multiply %11, %arg4 : tensor<3x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<3x131xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<3x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    return %16, %arg2, %17 : tensor<24x131xf32>, tensor<f32>, tensor<3x24xf32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
}
