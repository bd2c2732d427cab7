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
    %233 = stablehlo.reduce_precision %arg2, format = e8m7 : tensor<24x1003xf32>
    %234 = stablehlo.convert %233 : (tensor<24x1003xf32>) -> tensor<24x1003xbf16>
    %235 = stablehlo.dot_general %232, %234, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x1003xbf16>) -> tensor<2x13x1003xbf16>
    %236 = stablehlo.convert %235 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %237 = stablehlo.slice %236 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
    %238:3 = call @log_softmax(%237) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %239 = stablehlo.exponential %238#0 : tensor<2x12x1003xf32>
    %240 = stablehlo.multiply %239, %238#0 : tensor<2x12x1003xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %242 = stablehlo.negate %241 : tensor<2x12xf32>
    %243 = stablehlo.multiply %242, %arg48 : tensor<2x12xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%arg48 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.maximum %245, %cst_54 : tensor<f32>
    %247 = stablehlo.divide %244, %246 : tensor<f32>
    %248 = stablehlo.slice %arg45 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %249:3 = call @log_softmax(%237) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %250 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %251:2 = call @take_along_axis(%249#0, %250) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %252 = stablehlo.reshape %251#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %253 = stablehlo.subtract %252, %arg46 : tensor<2x12xf32>
    %254 = stablehlo.exponential %253 : tensor<2x12xf32>
    %cst_55 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %255:3 = call @clip(%254, %cst_55, %cst_56) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %256 = stablehlo.broadcast_in_dim %arg47, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %258 = stablehlo.multiply %254, %257 : tensor<2x12xf32>
    %259 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %260 = stablehlo.multiply %255#0, %259 : tensor<2x12xf32>
    %261 = stablehlo.minimum %258, %260 : tensor<2x12xf32>
    %262 = stablehlo.compare EQ, %258, %261, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %265 = stablehlo.select %262, %263, %264 : tensor<2x12xi1>, tensor<2x12xf32>
    %266 = stablehlo.compare EQ, %260, %261, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %269 = stablehlo.select %266, %267, %268 : tensor<2x12xi1>, tensor<2x12xf32>
    %270 = stablehlo.divide %265, %269 : tensor<2x12xf32>
    %271 = stablehlo.compare EQ, %260, %261, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %274 = stablehlo.select %271, %272, %273 : tensor<2x12xi1>, tensor<2x12xf32>
    %275 = stablehlo.compare EQ, %258, %261, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %278 = stablehlo.select %275, %276, %277 : tensor<2x12xi1>, tensor<2x12xf32>
    %279 = stablehlo.divide %274, %278 : tensor<2x12xf32>
    %280 = stablehlo.negate %261 : tensor<2x12xf32>
    %281 = stablehlo.multiply %280, %arg48 : tensor<2x12xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%arg48 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.maximum %283, %cst_67 : tensor<f32>
    %285 = stablehlo.divide %282, %284 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %286 = stablehlo.divide %cst_68, %284 : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %288 = stablehlo.multiply %287, %arg48 : tensor<2x12xf32>
    %289 = stablehlo.negate %288 : tensor<2x12xf32>
    %290 = stablehlo.multiply %289, %279 : tensor<2x12xf32>
    %291 = stablehlo.multiply %289, %270 : tensor<2x12xf32>
    %292 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %293 = stablehlo.multiply %290, %292 : tensor<2x12xf32>
    %294 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %295 = stablehlo.multiply %291, %294 : tensor<2x12xf32>
    %296 = call @clip_0(%255#1, %255#2, %293) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %297 = stablehlo.add %295, %296 : tensor<2x12xf32>
    %298 = stablehlo.multiply %297, %254 : tensor<2x12xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %300 = call @take_along_axis_1(%251#1, %299) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %301 = call @log_softmax_2(%249#1, %249#2, %300) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.pad %301, %cst_69, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %303 = stablehlo.convert %302 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %304 = stablehlo.dot_general %303, %232, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x24xbf16>) -> tensor<1003x24xbf16>
    %305 = stablehlo.transpose %304, dims = [1, 0] : (tensor<1003x24xbf16>) -> tensor<24x1003xbf16>
    %306 = stablehlo.dot_general %303, %234, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<24x1003xbf16>) -> tensor<2x13x24xbf16>
    %307 = stablehlo.convert %305 : (tensor<24x1003xbf16>) -> tensor<24x1003xf32>
    %308 = stablehlo.reduce_precision %307, format = e8m7 : tensor<24x1003xf32>
    %309 = stablehlo.multiply %228, %306 : tensor<2x13x24xbf16>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %310 = stablehlo.reduce(%309 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %311 = stablehlo.reshape %310 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %312 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %313 = stablehlo.multiply %306, %312 : tensor<2x13x24xbf16>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %314 = stablehlo.reduce(%311 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %315 = stablehlo.convert %314 : (tensor<24xbf16>) -> tensor<24xf32>
    %316 = stablehlo.convert %313 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %317 = stablehlo.multiply %212, %316 : tensor<2x13x24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %319 = stablehlo.reshape %318 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %320 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %321 = stablehlo.multiply %316, %320 : tensor<2x13x24xf32>
    %322 = stablehlo.multiply %319, %225 : tensor<2x13x1xf32>
    %cst_73 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %324 = stablehlo.divide %322, %323 : tensor<2x13x1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %327 = stablehlo.multiply %326, %215 : tensor<2x13x24xf32>
    %328 = stablehlo.add %321, %327 : tensor<2x13x24xf32>
    %329 = stablehlo.convert %328 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %330 = stablehlo.dot_general %329, %208, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x56xbf16>) -> tensor<24x56xbf16>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<24x56xbf16>) -> tensor<56x24xbf16>
    %332 = stablehlo.dot_general %329, %209, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<56x24xbf16>) -> tensor<2x13x56xbf16>
    %333 = stablehlo.convert %331 : (tensor<56x24xbf16>) -> tensor<56x24xf32>
    %334 = stablehlo.multiply %207#0, %332 : tensor<2x13x56xbf16>
    %335 = stablehlo.multiply %332, %206 : tensor<2x13x56xbf16>
    %336 = call @silu_3(%207#1, %207#2, %205, %335) : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x56xbf16>
    %337 = stablehlo.concatenate %336, %334, dim = 2 : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x112xbf16>
    %338 = stablehlo.dot_general %337, %202, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<2x13x24xbf16>) -> tensor<112x24xbf16>
    %339 = stablehlo.transpose %338, dims = [1, 0] : (tensor<112x24xbf16>) -> tensor<24x112xbf16>
    %340 = stablehlo.dot_general %337, %203, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<24x112xbf16>) -> tensor<2x13x24xbf16>
    %341 = stablehlo.convert %339 : (tensor<24x112xbf16>) -> tensor<24x112xf32>
    %342 = stablehlo.multiply %198, %340 : tensor<2x13x24xbf16>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %343 = stablehlo.reduce(%342 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %344 = stablehlo.reshape %343 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %345 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %346 = stablehlo.multiply %340, %345 : tensor<2x13x24xbf16>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %347 = stablehlo.reduce(%344 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %348 = stablehlo.convert %347 : (tensor<24xbf16>) -> tensor<24xf32>
    %349 = stablehlo.convert %346 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %350 = stablehlo.multiply %182, %349 : tensor<2x13x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %352 = stablehlo.reshape %351 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %353 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %354 = stablehlo.multiply %349, %353 : tensor<2x13x24xf32>
    %355 = stablehlo.multiply %352, %195 : tensor<2x13x1xf32>
    %cst_78 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %357 = stablehlo.divide %355, %356 : tensor<2x13x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %360 = stablehlo.multiply %359, %185 : tensor<2x13x24xf32>
    %361 = stablehlo.add %354, %360 : tensor<2x13x24xf32>
    %362 = stablehlo.convert %361 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %363 = stablehlo.add %329, %362 : tensor<2x13x24xbf16>
    %364 = stablehlo.dot_general %363, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<24x24xbf16>
    %365 = stablehlo.transpose %364, dims = [1, 0] : (tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %366 = stablehlo.dot_general %363, %179, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x24xbf16>) -> tensor<2x13x24xbf16>
    %367 = stablehlo.convert %365 : (tensor<24x24xbf16>) -> tensor<24x24xf32>
    %368 = stablehlo.reshape %366 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %369 = stablehlo.transpose %368, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xbf16>) -> tensor<2x3x8x13xbf16>
    %370 = stablehlo.dot_general %369, %138, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x13xbf16>
    %371 = stablehlo.dot_general %369, %175, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x3x13x13xbf16>) -> tensor<2x3x8x13xbf16>
    %372 = stablehlo.transpose %371, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xbf16>) -> tensor<2x13x3x8xbf16>
    %373 = stablehlo.convert %370 : (tensor<2x3x13x13xbf16>) -> tensor<2x3x13x13xf32>
    %374 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %375 = stablehlo.multiply %373, %374 : tensor<2x3x13x13xf32>
    %376 = stablehlo.multiply %375, %167 : tensor<2x3x13x13xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %378 = stablehlo.reshape %377 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %379 = stablehlo.negate %378 : tensor<2x3x13x1xf32>
    %380 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %381 = stablehlo.divide %373, %380 : tensor<2x3x13x13xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%379 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %384 = stablehlo.add %381, %383 : tensor<2x3x13x13xf32>
    %385 = stablehlo.multiply %384, %167 : tensor<2x3x13x13xf32>
    %386 = call @_where_4(%145#1, %145#2, %385) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_82 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %388 = stablehlo.multiply %386, %387 : tensor<2x3x13x13xf32>
    %389 = stablehlo.convert %388 : (tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xbf16>
    %390 = stablehlo.dot_general %389, %136, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %391 = stablehlo.transpose %390, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %392 = stablehlo.dot_general %389, %137, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %393 = stablehlo.transpose %392, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %394 = stablehlo.reshape %372 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %395 = stablehlo.reshape %391 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %396 = stablehlo.reshape %393 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %397 = stablehlo.concatenate %396, %395, %394, dim = 2 : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<2x13x72xbf16>
    %398 = stablehlo.dot_general %397, %130, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<2x13x24xbf16>) -> tensor<72x24xbf16>
    %399 = stablehlo.transpose %398, dims = [1, 0] : (tensor<72x24xbf16>) -> tensor<24x72xbf16>
    %400 = stablehlo.dot_general %397, %131, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<24x72xbf16>) -> tensor<2x13x24xbf16>
    %401 = stablehlo.convert %399 : (tensor<24x72xbf16>) -> tensor<24x72xf32>
    %402 = stablehlo.multiply %126, %400 : tensor<2x13x24xbf16>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %403 = stablehlo.reduce(%402 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %404 = stablehlo.reshape %403 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %405 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %406 = stablehlo.multiply %400, %405 : tensor<2x13x24xbf16>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %407 = stablehlo.reduce(%404 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %408 = stablehlo.convert %407 : (tensor<24xbf16>) -> tensor<24xf32>
    %409 = stablehlo.convert %406 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %410 = stablehlo.multiply %110, %409 : tensor<2x13x24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %412 = stablehlo.reshape %411 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %413 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %414 = stablehlo.multiply %409, %413 : tensor<2x13x24xf32>
    %415 = stablehlo.multiply %412, %123 : tensor<2x13x1xf32>
    %cst_86 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %417 = stablehlo.divide %415, %416 : tensor<2x13x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %420 = stablehlo.multiply %419, %113 : tensor<2x13x24xf32>
    %421 = stablehlo.add %414, %420 : tensor<2x13x24xf32>
    %422 = stablehlo.convert %421 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %423 = stablehlo.add %363, %422 : tensor<2x13x24xbf16>
    %424 = stablehlo.dot_general %423, %106, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x56xbf16>) -> tensor<24x56xbf16>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<24x56xbf16>) -> tensor<56x24xbf16>
    %426 = stablehlo.dot_general %423, %107, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<56x24xbf16>) -> tensor<2x13x56xbf16>
    %427 = stablehlo.convert %425 : (tensor<56x24xbf16>) -> tensor<56x24xf32>
    %428 = stablehlo.multiply %105#0, %426 : tensor<2x13x56xbf16>
    %429 = stablehlo.multiply %426, %104 : tensor<2x13x56xbf16>
    %430 = call @silu_3(%105#1, %105#2, %103, %429) : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x56xbf16>
    %431 = stablehlo.concatenate %430, %428, dim = 2 : (tensor<2x13x56xbf16>, tensor<2x13x56xbf16>) -> tensor<2x13x112xbf16>
    %432 = stablehlo.dot_general %431, %100, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<2x13x24xbf16>) -> tensor<112x24xbf16>
    %433 = stablehlo.transpose %432, dims = [1, 0] : (tensor<112x24xbf16>) -> tensor<24x112xbf16>
    %434 = stablehlo.dot_general %431, %101, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xbf16>, tensor<24x112xbf16>) -> tensor<2x13x24xbf16>
    %435 = stablehlo.convert %433 : (tensor<24x112xbf16>) -> tensor<24x112xf32>
    %436 = stablehlo.multiply %96, %434 : tensor<2x13x24xbf16>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %437 = stablehlo.reduce(%436 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %438 = stablehlo.reshape %437 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %439 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %440 = stablehlo.multiply %434, %439 : tensor<2x13x24xbf16>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %441 = stablehlo.reduce(%438 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %442 = stablehlo.convert %441 : (tensor<24xbf16>) -> tensor<24xf32>
    %443 = stablehlo.convert %440 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %444 = stablehlo.multiply %80, %443 : tensor<2x13x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %446 = stablehlo.reshape %445 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %447 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %448 = stablehlo.multiply %443, %447 : tensor<2x13x24xf32>
    %449 = stablehlo.multiply %446, %93 : tensor<2x13x1xf32>
    %cst_91 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %451 = stablehlo.divide %449, %450 : tensor<2x13x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %454 = stablehlo.multiply %453, %83 : tensor<2x13x24xf32>
    %455 = stablehlo.add %448, %454 : tensor<2x13x24xf32>
    %456 = stablehlo.convert %455 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %457 = stablehlo.add %423, %456 : tensor<2x13x24xbf16>
    %458 = stablehlo.dot_general %457, %76, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<24x24xbf16>
    %459 = stablehlo.transpose %458, dims = [1, 0] : (tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %460 = stablehlo.dot_general %457, %77, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x24xbf16>) -> tensor<2x13x24xbf16>
    %461 = stablehlo.convert %459 : (tensor<24x24xbf16>) -> tensor<24x24xf32>
    %462 = stablehlo.reshape %460 : (tensor<2x13x24xbf16>) -> tensor<2x13x3x8xbf16>
    %463 = stablehlo.transpose %462, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xbf16>) -> tensor<2x3x8x13xbf16>
    %464 = stablehlo.dot_general %463, %36, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x13xbf16>
    %465 = stablehlo.dot_general %463, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xbf16>, tensor<2x3x13x13xbf16>) -> tensor<2x3x8x13xbf16>
    %466 = stablehlo.transpose %465, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xbf16>) -> tensor<2x13x3x8xbf16>
    %467 = stablehlo.convert %464 : (tensor<2x3x13x13xbf16>) -> tensor<2x3x13x13xf32>
    %468 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %469 = stablehlo.multiply %467, %468 : tensor<2x3x13x13xf32>
    %470 = stablehlo.multiply %469, %65 : tensor<2x3x13x13xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_93) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %472 = stablehlo.reshape %471 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %473 = stablehlo.negate %472 : tensor<2x3x13x1xf32>
    %474 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %475 = stablehlo.divide %467, %474 : tensor<2x3x13x13xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%473 init: %cst_94) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %478 = stablehlo.add %475, %477 : tensor<2x3x13x13xf32>
    %479 = stablehlo.multiply %478, %65 : tensor<2x3x13x13xf32>
    %480 = call @_where_4(%43#1, %43#2, %479) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_95 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %482 = stablehlo.multiply %480, %481 : tensor<2x3x13x13xf32>
    %483 = stablehlo.convert %482 : (tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xbf16>
    %484 = stablehlo.dot_general %483, %34, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %485 = stablehlo.transpose %484, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %486 = stablehlo.dot_general %483, %35, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xbf16>, tensor<2x13x3x8xbf16>) -> tensor<2x3x13x8xbf16>
    %487 = stablehlo.transpose %486, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xbf16>) -> tensor<2x13x3x8xbf16>
    %488 = stablehlo.reshape %466 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %489 = stablehlo.reshape %485 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %490 = stablehlo.reshape %487 : (tensor<2x13x3x8xbf16>) -> tensor<2x13x24xbf16>
    %491 = stablehlo.concatenate %490, %489, %488, dim = 2 : (tensor<2x13x24xbf16>, tensor<2x13x24xbf16>, tensor<2x13x24xbf16>) -> tensor<2x13x72xbf16>
    %492 = stablehlo.dot_general %491, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<2x13x24xbf16>) -> tensor<72x24xbf16>
    %493 = stablehlo.transpose %492, dims = [1, 0] : (tensor<72x24xbf16>) -> tensor<24x72xbf16>
    %494 = stablehlo.dot_general %491, %29, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xbf16>, tensor<24x72xbf16>) -> tensor<2x13x24xbf16>
    %495 = stablehlo.convert %493 : (tensor<24x72xbf16>) -> tensor<24x72xf32>
    %496 = stablehlo.multiply %24, %494 : tensor<2x13x24xbf16>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %497 = stablehlo.reduce(%496 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %498 = stablehlo.reshape %497 : (tensor<24xbf16>) -> tensor<1x1x24xbf16>
    %499 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x24xbf16>) -> tensor<2x13x24xbf16>
    %500 = stablehlo.multiply %494, %499 : tensor<2x13x24xbf16>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %501 = stablehlo.reduce(%498 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %502 = stablehlo.convert %501 : (tensor<24xbf16>) -> tensor<24xf32>
    %503 = stablehlo.convert %500 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %504 = stablehlo.multiply %8, %503 : tensor<2x13x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %506 = stablehlo.reshape %505 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %507 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %508 = stablehlo.multiply %503, %507 : tensor<2x13x24xf32>
    %509 = stablehlo.multiply %506, %21 : tensor<2x13x1xf32>
    %cst_99 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %511 = stablehlo.divide %509, %510 : tensor<2x13x1xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %514 = stablehlo.multiply %513, %11 : tensor<2x13x24xf32>
    %515 = stablehlo.add %508, %514 : tensor<2x13x24xf32>
    %516 = stablehlo.convert %515 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %517 = stablehlo.add %457, %516 : tensor<2x13x24xbf16>
    %518 = stablehlo.convert %517 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %520 = "stablehlo.scatter"(%519, %5, %518) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %942 = stablehlo.add %arg49, %arg50 : tensor<f32>
      stablehlo.return %942 : tensor<f32>
    }) : (tensor<1003x24xf32>, tensor<2x13x1xi32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %521 = chlo.square %520 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%521 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<1003x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.add %cst_103, %522 : tensor<f32>
    %524 = chlo.square %315 : tensor<24xf32> -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %526 = stablehlo.add %523, %525 : tensor<f32>
    %527 = chlo.square %308 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x1003xf32>, tensor<f32>) -> tensor<f32>
    %529 = stablehlo.add %526, %528 : tensor<f32>
    %530 = chlo.square %502 : tensor<24xf32> -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %532 = stablehlo.add %529, %531 : tensor<f32>
    %533 = chlo.square %427 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %535 = stablehlo.add %532, %534 : tensor<f32>
    %536 = chlo.square %435 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.reduce(%536 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %538 = stablehlo.add %535, %537 : tensor<f32>
    %539 = chlo.square %442 : tensor<24xf32> -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %541 = stablehlo.add %538, %540 : tensor<f32>
    %542 = chlo.square %461 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%542 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %544 = stablehlo.add %541, %543 : tensor<f32>
    %545 = chlo.square %495 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %547 = stablehlo.add %544, %546 : tensor<f32>
    %548 = chlo.square %408 : tensor<24xf32> -> tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %550 = stablehlo.add %547, %549 : tensor<f32>
    %551 = chlo.square %333 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %552 = stablehlo.reduce(%551 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %553 = stablehlo.add %550, %552 : tensor<f32>
    %554 = chlo.square %341 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%554 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %556 = stablehlo.add %553, %555 : tensor<f32>
    %557 = chlo.square %348 : tensor<24xf32> -> tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %559 = stablehlo.add %556, %558 : tensor<f32>
    %560 = chlo.square %367 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %562 = stablehlo.add %559, %561 : tensor<f32>
    %563 = chlo.square %401 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %565 = stablehlo.add %562, %564 : tensor<f32>
    %566 = stablehlo.sqrt %565 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %567 = stablehlo.divide %cst_118, %566 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %568 = stablehlo.minimum %cst_119, %567 : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %570 = stablehlo.multiply %520, %569 : tensor<1003x24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %571 = stablehlo.divide %cst_120, %566 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %572 = stablehlo.minimum %cst_121, %571 : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %574 = stablehlo.multiply %315, %573 : tensor<24xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %575 = stablehlo.divide %cst_122, %566 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %576 = stablehlo.minimum %cst_123, %575 : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %578 = stablehlo.multiply %308, %577 : tensor<24x1003xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %579 = stablehlo.divide %cst_124, %566 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %580 = stablehlo.minimum %cst_125, %579 : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %582 = stablehlo.multiply %502, %581 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %583 = stablehlo.divide %cst_126, %566 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %584 = stablehlo.minimum %cst_127, %583 : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %586 = stablehlo.multiply %427, %585 : tensor<56x24xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %587 = stablehlo.divide %cst_128, %566 : tensor<f32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %588 = stablehlo.minimum %cst_129, %587 : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %590 = stablehlo.multiply %435, %589 : tensor<24x112xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %591 = stablehlo.divide %cst_130, %566 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %592 = stablehlo.minimum %cst_131, %591 : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %594 = stablehlo.multiply %442, %593 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %595 = stablehlo.divide %cst_132, %566 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %596 = stablehlo.minimum %cst_133, %595 : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %598 = stablehlo.multiply %461, %597 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %599 = stablehlo.divide %cst_134, %566 : tensor<f32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %600 = stablehlo.minimum %cst_135, %599 : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %602 = stablehlo.multiply %495, %601 : tensor<24x72xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %603 = stablehlo.divide %cst_136, %566 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %604 = stablehlo.minimum %cst_137, %603 : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %604, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %606 = stablehlo.multiply %408, %605 : tensor<24xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %607 = stablehlo.divide %cst_138, %566 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %608 = stablehlo.minimum %cst_139, %607 : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %610 = stablehlo.multiply %333, %609 : tensor<56x24xf32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %611 = stablehlo.divide %cst_140, %566 : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %612 = stablehlo.minimum %cst_141, %611 : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %614 = stablehlo.multiply %341, %613 : tensor<24x112xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %615 = stablehlo.divide %cst_142, %566 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %616 = stablehlo.minimum %cst_143, %615 : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %618 = stablehlo.multiply %348, %617 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %619 = stablehlo.divide %cst_144, %566 : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %620 = stablehlo.minimum %cst_145, %619 : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %622 = stablehlo.multiply %367, %621 : tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %623 = stablehlo.divide %cst_146, %566 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %624 = stablehlo.minimum %cst_147, %623 : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %626 = stablehlo.multiply %401, %625 : tensor<24x72xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %628 = stablehlo.multiply %627, %arg15 : tensor<1003x24xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %630 = stablehlo.multiply %629, %570 : tensor<1003x24xf32>
    %631 = stablehlo.add %628, %630 : tensor<1003x24xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %633 = stablehlo.multiply %632, %arg30 : tensor<1003x24xf32>
    %634 = chlo.square %570 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %636 = stablehlo.multiply %635, %634 : tensor<1003x24xf32>
    %637 = stablehlo.add %633, %636 : tensor<1003x24xf32>
    %638 = stablehlo.sqrt %637 : tensor<1003x24xf32>
    %cst_152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %640 = stablehlo.add %638, %639 : tensor<1003x24xf32>
    %641 = stablehlo.divide %631, %640 : tensor<1003x24xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %643 = stablehlo.multiply %642, %arg0 : tensor<1003x24xf32>
    %644 = stablehlo.add %641, %643 : tensor<1003x24xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %646 = stablehlo.multiply %645, %644 : tensor<1003x24xf32>
    %647 = stablehlo.subtract %arg0, %646 : tensor<1003x24xf32>
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %649 = stablehlo.multiply %648, %arg16 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %651 = stablehlo.multiply %650, %574 : tensor<24xf32>
    %652 = stablehlo.add %649, %651 : tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %654 = stablehlo.multiply %653, %arg31 : tensor<24xf32>
    %655 = chlo.square %574 : tensor<24xf32> -> tensor<24xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %657 = stablehlo.multiply %656, %655 : tensor<24xf32>
    %658 = stablehlo.add %654, %657 : tensor<24xf32>
    %659 = stablehlo.sqrt %658 : tensor<24xf32>
    %cst_159 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %661 = stablehlo.add %659, %660 : tensor<24xf32>
    %662 = stablehlo.divide %652, %661 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %664 = stablehlo.multiply %663, %arg1 : tensor<24xf32>
    %665 = stablehlo.add %662, %664 : tensor<24xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %667 = stablehlo.multiply %666, %665 : tensor<24xf32>
    %668 = stablehlo.subtract %arg1, %667 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %670 = stablehlo.multiply %669, %arg17 : tensor<24x1003xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %672 = stablehlo.multiply %671, %578 : tensor<24x1003xf32>
    %673 = stablehlo.add %670, %672 : tensor<24x1003xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %675 = stablehlo.multiply %674, %arg32 : tensor<24x1003xf32>
    %676 = chlo.square %578 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %678 = stablehlo.multiply %677, %676 : tensor<24x1003xf32>
    %679 = stablehlo.add %675, %678 : tensor<24x1003xf32>
    %680 = stablehlo.sqrt %679 : tensor<24x1003xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %682 = stablehlo.add %680, %681 : tensor<24x1003xf32>
    %683 = stablehlo.divide %673, %682 : tensor<24x1003xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %685 = stablehlo.multiply %684, %arg2 : tensor<24x1003xf32>
    %686 = stablehlo.add %683, %685 : tensor<24x1003xf32>
    %cst_168 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %688 = stablehlo.multiply %687, %686 : tensor<24x1003xf32>
    %689 = stablehlo.subtract %arg2, %688 : tensor<24x1003xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %691 = stablehlo.multiply %690, %arg18 : tensor<24xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %693 = stablehlo.multiply %692, %582 : tensor<24xf32>
    %694 = stablehlo.add %691, %693 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %696 = stablehlo.multiply %695, %arg33 : tensor<24xf32>
    %697 = chlo.square %582 : tensor<24xf32> -> tensor<24xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %699 = stablehlo.multiply %698, %697 : tensor<24xf32>
    %700 = stablehlo.add %696, %699 : tensor<24xf32>
    %701 = stablehlo.sqrt %700 : tensor<24xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %703 = stablehlo.add %701, %702 : tensor<24xf32>
    %704 = stablehlo.divide %694, %703 : tensor<24xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %706 = stablehlo.multiply %705, %arg3 : tensor<24xf32>
    %707 = stablehlo.add %704, %706 : tensor<24xf32>
    %cst_175 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %709 = stablehlo.multiply %708, %707 : tensor<24xf32>
    %710 = stablehlo.subtract %arg3, %709 : tensor<24xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %712 = stablehlo.multiply %711, %arg19 : tensor<56x24xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %714 = stablehlo.multiply %713, %586 : tensor<56x24xf32>
    %715 = stablehlo.add %712, %714 : tensor<56x24xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %717 = stablehlo.multiply %716, %arg34 : tensor<56x24xf32>
    %718 = chlo.square %586 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %720 = stablehlo.multiply %719, %718 : tensor<56x24xf32>
    %721 = stablehlo.add %717, %720 : tensor<56x24xf32>
    %722 = stablehlo.sqrt %721 : tensor<56x24xf32>
    %cst_180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %724 = stablehlo.add %722, %723 : tensor<56x24xf32>
    %725 = stablehlo.divide %715, %724 : tensor<56x24xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %727 = stablehlo.multiply %726, %arg4 : tensor<56x24xf32>
    %728 = stablehlo.add %725, %727 : tensor<56x24xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %730 = stablehlo.multiply %729, %728 : tensor<56x24xf32>
    %731 = stablehlo.subtract %arg4, %730 : tensor<56x24xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %733 = stablehlo.multiply %732, %arg20 : tensor<24x112xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %735 = stablehlo.multiply %734, %590 : tensor<24x112xf32>
    %736 = stablehlo.add %733, %735 : tensor<24x112xf32>
    %cst_185 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %738 = stablehlo.multiply %737, %arg35 : tensor<24x112xf32>
    %739 = chlo.square %590 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %741 = stablehlo.multiply %740, %739 : tensor<24x112xf32>
    %742 = stablehlo.add %738, %741 : tensor<24x112xf32>
    %743 = stablehlo.sqrt %742 : tensor<24x112xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %745 = stablehlo.add %743, %744 : tensor<24x112xf32>
    %746 = stablehlo.divide %736, %745 : tensor<24x112xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %748 = stablehlo.multiply %747, %arg5 : tensor<24x112xf32>
    %749 = stablehlo.add %746, %748 : tensor<24x112xf32>
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %751 = stablehlo.multiply %750, %749 : tensor<24x112xf32>
    %752 = stablehlo.subtract %arg5, %751 : tensor<24x112xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %754 = stablehlo.multiply %753, %arg21 : tensor<24xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %756 = stablehlo.multiply %755, %594 : tensor<24xf32>
    %757 = stablehlo.add %754, %756 : tensor<24xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %759 = stablehlo.multiply %758, %arg36 : tensor<24xf32>
    %760 = chlo.square %594 : tensor<24xf32> -> tensor<24xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %762 = stablehlo.multiply %761, %760 : tensor<24xf32>
    %763 = stablehlo.add %759, %762 : tensor<24xf32>
    %764 = stablehlo.sqrt %763 : tensor<24xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %766 = stablehlo.add %764, %765 : tensor<24xf32>
    %767 = stablehlo.divide %757, %766 : tensor<24xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %769 = stablehlo.multiply %768, %arg6 : tensor<24xf32>
    %770 = stablehlo.add %767, %769 : tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %772 = stablehlo.multiply %771, %770 : tensor<24xf32>
    %773 = stablehlo.subtract %arg6, %772 : tensor<24xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %775 = stablehlo.multiply %774, %arg22 : tensor<24x24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %777 = stablehlo.multiply %776, %598 : tensor<24x24xf32>
    %778 = stablehlo.add %775, %777 : tensor<24x24xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %780 = stablehlo.multiply %779, %arg37 : tensor<24x24xf32>
    %781 = chlo.square %598 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %783 = stablehlo.multiply %782, %781 : tensor<24x24xf32>
    %784 = stablehlo.add %780, %783 : tensor<24x24xf32>
    %785 = stablehlo.sqrt %784 : tensor<24x24xf32>
    %cst_201 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %787 = stablehlo.add %785, %786 : tensor<24x24xf32>
    %788 = stablehlo.divide %778, %787 : tensor<24x24xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %790 = stablehlo.multiply %789, %arg7 : tensor<24x24xf32>
    %791 = stablehlo.add %788, %790 : tensor<24x24xf32>
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %793 = stablehlo.multiply %792, %791 : tensor<24x24xf32>
    %794 = stablehlo.subtract %arg7, %793 : tensor<24x24xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %796 = stablehlo.multiply %795, %arg23 : tensor<24x72xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %798 = stablehlo.multiply %797, %602 : tensor<24x72xf32>
    %799 = stablehlo.add %796, %798 : tensor<24x72xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %801 = stablehlo.multiply %800, %arg38 : tensor<24x72xf32>
    %802 = chlo.square %602 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %804 = stablehlo.multiply %803, %802 : tensor<24x72xf32>
    %805 = stablehlo.add %801, %804 : tensor<24x72xf32>
    %806 = stablehlo.sqrt %805 : tensor<24x72xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %808 = stablehlo.add %806, %807 : tensor<24x72xf32>
    %809 = stablehlo.divide %799, %808 : tensor<24x72xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %811 = stablehlo.multiply %810, %arg8 : tensor<24x72xf32>
    %812 = stablehlo.add %809, %811 : tensor<24x72xf32>
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %814 = stablehlo.multiply %813, %812 : tensor<24x72xf32>
    %815 = stablehlo.subtract %arg8, %814 : tensor<24x72xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %817 = stablehlo.multiply %816, %arg24 : tensor<24xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %819 = stablehlo.multiply %818, %606 : tensor<24xf32>
    %820 = stablehlo.add %817, %819 : tensor<24xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %822 = stablehlo.multiply %821, %arg39 : tensor<24xf32>
    %823 = chlo.square %606 : tensor<24xf32> -> tensor<24xf32>
    %cst_214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %825 = stablehlo.multiply %824, %823 : tensor<24xf32>
    %826 = stablehlo.add %822, %825 : tensor<24xf32>
    %827 = stablehlo.sqrt %826 : tensor<24xf32>
    %cst_215 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %829 = stablehlo.add %827, %828 : tensor<24xf32>
    %830 = stablehlo.divide %820, %829 : tensor<24xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %832 = stablehlo.multiply %831, %arg9 : tensor<24xf32>
    %833 = stablehlo.add %830, %832 : tensor<24xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %835 = stablehlo.multiply %834, %833 : tensor<24xf32>
    %836 = stablehlo.subtract %arg9, %835 : tensor<24xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %838 = stablehlo.multiply %837, %arg25 : tensor<56x24xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %840 = stablehlo.multiply %839, %610 : tensor<56x24xf32>
    %841 = stablehlo.add %838, %840 : tensor<56x24xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %843 = stablehlo.multiply %842, %arg40 : tensor<56x24xf32>
    %844 = chlo.square %610 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %846 = stablehlo.multiply %845, %844 : tensor<56x24xf32>
    %847 = stablehlo.add %843, %846 : tensor<56x24xf32>
    %848 = stablehlo.sqrt %847 : tensor<56x24xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %850 = stablehlo.add %848, %849 : tensor<56x24xf32>
    %851 = stablehlo.divide %841, %850 : tensor<56x24xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %853 = stablehlo.multiply %852, %arg10 : tensor<56x24xf32>
    %854 = stablehlo.add %851, %853 : tensor<56x24xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %856 = stablehlo.multiply %855, %854 : tensor<56x24xf32>
    %857 = stablehlo.subtract %arg10, %856 : tensor<56x24xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %859 = stablehlo.multiply %858, %arg26 : tensor<24x112xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %861 = stablehlo.multiply %860, %614 : tensor<24x112xf32>
    %862 = stablehlo.add %859, %861 : tensor<24x112xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %864 = stablehlo.multiply %863, %arg41 : tensor<24x112xf32>
    %865 = chlo.square %614 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %867 = stablehlo.multiply %866, %865 : tensor<24x112xf32>
    %868 = stablehlo.add %864, %867 : tensor<24x112xf32>
    %869 = stablehlo.sqrt %868 : tensor<24x112xf32>
    %cst_229 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %871 = stablehlo.add %869, %870 : tensor<24x112xf32>
    %872 = stablehlo.divide %862, %871 : tensor<24x112xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %874 = stablehlo.multiply %873, %arg11 : tensor<24x112xf32>
    %875 = stablehlo.add %872, %874 : tensor<24x112xf32>
    %cst_231 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %877 = stablehlo.multiply %876, %875 : tensor<24x112xf32>
    %878 = stablehlo.subtract %arg11, %877 : tensor<24x112xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %880 = stablehlo.multiply %879, %arg27 : tensor<24xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %882 = stablehlo.multiply %881, %618 : tensor<24xf32>
    %883 = stablehlo.add %880, %882 : tensor<24xf32>
    %cst_234 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %885 = stablehlo.multiply %884, %arg42 : tensor<24xf32>
    %886 = chlo.square %618 : tensor<24xf32> -> tensor<24xf32>
    %cst_235 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %888 = stablehlo.multiply %887, %886 : tensor<24xf32>
    %889 = stablehlo.add %885, %888 : tensor<24xf32>
    %890 = stablehlo.sqrt %889 : tensor<24xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %892 = stablehlo.add %890, %891 : tensor<24xf32>
    %893 = stablehlo.divide %883, %892 : tensor<24xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %895 = stablehlo.multiply %894, %arg12 : tensor<24xf32>
    %896 = stablehlo.add %893, %895 : tensor<24xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %898 = stablehlo.multiply %897, %896 : tensor<24xf32>
    %899 = stablehlo.subtract %arg12, %898 : tensor<24xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %901 = stablehlo.multiply %900, %arg28 : tensor<24x24xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %903 = stablehlo.multiply %902, %622 : tensor<24x24xf32>
    %904 = stablehlo.add %901, %903 : tensor<24x24xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %906 = stablehlo.multiply %905, %arg43 : tensor<24x24xf32>
    %907 = chlo.square %622 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %909 = stablehlo.multiply %908, %907 : tensor<24x24xf32>
    %910 = stablehlo.add %906, %909 : tensor<24x24xf32>
    %911 = stablehlo.sqrt %910 : tensor<24x24xf32>
    %cst_243 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %913 = stablehlo.add %911, %912 : tensor<24x24xf32>
    %914 = stablehlo.divide %904, %913 : tensor<24x24xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %916 = stablehlo.multiply %915, %arg13 : tensor<24x24xf32>
    %917 = stablehlo.add %914, %916 : tensor<24x24xf32>
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %919 = stablehlo.multiply %918, %917 : tensor<24x24xf32>
    %920 = stablehlo.subtract %arg13, %919 : tensor<24x24xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %922 = stablehlo.multiply %921, %arg29 : tensor<24x72xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %924 = stablehlo.multiply %923, %626 : tensor<24x72xf32>
    %925 = stablehlo.add %922, %924 : tensor<24x72xf32>
    %cst_248 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %927 = stablehlo.multiply %926, %arg44 : tensor<24x72xf32>
    %928 = chlo.square %626 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %930 = stablehlo.multiply %929, %928 : tensor<24x72xf32>
    %931 = stablehlo.add %927, %930 : tensor<24x72xf32>
    %932 = stablehlo.sqrt %931 : tensor<24x72xf32>
    %cst_250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %934 = stablehlo.add %932, %933 : tensor<24x72xf32>
    %935 = stablehlo.divide %925, %934 : tensor<24x72xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %937 = stablehlo.multiply %936, %arg14 : tensor<24x72xf32>
    %938 = stablehlo.add %935, %937 : tensor<24x72xf32>
    %cst_252 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %940 = stablehlo.multiply %939, %938 : tensor<24x72xf32>
    %941 = stablehlo.subtract %arg14, %940 : tensor<24x72xf32>
    return %285, %247, %566, %647, %668, %689, %710, %731, %752, %773, %794, %815, %836, %857, %878, %899, %920, %941, %631, %652, %673, %694, %715, %736, %757, %778, %799, %820, %841, %862, %883, %904, %925, %637, %658, %679, %700, %721, %742, %763, %784, %805, %826, %847, %868, %889, %910, %931 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>
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
