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
    %7 = chlo.square %6 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<2x13x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x13x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x13x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<2x13x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<2x13x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x13x1xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %21 = stablehlo.multiply %6, %20 : tensor<2x13x24xf32>
    %22 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<2x13x24xf32>
    %25 = stablehlo.dot_general %24, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x72xf32>) -> tensor<2x13x72xf32>
    %26 = stablehlo.slice %25 [0:2, 0:13, 0:24] : (tensor<2x13x72xf32>) -> tensor<2x13x24xf32>
    %27 = stablehlo.slice %25 [0:2, 0:13, 24:48] : (tensor<2x13x72xf32>) -> tensor<2x13x24xf32>
    %28 = stablehlo.slice %25 [0:2, 0:13, 48:72] : (tensor<2x13x72xf32>) -> tensor<2x13x24xf32>
    %29 = stablehlo.reshape %26 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %30 = stablehlo.reshape %27 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %31 = stablehlo.reshape %28 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %32 = stablehlo.dot_general %29, %30, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %cst_5 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<2x3x13x13xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<13x13xi1>
    %36 = call @tril(%35) : (tensor<13x13xi1>) -> tensor<13x13xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %37:3 = call @_where(%36, %34, %cst_7) : (tensor<13x13xi1>, tensor<2x3x13x13xf32>, tensor<f32>) -> (tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.reduce(%37#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %41 = stablehlo.compare EQ, %37#0, %40, FLOAT : (tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xi1>
    %42 = stablehlo.convert %41 : (tensor<2x3x13x13xi1>) -> tensor<2x3x13x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %45 = stablehlo.maximum %44, %38 : tensor<2x3x13xf32>
    %46 = stablehlo.compare EQ, %38, %45, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %51 = stablehlo.compare EQ, %50, %45, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %54 = stablehlo.select %51, %52, %53 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %55 = stablehlo.divide %49, %54 : tensor<2x3x13xf32>
    %56 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %58 = stablehlo.subtract %37#0, %57 : tensor<2x3x13x13xf32>
    %59 = stablehlo.exponential %58 : tensor<2x3x13x13xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %63 = stablehlo.divide %59, %62 : tensor<2x3x13x13xf32>
    %64 = stablehlo.multiply %61, %61 : tensor<2x3x13x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x13x1xf32>
    %66 = stablehlo.divide %65, %64 : tensor<2x3x13x1xf32>
    %67 = stablehlo.dot_general %31, %63, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %68 = stablehlo.transpose %67, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %69 = stablehlo.reshape %68 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %70 = stablehlo.dot_general %69, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %71 = stablehlo.add %6, %70 : tensor<2x13x24xf32>
    %72 = chlo.square %71 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %74 = stablehlo.multiply %73, %71 : tensor<2x13x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_20 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %78 = stablehlo.divide %76, %77 : tensor<2x13x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %80 = stablehlo.add %78, %79 : tensor<2x13x1xf32>
    %81 = stablehlo.rsqrt %80 : tensor<2x13x1xf32>
    %82 = stablehlo.divide %81, %80 : tensor<2x13x1xf32>
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<2x13x1xf32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %86 = stablehlo.multiply %71, %85 : tensor<2x13x24xf32>
    %87 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %89 = stablehlo.multiply %86, %88 : tensor<2x13x24xf32>
    %90 = stablehlo.dot_general %89, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x112xf32>) -> tensor<2x13x112xf32>
    %91 = stablehlo.slice %90 [0:2, 0:13, 0:56] : (tensor<2x13x112xf32>) -> tensor<2x13x56xf32>
    %92 = stablehlo.slice %90 [0:2, 0:13, 56:112] : (tensor<2x13x112xf32>) -> tensor<2x13x56xf32>
    %93:3 = call @silu(%91) : (tensor<2x13x56xf32>) -> (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>)
    %94 = stablehlo.multiply %93#0, %92 : tensor<2x13x56xf32>
    %95 = stablehlo.dot_general %94, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x56xf32>, tensor<56x24xf32>) -> tensor<2x13x24xf32>
    %96 = stablehlo.add %71, %95 : tensor<2x13x24xf32>
    %97 = chlo.square %96 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<2x13x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%97 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_25 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %103 = stablehlo.divide %101, %102 : tensor<2x13x1xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %105 = stablehlo.add %103, %104 : tensor<2x13x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<2x13x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<2x13x1xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<2x13x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %111 = stablehlo.multiply %96, %110 : tensor<2x13x24xf32>
    %112 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<2x13x24xf32>
    %115 = stablehlo.dot_general %114, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x72xf32>) -> tensor<2x13x72xf32>
    %116 = stablehlo.slice %115 [0:2, 0:13, 0:24] : (tensor<2x13x72xf32>) -> tensor<2x13x24xf32>
    %117 = stablehlo.slice %115 [0:2, 0:13, 24:48] : (tensor<2x13x72xf32>) -> tensor<2x13x24xf32>
    %118 = stablehlo.slice %115 [0:2, 0:13, 48:72] : (tensor<2x13x72xf32>) -> tensor<2x13x24xf32>
    %119 = stablehlo.reshape %116 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %120 = stablehlo.reshape %117 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %121 = stablehlo.reshape %118 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %122 = stablehlo.dot_general %119, %120, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %cst_28 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %124 = stablehlo.multiply %122, %123 : tensor<2x3x13x13xf32>
    %c_29 = stablehlo.constant dense<true> : tensor<i1>
    %125 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<13x13xi1>
    %126 = call @tril(%125) : (tensor<13x13xi1>) -> tensor<13x13xi1>
    %cst_30 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %127:3 = call @_where(%126, %124, %cst_30) : (tensor<13x13xi1>, tensor<2x3x13x13xf32>, tensor<f32>) -> (tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.reduce(%127#0 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %129 = stablehlo.reshape %128 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %131 = stablehlo.compare EQ, %127#0, %130, FLOAT : (tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xi1>
    %132 = stablehlo.convert %131 : (tensor<2x3x13x13xi1>) -> tensor<2x3x13x13xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %135 = stablehlo.maximum %134, %128 : tensor<2x3x13xf32>
    %136 = stablehlo.compare EQ, %128, %135, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %139 = stablehlo.select %136, %137, %138 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %141 = stablehlo.compare EQ, %140, %135, FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %144 = stablehlo.select %141, %142, %143 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %145 = stablehlo.divide %139, %144 : tensor<2x3x13xf32>
    %146 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %148 = stablehlo.subtract %127#0, %147 : tensor<2x3x13x13xf32>
    %149 = stablehlo.exponential %148 : tensor<2x3x13x13xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %153 = stablehlo.divide %149, %152 : tensor<2x3x13x13xf32>
    %154 = stablehlo.multiply %151, %151 : tensor<2x3x13x1xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3x13x1xf32>
    %156 = stablehlo.divide %155, %154 : tensor<2x3x13x1xf32>
    %157 = stablehlo.dot_general %121, %153, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %158 = stablehlo.transpose %157, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %159 = stablehlo.reshape %158 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %160 = stablehlo.dot_general %159, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %161 = stablehlo.add %96, %160 : tensor<2x13x24xf32>
    %162 = chlo.square %161 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %164 = stablehlo.multiply %163, %161 : tensor<2x13x24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_43 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %168 = stablehlo.divide %166, %167 : tensor<2x13x1xf32>
    %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %170 = stablehlo.add %168, %169 : tensor<2x13x1xf32>
    %171 = stablehlo.rsqrt %170 : tensor<2x13x1xf32>
    %172 = stablehlo.divide %171, %170 : tensor<2x13x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %174 = stablehlo.multiply %173, %172 : tensor<2x13x1xf32>
    %175 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %176 = stablehlo.multiply %161, %175 : tensor<2x13x24xf32>
    %177 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %179 = stablehlo.multiply %176, %178 : tensor<2x13x24xf32>
    %180 = stablehlo.dot_general %179, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x112xf32>) -> tensor<2x13x112xf32>
    %181 = stablehlo.slice %180 [0:2, 0:13, 0:56] : (tensor<2x13x112xf32>) -> tensor<2x13x56xf32>
    %182 = stablehlo.slice %180 [0:2, 0:13, 56:112] : (tensor<2x13x112xf32>) -> tensor<2x13x56xf32>
    %183:3 = call @silu(%181) : (tensor<2x13x56xf32>) -> (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>)
    %184 = stablehlo.multiply %183#0, %182 : tensor<2x13x56xf32>
    %185 = stablehlo.dot_general %184, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x56xf32>, tensor<56x24xf32>) -> tensor<2x13x24xf32>
    %186 = stablehlo.add %161, %185 : tensor<2x13x24xf32>
    %187 = chlo.square %186 : tensor<2x13x24xf32> -> tensor<2x13x24xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %189 = stablehlo.multiply %188, %186 : tensor<2x13x24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%187 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_48 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<2x13x1xf32>
    %cst_49 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %195 = stablehlo.add %193, %194 : tensor<2x13x1xf32>
    %196 = stablehlo.rsqrt %195 : tensor<2x13x1xf32>
    %197 = stablehlo.divide %196, %195 : tensor<2x13x1xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %199 = stablehlo.multiply %198, %197 : tensor<2x13x1xf32>
    %200 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %201 = stablehlo.multiply %186, %200 : tensor<2x13x24xf32>
    %202 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %204 = stablehlo.multiply %201, %203 : tensor<2x13x24xf32>
    %205 = stablehlo.convert %204 : (tensor<2x13x24xf32>) -> tensor<2x13x24xbf16>
    %206 = stablehlo.reduce_precision %arg2, format = e8m7 : tensor<24x1003xf32>
    %207 = stablehlo.convert %206 : (tensor<24x1003xf32>) -> tensor<24x1003xbf16>
    %208 = stablehlo.dot_general %205, %207, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xbf16>, tensor<24x1003xbf16>) -> tensor<2x13x1003xbf16>
    %209 = stablehlo.convert %208 : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
    %210 = stablehlo.slice %209 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
    %211:3 = call @log_softmax(%210) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %212 = stablehlo.exponential %211#0 : tensor<2x12x1003xf32>
    %213 = stablehlo.multiply %212, %211#0 : tensor<2x12x1003xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %215 = stablehlo.negate %214 : tensor<2x12xf32>
    %216 = stablehlo.multiply %215, %arg48 : tensor<2x12xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%arg48 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %219 = stablehlo.maximum %218, %cst_54 : tensor<f32>
    %220 = stablehlo.divide %217, %219 : tensor<f32>
    %221 = stablehlo.slice %arg45 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %222:3 = call @log_softmax(%210) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %223 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %224:2 = call @take_along_axis(%222#0, %223) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %225 = stablehlo.reshape %224#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %226 = stablehlo.subtract %225, %arg46 : tensor<2x12xf32>
    %227 = stablehlo.exponential %226 : tensor<2x12xf32>
    %cst_55 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %228:3 = call @clip(%227, %cst_55, %cst_56) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %229 = stablehlo.broadcast_in_dim %arg47, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %231 = stablehlo.multiply %227, %230 : tensor<2x12xf32>
    %232 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %233 = stablehlo.multiply %228#0, %232 : tensor<2x12xf32>
    %234 = stablehlo.minimum %231, %233 : tensor<2x12xf32>
    %235 = stablehlo.compare EQ, %231, %234, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %238 = stablehlo.select %235, %236, %237 : tensor<2x12xi1>, tensor<2x12xf32>
    %239 = stablehlo.compare EQ, %233, %234, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %242 = stablehlo.select %239, %240, %241 : tensor<2x12xi1>, tensor<2x12xf32>
    %243 = stablehlo.divide %238, %242 : tensor<2x12xf32>
    %244 = stablehlo.compare EQ, %233, %234, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %247 = stablehlo.select %244, %245, %246 : tensor<2x12xi1>, tensor<2x12xf32>
    %248 = stablehlo.compare EQ, %231, %234, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %251 = stablehlo.select %248, %249, %250 : tensor<2x12xi1>, tensor<2x12xf32>
    %252 = stablehlo.divide %247, %251 : tensor<2x12xf32>
    %253 = stablehlo.negate %234 : tensor<2x12xf32>
    %254 = stablehlo.multiply %253, %arg48 : tensor<2x12xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%arg48 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %257 = stablehlo.maximum %256, %cst_67 : tensor<f32>
    %258 = stablehlo.divide %255, %257 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.divide %cst_68, %257 : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %261 = stablehlo.multiply %260, %arg48 : tensor<2x12xf32>
    %262 = stablehlo.negate %261 : tensor<2x12xf32>
    %263 = stablehlo.multiply %262, %252 : tensor<2x12xf32>
    %264 = stablehlo.multiply %262, %243 : tensor<2x12xf32>
    %265 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %266 = stablehlo.multiply %263, %265 : tensor<2x12xf32>
    %267 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %268 = stablehlo.multiply %264, %267 : tensor<2x12xf32>
    %269 = call @clip_0(%228#1, %228#2, %266) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %270 = stablehlo.add %268, %269 : tensor<2x12xf32>
    %271 = stablehlo.multiply %270, %227 : tensor<2x12xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %273 = call @take_along_axis_1(%224#1, %272) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %274 = call @log_softmax_2(%222#1, %222#2, %273) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.pad %274, %cst_69, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %276 = stablehlo.convert %275 : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
    %277 = stablehlo.dot_general %276, %205, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<2x13x24xbf16>) -> tensor<1003x24xbf16>
    %278 = stablehlo.transpose %277, dims = [1, 0] : (tensor<1003x24xbf16>) -> tensor<24x1003xbf16>
    %279 = stablehlo.dot_general %276, %207, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xbf16>, tensor<24x1003xbf16>) -> tensor<2x13x24xbf16>
    %280 = stablehlo.convert %278 : (tensor<24x1003xbf16>) -> tensor<24x1003xf32>
    %281 = stablehlo.reduce_precision %280, format = e8m7 : tensor<24x1003xf32>
    %282 = stablehlo.convert %279 : (tensor<2x13x24xbf16>) -> tensor<2x13x24xf32>
    %283 = stablehlo.multiply %201, %282 : tensor<2x13x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.reshape %284 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %286 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %287 = stablehlo.multiply %282, %286 : tensor<2x13x24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%285 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.multiply %186, %287 : tensor<2x13x24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %291 = stablehlo.reshape %290 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %292 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %293 = stablehlo.multiply %287, %292 : tensor<2x13x24xf32>
    %294 = stablehlo.multiply %291, %199 : tensor<2x13x1xf32>
    %cst_73 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %296 = stablehlo.divide %294, %295 : tensor<2x13x1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %299 = stablehlo.multiply %298, %189 : tensor<2x13x24xf32>
    %300 = stablehlo.add %293, %299 : tensor<2x13x24xf32>
    %301 = stablehlo.dot_general %300, %184, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x56xf32>) -> tensor<24x56xf32>
    %302 = stablehlo.transpose %301, dims = [1, 0] : (tensor<24x56xf32>) -> tensor<56x24xf32>
    %303 = stablehlo.dot_general %300, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<56x24xf32>) -> tensor<2x13x56xf32>
    %304 = stablehlo.multiply %183#0, %303 : tensor<2x13x56xf32>
    %305 = stablehlo.multiply %303, %182 : tensor<2x13x56xf32>
    %306 = call @silu_3(%183#1, %183#2, %181, %305) : (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x56xf32>
    %307 = stablehlo.concatenate %306, %304, dim = 2 : (tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x112xf32>
    %308 = stablehlo.dot_general %307, %179, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<2x13x24xf32>) -> tensor<112x24xf32>
    %309 = stablehlo.transpose %308, dims = [1, 0] : (tensor<112x24xf32>) -> tensor<24x112xf32>
    %310 = stablehlo.dot_general %307, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<24x112xf32>) -> tensor<2x13x24xf32>
    %311 = stablehlo.multiply %176, %310 : tensor<2x13x24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.reshape %312 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %314 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %315 = stablehlo.multiply %310, %314 : tensor<2x13x24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%313 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %317 = stablehlo.multiply %161, %315 : tensor<2x13x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %319 = stablehlo.reshape %318 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %320 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %321 = stablehlo.multiply %315, %320 : tensor<2x13x24xf32>
    %322 = stablehlo.add %300, %321 : tensor<2x13x24xf32>
    %323 = stablehlo.multiply %319, %174 : tensor<2x13x1xf32>
    %cst_78 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %325 = stablehlo.divide %323, %324 : tensor<2x13x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %328 = stablehlo.multiply %327, %164 : tensor<2x13x24xf32>
    %329 = stablehlo.add %322, %328 : tensor<2x13x24xf32>
    %330 = stablehlo.dot_general %329, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<24x24xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %332 = stablehlo.dot_general %329, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %333 = stablehlo.reshape %332 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %334 = stablehlo.transpose %333, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xf32>) -> tensor<2x3x8x13xf32>
    %335 = stablehlo.dot_general %334, %121, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %336 = stablehlo.dot_general %334, %153, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %337 = stablehlo.transpose %336, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %338 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %339 = stablehlo.multiply %335, %338 : tensor<2x3x13x13xf32>
    %340 = stablehlo.multiply %339, %149 : tensor<2x3x13x13xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %342 = stablehlo.reshape %341 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %343 = stablehlo.negate %342 : tensor<2x3x13x1xf32>
    %344 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %345 = stablehlo.divide %335, %344 : tensor<2x3x13x13xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%343 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %348 = stablehlo.add %345, %347 : tensor<2x3x13x13xf32>
    %349 = stablehlo.multiply %348, %149 : tensor<2x3x13x13xf32>
    %350 = call @_where_4(%127#1, %127#2, %349) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_82 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %352 = stablehlo.multiply %350, %351 : tensor<2x3x13x13xf32>
    %353 = stablehlo.dot_general %352, %119, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %354 = stablehlo.transpose %353, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %355 = stablehlo.dot_general %352, %120, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %356 = stablehlo.transpose %355, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %357 = stablehlo.reshape %337 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %358 = stablehlo.reshape %354 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %359 = stablehlo.reshape %356 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %360 = stablehlo.concatenate %359, %358, %357, dim = 2 : (tensor<2x13x24xf32>, tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<2x13x72xf32>
    %361 = stablehlo.dot_general %360, %114, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<2x13x24xf32>) -> tensor<72x24xf32>
    %362 = stablehlo.transpose %361, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %363 = stablehlo.dot_general %360, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<24x72xf32>) -> tensor<2x13x24xf32>
    %364 = stablehlo.multiply %111, %363 : tensor<2x13x24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.reshape %365 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %367 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %368 = stablehlo.multiply %363, %367 : tensor<2x13x24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%366 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %370 = stablehlo.multiply %96, %368 : tensor<2x13x24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.reduce(%370 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %372 = stablehlo.reshape %371 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %373 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %374 = stablehlo.multiply %368, %373 : tensor<2x13x24xf32>
    %375 = stablehlo.add %329, %374 : tensor<2x13x24xf32>
    %376 = stablehlo.multiply %372, %109 : tensor<2x13x1xf32>
    %cst_86 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %378 = stablehlo.divide %376, %377 : tensor<2x13x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %381 = stablehlo.multiply %380, %99 : tensor<2x13x24xf32>
    %382 = stablehlo.add %375, %381 : tensor<2x13x24xf32>
    %383 = stablehlo.dot_general %382, %94, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x56xf32>) -> tensor<24x56xf32>
    %384 = stablehlo.transpose %383, dims = [1, 0] : (tensor<24x56xf32>) -> tensor<56x24xf32>
    %385 = stablehlo.dot_general %382, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<56x24xf32>) -> tensor<2x13x56xf32>
    %386 = stablehlo.multiply %93#0, %385 : tensor<2x13x56xf32>
    %387 = stablehlo.multiply %385, %92 : tensor<2x13x56xf32>
    %388 = call @silu_3(%93#1, %93#2, %91, %387) : (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x56xf32>
    %389 = stablehlo.concatenate %388, %386, dim = 2 : (tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x112xf32>
    %390 = stablehlo.dot_general %389, %89, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<2x13x24xf32>) -> tensor<112x24xf32>
    %391 = stablehlo.transpose %390, dims = [1, 0] : (tensor<112x24xf32>) -> tensor<24x112xf32>
    %392 = stablehlo.dot_general %389, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<24x112xf32>) -> tensor<2x13x24xf32>
    %393 = stablehlo.multiply %86, %392 : tensor<2x13x24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.reshape %394 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %396 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %397 = stablehlo.multiply %392, %396 : tensor<2x13x24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%395 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %399 = stablehlo.multiply %71, %397 : tensor<2x13x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %401 = stablehlo.reshape %400 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %402 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %403 = stablehlo.multiply %397, %402 : tensor<2x13x24xf32>
    %404 = stablehlo.add %382, %403 : tensor<2x13x24xf32>
    %405 = stablehlo.multiply %401, %84 : tensor<2x13x1xf32>
    %cst_91 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %407 = stablehlo.divide %405, %406 : tensor<2x13x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %410 = stablehlo.multiply %409, %74 : tensor<2x13x24xf32>
    %411 = stablehlo.add %404, %410 : tensor<2x13x24xf32>
    %412 = stablehlo.dot_general %411, %69, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<24x24xf32>
    %413 = stablehlo.transpose %412, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %414 = stablehlo.dot_general %411, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %415 = stablehlo.reshape %414 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %416 = stablehlo.transpose %415, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xf32>) -> tensor<2x3x8x13xf32>
    %417 = stablehlo.dot_general %416, %31, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %418 = stablehlo.dot_general %416, %63, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %419 = stablehlo.transpose %418, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %420 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %421 = stablehlo.multiply %417, %420 : tensor<2x3x13x13xf32>
    %422 = stablehlo.multiply %421, %59 : tensor<2x3x13x13xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_93) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %424 = stablehlo.reshape %423 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %425 = stablehlo.negate %424 : tensor<2x3x13x1xf32>
    %426 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %427 = stablehlo.divide %417, %426 : tensor<2x3x13x13xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.reduce(%425 init: %cst_94) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %430 = stablehlo.add %427, %429 : tensor<2x3x13x13xf32>
    %431 = stablehlo.multiply %430, %59 : tensor<2x3x13x13xf32>
    %432 = call @_where_4(%37#1, %37#2, %431) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_95 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %434 = stablehlo.multiply %432, %433 : tensor<2x3x13x13xf32>
    %435 = stablehlo.dot_general %434, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %436 = stablehlo.transpose %435, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %437 = stablehlo.dot_general %434, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %438 = stablehlo.transpose %437, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %439 = stablehlo.reshape %419 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %440 = stablehlo.reshape %436 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %441 = stablehlo.reshape %438 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %442 = stablehlo.concatenate %441, %440, %439, dim = 2 : (tensor<2x13x24xf32>, tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<2x13x72xf32>
    %443 = stablehlo.dot_general %442, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<2x13x24xf32>) -> tensor<72x24xf32>
    %444 = stablehlo.transpose %443, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %445 = stablehlo.dot_general %442, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<24x72xf32>) -> tensor<2x13x24xf32>
    %446 = stablehlo.multiply %21, %445 : tensor<2x13x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %448 = stablehlo.reshape %447 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %449 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %450 = stablehlo.multiply %445, %449 : tensor<2x13x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%448 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %452 = stablehlo.multiply %6, %450 : tensor<2x13x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.reduce(%452 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %454 = stablehlo.reshape %453 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %455 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %456 = stablehlo.multiply %450, %455 : tensor<2x13x24xf32>
    %457 = stablehlo.add %411, %456 : tensor<2x13x24xf32>
    %458 = stablehlo.multiply %454, %19 : tensor<2x13x1xf32>
    %cst_99 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %460 = stablehlo.divide %458, %459 : tensor<2x13x1xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %463 = stablehlo.multiply %462, %9 : tensor<2x13x24xf32>
    %464 = stablehlo.add %457, %463 : tensor<2x13x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %466 = "stablehlo.scatter"(%465, %5, %464) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %888 = stablehlo.add %arg49, %arg50 : tensor<f32>
      stablehlo.return %888 : tensor<f32>
    }) : (tensor<1003x24xf32>, tensor<2x13x1xi32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %467 = chlo.square %466 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<1003x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.add %cst_103, %468 : tensor<f32>
    %470 = chlo.square %288 : tensor<24xf32> -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %472 = stablehlo.add %469, %471 : tensor<f32>
    %473 = chlo.square %281 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x1003xf32>, tensor<f32>) -> tensor<f32>
    %475 = stablehlo.add %472, %474 : tensor<f32>
    %476 = chlo.square %451 : tensor<24xf32> -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %478 = stablehlo.add %475, %477 : tensor<f32>
    %479 = chlo.square %384 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %481 = stablehlo.add %478, %480 : tensor<f32>
    %482 = chlo.square %391 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %484 = stablehlo.add %481, %483 : tensor<f32>
    %485 = chlo.square %398 : tensor<24xf32> -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %487 = stablehlo.add %484, %486 : tensor<f32>
    %488 = chlo.square %413 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %490 = stablehlo.add %487, %489 : tensor<f32>
    %491 = chlo.square %444 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %493 = stablehlo.add %490, %492 : tensor<f32>
    %494 = chlo.square %369 : tensor<24xf32> -> tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %496 = stablehlo.add %493, %495 : tensor<f32>
    %497 = chlo.square %302 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %499 = stablehlo.add %496, %498 : tensor<f32>
    %500 = chlo.square %309 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %502 = stablehlo.add %499, %501 : tensor<f32>
    %503 = chlo.square %316 : tensor<24xf32> -> tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %505 = stablehlo.add %502, %504 : tensor<f32>
    %506 = chlo.square %331 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %508 = stablehlo.add %505, %507 : tensor<f32>
    %509 = chlo.square %362 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %511 = stablehlo.add %508, %510 : tensor<f32>
    %512 = stablehlo.sqrt %511 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %513 = stablehlo.divide %cst_118, %512 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %514 = stablehlo.minimum %cst_119, %513 : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %516 = stablehlo.multiply %466, %515 : tensor<1003x24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %517 = stablehlo.divide %cst_120, %512 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %518 = stablehlo.minimum %cst_121, %517 : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %520 = stablehlo.multiply %288, %519 : tensor<24xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %521 = stablehlo.divide %cst_122, %512 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.minimum %cst_123, %521 : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %524 = stablehlo.multiply %281, %523 : tensor<24x1003xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %525 = stablehlo.divide %cst_124, %512 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %526 = stablehlo.minimum %cst_125, %525 : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %528 = stablehlo.multiply %451, %527 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %529 = stablehlo.divide %cst_126, %512 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %530 = stablehlo.minimum %cst_127, %529 : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %532 = stablehlo.multiply %384, %531 : tensor<56x24xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %533 = stablehlo.divide %cst_128, %512 : tensor<f32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %534 = stablehlo.minimum %cst_129, %533 : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %536 = stablehlo.multiply %391, %535 : tensor<24x112xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %537 = stablehlo.divide %cst_130, %512 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %538 = stablehlo.minimum %cst_131, %537 : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %540 = stablehlo.multiply %398, %539 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %541 = stablehlo.divide %cst_132, %512 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %542 = stablehlo.minimum %cst_133, %541 : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %544 = stablehlo.multiply %413, %543 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %545 = stablehlo.divide %cst_134, %512 : tensor<f32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %546 = stablehlo.minimum %cst_135, %545 : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %548 = stablehlo.multiply %444, %547 : tensor<24x72xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %549 = stablehlo.divide %cst_136, %512 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %550 = stablehlo.minimum %cst_137, %549 : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %552 = stablehlo.multiply %369, %551 : tensor<24xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %553 = stablehlo.divide %cst_138, %512 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.minimum %cst_139, %553 : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %556 = stablehlo.multiply %302, %555 : tensor<56x24xf32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %557 = stablehlo.divide %cst_140, %512 : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %558 = stablehlo.minimum %cst_141, %557 : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %560 = stablehlo.multiply %309, %559 : tensor<24x112xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %561 = stablehlo.divide %cst_142, %512 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %562 = stablehlo.minimum %cst_143, %561 : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %564 = stablehlo.multiply %316, %563 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %565 = stablehlo.divide %cst_144, %512 : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %566 = stablehlo.minimum %cst_145, %565 : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %568 = stablehlo.multiply %331, %567 : tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %569 = stablehlo.divide %cst_146, %512 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %570 = stablehlo.minimum %cst_147, %569 : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %572 = stablehlo.multiply %362, %571 : tensor<24x72xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %574 = stablehlo.multiply %573, %arg15 : tensor<1003x24xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %576 = stablehlo.multiply %575, %516 : tensor<1003x24xf32>
    %577 = stablehlo.add %574, %576 : tensor<1003x24xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %579 = stablehlo.multiply %578, %arg30 : tensor<1003x24xf32>
    %580 = chlo.square %516 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %582 = stablehlo.multiply %581, %580 : tensor<1003x24xf32>
    %583 = stablehlo.add %579, %582 : tensor<1003x24xf32>
    %584 = stablehlo.sqrt %583 : tensor<1003x24xf32>
    %cst_152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %586 = stablehlo.add %584, %585 : tensor<1003x24xf32>
    %587 = stablehlo.divide %577, %586 : tensor<1003x24xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %589 = stablehlo.multiply %588, %arg0 : tensor<1003x24xf32>
    %590 = stablehlo.add %587, %589 : tensor<1003x24xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %592 = stablehlo.multiply %591, %590 : tensor<1003x24xf32>
    %593 = stablehlo.subtract %arg0, %592 : tensor<1003x24xf32>
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %595 = stablehlo.multiply %594, %arg16 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %597 = stablehlo.multiply %596, %520 : tensor<24xf32>
    %598 = stablehlo.add %595, %597 : tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %600 = stablehlo.multiply %599, %arg31 : tensor<24xf32>
    %601 = chlo.square %520 : tensor<24xf32> -> tensor<24xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %603 = stablehlo.multiply %602, %601 : tensor<24xf32>
    %604 = stablehlo.add %600, %603 : tensor<24xf32>
    %605 = stablehlo.sqrt %604 : tensor<24xf32>
    %cst_159 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %607 = stablehlo.add %605, %606 : tensor<24xf32>
    %608 = stablehlo.divide %598, %607 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %610 = stablehlo.multiply %609, %arg1 : tensor<24xf32>
    %611 = stablehlo.add %608, %610 : tensor<24xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %613 = stablehlo.multiply %612, %611 : tensor<24xf32>
    %614 = stablehlo.subtract %arg1, %613 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %616 = stablehlo.multiply %615, %arg17 : tensor<24x1003xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %618 = stablehlo.multiply %617, %524 : tensor<24x1003xf32>
    %619 = stablehlo.add %616, %618 : tensor<24x1003xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %621 = stablehlo.multiply %620, %arg32 : tensor<24x1003xf32>
    %622 = chlo.square %524 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %624 = stablehlo.multiply %623, %622 : tensor<24x1003xf32>
    %625 = stablehlo.add %621, %624 : tensor<24x1003xf32>
    %626 = stablehlo.sqrt %625 : tensor<24x1003xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %628 = stablehlo.add %626, %627 : tensor<24x1003xf32>
    %629 = stablehlo.divide %619, %628 : tensor<24x1003xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %631 = stablehlo.multiply %630, %arg2 : tensor<24x1003xf32>
    %632 = stablehlo.add %629, %631 : tensor<24x1003xf32>
    %cst_168 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %634 = stablehlo.multiply %633, %632 : tensor<24x1003xf32>
    %635 = stablehlo.subtract %arg2, %634 : tensor<24x1003xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %637 = stablehlo.multiply %636, %arg18 : tensor<24xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %639 = stablehlo.multiply %638, %528 : tensor<24xf32>
    %640 = stablehlo.add %637, %639 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %642 = stablehlo.multiply %641, %arg33 : tensor<24xf32>
    %643 = chlo.square %528 : tensor<24xf32> -> tensor<24xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %645 = stablehlo.multiply %644, %643 : tensor<24xf32>
    %646 = stablehlo.add %642, %645 : tensor<24xf32>
    %647 = stablehlo.sqrt %646 : tensor<24xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %649 = stablehlo.add %647, %648 : tensor<24xf32>
    %650 = stablehlo.divide %640, %649 : tensor<24xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %652 = stablehlo.multiply %651, %arg3 : tensor<24xf32>
    %653 = stablehlo.add %650, %652 : tensor<24xf32>
    %cst_175 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %655 = stablehlo.multiply %654, %653 : tensor<24xf32>
    %656 = stablehlo.subtract %arg3, %655 : tensor<24xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %658 = stablehlo.multiply %657, %arg19 : tensor<56x24xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %660 = stablehlo.multiply %659, %532 : tensor<56x24xf32>
    %661 = stablehlo.add %658, %660 : tensor<56x24xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %663 = stablehlo.multiply %662, %arg34 : tensor<56x24xf32>
    %664 = chlo.square %532 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %666 = stablehlo.multiply %665, %664 : tensor<56x24xf32>
    %667 = stablehlo.add %663, %666 : tensor<56x24xf32>
    %668 = stablehlo.sqrt %667 : tensor<56x24xf32>
    %cst_180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %670 = stablehlo.add %668, %669 : tensor<56x24xf32>
    %671 = stablehlo.divide %661, %670 : tensor<56x24xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %673 = stablehlo.multiply %672, %arg4 : tensor<56x24xf32>
    %674 = stablehlo.add %671, %673 : tensor<56x24xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %676 = stablehlo.multiply %675, %674 : tensor<56x24xf32>
    %677 = stablehlo.subtract %arg4, %676 : tensor<56x24xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %679 = stablehlo.multiply %678, %arg20 : tensor<24x112xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %681 = stablehlo.multiply %680, %536 : tensor<24x112xf32>
    %682 = stablehlo.add %679, %681 : tensor<24x112xf32>
    %cst_185 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %684 = stablehlo.multiply %683, %arg35 : tensor<24x112xf32>
    %685 = chlo.square %536 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %687 = stablehlo.multiply %686, %685 : tensor<24x112xf32>
    %688 = stablehlo.add %684, %687 : tensor<24x112xf32>
    %689 = stablehlo.sqrt %688 : tensor<24x112xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %691 = stablehlo.add %689, %690 : tensor<24x112xf32>
    %692 = stablehlo.divide %682, %691 : tensor<24x112xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %694 = stablehlo.multiply %693, %arg5 : tensor<24x112xf32>
    %695 = stablehlo.add %692, %694 : tensor<24x112xf32>
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %697 = stablehlo.multiply %696, %695 : tensor<24x112xf32>
    %698 = stablehlo.subtract %arg5, %697 : tensor<24x112xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %700 = stablehlo.multiply %699, %arg21 : tensor<24xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %702 = stablehlo.multiply %701, %540 : tensor<24xf32>
    %703 = stablehlo.add %700, %702 : tensor<24xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %705 = stablehlo.multiply %704, %arg36 : tensor<24xf32>
    %706 = chlo.square %540 : tensor<24xf32> -> tensor<24xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %708 = stablehlo.multiply %707, %706 : tensor<24xf32>
    %709 = stablehlo.add %705, %708 : tensor<24xf32>
    %710 = stablehlo.sqrt %709 : tensor<24xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %712 = stablehlo.add %710, %711 : tensor<24xf32>
    %713 = stablehlo.divide %703, %712 : tensor<24xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %715 = stablehlo.multiply %714, %arg6 : tensor<24xf32>
    %716 = stablehlo.add %713, %715 : tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %718 = stablehlo.multiply %717, %716 : tensor<24xf32>
    %719 = stablehlo.subtract %arg6, %718 : tensor<24xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %721 = stablehlo.multiply %720, %arg22 : tensor<24x24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %723 = stablehlo.multiply %722, %544 : tensor<24x24xf32>
    %724 = stablehlo.add %721, %723 : tensor<24x24xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %726 = stablehlo.multiply %725, %arg37 : tensor<24x24xf32>
    %727 = chlo.square %544 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %729 = stablehlo.multiply %728, %727 : tensor<24x24xf32>
    %730 = stablehlo.add %726, %729 : tensor<24x24xf32>
    %731 = stablehlo.sqrt %730 : tensor<24x24xf32>
    %cst_201 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %733 = stablehlo.add %731, %732 : tensor<24x24xf32>
    %734 = stablehlo.divide %724, %733 : tensor<24x24xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %736 = stablehlo.multiply %735, %arg7 : tensor<24x24xf32>
    %737 = stablehlo.add %734, %736 : tensor<24x24xf32>
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %739 = stablehlo.multiply %738, %737 : tensor<24x24xf32>
    %740 = stablehlo.subtract %arg7, %739 : tensor<24x24xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %742 = stablehlo.multiply %741, %arg23 : tensor<24x72xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %744 = stablehlo.multiply %743, %548 : tensor<24x72xf32>
    %745 = stablehlo.add %742, %744 : tensor<24x72xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %747 = stablehlo.multiply %746, %arg38 : tensor<24x72xf32>
    %748 = chlo.square %548 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %750 = stablehlo.multiply %749, %748 : tensor<24x72xf32>
    %751 = stablehlo.add %747, %750 : tensor<24x72xf32>
    %752 = stablehlo.sqrt %751 : tensor<24x72xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %754 = stablehlo.add %752, %753 : tensor<24x72xf32>
    %755 = stablehlo.divide %745, %754 : tensor<24x72xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %757 = stablehlo.multiply %756, %arg8 : tensor<24x72xf32>
    %758 = stablehlo.add %755, %757 : tensor<24x72xf32>
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %760 = stablehlo.multiply %759, %758 : tensor<24x72xf32>
    %761 = stablehlo.subtract %arg8, %760 : tensor<24x72xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %763 = stablehlo.multiply %762, %arg24 : tensor<24xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %765 = stablehlo.multiply %764, %552 : tensor<24xf32>
    %766 = stablehlo.add %763, %765 : tensor<24xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %768 = stablehlo.multiply %767, %arg39 : tensor<24xf32>
    %769 = chlo.square %552 : tensor<24xf32> -> tensor<24xf32>
    %cst_214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %771 = stablehlo.multiply %770, %769 : tensor<24xf32>
    %772 = stablehlo.add %768, %771 : tensor<24xf32>
    %773 = stablehlo.sqrt %772 : tensor<24xf32>
    %cst_215 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %775 = stablehlo.add %773, %774 : tensor<24xf32>
    %776 = stablehlo.divide %766, %775 : tensor<24xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %778 = stablehlo.multiply %777, %arg9 : tensor<24xf32>
    %779 = stablehlo.add %776, %778 : tensor<24xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %781 = stablehlo.multiply %780, %779 : tensor<24xf32>
    %782 = stablehlo.subtract %arg9, %781 : tensor<24xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %784 = stablehlo.multiply %783, %arg25 : tensor<56x24xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %786 = stablehlo.multiply %785, %556 : tensor<56x24xf32>
    %787 = stablehlo.add %784, %786 : tensor<56x24xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %789 = stablehlo.multiply %788, %arg40 : tensor<56x24xf32>
    %790 = chlo.square %556 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %792 = stablehlo.multiply %791, %790 : tensor<56x24xf32>
    %793 = stablehlo.add %789, %792 : tensor<56x24xf32>
    %794 = stablehlo.sqrt %793 : tensor<56x24xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %796 = stablehlo.add %794, %795 : tensor<56x24xf32>
    %797 = stablehlo.divide %787, %796 : tensor<56x24xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %799 = stablehlo.multiply %798, %arg10 : tensor<56x24xf32>
    %800 = stablehlo.add %797, %799 : tensor<56x24xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %802 = stablehlo.multiply %801, %800 : tensor<56x24xf32>
    %803 = stablehlo.subtract %arg10, %802 : tensor<56x24xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %805 = stablehlo.multiply %804, %arg26 : tensor<24x112xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %807 = stablehlo.multiply %806, %560 : tensor<24x112xf32>
    %808 = stablehlo.add %805, %807 : tensor<24x112xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %810 = stablehlo.multiply %809, %arg41 : tensor<24x112xf32>
    %811 = chlo.square %560 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %813 = stablehlo.multiply %812, %811 : tensor<24x112xf32>
    %814 = stablehlo.add %810, %813 : tensor<24x112xf32>
    %815 = stablehlo.sqrt %814 : tensor<24x112xf32>
    %cst_229 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %817 = stablehlo.add %815, %816 : tensor<24x112xf32>
    %818 = stablehlo.divide %808, %817 : tensor<24x112xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %820 = stablehlo.multiply %819, %arg11 : tensor<24x112xf32>
    %821 = stablehlo.add %818, %820 : tensor<24x112xf32>
    %cst_231 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %823 = stablehlo.multiply %822, %821 : tensor<24x112xf32>
    %824 = stablehlo.subtract %arg11, %823 : tensor<24x112xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %826 = stablehlo.multiply %825, %arg27 : tensor<24xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %828 = stablehlo.multiply %827, %564 : tensor<24xf32>
    %829 = stablehlo.add %826, %828 : tensor<24xf32>
    %cst_234 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %831 = stablehlo.multiply %830, %arg42 : tensor<24xf32>
    %832 = chlo.square %564 : tensor<24xf32> -> tensor<24xf32>
    %cst_235 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %834 = stablehlo.multiply %833, %832 : tensor<24xf32>
    %835 = stablehlo.add %831, %834 : tensor<24xf32>
    %836 = stablehlo.sqrt %835 : tensor<24xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %838 = stablehlo.add %836, %837 : tensor<24xf32>
    %839 = stablehlo.divide %829, %838 : tensor<24xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %841 = stablehlo.multiply %840, %arg12 : tensor<24xf32>
    %842 = stablehlo.add %839, %841 : tensor<24xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %844 = stablehlo.multiply %843, %842 : tensor<24xf32>
    %845 = stablehlo.subtract %arg12, %844 : tensor<24xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %847 = stablehlo.multiply %846, %arg28 : tensor<24x24xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %849 = stablehlo.multiply %848, %568 : tensor<24x24xf32>
    %850 = stablehlo.add %847, %849 : tensor<24x24xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %852 = stablehlo.multiply %851, %arg43 : tensor<24x24xf32>
    %853 = chlo.square %568 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %855 = stablehlo.multiply %854, %853 : tensor<24x24xf32>
    %856 = stablehlo.add %852, %855 : tensor<24x24xf32>
    %857 = stablehlo.sqrt %856 : tensor<24x24xf32>
    %cst_243 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %859 = stablehlo.add %857, %858 : tensor<24x24xf32>
    %860 = stablehlo.divide %850, %859 : tensor<24x24xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %862 = stablehlo.multiply %861, %arg13 : tensor<24x24xf32>
    %863 = stablehlo.add %860, %862 : tensor<24x24xf32>
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %865 = stablehlo.multiply %864, %863 : tensor<24x24xf32>
    %866 = stablehlo.subtract %arg13, %865 : tensor<24x24xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %868 = stablehlo.multiply %867, %arg29 : tensor<24x72xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %870 = stablehlo.multiply %869, %572 : tensor<24x72xf32>
    %871 = stablehlo.add %868, %870 : tensor<24x72xf32>
    %cst_248 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %873 = stablehlo.multiply %872, %arg44 : tensor<24x72xf32>
    %874 = chlo.square %572 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %876 = stablehlo.multiply %875, %874 : tensor<24x72xf32>
    %877 = stablehlo.add %873, %876 : tensor<24x72xf32>
    %878 = stablehlo.sqrt %877 : tensor<24x72xf32>
    %cst_250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %880 = stablehlo.add %878, %879 : tensor<24x72xf32>
    %881 = stablehlo.divide %871, %880 : tensor<24x72xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %883 = stablehlo.multiply %882, %arg14 : tensor<24x72xf32>
    %884 = stablehlo.add %881, %883 : tensor<24x72xf32>
    %cst_252 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %886 = stablehlo.multiply %885, %884 : tensor<24x72xf32>
    %887 = stablehlo.subtract %arg14, %886 : tensor<24x72xf32>
    return %258, %220, %512, %593, %614, %635, %656, %677, %698, %719, %740, %761, %782, %803, %824, %845, %866, %887, %577, %598, %619, %640, %661, %682, %703, %724, %745, %766, %787, %808, %829, %850, %871, %583, %604, %625, %646, %667, %688, %709, %730, %751, %772, %793, %814, %835, %856, %877 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>
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
  func.func private @silu(%arg0: tensor<2x13x56xf32>) -> (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x13x56xf32>
    %1 = stablehlo.exponential %0 : tensor<2x13x56xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x56xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x13x56xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13x56xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x13x56xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13x56xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x13x56xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x13x56xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x13x56xf32>
    return %9, %8, %5 : tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>
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
  func.func private @silu_3(%arg0: tensor<2x13x56xf32>, %arg1: tensor<2x13x56xf32>, %arg2: tensor<2x13x56xf32>, %arg3: tensor<2x13x56xf32>) -> tensor<2x13x56xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x13x56xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x13x56xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x13x56xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x13x56xf32>
    return %3 : tensor<2x13x56xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x3x13x13xi1>, %arg1: tensor<2x3x13x13xf32>, %arg2: tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>
    return %1 : tensor<2x3x13x13xf32>
  }
}
