module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %205 = stablehlo.dot_general %204, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x1003xf32>) -> tensor<2x13x1003xf32>
    %206 = stablehlo.slice %205 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
    %207:3 = call @log_softmax(%206) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %208 = stablehlo.exponential %207#0 : tensor<2x12x1003xf32>
    %209 = stablehlo.multiply %208, %207#0 : tensor<2x12x1003xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %211 = stablehlo.negate %210 : tensor<2x12xf32>
    %212 = stablehlo.multiply %211, %arg48 : tensor<2x12xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%arg48 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.maximum %214, %cst_54 : tensor<f32>
    %216 = stablehlo.divide %213, %215 : tensor<f32>
    %217 = stablehlo.slice %arg45 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %218:3 = call @log_softmax(%206) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %219 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %220:2 = call @take_along_axis(%218#0, %219) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %221 = stablehlo.reshape %220#0 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %222 = stablehlo.subtract %221, %arg46 : tensor<2x12xf32>
    %223 = stablehlo.exponential %222 : tensor<2x12xf32>
    %cst_55 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %224:3 = call @clip(%223, %cst_55, %cst_56) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %225 = stablehlo.broadcast_in_dim %arg47, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %227 = stablehlo.multiply %223, %226 : tensor<2x12xf32>
    %228 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %229 = stablehlo.multiply %224#0, %228 : tensor<2x12xf32>
    %230 = stablehlo.minimum %227, %229 : tensor<2x12xf32>
    %231 = stablehlo.compare EQ, %227, %230, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %234 = stablehlo.select %231, %232, %233 : tensor<2x12xi1>, tensor<2x12xf32>
    %235 = stablehlo.compare EQ, %229, %230, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %238 = stablehlo.select %235, %236, %237 : tensor<2x12xi1>, tensor<2x12xf32>
    %239 = stablehlo.divide %234, %238 : tensor<2x12xf32>
    %240 = stablehlo.compare EQ, %229, %230, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %243 = stablehlo.select %240, %241, %242 : tensor<2x12xi1>, tensor<2x12xf32>
    %244 = stablehlo.compare EQ, %227, %230, FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %247 = stablehlo.select %244, %245, %246 : tensor<2x12xi1>, tensor<2x12xf32>
    %248 = stablehlo.divide %243, %247 : tensor<2x12xf32>
    %249 = stablehlo.negate %230 : tensor<2x12xf32>
    %250 = stablehlo.multiply %249, %arg48 : tensor<2x12xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%arg48 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %253 = stablehlo.maximum %252, %cst_67 : tensor<f32>
    %254 = stablehlo.divide %251, %253 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.divide %cst_68, %253 : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %257 = stablehlo.multiply %256, %arg48 : tensor<2x12xf32>
    %258 = stablehlo.negate %257 : tensor<2x12xf32>
    %259 = stablehlo.multiply %258, %248 : tensor<2x12xf32>
    %260 = stablehlo.multiply %258, %239 : tensor<2x12xf32>
    %261 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %262 = stablehlo.multiply %259, %261 : tensor<2x12xf32>
    %263 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %264 = stablehlo.multiply %260, %263 : tensor<2x12xf32>
    %265 = call @clip_0(%224#1, %224#2, %262) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %266 = stablehlo.add %264, %265 : tensor<2x12xf32>
    %267 = stablehlo.multiply %266, %223 : tensor<2x12xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %269 = call @take_along_axis_1(%220#1, %268) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %270 = call @log_softmax_2(%218#1, %218#2, %269) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.pad %270, %cst_69, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %272 = stablehlo.dot_general %271, %204, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %273 = stablehlo.transpose %272, dims = [1, 0] : (tensor<1003x24xf32>) -> tensor<24x1003xf32>
    %274 = stablehlo.dot_general %271, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<24x1003xf32>) -> tensor<2x13x24xf32>
    %275 = stablehlo.multiply %201, %274 : tensor<2x13x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %277 = stablehlo.reshape %276 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %278 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %279 = stablehlo.multiply %274, %278 : tensor<2x13x24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%277 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.multiply %186, %279 : tensor<2x13x24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %283 = stablehlo.reshape %282 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %284 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %285 = stablehlo.multiply %279, %284 : tensor<2x13x24xf32>
    %286 = stablehlo.multiply %283, %199 : tensor<2x13x1xf32>
    %cst_73 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %288 = stablehlo.divide %286, %287 : tensor<2x13x1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %291 = stablehlo.multiply %290, %189 : tensor<2x13x24xf32>
    %292 = stablehlo.add %285, %291 : tensor<2x13x24xf32>
    %293 = stablehlo.dot_general %292, %184, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x56xf32>) -> tensor<24x56xf32>
    %294 = stablehlo.transpose %293, dims = [1, 0] : (tensor<24x56xf32>) -> tensor<56x24xf32>
    %295 = stablehlo.dot_general %292, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<56x24xf32>) -> tensor<2x13x56xf32>
    %296 = stablehlo.multiply %183#0, %295 : tensor<2x13x56xf32>
    %297 = stablehlo.multiply %295, %182 : tensor<2x13x56xf32>
    %298 = call @silu_3(%183#1, %183#2, %181, %297) : (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x56xf32>
    %299 = stablehlo.concatenate %298, %296, dim = 2 : (tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x112xf32>
    %300 = stablehlo.dot_general %299, %179, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<2x13x24xf32>) -> tensor<112x24xf32>
    %301 = stablehlo.transpose %300, dims = [1, 0] : (tensor<112x24xf32>) -> tensor<24x112xf32>
    %302 = stablehlo.dot_general %299, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<24x112xf32>) -> tensor<2x13x24xf32>
    %303 = stablehlo.multiply %176, %302 : tensor<2x13x24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %305 = stablehlo.reshape %304 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %306 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %307 = stablehlo.multiply %302, %306 : tensor<2x13x24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%305 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %309 = stablehlo.multiply %161, %307 : tensor<2x13x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %311 = stablehlo.reshape %310 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %312 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %313 = stablehlo.multiply %307, %312 : tensor<2x13x24xf32>
    %314 = stablehlo.add %292, %313 : tensor<2x13x24xf32>
    %315 = stablehlo.multiply %311, %174 : tensor<2x13x1xf32>
    %cst_78 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %317 = stablehlo.divide %315, %316 : tensor<2x13x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %320 = stablehlo.multiply %319, %164 : tensor<2x13x24xf32>
    %321 = stablehlo.add %314, %320 : tensor<2x13x24xf32>
    %322 = stablehlo.dot_general %321, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<24x24xf32>
    %323 = stablehlo.transpose %322, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %324 = stablehlo.dot_general %321, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %325 = stablehlo.reshape %324 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %326 = stablehlo.transpose %325, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xf32>) -> tensor<2x3x8x13xf32>
    %327 = stablehlo.dot_general %326, %121, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %328 = stablehlo.dot_general %326, %153, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %329 = stablehlo.transpose %328, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %330 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %331 = stablehlo.multiply %327, %330 : tensor<2x3x13x13xf32>
    %332 = stablehlo.multiply %331, %149 : tensor<2x3x13x13xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %334 = stablehlo.reshape %333 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %335 = stablehlo.negate %334 : tensor<2x3x13x1xf32>
    %336 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %337 = stablehlo.divide %327, %336 : tensor<2x3x13x13xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%335 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %340 = stablehlo.add %337, %339 : tensor<2x3x13x13xf32>
    %341 = stablehlo.multiply %340, %149 : tensor<2x3x13x13xf32>
    %342 = call @_where_4(%127#1, %127#2, %341) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_82 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %344 = stablehlo.multiply %342, %343 : tensor<2x3x13x13xf32>
    %345 = stablehlo.dot_general %344, %119, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %346 = stablehlo.transpose %345, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %347 = stablehlo.dot_general %344, %120, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %348 = stablehlo.transpose %347, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %349 = stablehlo.reshape %329 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %350 = stablehlo.reshape %346 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %351 = stablehlo.reshape %348 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %352 = stablehlo.concatenate %351, %350, %349, dim = 2 : (tensor<2x13x24xf32>, tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<2x13x72xf32>
    %353 = stablehlo.dot_general %352, %114, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<2x13x24xf32>) -> tensor<72x24xf32>
    %354 = stablehlo.transpose %353, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %355 = stablehlo.dot_general %352, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<24x72xf32>) -> tensor<2x13x24xf32>
    %356 = stablehlo.multiply %111, %355 : tensor<2x13x24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.reshape %357 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %359 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %360 = stablehlo.multiply %355, %359 : tensor<2x13x24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%358 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %362 = stablehlo.multiply %96, %360 : tensor<2x13x24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %364 = stablehlo.reshape %363 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %365 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %366 = stablehlo.multiply %360, %365 : tensor<2x13x24xf32>
    %367 = stablehlo.add %321, %366 : tensor<2x13x24xf32>
    %368 = stablehlo.multiply %364, %109 : tensor<2x13x1xf32>
    %cst_86 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %370 = stablehlo.divide %368, %369 : tensor<2x13x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.reduce(%370 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %373 = stablehlo.multiply %372, %99 : tensor<2x13x24xf32>
    %374 = stablehlo.add %367, %373 : tensor<2x13x24xf32>
    %375 = stablehlo.dot_general %374, %94, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x56xf32>) -> tensor<24x56xf32>
    %376 = stablehlo.transpose %375, dims = [1, 0] : (tensor<24x56xf32>) -> tensor<56x24xf32>
    %377 = stablehlo.dot_general %374, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<56x24xf32>) -> tensor<2x13x56xf32>
    %378 = stablehlo.multiply %93#0, %377 : tensor<2x13x56xf32>
    %379 = stablehlo.multiply %377, %92 : tensor<2x13x56xf32>
    %380 = call @silu_3(%93#1, %93#2, %91, %379) : (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x56xf32>
    %381 = stablehlo.concatenate %380, %378, dim = 2 : (tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x112xf32>
    %382 = stablehlo.dot_general %381, %89, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<2x13x24xf32>) -> tensor<112x24xf32>
    %383 = stablehlo.transpose %382, dims = [1, 0] : (tensor<112x24xf32>) -> tensor<24x112xf32>
    %384 = stablehlo.dot_general %381, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<24x112xf32>) -> tensor<2x13x24xf32>
    %385 = stablehlo.multiply %86, %384 : tensor<2x13x24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %387 = stablehlo.reshape %386 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %388 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %389 = stablehlo.multiply %384, %388 : tensor<2x13x24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%387 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %391 = stablehlo.multiply %71, %389 : tensor<2x13x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %393 = stablehlo.reshape %392 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %394 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %395 = stablehlo.multiply %389, %394 : tensor<2x13x24xf32>
    %396 = stablehlo.add %374, %395 : tensor<2x13x24xf32>
    %397 = stablehlo.multiply %393, %84 : tensor<2x13x1xf32>
    %cst_91 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %399 = stablehlo.divide %397, %398 : tensor<2x13x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %402 = stablehlo.multiply %401, %74 : tensor<2x13x24xf32>
    %403 = stablehlo.add %396, %402 : tensor<2x13x24xf32>
    %404 = stablehlo.dot_general %403, %69, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<24x24xf32>
    %405 = stablehlo.transpose %404, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %406 = stablehlo.dot_general %403, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %407 = stablehlo.reshape %406 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %408 = stablehlo.transpose %407, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xf32>) -> tensor<2x3x8x13xf32>
    %409 = stablehlo.dot_general %408, %31, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %410 = stablehlo.dot_general %408, %63, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %411 = stablehlo.transpose %410, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %412 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %413 = stablehlo.multiply %409, %412 : tensor<2x3x13x13xf32>
    %414 = stablehlo.multiply %413, %59 : tensor<2x3x13x13xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_93) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %416 = stablehlo.reshape %415 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %417 = stablehlo.negate %416 : tensor<2x3x13x1xf32>
    %418 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %419 = stablehlo.divide %409, %418 : tensor<2x3x13x13xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%417 init: %cst_94) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %422 = stablehlo.add %419, %421 : tensor<2x3x13x13xf32>
    %423 = stablehlo.multiply %422, %59 : tensor<2x3x13x13xf32>
    %424 = call @_where_4(%37#1, %37#2, %423) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_95 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %426 = stablehlo.multiply %424, %425 : tensor<2x3x13x13xf32>
    %427 = stablehlo.dot_general %426, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %428 = stablehlo.transpose %427, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %429 = stablehlo.dot_general %426, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %430 = stablehlo.transpose %429, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %431 = stablehlo.reshape %411 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %432 = stablehlo.reshape %428 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %433 = stablehlo.reshape %430 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %434 = stablehlo.concatenate %433, %432, %431, dim = 2 : (tensor<2x13x24xf32>, tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<2x13x72xf32>
    %435 = stablehlo.dot_general %434, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<2x13x24xf32>) -> tensor<72x24xf32>
    %436 = stablehlo.transpose %435, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %437 = stablehlo.dot_general %434, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<24x72xf32>) -> tensor<2x13x24xf32>
    %438 = stablehlo.multiply %21, %437 : tensor<2x13x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.reduce(%438 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %440 = stablehlo.reshape %439 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %441 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %442 = stablehlo.multiply %437, %441 : tensor<2x13x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%440 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.multiply %6, %442 : tensor<2x13x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %446 = stablehlo.reshape %445 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %447 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %448 = stablehlo.multiply %442, %447 : tensor<2x13x24xf32>
    %449 = stablehlo.add %403, %448 : tensor<2x13x24xf32>
    %450 = stablehlo.multiply %446, %19 : tensor<2x13x1xf32>
    %cst_99 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %452 = stablehlo.divide %450, %451 : tensor<2x13x1xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.reduce(%452 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %455 = stablehlo.multiply %454, %9 : tensor<2x13x24xf32>
    %456 = stablehlo.add %449, %455 : tensor<2x13x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %458 = "stablehlo.scatter"(%457, %5, %456) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %880 = stablehlo.add %arg49, %arg50 : tensor<f32>
      stablehlo.return %880 : tensor<f32>
    }) : (tensor<1003x24xf32>, tensor<2x13x1xi32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %459 = chlo.square %458 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%459 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<1003x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.add %cst_103, %460 : tensor<f32>
    %462 = chlo.square %280 : tensor<24xf32> -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %464 = stablehlo.add %461, %463 : tensor<f32>
    %465 = chlo.square %273 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x1003xf32>, tensor<f32>) -> tensor<f32>
    %467 = stablehlo.add %464, %466 : tensor<f32>
    %468 = chlo.square %443 : tensor<24xf32> -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %470 = stablehlo.add %467, %469 : tensor<f32>
    %471 = chlo.square %376 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.reduce(%471 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %473 = stablehlo.add %470, %472 : tensor<f32>
    %474 = chlo.square %383 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %476 = stablehlo.add %473, %475 : tensor<f32>
    %477 = chlo.square %390 : tensor<24xf32> -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %479 = stablehlo.add %476, %478 : tensor<f32>
    %480 = chlo.square %405 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %482 = stablehlo.add %479, %481 : tensor<f32>
    %483 = chlo.square %436 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %485 = stablehlo.add %482, %484 : tensor<f32>
    %486 = chlo.square %361 : tensor<24xf32> -> tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %488 = stablehlo.add %485, %487 : tensor<f32>
    %489 = chlo.square %294 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %491 = stablehlo.add %488, %490 : tensor<f32>
    %492 = chlo.square %301 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %494 = stablehlo.add %491, %493 : tensor<f32>
    %495 = chlo.square %308 : tensor<24xf32> -> tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %497 = stablehlo.add %494, %496 : tensor<f32>
    %498 = chlo.square %323 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %500 = stablehlo.add %497, %499 : tensor<f32>
    %501 = chlo.square %354 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %503 = stablehlo.add %500, %502 : tensor<f32>
    %504 = stablehlo.sqrt %503 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %505 = stablehlo.divide %cst_118, %504 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %506 = stablehlo.minimum %cst_119, %505 : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %508 = stablehlo.multiply %458, %507 : tensor<1003x24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %509 = stablehlo.divide %cst_120, %504 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %510 = stablehlo.minimum %cst_121, %509 : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %512 = stablehlo.multiply %280, %511 : tensor<24xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %513 = stablehlo.divide %cst_122, %504 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %514 = stablehlo.minimum %cst_123, %513 : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %516 = stablehlo.multiply %273, %515 : tensor<24x1003xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %517 = stablehlo.divide %cst_124, %504 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %518 = stablehlo.minimum %cst_125, %517 : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %520 = stablehlo.multiply %443, %519 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %521 = stablehlo.divide %cst_126, %504 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.minimum %cst_127, %521 : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %524 = stablehlo.multiply %376, %523 : tensor<56x24xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %525 = stablehlo.divide %cst_128, %504 : tensor<f32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %526 = stablehlo.minimum %cst_129, %525 : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %528 = stablehlo.multiply %383, %527 : tensor<24x112xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %529 = stablehlo.divide %cst_130, %504 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %530 = stablehlo.minimum %cst_131, %529 : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %532 = stablehlo.multiply %390, %531 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %533 = stablehlo.divide %cst_132, %504 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %534 = stablehlo.minimum %cst_133, %533 : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %536 = stablehlo.multiply %405, %535 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %537 = stablehlo.divide %cst_134, %504 : tensor<f32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %538 = stablehlo.minimum %cst_135, %537 : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %540 = stablehlo.multiply %436, %539 : tensor<24x72xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %541 = stablehlo.divide %cst_136, %504 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %542 = stablehlo.minimum %cst_137, %541 : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %544 = stablehlo.multiply %361, %543 : tensor<24xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %545 = stablehlo.divide %cst_138, %504 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %546 = stablehlo.minimum %cst_139, %545 : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %548 = stablehlo.multiply %294, %547 : tensor<56x24xf32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %549 = stablehlo.divide %cst_140, %504 : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %550 = stablehlo.minimum %cst_141, %549 : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %552 = stablehlo.multiply %301, %551 : tensor<24x112xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %553 = stablehlo.divide %cst_142, %504 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.minimum %cst_143, %553 : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %556 = stablehlo.multiply %308, %555 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %557 = stablehlo.divide %cst_144, %504 : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %558 = stablehlo.minimum %cst_145, %557 : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %560 = stablehlo.multiply %323, %559 : tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %561 = stablehlo.divide %cst_146, %504 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %562 = stablehlo.minimum %cst_147, %561 : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %564 = stablehlo.multiply %354, %563 : tensor<24x72xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %566 = stablehlo.multiply %565, %arg15 : tensor<1003x24xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %568 = stablehlo.multiply %567, %508 : tensor<1003x24xf32>
    %569 = stablehlo.add %566, %568 : tensor<1003x24xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %571 = stablehlo.multiply %570, %arg30 : tensor<1003x24xf32>
    %572 = chlo.square %508 : tensor<1003x24xf32> -> tensor<1003x24xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %574 = stablehlo.multiply %573, %572 : tensor<1003x24xf32>
    %575 = stablehlo.add %571, %574 : tensor<1003x24xf32>
    %576 = stablehlo.sqrt %575 : tensor<1003x24xf32>
    %cst_152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %578 = stablehlo.add %576, %577 : tensor<1003x24xf32>
    %579 = stablehlo.divide %569, %578 : tensor<1003x24xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %581 = stablehlo.multiply %580, %arg0 : tensor<1003x24xf32>
    %582 = stablehlo.add %579, %581 : tensor<1003x24xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %584 = stablehlo.multiply %583, %582 : tensor<1003x24xf32>
    %585 = stablehlo.subtract %arg0, %584 : tensor<1003x24xf32>
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %587 = stablehlo.multiply %586, %arg16 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %589 = stablehlo.multiply %588, %512 : tensor<24xf32>
    %590 = stablehlo.add %587, %589 : tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %592 = stablehlo.multiply %591, %arg31 : tensor<24xf32>
    %593 = chlo.square %512 : tensor<24xf32> -> tensor<24xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %595 = stablehlo.multiply %594, %593 : tensor<24xf32>
    %596 = stablehlo.add %592, %595 : tensor<24xf32>
    %597 = stablehlo.sqrt %596 : tensor<24xf32>
    %cst_159 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %599 = stablehlo.add %597, %598 : tensor<24xf32>
    %600 = stablehlo.divide %590, %599 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %602 = stablehlo.multiply %601, %arg1 : tensor<24xf32>
    %603 = stablehlo.add %600, %602 : tensor<24xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %605 = stablehlo.multiply %604, %603 : tensor<24xf32>
    %606 = stablehlo.subtract %arg1, %605 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %608 = stablehlo.multiply %607, %arg17 : tensor<24x1003xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %610 = stablehlo.multiply %609, %516 : tensor<24x1003xf32>
    %611 = stablehlo.add %608, %610 : tensor<24x1003xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %613 = stablehlo.multiply %612, %arg32 : tensor<24x1003xf32>
    %614 = chlo.square %516 : tensor<24x1003xf32> -> tensor<24x1003xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %616 = stablehlo.multiply %615, %614 : tensor<24x1003xf32>
    %617 = stablehlo.add %613, %616 : tensor<24x1003xf32>
    %618 = stablehlo.sqrt %617 : tensor<24x1003xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %620 = stablehlo.add %618, %619 : tensor<24x1003xf32>
    %621 = stablehlo.divide %611, %620 : tensor<24x1003xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %623 = stablehlo.multiply %622, %arg2 : tensor<24x1003xf32>
    %624 = stablehlo.add %621, %623 : tensor<24x1003xf32>
    %cst_168 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %626 = stablehlo.multiply %625, %624 : tensor<24x1003xf32>
    %627 = stablehlo.subtract %arg2, %626 : tensor<24x1003xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %629 = stablehlo.multiply %628, %arg18 : tensor<24xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %631 = stablehlo.multiply %630, %520 : tensor<24xf32>
    %632 = stablehlo.add %629, %631 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %634 = stablehlo.multiply %633, %arg33 : tensor<24xf32>
    %635 = chlo.square %520 : tensor<24xf32> -> tensor<24xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %637 = stablehlo.multiply %636, %635 : tensor<24xf32>
    %638 = stablehlo.add %634, %637 : tensor<24xf32>
    %639 = stablehlo.sqrt %638 : tensor<24xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %641 = stablehlo.add %639, %640 : tensor<24xf32>
    %642 = stablehlo.divide %632, %641 : tensor<24xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %644 = stablehlo.multiply %643, %arg3 : tensor<24xf32>
    %645 = stablehlo.add %642, %644 : tensor<24xf32>
    %cst_175 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %647 = stablehlo.multiply %646, %645 : tensor<24xf32>
    %648 = stablehlo.subtract %arg3, %647 : tensor<24xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %650 = stablehlo.multiply %649, %arg19 : tensor<56x24xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %652 = stablehlo.multiply %651, %524 : tensor<56x24xf32>
    %653 = stablehlo.add %650, %652 : tensor<56x24xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %655 = stablehlo.multiply %654, %arg34 : tensor<56x24xf32>
    %656 = chlo.square %524 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %658 = stablehlo.multiply %657, %656 : tensor<56x24xf32>
    %659 = stablehlo.add %655, %658 : tensor<56x24xf32>
    %660 = stablehlo.sqrt %659 : tensor<56x24xf32>
    %cst_180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %662 = stablehlo.add %660, %661 : tensor<56x24xf32>
    %663 = stablehlo.divide %653, %662 : tensor<56x24xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %665 = stablehlo.multiply %664, %arg4 : tensor<56x24xf32>
    %666 = stablehlo.add %663, %665 : tensor<56x24xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %668 = stablehlo.multiply %667, %666 : tensor<56x24xf32>
    %669 = stablehlo.subtract %arg4, %668 : tensor<56x24xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %671 = stablehlo.multiply %670, %arg20 : tensor<24x112xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %673 = stablehlo.multiply %672, %528 : tensor<24x112xf32>
    %674 = stablehlo.add %671, %673 : tensor<24x112xf32>
    %cst_185 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %676 = stablehlo.multiply %675, %arg35 : tensor<24x112xf32>
    %677 = chlo.square %528 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %679 = stablehlo.multiply %678, %677 : tensor<24x112xf32>
    %680 = stablehlo.add %676, %679 : tensor<24x112xf32>
    %681 = stablehlo.sqrt %680 : tensor<24x112xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %683 = stablehlo.add %681, %682 : tensor<24x112xf32>
    %684 = stablehlo.divide %674, %683 : tensor<24x112xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %686 = stablehlo.multiply %685, %arg5 : tensor<24x112xf32>
    %687 = stablehlo.add %684, %686 : tensor<24x112xf32>
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %689 = stablehlo.multiply %688, %687 : tensor<24x112xf32>
    %690 = stablehlo.subtract %arg5, %689 : tensor<24x112xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %692 = stablehlo.multiply %691, %arg21 : tensor<24xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %694 = stablehlo.multiply %693, %532 : tensor<24xf32>
    %695 = stablehlo.add %692, %694 : tensor<24xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %697 = stablehlo.multiply %696, %arg36 : tensor<24xf32>
    %698 = chlo.square %532 : tensor<24xf32> -> tensor<24xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %700 = stablehlo.multiply %699, %698 : tensor<24xf32>
    %701 = stablehlo.add %697, %700 : tensor<24xf32>
    %702 = stablehlo.sqrt %701 : tensor<24xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %704 = stablehlo.add %702, %703 : tensor<24xf32>
    %705 = stablehlo.divide %695, %704 : tensor<24xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %707 = stablehlo.multiply %706, %arg6 : tensor<24xf32>
    %708 = stablehlo.add %705, %707 : tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %710 = stablehlo.multiply %709, %708 : tensor<24xf32>
    %711 = stablehlo.subtract %arg6, %710 : tensor<24xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %713 = stablehlo.multiply %712, %arg22 : tensor<24x24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %715 = stablehlo.multiply %714, %536 : tensor<24x24xf32>
    %716 = stablehlo.add %713, %715 : tensor<24x24xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %718 = stablehlo.multiply %717, %arg37 : tensor<24x24xf32>
    %719 = chlo.square %536 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %721 = stablehlo.multiply %720, %719 : tensor<24x24xf32>
    %722 = stablehlo.add %718, %721 : tensor<24x24xf32>
    %723 = stablehlo.sqrt %722 : tensor<24x24xf32>
    %cst_201 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %725 = stablehlo.add %723, %724 : tensor<24x24xf32>
    %726 = stablehlo.divide %716, %725 : tensor<24x24xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %728 = stablehlo.multiply %727, %arg7 : tensor<24x24xf32>
    %729 = stablehlo.add %726, %728 : tensor<24x24xf32>
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %731 = stablehlo.multiply %730, %729 : tensor<24x24xf32>
    %732 = stablehlo.subtract %arg7, %731 : tensor<24x24xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %734 = stablehlo.multiply %733, %arg23 : tensor<24x72xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %736 = stablehlo.multiply %735, %540 : tensor<24x72xf32>
    %737 = stablehlo.add %734, %736 : tensor<24x72xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %739 = stablehlo.multiply %738, %arg38 : tensor<24x72xf32>
    %740 = chlo.square %540 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %742 = stablehlo.multiply %741, %740 : tensor<24x72xf32>
    %743 = stablehlo.add %739, %742 : tensor<24x72xf32>
    %744 = stablehlo.sqrt %743 : tensor<24x72xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %746 = stablehlo.add %744, %745 : tensor<24x72xf32>
    %747 = stablehlo.divide %737, %746 : tensor<24x72xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %749 = stablehlo.multiply %748, %arg8 : tensor<24x72xf32>
    %750 = stablehlo.add %747, %749 : tensor<24x72xf32>
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %752 = stablehlo.multiply %751, %750 : tensor<24x72xf32>
    %753 = stablehlo.subtract %arg8, %752 : tensor<24x72xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %755 = stablehlo.multiply %754, %arg24 : tensor<24xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %757 = stablehlo.multiply %756, %544 : tensor<24xf32>
    %758 = stablehlo.add %755, %757 : tensor<24xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %760 = stablehlo.multiply %759, %arg39 : tensor<24xf32>
    %761 = chlo.square %544 : tensor<24xf32> -> tensor<24xf32>
    %cst_214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %763 = stablehlo.multiply %762, %761 : tensor<24xf32>
    %764 = stablehlo.add %760, %763 : tensor<24xf32>
    %765 = stablehlo.sqrt %764 : tensor<24xf32>
    %cst_215 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %767 = stablehlo.add %765, %766 : tensor<24xf32>
    %768 = stablehlo.divide %758, %767 : tensor<24xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %770 = stablehlo.multiply %769, %arg9 : tensor<24xf32>
    %771 = stablehlo.add %768, %770 : tensor<24xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %773 = stablehlo.multiply %772, %771 : tensor<24xf32>
    %774 = stablehlo.subtract %arg9, %773 : tensor<24xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %776 = stablehlo.multiply %775, %arg25 : tensor<56x24xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %778 = stablehlo.multiply %777, %548 : tensor<56x24xf32>
    %779 = stablehlo.add %776, %778 : tensor<56x24xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %781 = stablehlo.multiply %780, %arg40 : tensor<56x24xf32>
    %782 = chlo.square %548 : tensor<56x24xf32> -> tensor<56x24xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %784 = stablehlo.multiply %783, %782 : tensor<56x24xf32>
    %785 = stablehlo.add %781, %784 : tensor<56x24xf32>
    %786 = stablehlo.sqrt %785 : tensor<56x24xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %788 = stablehlo.add %786, %787 : tensor<56x24xf32>
    %789 = stablehlo.divide %779, %788 : tensor<56x24xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %791 = stablehlo.multiply %790, %arg10 : tensor<56x24xf32>
    %792 = stablehlo.add %789, %791 : tensor<56x24xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %794 = stablehlo.multiply %793, %792 : tensor<56x24xf32>
    %795 = stablehlo.subtract %arg10, %794 : tensor<56x24xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %797 = stablehlo.multiply %796, %arg26 : tensor<24x112xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %799 = stablehlo.multiply %798, %552 : tensor<24x112xf32>
    %800 = stablehlo.add %797, %799 : tensor<24x112xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %802 = stablehlo.multiply %801, %arg41 : tensor<24x112xf32>
    %803 = chlo.square %552 : tensor<24x112xf32> -> tensor<24x112xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %805 = stablehlo.multiply %804, %803 : tensor<24x112xf32>
    %806 = stablehlo.add %802, %805 : tensor<24x112xf32>
    %807 = stablehlo.sqrt %806 : tensor<24x112xf32>
    %cst_229 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %809 = stablehlo.add %807, %808 : tensor<24x112xf32>
    %810 = stablehlo.divide %800, %809 : tensor<24x112xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %812 = stablehlo.multiply %811, %arg11 : tensor<24x112xf32>
    %813 = stablehlo.add %810, %812 : tensor<24x112xf32>
    %cst_231 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %815 = stablehlo.multiply %814, %813 : tensor<24x112xf32>
    %816 = stablehlo.subtract %arg11, %815 : tensor<24x112xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %818 = stablehlo.multiply %817, %arg27 : tensor<24xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %820 = stablehlo.multiply %819, %556 : tensor<24xf32>
    %821 = stablehlo.add %818, %820 : tensor<24xf32>
    %cst_234 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %823 = stablehlo.multiply %822, %arg42 : tensor<24xf32>
    %824 = chlo.square %556 : tensor<24xf32> -> tensor<24xf32>
    %cst_235 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %826 = stablehlo.multiply %825, %824 : tensor<24xf32>
    %827 = stablehlo.add %823, %826 : tensor<24xf32>
    %828 = stablehlo.sqrt %827 : tensor<24xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %830 = stablehlo.add %828, %829 : tensor<24xf32>
    %831 = stablehlo.divide %821, %830 : tensor<24xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %833 = stablehlo.multiply %832, %arg12 : tensor<24xf32>
    %834 = stablehlo.add %831, %833 : tensor<24xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %836 = stablehlo.multiply %835, %834 : tensor<24xf32>
    %837 = stablehlo.subtract %arg12, %836 : tensor<24xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %839 = stablehlo.multiply %838, %arg28 : tensor<24x24xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %841 = stablehlo.multiply %840, %560 : tensor<24x24xf32>
    %842 = stablehlo.add %839, %841 : tensor<24x24xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %844 = stablehlo.multiply %843, %arg43 : tensor<24x24xf32>
    %845 = chlo.square %560 : tensor<24x24xf32> -> tensor<24x24xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %847 = stablehlo.multiply %846, %845 : tensor<24x24xf32>
    %848 = stablehlo.add %844, %847 : tensor<24x24xf32>
    %849 = stablehlo.sqrt %848 : tensor<24x24xf32>
    %cst_243 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %851 = stablehlo.add %849, %850 : tensor<24x24xf32>
    %852 = stablehlo.divide %842, %851 : tensor<24x24xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %854 = stablehlo.multiply %853, %arg13 : tensor<24x24xf32>
    %855 = stablehlo.add %852, %854 : tensor<24x24xf32>
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %857 = stablehlo.multiply %856, %855 : tensor<24x24xf32>
    %858 = stablehlo.subtract %arg13, %857 : tensor<24x24xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %860 = stablehlo.multiply %859, %arg29 : tensor<24x72xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %862 = stablehlo.multiply %861, %564 : tensor<24x72xf32>
    %863 = stablehlo.add %860, %862 : tensor<24x72xf32>
    %cst_248 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %865 = stablehlo.multiply %864, %arg44 : tensor<24x72xf32>
    %866 = chlo.square %564 : tensor<24x72xf32> -> tensor<24x72xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %868 = stablehlo.multiply %867, %866 : tensor<24x72xf32>
    %869 = stablehlo.add %865, %868 : tensor<24x72xf32>
    %870 = stablehlo.sqrt %869 : tensor<24x72xf32>
    %cst_250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %872 = stablehlo.add %870, %871 : tensor<24x72xf32>
    %873 = stablehlo.divide %863, %872 : tensor<24x72xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %875 = stablehlo.multiply %874, %arg14 : tensor<24x72xf32>
    %876 = stablehlo.add %873, %875 : tensor<24x72xf32>
    %cst_252 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %878 = stablehlo.multiply %877, %876 : tensor<24x72xf32>
    %879 = stablehlo.subtract %arg14, %878 : tensor<24x72xf32>
    return %254, %216, %504, %585, %606, %627, %648, %669, %690, %711, %732, %753, %774, %795, %816, %837, %858, %879, %569, %590, %611, %632, %653, %674, %695, %716, %737, %758, %779, %800, %821, %842, %863, %575, %596, %617, %638, %659, %680, %701, %722, %743, %764, %785, %806, %827, %848, %869 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>
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
