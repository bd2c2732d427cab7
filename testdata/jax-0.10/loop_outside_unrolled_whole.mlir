module @jit_loop_outside_unrolled_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.slice %0 [0:0, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<0x6x24xf32>
    %5 = stablehlo.slice %0 [0:4, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<4x6x24xf32>
    %6 = stablehlo.slice %1 [0:0, 0:6] : (tensor<4x6xi32>) -> tensor<0x6xi32>
    %7 = stablehlo.slice %1 [0:4, 0:6] : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %8 = stablehlo.slice %2 [0:0, 0:6] : (tensor<4x6xf32>) -> tensor<0x6xf32>
    %9 = stablehlo.slice %2 [0:4, 0:6] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0x6x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<0x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0x6x1x1xi32>
    %14 = stablehlo.slice %5 [0:1, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %16 = stablehlo.slice %7 [0:1, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
    %17 = stablehlo.reshape %16 : (tensor<1x6xi32>) -> tensor<6xi32>
    %18 = stablehlo.slice %9 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x6xf32>) -> tensor<6xf32>
    %20:5 = call @closed_call(%arg1, %3, %cst_0, %15, %17, %19) : (tensor<24x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
    %21 = stablehlo.slice %5 [1:2, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %23 = stablehlo.slice %7 [1:2, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
    %24 = stablehlo.reshape %23 : (tensor<1x6xi32>) -> tensor<6xi32>
    %25 = stablehlo.slice %9 [1:2, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x6xf32>) -> tensor<6xf32>
    %27:5 = call @closed_call(%arg1, %3, %20#0, %22, %24, %26) : (tensor<24x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
    %28 = stablehlo.slice %5 [2:3, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %30 = stablehlo.slice %7 [2:3, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
    %31 = stablehlo.reshape %30 : (tensor<1x6xi32>) -> tensor<6xi32>
    %32 = stablehlo.slice %9 [2:3, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x6xf32>) -> tensor<6xf32>
    %34:5 = call @closed_call(%arg1, %3, %27#0, %29, %31, %33) : (tensor<24x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
    %35 = stablehlo.slice %5 [3:4, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %37 = stablehlo.slice %7 [3:4, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
    %38 = stablehlo.reshape %37 : (tensor<1x6xi32>) -> tensor<6xi32>
    %39 = stablehlo.slice %9 [3:4, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x6xf32>) -> tensor<6xf32>
    %41:5 = call @closed_call(%arg1, %3, %34#0, %36, %38, %40) : (tensor<24x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
    %42 = stablehlo.broadcast_in_dim %20#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %43 = stablehlo.broadcast_in_dim %27#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %44 = stablehlo.broadcast_in_dim %34#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %45 = stablehlo.broadcast_in_dim %41#1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %46 = stablehlo.concatenate %42, %43, %44, %45, dim = 0 : (tensor<1x6x131xf32>, tensor<1x6x131xf32>, tensor<1x6x131xf32>, tensor<1x6x131xf32>) -> tensor<4x6x131xf32>
    %47 = stablehlo.broadcast_in_dim %20#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %48 = stablehlo.broadcast_in_dim %27#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %49 = stablehlo.broadcast_in_dim %34#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %50 = stablehlo.broadcast_in_dim %41#2, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %51 = stablehlo.concatenate %47, %48, %49, %50, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<4x6xi1>
    %52 = stablehlo.broadcast_in_dim %20#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %53 = stablehlo.broadcast_in_dim %27#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %54 = stablehlo.broadcast_in_dim %34#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %55 = stablehlo.broadcast_in_dim %41#3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %56 = stablehlo.concatenate %52, %53, %54, %55, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    %57 = stablehlo.broadcast_in_dim %20#4, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %58 = stablehlo.broadcast_in_dim %27#4, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %59 = stablehlo.broadcast_in_dim %34#4, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %60 = stablehlo.broadcast_in_dim %41#4, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %61 = stablehlo.concatenate %57, %58, %59, %60, dim = 0 : (tensor<1x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<1x6x1x1xi32>) -> tensor<4x6x1x1xi32>
    %62 = stablehlo.concatenate %10, %46, dim = 0 : (tensor<0x6x131xf32>, tensor<4x6x131xf32>) -> tensor<4x6x131xf32>
    %63 = stablehlo.concatenate %11, %51, dim = 0 : (tensor<0x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
    %64 = stablehlo.concatenate %12, %56, dim = 0 : (tensor<0x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %65 = stablehlo.concatenate %13, %61, dim = 0 : (tensor<0x6x1x1xi32>, tensor<4x6x1x1xi32>) -> tensor<4x6x1x1xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.slice %0 [0:4, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<4x6x24xf32>
    %68 = stablehlo.slice %0 [4:4, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<0x6x24xf32>
    %69 = stablehlo.slice %62 [0:4, 0:6, 0:131] : (tensor<4x6x131xf32>) -> tensor<4x6x131xf32>
    %70 = stablehlo.slice %62 [4:4, 0:6, 0:131] : (tensor<4x6x131xf32>) -> tensor<0x6x131xf32>
    %71 = stablehlo.slice %63 [0:4, 0:6] : (tensor<4x6xi1>) -> tensor<4x6xi1>
    %72 = stablehlo.slice %63 [4:4, 0:6] : (tensor<4x6xi1>) -> tensor<0x6xi1>
    %73 = stablehlo.slice %64 [0:4, 0:6] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %74 = stablehlo.slice %64 [4:4, 0:6] : (tensor<4x6xf32>) -> tensor<0x6xf32>
    %75 = stablehlo.slice %65 [0:4, 0:6, 0:1, 0:1] : (tensor<4x6x1x1xi32>) -> tensor<4x6x1x1xi32>
    %76 = stablehlo.slice %65 [4:4, 0:6, 0:1, 0:1] : (tensor<4x6x1x1xi32>) -> tensor<0x6x1x1xi32>
    %77 = stablehlo.slice %2 [0:4, 0:6] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %78 = stablehlo.slice %2 [4:4, 0:6] : (tensor<4x6xf32>) -> tensor<0x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0x6x24xf32>
    %80 = stablehlo.slice %67 [3:4, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %81 = stablehlo.reshape %80 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %82 = stablehlo.slice %69 [3:4, 0:6, 0:131] : (tensor<4x6x131xf32>) -> tensor<1x6x131xf32>
    %83 = stablehlo.reshape %82 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    %84 = stablehlo.slice %71 [3:4, 0:6] : (tensor<4x6xi1>) -> tensor<1x6xi1>
    %85 = stablehlo.reshape %84 : (tensor<1x6xi1>) -> tensor<6xi1>
    %86 = stablehlo.slice %73 [3:4, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %87 = stablehlo.reshape %86 : (tensor<1x6xf32>) -> tensor<6xf32>
    %88 = stablehlo.slice %75 [3:4, 0:6, 0:1, 0:1] : (tensor<4x6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %89 = stablehlo.reshape %88 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    %90 = stablehlo.slice %77 [3:4, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %91 = stablehlo.reshape %90 : (tensor<1x6xf32>) -> tensor<6xf32>
    %92:3 = call @closed_call_1(%arg1, %66, %cst_5, %81, %83, %85, %87, %89, %91) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
    %93 = stablehlo.slice %67 [2:3, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %94 = stablehlo.reshape %93 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %95 = stablehlo.slice %69 [2:3, 0:6, 0:131] : (tensor<4x6x131xf32>) -> tensor<1x6x131xf32>
    %96 = stablehlo.reshape %95 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    %97 = stablehlo.slice %71 [2:3, 0:6] : (tensor<4x6xi1>) -> tensor<1x6xi1>
    %98 = stablehlo.reshape %97 : (tensor<1x6xi1>) -> tensor<6xi1>
    %99 = stablehlo.slice %73 [2:3, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %100 = stablehlo.reshape %99 : (tensor<1x6xf32>) -> tensor<6xf32>
    %101 = stablehlo.slice %75 [2:3, 0:6, 0:1, 0:1] : (tensor<4x6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %102 = stablehlo.reshape %101 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    %103 = stablehlo.slice %77 [2:3, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %104 = stablehlo.reshape %103 : (tensor<1x6xf32>) -> tensor<6xf32>
    %105:3 = call @closed_call_1(%arg1, %92#0, %92#1, %94, %96, %98, %100, %102, %104) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
    %106 = stablehlo.slice %67 [1:2, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %107 = stablehlo.reshape %106 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %108 = stablehlo.slice %69 [1:2, 0:6, 0:131] : (tensor<4x6x131xf32>) -> tensor<1x6x131xf32>
    %109 = stablehlo.reshape %108 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    %110 = stablehlo.slice %71 [1:2, 0:6] : (tensor<4x6xi1>) -> tensor<1x6xi1>
    %111 = stablehlo.reshape %110 : (tensor<1x6xi1>) -> tensor<6xi1>
    %112 = stablehlo.slice %73 [1:2, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %113 = stablehlo.reshape %112 : (tensor<1x6xf32>) -> tensor<6xf32>
    %114 = stablehlo.slice %75 [1:2, 0:6, 0:1, 0:1] : (tensor<4x6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %115 = stablehlo.reshape %114 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    %116 = stablehlo.slice %77 [1:2, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %117 = stablehlo.reshape %116 : (tensor<1x6xf32>) -> tensor<6xf32>
    %118:3 = call @closed_call_1(%arg1, %105#0, %105#1, %107, %109, %111, %113, %115, %117) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
    %119 = stablehlo.slice %67 [0:1, 0:6, 0:24] : (tensor<4x6x24xf32>) -> tensor<1x6x24xf32>
    %120 = stablehlo.reshape %119 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    %121 = stablehlo.slice %69 [0:1, 0:6, 0:131] : (tensor<4x6x131xf32>) -> tensor<1x6x131xf32>
    %122 = stablehlo.reshape %121 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    %123 = stablehlo.slice %71 [0:1, 0:6] : (tensor<4x6xi1>) -> tensor<1x6xi1>
    %124 = stablehlo.reshape %123 : (tensor<1x6xi1>) -> tensor<6xi1>
    %125 = stablehlo.slice %73 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %126 = stablehlo.reshape %125 : (tensor<1x6xf32>) -> tensor<6xf32>
    %127 = stablehlo.slice %75 [0:1, 0:6, 0:1, 0:1] : (tensor<4x6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %128 = stablehlo.reshape %127 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    %129 = stablehlo.slice %77 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %130 = stablehlo.reshape %129 : (tensor<1x6xf32>) -> tensor<6xf32>
    %131:3 = call @closed_call_1(%arg1, %118#0, %118#1, %120, %122, %124, %126, %128, %130) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
    %132 = stablehlo.broadcast_in_dim %131#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %133 = stablehlo.broadcast_in_dim %118#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %134 = stablehlo.broadcast_in_dim %105#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %135 = stablehlo.broadcast_in_dim %92#2, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %136 = stablehlo.concatenate %132, %133, %134, %135, dim = 0 : (tensor<1x6x24xf32>, tensor<1x6x24xf32>, tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<4x6x24xf32>
    %137 = stablehlo.concatenate %136, %79, dim = 0 : (tensor<4x6x24xf32>, tensor<0x6x24xf32>) -> tensor<4x6x24xf32>
    %138 = stablehlo.reshape %137 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %41#0, %138, %131#0 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
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
    %17:2 = call @take_along_axis_0(%0, %16) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<6xf32>
    %20 = stablehlo.multiply %19, %arg5 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %arg2, %21 : tensor<f32>
    return %22, %9, %13, %11, %17#1 : tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
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
  func.func private @closed_call_1(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6x131xf32>, %arg5: tensor<6xi1>, %arg6: tensor<6xf32>, %arg7: tensor<6x1x1xi32>, %arg8: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = call @take_along_axis_2(%arg7, %3) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
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
  func.func private @take_along_axis_2(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
}
