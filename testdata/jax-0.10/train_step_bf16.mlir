module @jit_train_step_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1003x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x1003xf32>, %arg3: tensor<24xf32>, %arg4: tensor<56x24xf32>, %arg5: tensor<24x112xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x72xf32>, %arg9: tensor<24xf32>, %arg10: tensor<56x24xf32>, %arg11: tensor<24x112xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24x24xf32>, %arg14: tensor<24x72xf32>, %arg15: tensor<1003x24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x1003xf32>, %arg18: tensor<24xf32>, %arg19: tensor<56x24xf32>, %arg20: tensor<24x112xf32>, %arg21: tensor<24xf32>, %arg22: tensor<24x24xf32>, %arg23: tensor<24x72xf32>, %arg24: tensor<24xf32>, %arg25: tensor<56x24xf32>, %arg26: tensor<24x112xf32>, %arg27: tensor<24xf32>, %arg28: tensor<24x24xf32>, %arg29: tensor<24x72xf32>, %arg30: tensor<1003x24xf32>, %arg31: tensor<24xf32>, %arg32: tensor<24x1003xf32>, %arg33: tensor<24xf32>, %arg34: tensor<56x24xf32>, %arg35: tensor<24x112xf32>, %arg36: tensor<24xf32>, %arg37: tensor<24x24xf32>, %arg38: tensor<24x72xf32>, %arg39: tensor<24xf32>, %arg40: tensor<56x24xf32>, %arg41: tensor<24x112xf32>, %arg42: tensor<24xf32>, %arg43: tensor<24x24xf32>, %arg44: tensor<24x72xf32>, %arg45: tensor<2x13xi32>, %arg46: tensor<2x12xf32>, %arg47: tensor<2xf32>, %arg48: tensor<2x12xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<1003x24xf32> {jax.result_info = "result[3]['embedding']"}, tensor<24xf32> {jax.result_info = "result[3]['final_norm']"}, tensor<24x1003xf32> {jax.result_info = "result[3]['head']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][0]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[3]['layers'][0]['down']"}, tensor<24x112xf32> {jax.result_info = "result[3]['layers'][0]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][0]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[3]['layers'][0]['out']"}, tensor<24x72xf32> {jax.result_info = "result[3]['layers'][0]['qkv']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][1]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[3]['layers'][1]['down']"}, tensor<24x112xf32> {jax.result_info = "result[3]['layers'][1]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][1]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[3]['layers'][1]['out']"}, tensor<24x72xf32> {jax.result_info = "result[3]['layers'][1]['qkv']"}, tensor<1003x24xf32> {jax.result_info = "result[4]['embedding']"}, tensor<24xf32> {jax.result_info = "result[4]['final_norm']"}, tensor<24x1003xf32> {jax.result_info = "result[4]['head']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][0]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[4]['layers'][0]['down']"}, tensor<24x112xf32> {jax.result_info = "result[4]['layers'][0]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][0]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[4]['layers'][0]['out']"}, tensor<24x72xf32> {jax.result_info = "result[4]['layers'][0]['qkv']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][1]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[4]['layers'][1]['down']"}, tensor<24x112xf32> {jax.result_info = "result[4]['layers'][1]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][1]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[4]['layers'][1]['out']"}, tensor<24x72xf32> {jax.result_info = "result[4]['layers'][1]['qkv']"}, tensor<1003x24xf32> {jax.result_info = "result[5]['embedding']"}, tensor<24xf32> {jax.result_info = "result[5]['final_norm']"}, tensor<24x1003xf32> {jax.result_info = "result[5]['head']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][0]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[5]['layers'][0]['down']"}, tensor<24x112xf32> {jax.result_info = "result[5]['layers'][0]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][0]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[5]['layers'][0]['out']"}, tensor<24x72xf32> {jax.result_info = "result[5]['layers'][0]['qkv']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][1]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[5]['layers'][1]['down']"}, tensor<24x112xf32> {jax.result_info = "result[5]['layers'][1]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][1]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[5]['layers'][1]['out']"}, tensor<24x72xf32> {jax.result_info = "result[5]['layers'][1]['qkv']"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %1 = stablehlo.compare LT, %arg45, %0, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %3 = stablehlo.add %arg45, %2 : tensor<2x13xi32>
    %4 = stablehlo.select %1, %3, %arg45 : tensor<2x13xi1>, tensor<2x13xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24>}> : (tensor<1003x24xf32>, tensor<2x13x1xi32>) -> tensor<2x13x24xf32>
    %7 = stablehlo.convert %6 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %8 = stablehlo.convert %7 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %9 = chlo.square %8 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x13x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x13x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %17 = stablehlo.add %15, %16 : tensor<2x13x1xf32>
    %18 = stablehlo.rsqrt %17 : tensor<2x13x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<2x13x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x13x1xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %23 = stablehlo.multiply %8, %22 : tensor<2x13x24xf32>
    %24 = stablehlo.convert %23 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %25 = stablehlo.convert %arg3 : (tensor<24xf32>) -> tensor<24xbf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [2] : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %28 = stablehlo.multiply %24, %27 : tensor<2x13x24xbf16>
    %29 = stablehlo.convert %arg8 : (tensor<24x72xf32>) -> tensor<24x72xbf16>
    %30 = stablehlo.dot_general %28, %29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x72xbf16>) -> tensor<2x13x72xbf16>
    %31 = stablehlo.slice %30 [0:2, 0:13, 0:24] : (tensor<2x13x72xbf16>) -> tensor<2x13x24xbf16>
    %32 = stablehlo.slice %30 [0:2, 0:13, 24:48] : (tensor<2x13x72xbf16>) -> tensor<2x13x24xbf16>
    %33 = stablehlo.slice %30 [0:2, 0:13, 48:72] : (tensor<2x13x72xbf16>) -> tensor<2x13x24xbf16>
    %34 = stablehlo.reshape %31 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %35 = stablehlo.reshape %32 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %36 = stablehlo.reshape %33 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %37 = stablehlo.dot_general %34, %35, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x13xbf16>
    %38 = stablehlo.convert %37 : (tensor<2x3x13x13xbf16>) -> tensor<2x3x13x13xf32>
    %cst_5 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %40 = stablehlo.multiply %38, %39 : tensor<2x3x13x13xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %41 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<13x13xi1>
    %42 = call @tril(%41) : (tensor<13x13xi1>) -> tensor<13x13xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %43:3 = call @_where(%42, %40, %cst_7) : (tensor<13x13xi1>, tensor<2x3x13x13xf32>, tensor<f32>) -> (tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%43#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %45 = stablehlo.reshape %44 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %47 = stablehlo.compare EQ, %43#0, %46, FLOAT : (tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xi1>
    %48 = stablehlo.convert %47 : (tensor<2x3x13x13xi1>) -> tensor<2x3x13x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %51 = stablehlo.maximum %50, %44 : tensor<2x3x13xf32>
    %52 = stablehlo.compare EQ, %44, %51, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %57 = stablehlo.compare EQ, %56, %51, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %61 = stablehlo.divide %55, %60 : tensor<2x3x13xf32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %64 = stablehlo.subtract %43#0, %63 : tensor<2x3x13x13xf32>
    %65 = stablehlo.exponential %64 : tensor<2x3x13x13xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %69 = stablehlo.divide %65, %68 : tensor<2x3x13x13xf32>
    %70 = stablehlo.multiply %67, %67 : tensor<2x3x13x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x13x1xf32>
    %72 = stablehlo.divide %71, %70 : tensor<2x3x13x1xf32>
    %73 = stablehlo.convert %69 : (tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xbf16>
    %74 = stablehlo.dot_general %36, %73, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xbf16>, tensor<2x3x13x13xbf16>) -> tensor<2x3x8x13xbf16>
    %75 = stablehlo.transpose %74, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xbf16>) -> tensor<2x13x3x8xbf16>
    %76 = stablehlo.reshape %75 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %77 = stablehlo.convert %arg7 : (tensor<24x24xf32>) -> tensor<24x24xbf16>
    %78 = stablehlo.dot_general %76, %77, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x24xbf16>) -> tensor<2x13x24xbf16>
    %79 = stablehlo.add %7, %78 : tensor<2x13x24xbf16>
    %80 = stablehlo.convert %79 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %81 = chlo.square %80 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %83 = stablehlo.multiply %82, %80 : tensor<2x13x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%81 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_20 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %87 = stablehlo.divide %85, %86 : tensor<2x13x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %89 = stablehlo.add %87, %88 : tensor<2x13x1xf32>
    %90 = stablehlo.rsqrt %89 : tensor<2x13x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<2x13x1xf32>
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<2x13x1xf32>
    %94 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %95 = stablehlo.multiply %80, %94 : tensor<2x13x24xf32>
    %96 = stablehlo.convert %95 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %97 = stablehlo.convert %arg6 : (tensor<24xf32>) -> tensor<24xbf16>
    %98 = stablehlo.broadcast_in_dim %97, dims = [2] : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %100 = stablehlo.multiply %96, %99 : tensor<2x13x24xbf16>
    %101 = stablehlo.convert %arg5 : (tensor<24x112xf32>) -> tensor<24x112xbf16>
    %102 = stablehlo.dot_general %100, %101, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x112xbf16>) -> tensor<2x13x112xbf16>
    %103 = stablehlo.slice %102 [0:2, 0:13, 0:56] : (tensor<2x13x112xbf16>) -> tensor<2x13x56xbf16>
    %104 = stablehlo.slice %102 [0:2, 0:13, 56:112] : (tensor<2x13x112xbf16>) -> tensor<2x13x56xbf16>
    %105:3 = call @silu(%103) : (tensor<2x13x56xbf16>) -> (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>)
    %106 = stablehlo.multiply %105#0, %104 : tensor<2x13x56xbf16>
    %107 = stablehlo.convert %arg4 : (tensor<56x24xf32>) -> tensor<56x24xbf16>
    %108 = stablehlo.dot_general %106, %107, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x56xbf16>, tensor<56x24xbf16>) -> tensor<2x13x24xbf16>
    %109 = stablehlo.add %79, %108 : tensor<2x13x24xbf16>
    %110 = stablehlo.convert %109 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %111 = chlo.square %110 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %113 = stablehlo.multiply %112, %110 : tensor<2x13x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%111 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_25 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %117 = stablehlo.divide %115, %116 : tensor<2x13x1xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %119 = stablehlo.add %117, %118 : tensor<2x13x1xf32>
    %120 = stablehlo.rsqrt %119 : tensor<2x13x1xf32>
    %121 = stablehlo.divide %120, %119 : tensor<2x13x1xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<2x13x1xf32>
    %124 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %125 = stablehlo.multiply %110, %124 : tensor<2x13x24xf32>
    %126 = stablehlo.convert %125 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %127 = stablehlo.convert %arg9 : (tensor<24xf32>) -> tensor<24xbf16>
    %128 = stablehlo.broadcast_in_dim %127, dims = [2] : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %130 = stablehlo.multiply %126, %129 : tensor<2x13x24xbf16>
    %131 = stablehlo.convert %arg14 : (tensor<24x72xf32>) -> tensor<24x72xbf16>
    %132 = stablehlo.dot_general %130, %131, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x72xbf16>) -> tensor<2x13x72xbf16>
    %133 = stablehlo.slice %132 [0:2, 0:13, 0:24] : (tensor<2x13x72xbf16>) -> tensor<2x13x24xbf16>
    %134 = stablehlo.slice %132 [0:2, 0:13, 24:48] : (tensor<2x13x72xbf16>) -> tensor<2x13x24xbf16>
    %135 = stablehlo.slice %132 [0:2, 0:13, 48:72] : (tensor<2x13x72xbf16>) -> tensor<2x13x24xbf16>
    %136 = stablehlo.reshape %133 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %137 = stablehlo.reshape %134 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %138 = stablehlo.reshape %135 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %139 = stablehlo.dot_general %136, %137, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x13xbf16>
    %140 = stablehlo.convert %139 : (tensor<2x3x13x13xbf16>) -> tensor<2x3x13x13xf32>
    %cst_28 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<2x3x13x13xf32>
    %c_29 = stablehlo.constant dense<true> : tensor<i1>
    %143 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<13x13xi1>
    %144 = call @tril(%143) : (tensor<13x13xi1>) -> tensor<13x13xi1>
    %cst_30 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %145:3 = call @_where(%144, %142, %cst_30) : (tensor<13x13xi1>, tensor<2x3x13x13xf32>, tensor<f32>) -> (tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %146 = stablehlo.reduce(%145#0 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %147 = stablehlo.reshape %146 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %149 = stablehlo.compare EQ, %145#0, %148, FLOAT : (tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xi1>
    %150 = stablehlo.convert %149 : (tensor<2x3x13x13xi1>) -> tensor<2x3x13x13xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %153 = stablehlo.maximum %152, %146 : tensor<2x3x13xf32>
    %154 = stablehlo.compare EQ, %146, %153, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %157 = stablehlo.select %154, %155, %156 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %159 = stablehlo.compare EQ, %158, %153, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %162 = stablehlo.select %159, %160, %161 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %163 = stablehlo.divide %157, %162 : tensor<2x3x13xf32>
    %164 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %166 = stablehlo.subtract %145#0, %165 : tensor<2x3x13x13xf32>
    %167 = stablehlo.exponential %166 : tensor<2x3x13x13xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %171 = stablehlo.divide %167, %170 : tensor<2x3x13x13xf32>
    %172 = stablehlo.multiply %169, %169 : tensor<2x3x13x1xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3x13x1xf32>
    %174 = stablehlo.divide %173, %172 : tensor<2x3x13x1xf32>
    %175 = stablehlo.convert %171 : (tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xbf16>
    %176 = stablehlo.dot_general %138, %175, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xbf16>, tensor<2x3x13x13xbf16>) -> tensor<2x3x8x13xbf16>
    %177 = stablehlo.transpose %176, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xbf16>) -> tensor<2x13x3x8xbf16>
    %178 = stablehlo.reshape %177 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %179 = stablehlo.convert %arg13 : (tensor<24x24xf32>) -> tensor<24x24xbf16>
    %180 = stablehlo.dot_general %178, %179, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x24xbf16>) -> tensor<2x13x24xbf16>
    %181 = stablehlo.add %109, %180 : tensor<2x13x24xbf16>
    %182 = stablehlo.convert %181 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %183 = chlo.square %182 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %185 = stablehlo.multiply %184, %182 : tensor<2x13x24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%183 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_43 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %189 = stablehlo.divide %187, %188 : tensor<2x13x1xf32>
    %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %191 = stablehlo.add %189, %190 : tensor<2x13x1xf32>
    %192 = stablehlo.rsqrt %191 : tensor<2x13x1xf32>
    %193 = stablehlo.divide %192, %191 : tensor<2x13x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %195 = stablehlo.multiply %194, %193 : tensor<2x13x1xf32>
    %196 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %197 = stablehlo.multiply %182, %196 : tensor<2x13x24xf32>
    %198 = stablehlo.convert %197 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %199 = stablehlo.convert %arg12 : (tensor<24xf32>) -> tensor<24xbf16>
    %200 = stablehlo.broadcast_in_dim %199, dims = [2] : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %202 = stablehlo.multiply %198, %201 : tensor<2x13x24xbf16>
    %203 = stablehlo.convert %arg11 : (tensor<24x112xf32>) -> tensor<24x112xbf16>
    %204 = stablehlo.dot_general %202, %203, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x112xbf16>) -> tensor<2x13x112xbf16>
    %205 = stablehlo.slice %204 [0:2, 0:13, 0:56] : (tensor<2x13x112xbf16>) -> tensor<2x13x56xbf16>
    %206 = stablehlo.slice %204 [0:2, 0:13, 56:112] : (tensor<2x13x112xbf16>) -> tensor<2x13x56xbf16>
    %207:3 = call @silu(%205) : (tensor<2x13x56xbf16>) -> (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>)
    %208 = stablehlo.multiply %207#0, %206 : tensor<2x13x56xbf16>
    %209 = stablehlo.convert %arg10 : (tensor<56x24xf32>) -> tensor<56x24xbf16>
    %210 = stablehlo.dot_general %208, %209, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x56xbf16>, tensor<56x24xbf16>) -> tensor<2x13x24xbf16>
    %211 = stablehlo.add %181, %210 : tensor<2x13x24xbf16>
    %212 = stablehlo.convert %211 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %213 = chlo.square %212 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %215 = stablehlo.multiply %214, %212 : tensor<2x13x24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%213 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_48 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %219 = stablehlo.divide %217, %218 : tensor<2x13x1xf32>
    %cst_49 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %221 = stablehlo.add %219, %220 : tensor<2x13x1xf32>
    %222 = stablehlo.rsqrt %221 : tensor<2x13x1xf32>
    %223 = stablehlo.divide %222, %221 : tensor<2x13x1xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %225 = stablehlo.multiply %224, %223 : tensor<2x13x1xf32>
    %226 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %227 = stablehlo.multiply %212, %226 : tensor<2x13x24xf32>
    %228 = stablehlo.convert %227 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %229 = stablehlo.convert %arg1 : (tensor<24xf32>) -> tensor<24xbf16>
    %230 = stablehlo.broadcast_in_dim %229, dims = [2] : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %232 = stablehlo.multiply %228, %231 : tensor<2x13x24xbf16>
    %233 = stablehlo.convert %arg2 : (tensor<24x1003xf32>) -> tensor<24x1003xbf16>
    %234 = stablehlo.dot_general %232, %233, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x1003xbf16>) -> tensor<2x13x1003xbf16>
    %235 = stablehlo.convert %234 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %236 = stablehlo.slice %235 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
    %237:3 = call @log_softmax(%236) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %238 = stablehlo.exponential %237#0 : tensor<2x12x1003xf32>
    %239 = stablehlo.multiply %238, %237#0 : tensor<2x12x1003xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %241 = stablehlo.negate %240 : tensor<2x12xf32>
    %242 = stablehlo.multiply %241, %arg48 : tensor<2x12xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%arg48 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.maximum %244, %cst_54 : tensor<f32>
    %246 = stablehlo.divide %243, %245 : tensor<f32>
    %247 = stablehlo.slice %arg45 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %248:3 = call @log_softmax(%236) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %249 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %250:2 = call @take_along_axis(%248#0, %249) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %251 = stablehlo.reshape %250#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %252 = stablehlo.subtract %251, %arg46 : tensor<2x12xf32>
    %253 = stablehlo.exponential %252 : tensor<2x12xf32>
    %cst_55 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %254:3 = call @clip(%253, %cst_55, %cst_56) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %255 = stablehlo.broadcast_in_dim %arg47, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %257 = stablehlo.multiply %253, %256 : tensor<2x12xf32>
    %258 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %259 = stablehlo.multiply %254#0, %258 : tensor<2x12xf32>
    %260 = stablehlo.minimum %257, %259 : tensor<2x12xf32>
    %261 = stablehlo.compare EQ, %257, %260, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %264 = stablehlo.select %261, %262, %263 : tensor<2x12xi1>, tensor<2x12xf32>
    %265 = stablehlo.compare EQ, %259, %260, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %268 = stablehlo.select %265, %266, %267 : tensor<2x12xi1>, tensor<2x12xf32>
    %269 = stablehlo.divide %264, %268 : tensor<2x12xf32>
    %270 = stablehlo.compare EQ, %259, %260, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %273 = stablehlo.select %270, %271, %272 : tensor<2x12xi1>, tensor<2x12xf32>
    %274 = stablehlo.compare EQ, %257, %260, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %277 = stablehlo.select %274, %275, %276 : tensor<2x12xi1>, tensor<2x12xf32>
    %278 = stablehlo.divide %273, %277 : tensor<2x12xf32>
    %279 = stablehlo.negate %260 : tensor<2x12xf32>
    %280 = stablehlo.multiply %279, %arg48 : tensor<2x12xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%arg48 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.maximum %282, %cst_67 : tensor<f32>
    %284 = stablehlo.divide %281, %283 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %285 = stablehlo.divide %cst_68, %283 : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %287 = stablehlo.multiply %286, %arg48 : tensor<2x12xf32>
    %288 = stablehlo.negate %287 : tensor<2x12xf32>
    %289 = stablehlo.multiply %288, %278 : tensor<2x12xf32>
    %290 = stablehlo.multiply %288, %269 : tensor<2x12xf32>
    %291 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %292 = stablehlo.multiply %289, %291 : tensor<2x12xf32>
    %293 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %294 = stablehlo.multiply %290, %293 : tensor<2x12xf32>
    %295 = call @clip_0(%254#1, %254#2, %292) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %296 = stablehlo.add %294, %295 : tensor<2x12xf32>
    %297 = stablehlo.multiply %296, %253 : tensor<2x12xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %299 = call @take_along_axis_1(%250#1, %298) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %300 = call @log_softmax_2(%248#1, %248#2, %299) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.pad %300, %cst_69, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %302 = stablehlo.convert %301 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %303 = stablehlo.dot_general %302, %232, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x24xbf16>) -> tensor<1003x24xbf16>
    %304 = stablehlo.transpose %303, dims = [1, 0] : (tensor<1003x24xbf16>) -> tensor<24x1003xbf16>
    %305 = stablehlo.dot_general %302, %233, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<24x1003xbf16>) -> tensor<2x13x24xbf16>
    %306 = stablehlo.convert %304 : (tensor<24x1003xbf16>) -> tensor<24x1003xf32>
    %307 = stablehlo.multiply %228, %305 : tensor<2x13x24xbf16>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %308 = stablehlo.reduce(%307 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %309 = stablehlo.reshape %308 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %310 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %311 = stablehlo.multiply %305, %310 : tensor<2x13x24xbf16>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %312 = stablehlo.reduce(%309 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %313 = stablehlo.convert %312 : (tensor<24xbf16>) -> tensor<24xf32>
    %314 = stablehlo.convert %311 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %315 = stablehlo.multiply %212, %314 : tensor<2x13x24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %317 = stablehlo.reshape %316 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %318 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %319 = stablehlo.multiply %314, %318 : tensor<2x13x24xf32>
    %320 = stablehlo.multiply %317, %225 : tensor<2x13x1xf32>
    %cst_73 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %322 = stablehlo.divide %320, %321 : tensor<2x13x1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %325 = stablehlo.multiply %324, %215 : tensor<2x13x24xf32>
    %326 = stablehlo.add %319, %325 : tensor<2x13x24xf32>
    %327 = stablehlo.convert %326 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %328 = stablehlo.dot_general %327, %208, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x56xbf16>) -> tensor<24x56xbf16>
    %329 = stablehlo.transpose %328, dims = [1, 0] : (tensor<24x56xbf16>) -> tensor<56x24xbf16>
    %330 = stablehlo.dot_general %327, %209, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<56x24xbf16>) -> tensor<2x13x56xbf16>
    %331 = stablehlo.convert %329 : (tensor<56x24xbf16>) -> tensor<56x24xf32>
    %332 = stablehlo.multiply %207#0, %330 : tensor<2x13x56xbf16>
    %333 = stablehlo.multiply %330, %206 : tensor<2x13x56xbf16>
    %334 = call @silu_3(%207#1, %207#2, %205, %333) : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x56xbf16>
    %335 = stablehlo.concatenate %334, %332, dim = 2 : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x112xbf16>
    %336 = stablehlo.dot_general %335, %202, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<2x13x24xbf16>) -> tensor<112x24xbf16>
    %337 = stablehlo.transpose %336, dims = [1, 0] : (tensor<112x24xbf16>) -> tensor<24x112xbf16>
    %338 = stablehlo.dot_general %335, %203, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<24x112xbf16>) -> tensor<2x13x24xbf16>
    %339 = stablehlo.convert %337 : (tensor<24x112xbf16>) -> tensor<24x112xf32>
    %340 = stablehlo.multiply %198, %338 : tensor<2x13x24xbf16>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %341 = stablehlo.reduce(%340 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %342 = stablehlo.reshape %341 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %343 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %344 = stablehlo.multiply %338, %343 : tensor<2x13x24xbf16>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %345 = stablehlo.reduce(%342 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %346 = stablehlo.convert %345 : (tensor<24xbf16>) -> tensor<24xf32>
    %347 = stablehlo.convert %344 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %348 = stablehlo.multiply %182, %347 : tensor<2x13x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %350 = stablehlo.reshape %349 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %351 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %352 = stablehlo.multiply %347, %351 : tensor<2x13x24xf32>
    %353 = stablehlo.multiply %350, %195 : tensor<2x13x1xf32>
    %cst_78 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %355 = stablehlo.divide %353, %354 : tensor<2x13x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %358 = stablehlo.multiply %357, %185 : tensor<2x13x24xf32>
    %359 = stablehlo.add %352, %358 : tensor<2x13x24xf32>
    %360 = stablehlo.convert %359 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %361 = stablehlo.add %327, %360 : tensor<2x13x24xbf16>
    %362 = stablehlo.dot_general %361, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<24x24xbf16>
    %363 = stablehlo.transpose %362, dims = [1, 0] : (tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %364 = stablehlo.dot_general %361, %179, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x24xbf16>) -> tensor<2x13x24xbf16>
    %365 = stablehlo.convert %363 : (tensor<24x24xbf16>) -> tensor<24x24xf32>
    %366 = stablehlo.reshape %364 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %367 = stablehlo.transpose %366, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xbf16>) -> tensor<2x3x8x13xbf16>
    %368 = stablehlo.dot_general %367, %138, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x13xbf16>
    %369 = stablehlo.dot_general %367, %175, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x3x13x13xbf16>) -> tensor<2x3x8x13xbf16>
    %370 = stablehlo.transpose %369, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xbf16>) -> tensor<2x13x3x8xbf16>
    %371 = stablehlo.convert %368 : (tensor<2x3x13x13xbf16>) -> tensor<2x3x13x13xf32>
    %372 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %373 = stablehlo.multiply %371, %372 : tensor<2x3x13x13xf32>
    %374 = stablehlo.multiply %373, %167 : tensor<2x3x13x13xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %376 = stablehlo.reshape %375 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %377 = stablehlo.negate %376 : tensor<2x3x13x1xf32>
    %378 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %379 = stablehlo.divide %371, %378 : tensor<2x3x13x13xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%377 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %382 = stablehlo.add %379, %381 : tensor<2x3x13x13xf32>
    %383 = stablehlo.multiply %382, %167 : tensor<2x3x13x13xf32>
    %384 = call @_where_4(%145#1, %145#2, %383) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_82 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %386 = stablehlo.multiply %384, %385 : tensor<2x3x13x13xf32>
    %387 = stablehlo.convert %386 : (tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xbf16>
    %388 = stablehlo.dot_general %387, %136, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %389 = stablehlo.transpose %388, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %390 = stablehlo.dot_general %387, %137, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %391 = stablehlo.transpose %390, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %392 = stablehlo.reshape %370 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %393 = stablehlo.reshape %389 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %394 = stablehlo.reshape %391 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %395 = stablehlo.concatenate %394, %393, %392, dim = 2 : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<2x13x72xbf16>
    %396 = stablehlo.dot_general %395, %130, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<2x13x24xbf16>) -> tensor<72x24xbf16>
    %397 = stablehlo.transpose %396, dims = [1, 0] : (tensor<72x24xbf16>) -> tensor<24x72xbf16>
    %398 = stablehlo.dot_general %395, %131, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<24x72xbf16>) -> tensor<2x13x24xbf16>
    %399 = stablehlo.convert %397 : (tensor<24x72xbf16>) -> tensor<24x72xf32>
    %400 = stablehlo.multiply %126, %398 : tensor<2x13x24xbf16>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %401 = stablehlo.reduce(%400 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %402 = stablehlo.reshape %401 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %403 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %404 = stablehlo.multiply %398, %403 : tensor<2x13x24xbf16>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %405 = stablehlo.reduce(%402 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %406 = stablehlo.convert %405 : (tensor<24xbf16>) -> tensor<24xf32>
    %407 = stablehlo.convert %404 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %408 = stablehlo.multiply %110, %407 : tensor<2x13x24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %410 = stablehlo.reshape %409 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %411 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %412 = stablehlo.multiply %407, %411 : tensor<2x13x24xf32>
    %413 = stablehlo.multiply %410, %123 : tensor<2x13x1xf32>
    %cst_86 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %415 = stablehlo.divide %413, %414 : tensor<2x13x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %418 = stablehlo.multiply %417, %113 : tensor<2x13x24xf32>
    %419 = stablehlo.add %412, %418 : tensor<2x13x24xf32>
    %420 = stablehlo.convert %419 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %421 = stablehlo.add %361, %420 : tensor<2x13x24xbf16>
    %422 = stablehlo.dot_general %421, %106, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x56xbf16>) -> tensor<24x56xbf16>
    %423 = stablehlo.transpose %422, dims = [1, 0] : (tensor<24x56xbf16>) -> tensor<56x24xbf16>
    %424 = stablehlo.dot_general %421, %107, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<56x24xbf16>) -> tensor<2x13x56xbf16>
    %425 = stablehlo.convert %423 : (tensor<56x24xbf16>) -> tensor<56x24xf32>
    %426 = stablehlo.multiply %105#0, %424 : tensor<2x13x56xbf16>
    %427 = stablehlo.multiply %424, %104 : tensor<2x13x56xbf16>
    %428 = call @silu_3(%105#1, %105#2, %103, %427) : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x56xbf16>
    %429 = stablehlo.concatenate %428, %426, dim = 2 : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x112xbf16>
    %430 = stablehlo.dot_general %429, %100, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<2x13x24xbf16>) -> tensor<112x24xbf16>
    %431 = stablehlo.transpose %430, dims = [1, 0] : (tensor<112x24xbf16>) -> tensor<24x112xbf16>
    %432 = stablehlo.dot_general %429, %101, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<24x112xbf16>) -> tensor<2x13x24xbf16>
    %433 = stablehlo.convert %431 : (tensor<24x112xbf16>) -> tensor<24x112xf32>
    %434 = stablehlo.multiply %96, %432 : tensor<2x13x24xbf16>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %435 = stablehlo.reduce(%434 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %436 = stablehlo.reshape %435 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %437 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %438 = stablehlo.multiply %432, %437 : tensor<2x13x24xbf16>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %439 = stablehlo.reduce(%436 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %440 = stablehlo.convert %439 : (tensor<24xbf16>) -> tensor<24xf32>
    %441 = stablehlo.convert %438 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %442 = stablehlo.multiply %80, %441 : tensor<2x13x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %444 = stablehlo.reshape %443 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %445 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %446 = stablehlo.multiply %441, %445 : tensor<2x13x24xf32>
    %447 = stablehlo.multiply %444, %93 : tensor<2x13x1xf32>
    %cst_91 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %449 = stablehlo.divide %447, %448 : tensor<2x13x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %452 = stablehlo.multiply %451, %83 : tensor<2x13x24xf32>
    %453 = stablehlo.add %446, %452 : tensor<2x13x24xf32>
    %454 = stablehlo.convert %453 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %455 = stablehlo.add %421, %454 : tensor<2x13x24xbf16>
    %456 = stablehlo.dot_general %455, %76, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<24x24xbf16>
    %457 = stablehlo.transpose %456, dims = [1, 0] : (tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %458 = stablehlo.dot_general %455, %77, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x24xbf16>) -> tensor<2x13x24xbf16>
    %459 = stablehlo.convert %457 : (tensor<24x24xbf16>) -> tensor<24x24xf32>
    %460 = stablehlo.reshape %458 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %461 = stablehlo.transpose %460, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xbf16>) -> tensor<2x3x8x13xbf16>
    %462 = stablehlo.dot_general %461, %36, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x13xbf16>
    %463 = stablehlo.dot_general %461, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x3x13x13xbf16>) -> tensor<2x3x8x13xbf16>
    %464 = stablehlo.transpose %463, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xbf16>) -> tensor<2x13x3x8xbf16>
    %465 = stablehlo.convert %462 : (tensor<2x3x13x13xbf16>) -> tensor<2x3x13x13xf32>
    %466 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %467 = stablehlo.multiply %465, %466 : tensor<2x3x13x13xf32>
    %468 = stablehlo.multiply %467, %65 : tensor<2x3x13x13xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_93) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %470 = stablehlo.reshape %469 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %471 = stablehlo.negate %470 : tensor<2x3x13x1xf32>
    %472 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %473 = stablehlo.divide %465, %472 : tensor<2x3x13x13xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%471 init: %cst_94) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %476 = stablehlo.add %473, %475 : tensor<2x3x13x13xf32>
    %477 = stablehlo.multiply %476, %65 : tensor<2x3x13x13xf32>
    %478 = call @_where_4(%43#1, %43#2, %477) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_95 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %480 = stablehlo.multiply %478, %479 : tensor<2x3x13x13xf32>
    %481 = stablehlo.convert %480 : (tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xbf16>
    %482 = stablehlo.dot_general %481, %34, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %483 = stablehlo.transpose %482, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %484 = stablehlo.dot_general %481, %35, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %485 = stablehlo.transpose %484, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %486 = stablehlo.reshape %464 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %487 = stablehlo.reshape %483 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %488 = stablehlo.reshape %485 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %489 = stablehlo.concatenate %488, %487, %486, dim = 2 : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<2x13x72xbf16>
    %490 = stablehlo.dot_general %489, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<2x13x24xbf16>) -> tensor<72x24xbf16>
    %491 = stablehlo.transpose %490, dims = [1, 0] : (tensor<72x24xbf16>) -> tensor<24x72xbf16>
    %492 = stablehlo.dot_general %489, %29, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<24x72xbf16>) -> tensor<2x13x24xbf16>
    %493 = stablehlo.convert %491 : (tensor<24x72xbf16>) -> tensor<24x72xf32>
    %494 = stablehlo.multiply %24, %492 : tensor<2x13x24xbf16>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %495 = stablehlo.reduce(%494 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %496 = stablehlo.reshape %495 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %497 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %498 = stablehlo.multiply %492, %497 : tensor<2x13x24xbf16>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %499 = stablehlo.reduce(%496 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %500 = stablehlo.convert %499 : (tensor<24xbf16>) -> tensor<24xf32>
    %501 = stablehlo.convert %498 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %502 = stablehlo.multiply %8, %501 : tensor<2x13x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%502 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %504 = stablehlo.reshape %503 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %505 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %506 = stablehlo.multiply %501, %505 : tensor<2x13x24xf32>
    %507 = stablehlo.multiply %504, %21 : tensor<2x13x1xf32>
    %cst_99 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %509 = stablehlo.divide %507, %508 : tensor<2x13x1xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %512 = stablehlo.multiply %511, %11 : tensor<2x13x24xf32>
    %513 = stablehlo.add %506, %512 : tensor<2x13x24xf32>
    %514 = stablehlo.convert %513 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %515 = stablehlo.add %455, %514 : tensor<2x13x24xbf16>
    %516 = stablehlo.convert %515 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %518 = "stablehlo.scatter"(%517, %5, %516) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %940 = stablehlo.add %arg49, %arg50 : tensor<f32>
      stablehlo.return %940 : tensor<f32>
    }) : (tensor<1003x24xf32>, tensor<2x13x1xi32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %519 = chlo.square %518 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<1003x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.add %cst_103, %520 : tensor<f32>
    %522 = chlo.square %313 : tensor<24xf32> -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %524 = stablehlo.add %521, %523 : tensor<f32>
    %525 = chlo.square %306 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x1003xf32>, tensor<f32>) -> tensor<f32>
    %527 = stablehlo.add %524, %526 : tensor<f32>
    %528 = chlo.square %500 : tensor<24xf32> -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %530 = stablehlo.add %527, %529 : tensor<f32>
    %531 = chlo.square %425 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %533 = stablehlo.add %530, %532 : tensor<f32>
    %534 = chlo.square %433 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%534 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %536 = stablehlo.add %533, %535 : tensor<f32>
    %537 = chlo.square %440 : tensor<24xf32> -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %539 = stablehlo.add %536, %538 : tensor<f32>
    %540 = chlo.square %459 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %542 = stablehlo.add %539, %541 : tensor<f32>
    %543 = chlo.square %493 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%543 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %545 = stablehlo.add %542, %544 : tensor<f32>
    %546 = chlo.square %406 : tensor<24xf32> -> tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.reduce(%546 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %548 = stablehlo.add %545, %547 : tensor<f32>
    %549 = chlo.square %331 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%549 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %551 = stablehlo.add %548, %550 : tensor<f32>
    %552 = chlo.square %339 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %554 = stablehlo.add %551, %553 : tensor<f32>
    %555 = chlo.square %346 : tensor<24xf32> -> tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %557 = stablehlo.add %554, %556 : tensor<f32>
    %558 = chlo.square %365 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %560 = stablehlo.add %557, %559 : tensor<f32>
    %561 = chlo.square %399 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %563 = stablehlo.add %560, %562 : tensor<f32>
    %564 = stablehlo.sqrt %563 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %565 = stablehlo.divide %cst_118, %564 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %566 = stablehlo.minimum %cst_119, %565 : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %568 = stablehlo.multiply %518, %567 : tensor<1003x24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %569 = stablehlo.divide %cst_120, %564 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %570 = stablehlo.minimum %cst_121, %569 : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %572 = stablehlo.multiply %313, %571 : tensor<24xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %573 = stablehlo.divide %cst_122, %564 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %574 = stablehlo.minimum %cst_123, %573 : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %576 = stablehlo.multiply %306, %575 : tensor<24x1003xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %577 = stablehlo.divide %cst_124, %564 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %578 = stablehlo.minimum %cst_125, %577 : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %580 = stablehlo.multiply %500, %579 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %581 = stablehlo.divide %cst_126, %564 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %582 = stablehlo.minimum %cst_127, %581 : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %584 = stablehlo.multiply %425, %583 : tensor<56x24xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %585 = stablehlo.divide %cst_128, %564 : tensor<f32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %586 = stablehlo.minimum %cst_129, %585 : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %586, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %588 = stablehlo.multiply %433, %587 : tensor<24x112xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %589 = stablehlo.divide %cst_130, %564 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %590 = stablehlo.minimum %cst_131, %589 : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %592 = stablehlo.multiply %440, %591 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %593 = stablehlo.divide %cst_132, %564 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.minimum %cst_133, %593 : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %596 = stablehlo.multiply %459, %595 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %597 = stablehlo.divide %cst_134, %564 : tensor<f32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.minimum %cst_135, %597 : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %600 = stablehlo.multiply %493, %599 : tensor<24x72xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %601 = stablehlo.divide %cst_136, %564 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %602 = stablehlo.minimum %cst_137, %601 : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %604 = stablehlo.multiply %406, %603 : tensor<24xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %605 = stablehlo.divide %cst_138, %564 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %606 = stablehlo.minimum %cst_139, %605 : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %608 = stablehlo.multiply %331, %607 : tensor<56x24xf32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.divide %cst_140, %564 : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %610 = stablehlo.minimum %cst_141, %609 : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %612 = stablehlo.multiply %339, %611 : tensor<24x112xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %613 = stablehlo.divide %cst_142, %564 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %614 = stablehlo.minimum %cst_143, %613 : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %616 = stablehlo.multiply %346, %615 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %617 = stablehlo.divide %cst_144, %564 : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %618 = stablehlo.minimum %cst_145, %617 : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %620 = stablehlo.multiply %365, %619 : tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %621 = stablehlo.divide %cst_146, %564 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %622 = stablehlo.minimum %cst_147, %621 : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %624 = stablehlo.multiply %399, %623 : tensor<24x72xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %626 = stablehlo.multiply %625, %arg15 : tensor<1003x24xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %628 = stablehlo.multiply %627, %568 : tensor<1003x24xf32>
    %629 = stablehlo.add %626, %628 : tensor<1003x24xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %631 = stablehlo.multiply %630, %arg30 : tensor<1003x24xf32>
    %632 = chlo.square %568 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %634 = stablehlo.multiply %633, %632 : tensor<1003x24xf32>
    %635 = stablehlo.add %631, %634 : tensor<1003x24xf32>
    %636 = stablehlo.sqrt %635 : tensor<1003x24xf32>
    %cst_152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %638 = stablehlo.add %636, %637 : tensor<1003x24xf32>
    %639 = stablehlo.divide %629, %638 : tensor<1003x24xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %641 = stablehlo.multiply %640, %arg0 : tensor<1003x24xf32>
    %642 = stablehlo.add %639, %641 : tensor<1003x24xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %644 = stablehlo.multiply %643, %642 : tensor<1003x24xf32>
    %645 = stablehlo.subtract %arg0, %644 : tensor<1003x24xf32>
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %647 = stablehlo.multiply %646, %arg16 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %649 = stablehlo.multiply %648, %572 : tensor<24xf32>
    %650 = stablehlo.add %647, %649 : tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %652 = stablehlo.multiply %651, %arg31 : tensor<24xf32>
    %653 = chlo.square %572 : tensor<24xf32> -> tensor<24xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %655 = stablehlo.multiply %654, %653 : tensor<24xf32>
    %656 = stablehlo.add %652, %655 : tensor<24xf32>
    %657 = stablehlo.sqrt %656 : tensor<24xf32>
    %cst_159 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %659 = stablehlo.add %657, %658 : tensor<24xf32>
    %660 = stablehlo.divide %650, %659 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %662 = stablehlo.multiply %661, %arg1 : tensor<24xf32>
    %663 = stablehlo.add %660, %662 : tensor<24xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %665 = stablehlo.multiply %664, %663 : tensor<24xf32>
    %666 = stablehlo.subtract %arg1, %665 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %668 = stablehlo.multiply %667, %arg17 : tensor<24x1003xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %670 = stablehlo.multiply %669, %576 : tensor<24x1003xf32>
    %671 = stablehlo.add %668, %670 : tensor<24x1003xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %673 = stablehlo.multiply %672, %arg32 : tensor<24x1003xf32>
    %674 = chlo.square %576 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %676 = stablehlo.multiply %675, %674 : tensor<24x1003xf32>
    %677 = stablehlo.add %673, %676 : tensor<24x1003xf32>
    %678 = stablehlo.sqrt %677 : tensor<24x1003xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %680 = stablehlo.add %678, %679 : tensor<24x1003xf32>
    %681 = stablehlo.divide %671, %680 : tensor<24x1003xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %683 = stablehlo.multiply %682, %arg2 : tensor<24x1003xf32>
    %684 = stablehlo.add %681, %683 : tensor<24x1003xf32>
    %cst_168 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %686 = stablehlo.multiply %685, %684 : tensor<24x1003xf32>
    %687 = stablehlo.subtract %arg2, %686 : tensor<24x1003xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %689 = stablehlo.multiply %688, %arg18 : tensor<24xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %691 = stablehlo.multiply %690, %580 : tensor<24xf32>
    %692 = stablehlo.add %689, %691 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %694 = stablehlo.multiply %693, %arg33 : tensor<24xf32>
    %695 = chlo.square %580 : tensor<24xf32> -> tensor<24xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %697 = stablehlo.multiply %696, %695 : tensor<24xf32>
    %698 = stablehlo.add %694, %697 : tensor<24xf32>
    %699 = stablehlo.sqrt %698 : tensor<24xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %701 = stablehlo.add %699, %700 : tensor<24xf32>
    %702 = stablehlo.divide %692, %701 : tensor<24xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %704 = stablehlo.multiply %703, %arg3 : tensor<24xf32>
    %705 = stablehlo.add %702, %704 : tensor<24xf32>
    %cst_175 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %707 = stablehlo.multiply %706, %705 : tensor<24xf32>
    %708 = stablehlo.subtract %arg3, %707 : tensor<24xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %710 = stablehlo.multiply %709, %arg19 : tensor<56x24xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %712 = stablehlo.multiply %711, %584 : tensor<56x24xf32>
    %713 = stablehlo.add %710, %712 : tensor<56x24xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %715 = stablehlo.multiply %714, %arg34 : tensor<56x24xf32>
    %716 = chlo.square %584 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %718 = stablehlo.multiply %717, %716 : tensor<56x24xf32>
    %719 = stablehlo.add %715, %718 : tensor<56x24xf32>
    %720 = stablehlo.sqrt %719 : tensor<56x24xf32>
    %cst_180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %722 = stablehlo.add %720, %721 : tensor<56x24xf32>
    %723 = stablehlo.divide %713, %722 : tensor<56x24xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %725 = stablehlo.multiply %724, %arg4 : tensor<56x24xf32>
    %726 = stablehlo.add %723, %725 : tensor<56x24xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %728 = stablehlo.multiply %727, %726 : tensor<56x24xf32>
    %729 = stablehlo.subtract %arg4, %728 : tensor<56x24xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %731 = stablehlo.multiply %730, %arg20 : tensor<24x112xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %733 = stablehlo.multiply %732, %588 : tensor<24x112xf32>
    %734 = stablehlo.add %731, %733 : tensor<24x112xf32>
    %cst_185 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %736 = stablehlo.multiply %735, %arg35 : tensor<24x112xf32>
    %737 = chlo.square %588 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %739 = stablehlo.multiply %738, %737 : tensor<24x112xf32>
    %740 = stablehlo.add %736, %739 : tensor<24x112xf32>
    %741 = stablehlo.sqrt %740 : tensor<24x112xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %743 = stablehlo.add %741, %742 : tensor<24x112xf32>
    %744 = stablehlo.divide %734, %743 : tensor<24x112xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %746 = stablehlo.multiply %745, %arg5 : tensor<24x112xf32>
    %747 = stablehlo.add %744, %746 : tensor<24x112xf32>
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %749 = stablehlo.multiply %748, %747 : tensor<24x112xf32>
    %750 = stablehlo.subtract %arg5, %749 : tensor<24x112xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %752 = stablehlo.multiply %751, %arg21 : tensor<24xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %754 = stablehlo.multiply %753, %592 : tensor<24xf32>
    %755 = stablehlo.add %752, %754 : tensor<24xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %757 = stablehlo.multiply %756, %arg36 : tensor<24xf32>
    %758 = chlo.square %592 : tensor<24xf32> -> tensor<24xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %760 = stablehlo.multiply %759, %758 : tensor<24xf32>
    %761 = stablehlo.add %757, %760 : tensor<24xf32>
    %762 = stablehlo.sqrt %761 : tensor<24xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %764 = stablehlo.add %762, %763 : tensor<24xf32>
    %765 = stablehlo.divide %755, %764 : tensor<24xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %767 = stablehlo.multiply %766, %arg6 : tensor<24xf32>
    %768 = stablehlo.add %765, %767 : tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %770 = stablehlo.multiply %769, %768 : tensor<24xf32>
    %771 = stablehlo.subtract %arg6, %770 : tensor<24xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %773 = stablehlo.multiply %772, %arg22 : tensor<24x24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %775 = stablehlo.multiply %774, %596 : tensor<24x24xf32>
    %776 = stablehlo.add %773, %775 : tensor<24x24xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %778 = stablehlo.multiply %777, %arg37 : tensor<24x24xf32>
    %779 = chlo.square %596 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %781 = stablehlo.multiply %780, %779 : tensor<24x24xf32>
    %782 = stablehlo.add %778, %781 : tensor<24x24xf32>
    %783 = stablehlo.sqrt %782 : tensor<24x24xf32>
    %cst_201 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %785 = stablehlo.add %783, %784 : tensor<24x24xf32>
    %786 = stablehlo.divide %776, %785 : tensor<24x24xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %788 = stablehlo.multiply %787, %arg7 : tensor<24x24xf32>
    %789 = stablehlo.add %786, %788 : tensor<24x24xf32>
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %791 = stablehlo.multiply %790, %789 : tensor<24x24xf32>
    %792 = stablehlo.subtract %arg7, %791 : tensor<24x24xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %794 = stablehlo.multiply %793, %arg23 : tensor<24x72xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %796 = stablehlo.multiply %795, %600 : tensor<24x72xf32>
    %797 = stablehlo.add %794, %796 : tensor<24x72xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %799 = stablehlo.multiply %798, %arg38 : tensor<24x72xf32>
    %800 = chlo.square %600 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %802 = stablehlo.multiply %801, %800 : tensor<24x72xf32>
    %803 = stablehlo.add %799, %802 : tensor<24x72xf32>
    %804 = stablehlo.sqrt %803 : tensor<24x72xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %806 = stablehlo.add %804, %805 : tensor<24x72xf32>
    %807 = stablehlo.divide %797, %806 : tensor<24x72xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %809 = stablehlo.multiply %808, %arg8 : tensor<24x72xf32>
    %810 = stablehlo.add %807, %809 : tensor<24x72xf32>
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %812 = stablehlo.multiply %811, %810 : tensor<24x72xf32>
    %813 = stablehlo.subtract %arg8, %812 : tensor<24x72xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %815 = stablehlo.multiply %814, %arg24 : tensor<24xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %817 = stablehlo.multiply %816, %604 : tensor<24xf32>
    %818 = stablehlo.add %815, %817 : tensor<24xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %820 = stablehlo.multiply %819, %arg39 : tensor<24xf32>
    %821 = chlo.square %604 : tensor<24xf32> -> tensor<24xf32>
    %cst_214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %823 = stablehlo.multiply %822, %821 : tensor<24xf32>
    %824 = stablehlo.add %820, %823 : tensor<24xf32>
    %825 = stablehlo.sqrt %824 : tensor<24xf32>
    %cst_215 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %827 = stablehlo.add %825, %826 : tensor<24xf32>
    %828 = stablehlo.divide %818, %827 : tensor<24xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %830 = stablehlo.multiply %829, %arg9 : tensor<24xf32>
    %831 = stablehlo.add %828, %830 : tensor<24xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %833 = stablehlo.multiply %832, %831 : tensor<24xf32>
    %834 = stablehlo.subtract %arg9, %833 : tensor<24xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %836 = stablehlo.multiply %835, %arg25 : tensor<56x24xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %838 = stablehlo.multiply %837, %608 : tensor<56x24xf32>
    %839 = stablehlo.add %836, %838 : tensor<56x24xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %841 = stablehlo.multiply %840, %arg40 : tensor<56x24xf32>
    %842 = chlo.square %608 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %844 = stablehlo.multiply %843, %842 : tensor<56x24xf32>
    %845 = stablehlo.add %841, %844 : tensor<56x24xf32>
    %846 = stablehlo.sqrt %845 : tensor<56x24xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %848 = stablehlo.add %846, %847 : tensor<56x24xf32>
    %849 = stablehlo.divide %839, %848 : tensor<56x24xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %851 = stablehlo.multiply %850, %arg10 : tensor<56x24xf32>
    %852 = stablehlo.add %849, %851 : tensor<56x24xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %854 = stablehlo.multiply %853, %852 : tensor<56x24xf32>
    %855 = stablehlo.subtract %arg10, %854 : tensor<56x24xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %857 = stablehlo.multiply %856, %arg26 : tensor<24x112xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %859 = stablehlo.multiply %858, %612 : tensor<24x112xf32>
    %860 = stablehlo.add %857, %859 : tensor<24x112xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %862 = stablehlo.multiply %861, %arg41 : tensor<24x112xf32>
    %863 = chlo.square %612 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %865 = stablehlo.multiply %864, %863 : tensor<24x112xf32>
    %866 = stablehlo.add %862, %865 : tensor<24x112xf32>
    %867 = stablehlo.sqrt %866 : tensor<24x112xf32>
    %cst_229 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %869 = stablehlo.add %867, %868 : tensor<24x112xf32>
    %870 = stablehlo.divide %860, %869 : tensor<24x112xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %872 = stablehlo.multiply %871, %arg11 : tensor<24x112xf32>
    %873 = stablehlo.add %870, %872 : tensor<24x112xf32>
    %cst_231 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %875 = stablehlo.multiply %874, %873 : tensor<24x112xf32>
    %876 = stablehlo.subtract %arg11, %875 : tensor<24x112xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %878 = stablehlo.multiply %877, %arg27 : tensor<24xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %880 = stablehlo.multiply %879, %616 : tensor<24xf32>
    %881 = stablehlo.add %878, %880 : tensor<24xf32>
    %cst_234 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %883 = stablehlo.multiply %882, %arg42 : tensor<24xf32>
    %884 = chlo.square %616 : tensor<24xf32> -> tensor<24xf32>
    %cst_235 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %886 = stablehlo.multiply %885, %884 : tensor<24xf32>
    %887 = stablehlo.add %883, %886 : tensor<24xf32>
    %888 = stablehlo.sqrt %887 : tensor<24xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %890 = stablehlo.add %888, %889 : tensor<24xf32>
    %891 = stablehlo.divide %881, %890 : tensor<24xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %893 = stablehlo.multiply %892, %arg12 : tensor<24xf32>
    %894 = stablehlo.add %891, %893 : tensor<24xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %896 = stablehlo.multiply %895, %894 : tensor<24xf32>
    %897 = stablehlo.subtract %arg12, %896 : tensor<24xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %899 = stablehlo.multiply %898, %arg28 : tensor<24x24xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %901 = stablehlo.multiply %900, %620 : tensor<24x24xf32>
    %902 = stablehlo.add %899, %901 : tensor<24x24xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %904 = stablehlo.multiply %903, %arg43 : tensor<24x24xf32>
    %905 = chlo.square %620 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %907 = stablehlo.multiply %906, %905 : tensor<24x24xf32>
    %908 = stablehlo.add %904, %907 : tensor<24x24xf32>
    %909 = stablehlo.sqrt %908 : tensor<24x24xf32>
    %cst_243 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %911 = stablehlo.add %909, %910 : tensor<24x24xf32>
    %912 = stablehlo.divide %902, %911 : tensor<24x24xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %914 = stablehlo.multiply %913, %arg13 : tensor<24x24xf32>
    %915 = stablehlo.add %912, %914 : tensor<24x24xf32>
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %917 = stablehlo.multiply %916, %915 : tensor<24x24xf32>
    %918 = stablehlo.subtract %arg13, %917 : tensor<24x24xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %920 = stablehlo.multiply %919, %arg29 : tensor<24x72xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %922 = stablehlo.multiply %921, %624 : tensor<24x72xf32>
    %923 = stablehlo.add %920, %922 : tensor<24x72xf32>
    %cst_248 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %925 = stablehlo.multiply %924, %arg44 : tensor<24x72xf32>
    %926 = chlo.square %624 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %928 = stablehlo.multiply %927, %926 : tensor<24x72xf32>
    %929 = stablehlo.add %925, %928 : tensor<24x72xf32>
    %930 = stablehlo.sqrt %929 : tensor<24x72xf32>
    %cst_250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %932 = stablehlo.add %930, %931 : tensor<24x72xf32>
    %933 = stablehlo.divide %923, %932 : tensor<24x72xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %935 = stablehlo.multiply %934, %arg14 : tensor<24x72xf32>
    %936 = stablehlo.add %933, %935 : tensor<24x72xf32>
    %cst_252 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %938 = stablehlo.multiply %937, %936 : tensor<24x72xf32>
    %939 = stablehlo.subtract %arg14, %938 : tensor<24x72xf32>
    return %284, %246, %564, %645, %666, %687, %708, %729, %750, %771, %792, %813, %834, %855, %876, %897, %918, %939, %629, %650, %671, %692, %713, %734, %755, %776, %797, %818, %839, %860, %881, %902, %923, %635, %656, %677, %698, %719, %740, %761, %782, %803, %824, %845, %866, %887, %908, %929 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>
  }
  func.func private @tril(%arg0: tensor<13x13xi1>) -> tensor<13x13xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<13x13xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x13xi32>
    %2 = stablehlo.add %0, %1 : tensor<13x13xi32>
    %3 = stablehlo.iota dim = 1 : tensor<13x13xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<13x13xi32>, tensor<13x13xi32>) -> tensor<13x13xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<13x13xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<13x13xi1>, tensor<13x13xi1>
    return %6 : tensor<13x13xi1>
  }
  func.func private @_where(%arg0: tensor<13x13xi1>, %arg1: tensor<2x3x13x13xf32>, %arg2: tensor<f32>) -> (tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<13x13xi1>) -> tensor<2x3x13x13xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    return %3, %1, %4 : tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>
  }
  func.func private @silu(%arg0: tensor<2x13x56xbf16>) -> (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<2x13x56xbf16>
    %1 = stablehlo.exponential %0 : tensor<2x13x56xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x13x56xbf16>
    %3 = stablehlo.add %2, %1 : tensor<2x13x56xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x13x56xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<2x13x56xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x13x56xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<2x13x56xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<2x13x56xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x13x56xbf16>
    return %9, %8, %5 : tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x12x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x12x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %9 = stablehlo.log %8 : tensor<2x12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x12x1003xf32>
    return %11, %6, %8 : tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x12x1xi32>, tensor<2x12x1xi32>) -> tensor<2x12x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x12x1xi1>, tensor<2x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x12x1xi32>) -> tensor<2x12x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x12x1x1xi1>, tensor<i1>) -> tensor<2x12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x12x1xi1>, tensor<2x12x1xf32>
    return %15, %5 : tensor<2x12x1xf32>, tensor<2x12x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<2x12xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x12xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x12xi1>, tensor<2x12xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x12xi1>, tensor<2x12xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x12xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x12xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x12xi1>, tensor<2x12xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x12xi1>, tensor<2x12xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x12xf32>
    return %15, %12, %25 : tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>
  }
  func.func private @clip_0(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x12xf32>) -> tensor<2x12xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x12x1x1xi32>, %arg1: tensor<2x12x1xf32>) -> tensor<2x12x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    return %1 : tensor<2x12x1003xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xf32>, %arg2: tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x12x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x12x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x12x1003xf32>
    return %7 : tensor<2x12x1003xf32>
  }
  func.func private @silu_3(%arg0: tensor<2x13x56xbf16>, %arg1: tensor<2x13x56xbf16>, %arg2: tensor<2x13x56xbf16>, %arg3: tensor<2x13x56xbf16>) -> tensor<2x13x56xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x13x56xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x13x56xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x13x56xbf16>
    %3 = stablehlo.add %1, %2 : tensor<2x13x56xbf16>
    return %3 : tensor<2x13x56xbf16>
  }
  func.func private @_where_4(%arg0: tensor<2x3x13x13xi1>, %arg1: tensor<2x3x13x13xf32>, %arg2: tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>
    return %1 : tensor<2x3x13x13xf32>
  }
}
