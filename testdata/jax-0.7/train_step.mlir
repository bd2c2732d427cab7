module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1003x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x1003xf32>, %arg3: tensor<24xf32>, %arg4: tensor<56x24xf32>, %arg5: tensor<24x112xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x72xf32>, %arg9: tensor<24xf32>, %arg10: tensor<56x24xf32>, %arg11: tensor<24x112xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24x24xf32>, %arg14: tensor<24x72xf32>, %arg15: tensor<1003x24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x1003xf32>, %arg18: tensor<24xf32>, %arg19: tensor<56x24xf32>, %arg20: tensor<24x112xf32>, %arg21: tensor<24xf32>, %arg22: tensor<24x24xf32>, %arg23: tensor<24x72xf32>, %arg24: tensor<24xf32>, %arg25: tensor<56x24xf32>, %arg26: tensor<24x112xf32>, %arg27: tensor<24xf32>, %arg28: tensor<24x24xf32>, %arg29: tensor<24x72xf32>, %arg30: tensor<1003x24xf32>, %arg31: tensor<24xf32>, %arg32: tensor<24x1003xf32>, %arg33: tensor<24xf32>, %arg34: tensor<56x24xf32>, %arg35: tensor<24x112xf32>, %arg36: tensor<24xf32>, %arg37: tensor<24x24xf32>, %arg38: tensor<24x72xf32>, %arg39: tensor<24xf32>, %arg40: tensor<56x24xf32>, %arg41: tensor<24x112xf32>, %arg42: tensor<24xf32>, %arg43: tensor<24x24xf32>, %arg44: tensor<24x72xf32>, %arg45: tensor<2x13xi32>, %arg46: tensor<2x12xf32>, %arg47: tensor<2xf32>, %arg48: tensor<2x12xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<1003x24xf32> {jax.result_info = "result[3]['embedding']"}, tensor<24xf32> {jax.result_info = "result[3]['final_norm']"}, tensor<24x1003xf32> {jax.result_info = "result[3]['head']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][0]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[3]['layers'][0]['down']"}, tensor<24x112xf32> {jax.result_info = "result[3]['layers'][0]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][0]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[3]['layers'][0]['out']"}, tensor<24x72xf32> {jax.result_info = "result[3]['layers'][0]['qkv']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][1]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[3]['layers'][1]['down']"}, tensor<24x112xf32> {jax.result_info = "result[3]['layers'][1]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[3]['layers'][1]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[3]['layers'][1]['out']"}, tensor<24x72xf32> {jax.result_info = "result[3]['layers'][1]['qkv']"}, tensor<1003x24xf32> {jax.result_info = "result[4]['embedding']"}, tensor<24xf32> {jax.result_info = "result[4]['final_norm']"}, tensor<24x1003xf32> {jax.result_info = "result[4]['head']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][0]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[4]['layers'][0]['down']"}, tensor<24x112xf32> {jax.result_info = "result[4]['layers'][0]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][0]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[4]['layers'][0]['out']"}, tensor<24x72xf32> {jax.result_info = "result[4]['layers'][0]['qkv']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][1]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[4]['layers'][1]['down']"}, tensor<24x112xf32> {jax.result_info = "result[4]['layers'][1]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[4]['layers'][1]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[4]['layers'][1]['out']"}, tensor<24x72xf32> {jax.result_info = "result[4]['layers'][1]['qkv']"}, tensor<1003x24xf32> {jax.result_info = "result[5]['embedding']"}, tensor<24xf32> {jax.result_info = "result[5]['final_norm']"}, tensor<24x1003xf32> {jax.result_info = "result[5]['head']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][0]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[5]['layers'][0]['down']"}, tensor<24x112xf32> {jax.result_info = "result[5]['layers'][0]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][0]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[5]['layers'][0]['out']"}, tensor<24x72xf32> {jax.result_info = "result[5]['layers'][0]['qkv']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][1]['attention_norm']"}, tensor<56x24xf32> {jax.result_info = "result[5]['layers'][1]['down']"}, tensor<24x112xf32> {jax.result_info = "result[5]['layers'][1]['gate_up']"}, tensor<24xf32> {jax.result_info = "result[5]['layers'][1]['mlp_norm']"}, tensor<24x24xf32> {jax.result_info = "result[5]['layers'][1]['out']"}, tensor<24x72xf32> {jax.result_info = "result[5]['layers'][1]['qkv']"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %1 = stablehlo.compare  LT, %arg45, %0,  SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %3 = stablehlo.add %arg45, %2 : tensor<2x13xi32>
    %4 = stablehlo.select %1, %3, %arg45 : tensor<2x13xi1>, tensor<2x13xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24>}> : (tensor<1003x24xf32>, tensor<2x13x1xi32>) -> tensor<2x13x24xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<2x13x24xf32>
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
    %41 = stablehlo.compare  EQ, %37#0, %40,  FLOAT : (tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xi1>
    %42 = stablehlo.convert %41 : (tensor<2x3x13x13xi1>) -> tensor<2x3x13x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %45 = stablehlo.maximum %44, %38 : tensor<2x3x13xf32>
    %46 = stablehlo.compare  EQ, %38, %45,  FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %51 = stablehlo.compare  EQ, %50, %45,  FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
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
    %72 = stablehlo.multiply %71, %71 : tensor<2x13x24xf32>
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
    %97 = stablehlo.multiply %96, %96 : tensor<2x13x24xf32>
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
    %127:3 = call @_where(%126, %124, %cst_7) : (tensor<13x13xi1>, tensor<2x3x13x13xf32>, tensor<f32>) -> (tensor<2x3x13x13xf32>, tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>)
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.reduce(%127#0 init: %cst_30) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %129 = stablehlo.reshape %128 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %131 = stablehlo.compare  EQ, %127#0, %130,  FLOAT : (tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xi1>
    %132 = stablehlo.convert %131 : (tensor<2x3x13x13xi1>) -> tensor<2x3x13x13xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_31) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %135 = stablehlo.maximum %134, %128 : tensor<2x3x13xf32>
    %136 = stablehlo.compare  EQ, %128, %135,  FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %139 = stablehlo.select %136, %137, %138 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %141 = stablehlo.compare  EQ, %140, %135,  FLOAT : (tensor<2x3x13xf32>, tensor<2x3x13xf32>) -> tensor<2x3x13xi1>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3x13xf32>
    %144 = stablehlo.select %141, %142, %143 : tensor<2x3x13xi1>, tensor<2x3x13xf32>
    %145 = stablehlo.divide %139, %144 : tensor<2x3x13xf32>
    %146 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %148 = stablehlo.subtract %127#0, %147 : tensor<2x3x13x13xf32>
    %149 = stablehlo.exponential %148 : tensor<2x3x13x13xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %153 = stablehlo.divide %149, %152 : tensor<2x3x13x13xf32>
    %154 = stablehlo.multiply %151, %151 : tensor<2x3x13x1xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x3x13x1xf32>
    %156 = stablehlo.divide %155, %154 : tensor<2x3x13x1xf32>
    %157 = stablehlo.dot_general %121, %153, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x13x3x8xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %158 = stablehlo.transpose %157, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %159 = stablehlo.reshape %158 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %160 = stablehlo.dot_general %159, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %161 = stablehlo.add %96, %160 : tensor<2x13x24xf32>
    %162 = stablehlo.multiply %161, %161 : tensor<2x13x24xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %164 = stablehlo.multiply %163, %161 : tensor<2x13x24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_42 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %168 = stablehlo.divide %166, %167 : tensor<2x13x1xf32>
    %cst_43 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %170 = stablehlo.add %168, %169 : tensor<2x13x1xf32>
    %171 = stablehlo.rsqrt %170 : tensor<2x13x1xf32>
    %172 = stablehlo.divide %171, %170 : tensor<2x13x1xf32>
    %cst_44 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
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
    %187 = stablehlo.multiply %186, %186 : tensor<2x13x24xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x13x24xf32>
    %189 = stablehlo.multiply %188, %186 : tensor<2x13x24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%187 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_47 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<2x13x1xf32>
    %cst_48 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %195 = stablehlo.add %193, %194 : tensor<2x13x1xf32>
    %196 = stablehlo.rsqrt %195 : tensor<2x13x1xf32>
    %197 = stablehlo.divide %196, %195 : tensor<2x13x1xf32>
    %cst_49 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
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
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
    %211 = stablehlo.negate %210 : tensor<2x12xf32>
    %212 = stablehlo.multiply %211, %arg48 : tensor<2x12xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%arg48 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.maximum %214, %cst_53 : tensor<f32>
    %216 = stablehlo.divide %213, %215 : tensor<f32>
    %217 = stablehlo.slice %arg45 [0:2, 1:13] : (tensor<2x13xi32>) -> tensor<2x12xi32>
    %218:3 = call @log_softmax(%206) : (tensor<2x12x1003xf32>) -> (tensor<2x12x1003xf32>, tensor<2x12x1003xf32>, tensor<2x12x1xf32>)
    %219 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %220:2 = call @take_along_axis(%218#0, %219) : (tensor<2x12x1003xf32>, tensor<2x12x1xi32>) -> (tensor<2x12x1xf32>, tensor<2x12x1x1xi32>)
    %221 = stablehlo.slice %220#0 [0:2, 0:12, 0:1] : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %222 = stablehlo.reshape %221 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %223 = stablehlo.subtract %222, %arg46 : tensor<2x12xf32>
    %224 = stablehlo.exponential %223 : tensor<2x12xf32>
    %cst_54 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_55 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %225:3 = call @clip(%224, %cst_54, %cst_55) : (tensor<2x12xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>)
    %226 = stablehlo.broadcast_in_dim %arg47, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %228 = stablehlo.multiply %224, %227 : tensor<2x12xf32>
    %229 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %230 = stablehlo.multiply %225#0, %229 : tensor<2x12xf32>
    %231 = stablehlo.minimum %228, %230 : tensor<2x12xf32>
    %232 = stablehlo.compare  EQ, %228, %231,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %235 = stablehlo.select %232, %233, %234 : tensor<2x12xi1>, tensor<2x12xf32>
    %236 = stablehlo.compare  EQ, %230, %231,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %239 = stablehlo.select %236, %237, %238 : tensor<2x12xi1>, tensor<2x12xf32>
    %240 = stablehlo.divide %235, %239 : tensor<2x12xf32>
    %241 = stablehlo.compare  EQ, %230, %231,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %244 = stablehlo.select %241, %242, %243 : tensor<2x12xi1>, tensor<2x12xf32>
    %245 = stablehlo.compare  EQ, %228, %231,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %248 = stablehlo.select %245, %246, %247 : tensor<2x12xi1>, tensor<2x12xf32>
    %249 = stablehlo.divide %244, %248 : tensor<2x12xf32>
    %250 = stablehlo.negate %231 : tensor<2x12xf32>
    %251 = stablehlo.multiply %250, %arg48 : tensor<2x12xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%arg48 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %254 = stablehlo.maximum %253, %cst_66 : tensor<f32>
    %255 = stablehlo.divide %252, %254 : tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.divide %cst_67, %254 : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %258 = stablehlo.multiply %257, %arg48 : tensor<2x12xf32>
    %259 = stablehlo.negate %258 : tensor<2x12xf32>
    %260 = stablehlo.multiply %259, %249 : tensor<2x12xf32>
    %261 = stablehlo.multiply %259, %240 : tensor<2x12xf32>
    %262 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %263 = stablehlo.multiply %260, %262 : tensor<2x12xf32>
    %264 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %265 = stablehlo.multiply %261, %264 : tensor<2x12xf32>
    %266 = call @clip_79(%225#1, %225#2, %263) : (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %267 = stablehlo.add %265, %266 : tensor<2x12xf32>
    %268 = stablehlo.multiply %267, %224 : tensor<2x12xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.pad %269, %cst_68, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %271 = call @take_along_axis_80(%220#1, %270) : (tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    %272 = call @log_softmax_83(%218#1, %218#2, %271) : (tensor<2x12x1003xf32>, tensor<2x12x1xf32>, tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.pad %272, %cst_69, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %274 = stablehlo.dot_general %273, %204, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %275 = stablehlo.transpose %274, dims = [1, 0] : (tensor<1003x24xf32>) -> tensor<24x1003xf32>
    %276 = stablehlo.dot_general %273, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<24x1003xf32>) -> tensor<2x13x24xf32>
    %277 = stablehlo.multiply %201, %276 : tensor<2x13x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%277 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.reshape %278 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %280 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %281 = stablehlo.multiply %276, %280 : tensor<2x13x24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%279 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.multiply %186, %281 : tensor<2x13x24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %285 = stablehlo.reshape %284 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %286 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %287 = stablehlo.multiply %281, %286 : tensor<2x13x24xf32>
    %288 = stablehlo.multiply %285, %199 : tensor<2x13x1xf32>
    %cst_73 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %290 = stablehlo.divide %288, %289 : tensor<2x13x1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %293 = stablehlo.multiply %292, %189 : tensor<2x13x24xf32>
    %294 = stablehlo.add %287, %293 : tensor<2x13x24xf32>
    %295 = stablehlo.dot_general %294, %184, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x56xf32>) -> tensor<24x56xf32>
    %296 = stablehlo.transpose %295, dims = [1, 0] : (tensor<24x56xf32>) -> tensor<56x24xf32>
    %297 = stablehlo.dot_general %294, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<56x24xf32>) -> tensor<2x13x56xf32>
    %298 = stablehlo.multiply %183#0, %297 : tensor<2x13x56xf32>
    %299 = stablehlo.multiply %297, %182 : tensor<2x13x56xf32>
    %300 = call @silu_106(%183#1, %183#2, %181, %299) : (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x56xf32>
    %301 = stablehlo.concatenate %300, %298, dim = 2 : (tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x112xf32>
    %302 = stablehlo.dot_general %301, %179, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<2x13x24xf32>) -> tensor<112x24xf32>
    %303 = stablehlo.transpose %302, dims = [1, 0] : (tensor<112x24xf32>) -> tensor<24x112xf32>
    %304 = stablehlo.dot_general %301, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<24x112xf32>) -> tensor<2x13x24xf32>
    %305 = stablehlo.multiply %176, %304 : tensor<2x13x24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%305 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %307 = stablehlo.reshape %306 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %308 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %309 = stablehlo.multiply %304, %308 : tensor<2x13x24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%307 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.multiply %161, %309 : tensor<2x13x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %313 = stablehlo.reshape %312 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %314 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %315 = stablehlo.multiply %309, %314 : tensor<2x13x24xf32>
    %316 = stablehlo.add %294, %315 : tensor<2x13x24xf32>
    %317 = stablehlo.multiply %313, %174 : tensor<2x13x1xf32>
    %cst_78 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %319 = stablehlo.divide %317, %318 : tensor<2x13x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %322 = stablehlo.multiply %321, %164 : tensor<2x13x24xf32>
    %323 = stablehlo.add %316, %322 : tensor<2x13x24xf32>
    %324 = stablehlo.dot_general %323, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<24x24xf32>
    %325 = stablehlo.transpose %324, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %326 = stablehlo.dot_general %323, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %327 = stablehlo.reshape %326 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %328 = stablehlo.transpose %327, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xf32>) -> tensor<2x3x8x13xf32>
    %329 = stablehlo.dot_general %328, %121, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %330 = stablehlo.dot_general %328, %153, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %331 = stablehlo.transpose %330, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %332 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %333 = stablehlo.multiply %329, %332 : tensor<2x3x13x13xf32>
    %334 = stablehlo.multiply %333, %149 : tensor<2x3x13x13xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %336 = stablehlo.reshape %335 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %337 = stablehlo.negate %336 : tensor<2x3x13x1xf32>
    %338 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %339 = stablehlo.divide %329, %338 : tensor<2x3x13x13xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%337 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %342 = stablehlo.add %339, %341 : tensor<2x3x13x13xf32>
    %343 = stablehlo.multiply %342, %149 : tensor<2x3x13x13xf32>
    %344 = call @_where_123(%127#1, %127#2, %343) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_82 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<2x3x13x13xf32>
    %347 = stablehlo.dot_general %346, %119, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %348 = stablehlo.transpose %347, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %349 = stablehlo.dot_general %346, %120, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %350 = stablehlo.transpose %349, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %351 = stablehlo.reshape %331 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %352 = stablehlo.reshape %348 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %353 = stablehlo.reshape %350 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %354 = stablehlo.concatenate %353, %352, %351, dim = 2 : (tensor<2x13x24xf32>, tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<2x13x72xf32>
    %355 = stablehlo.dot_general %354, %114, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<2x13x24xf32>) -> tensor<72x24xf32>
    %356 = stablehlo.transpose %355, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %357 = stablehlo.dot_general %354, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<24x72xf32>) -> tensor<2x13x24xf32>
    %358 = stablehlo.multiply %111, %357 : tensor<2x13x24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.reshape %359 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %361 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %362 = stablehlo.multiply %357, %361 : tensor<2x13x24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%360 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.multiply %96, %362 : tensor<2x13x24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %366 = stablehlo.reshape %365 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %367 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %368 = stablehlo.multiply %362, %367 : tensor<2x13x24xf32>
    %369 = stablehlo.add %323, %368 : tensor<2x13x24xf32>
    %370 = stablehlo.multiply %366, %109 : tensor<2x13x1xf32>
    %cst_86 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %372 = stablehlo.divide %370, %371 : tensor<2x13x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %375 = stablehlo.multiply %374, %99 : tensor<2x13x24xf32>
    %376 = stablehlo.add %369, %375 : tensor<2x13x24xf32>
    %377 = stablehlo.dot_general %376, %94, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x56xf32>) -> tensor<24x56xf32>
    %378 = stablehlo.transpose %377, dims = [1, 0] : (tensor<24x56xf32>) -> tensor<56x24xf32>
    %379 = stablehlo.dot_general %376, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<56x24xf32>) -> tensor<2x13x56xf32>
    %380 = stablehlo.multiply %93#0, %379 : tensor<2x13x56xf32>
    %381 = stablehlo.multiply %379, %92 : tensor<2x13x56xf32>
    %382 = call @silu_106(%93#1, %93#2, %91, %381) : (tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x56xf32>
    %383 = stablehlo.concatenate %382, %380, dim = 2 : (tensor<2x13x56xf32>, tensor<2x13x56xf32>) -> tensor<2x13x112xf32>
    %384 = stablehlo.dot_general %383, %89, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<2x13x24xf32>) -> tensor<112x24xf32>
    %385 = stablehlo.transpose %384, dims = [1, 0] : (tensor<112x24xf32>) -> tensor<24x112xf32>
    %386 = stablehlo.dot_general %383, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x112xf32>, tensor<24x112xf32>) -> tensor<2x13x24xf32>
    %387 = stablehlo.multiply %86, %386 : tensor<2x13x24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %389 = stablehlo.reshape %388 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %390 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %391 = stablehlo.multiply %386, %390 : tensor<2x13x24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%389 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %393 = stablehlo.multiply %71, %391 : tensor<2x13x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %395 = stablehlo.reshape %394 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %396 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %397 = stablehlo.multiply %391, %396 : tensor<2x13x24xf32>
    %398 = stablehlo.add %376, %397 : tensor<2x13x24xf32>
    %399 = stablehlo.multiply %395, %84 : tensor<2x13x1xf32>
    %cst_91 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %401 = stablehlo.divide %399, %400 : tensor<2x13x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %404 = stablehlo.multiply %403, %74 : tensor<2x13x24xf32>
    %405 = stablehlo.add %398, %404 : tensor<2x13x24xf32>
    %406 = stablehlo.dot_general %405, %69, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<24x24xf32>
    %407 = stablehlo.transpose %406, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %408 = stablehlo.dot_general %405, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x24xf32>, tensor<24x24xf32>) -> tensor<2x13x24xf32>
    %409 = stablehlo.reshape %408 : (tensor<2x13x24xf32>) -> tensor<2x13x3x8xf32>
    %410 = stablehlo.transpose %409, dims = [0, 2, 3, 1] : (tensor<2x13x3x8xf32>) -> tensor<2x3x8x13xf32>
    %411 = stablehlo.dot_general %410, %31, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x13xf32>
    %412 = stablehlo.dot_general %410, %63, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x8x13xf32>
    %413 = stablehlo.transpose %412, dims = [0, 3, 1, 2] : (tensor<2x3x8x13xf32>) -> tensor<2x13x3x8xf32>
    %414 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %415 = stablehlo.multiply %411, %414 : tensor<2x3x13x13xf32>
    %416 = stablehlo.multiply %415, %59 : tensor<2x3x13x13xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_93) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x13xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %418 = stablehlo.reshape %417 : (tensor<2x3x13xf32>) -> tensor<2x3x13x1xf32>
    %419 = stablehlo.negate %418 : tensor<2x3x13x1xf32>
    %420 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<2x3x13x1xf32>) -> tensor<2x3x13x13xf32>
    %421 = stablehlo.divide %411, %420 : tensor<2x3x13x13xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%419 init: %cst_94) applies stablehlo.add across dimensions = [3] : (tensor<2x3x13x1xf32>, tensor<f32>) -> tensor<2x3x13xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<2x3x13xf32>) -> tensor<2x3x13x13xf32>
    %424 = stablehlo.add %421, %423 : tensor<2x3x13x13xf32>
    %425 = stablehlo.multiply %424, %59 : tensor<2x3x13x13xf32>
    %426 = call @_where_123(%37#1, %37#2, %425) : (tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>, tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32>
    %cst_95 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %428 = stablehlo.multiply %426, %427 : tensor<2x3x13x13xf32>
    %429 = stablehlo.dot_general %428, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %430 = stablehlo.transpose %429, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %431 = stablehlo.dot_general %428, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13x13xf32>, tensor<2x13x3x8xf32>) -> tensor<2x3x13x8xf32>
    %432 = stablehlo.transpose %431, dims = [0, 2, 1, 3] : (tensor<2x3x13x8xf32>) -> tensor<2x13x3x8xf32>
    %433 = stablehlo.reshape %413 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %434 = stablehlo.reshape %430 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %435 = stablehlo.reshape %432 : (tensor<2x13x3x8xf32>) -> tensor<2x13x24xf32>
    %436 = stablehlo.concatenate %435, %434, %433, dim = 2 : (tensor<2x13x24xf32>, tensor<2x13x24xf32>, tensor<2x13x24xf32>) -> tensor<2x13x72xf32>
    %437 = stablehlo.dot_general %436, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<2x13x24xf32>) -> tensor<72x24xf32>
    %438 = stablehlo.transpose %437, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %439 = stablehlo.dot_general %436, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x72xf32>, tensor<24x72xf32>) -> tensor<2x13x24xf32>
    %440 = stablehlo.multiply %21, %439 : tensor<2x13x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<24xf32>
    %442 = stablehlo.reshape %441 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %443 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x13x24xf32>
    %444 = stablehlo.multiply %439, %443 : tensor<2x13x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%442 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %446 = stablehlo.multiply %6, %444 : tensor<2x13x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x13x24xf32>, tensor<f32>) -> tensor<2x13xf32>
    %448 = stablehlo.reshape %447 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %449 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x24xf32>
    %450 = stablehlo.multiply %444, %449 : tensor<2x13x24xf32>
    %451 = stablehlo.add %405, %450 : tensor<2x13x24xf32>
    %452 = stablehlo.multiply %448, %19 : tensor<2x13x1xf32>
    %cst_99 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %454 = stablehlo.divide %452, %453 : tensor<2x13x1xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x24xf32>
    %457 = stablehlo.multiply %456, %9 : tensor<2x13x24xf32>
    %458 = stablehlo.add %451, %457 : tensor<2x13x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %460 = "stablehlo.scatter"(%459, %5, %458) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %882 = stablehlo.add %arg49, %arg50 : tensor<f32>
      stablehlo.return %882 : tensor<f32>
    }) : (tensor<1003x24xf32>, tensor<2x13x1xi32>, tensor<2x13x24xf32>) -> tensor<1003x24xf32>
    %461 = stablehlo.multiply %460, %460 : tensor<1003x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<1003x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.add %cst_103, %462 : tensor<f32>
    %464 = stablehlo.multiply %282, %282 : tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %466 = stablehlo.add %463, %465 : tensor<f32>
    %467 = stablehlo.multiply %275, %275 : tensor<24x1003xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x1003xf32>, tensor<f32>) -> tensor<f32>
    %469 = stablehlo.add %466, %468 : tensor<f32>
    %470 = stablehlo.multiply %445, %445 : tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %472 = stablehlo.add %469, %471 : tensor<f32>
    %473 = stablehlo.multiply %378, %378 : tensor<56x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %475 = stablehlo.add %472, %474 : tensor<f32>
    %476 = stablehlo.multiply %385, %385 : tensor<24x112xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %478 = stablehlo.add %475, %477 : tensor<f32>
    %479 = stablehlo.multiply %392, %392 : tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %481 = stablehlo.add %478, %480 : tensor<f32>
    %482 = stablehlo.multiply %407, %407 : tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %484 = stablehlo.add %481, %483 : tensor<f32>
    %485 = stablehlo.multiply %438, %438 : tensor<24x72xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %487 = stablehlo.add %484, %486 : tensor<f32>
    %488 = stablehlo.multiply %363, %363 : tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %490 = stablehlo.add %487, %489 : tensor<f32>
    %491 = stablehlo.multiply %296, %296 : tensor<56x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x24xf32>, tensor<f32>) -> tensor<f32>
    %493 = stablehlo.add %490, %492 : tensor<f32>
    %494 = stablehlo.multiply %303, %303 : tensor<24x112xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x112xf32>, tensor<f32>) -> tensor<f32>
    %496 = stablehlo.add %493, %495 : tensor<f32>
    %497 = stablehlo.multiply %310, %310 : tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %499 = stablehlo.add %496, %498 : tensor<f32>
    %500 = stablehlo.multiply %325, %325 : tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
    %502 = stablehlo.add %499, %501 : tensor<f32>
    %503 = stablehlo.multiply %356, %356 : tensor<24x72xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x72xf32>, tensor<f32>) -> tensor<f32>
    %505 = stablehlo.add %502, %504 : tensor<f32>
    %506 = stablehlo.sqrt %505 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %507 = stablehlo.divide %cst_118, %506 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %508 = stablehlo.minimum %cst_119, %507 : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %510 = stablehlo.multiply %460, %509 : tensor<1003x24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %511 = stablehlo.divide %cst_120, %506 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %512 = stablehlo.minimum %cst_121, %511 : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %514 = stablehlo.multiply %282, %513 : tensor<24xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %515 = stablehlo.divide %cst_122, %506 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %516 = stablehlo.minimum %cst_123, %515 : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %518 = stablehlo.multiply %275, %517 : tensor<24x1003xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %519 = stablehlo.divide %cst_124, %506 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %520 = stablehlo.minimum %cst_125, %519 : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %522 = stablehlo.multiply %445, %521 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %523 = stablehlo.divide %cst_126, %506 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %524 = stablehlo.minimum %cst_127, %523 : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %526 = stablehlo.multiply %378, %525 : tensor<56x24xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %527 = stablehlo.divide %cst_128, %506 : tensor<f32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %528 = stablehlo.minimum %cst_129, %527 : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %530 = stablehlo.multiply %385, %529 : tensor<24x112xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %531 = stablehlo.divide %cst_130, %506 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %532 = stablehlo.minimum %cst_131, %531 : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %534 = stablehlo.multiply %392, %533 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %535 = stablehlo.divide %cst_132, %506 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %536 = stablehlo.minimum %cst_133, %535 : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %538 = stablehlo.multiply %407, %537 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %539 = stablehlo.divide %cst_134, %506 : tensor<f32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %540 = stablehlo.minimum %cst_135, %539 : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %542 = stablehlo.multiply %438, %541 : tensor<24x72xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %543 = stablehlo.divide %cst_136, %506 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.minimum %cst_137, %543 : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %546 = stablehlo.multiply %363, %545 : tensor<24xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %547 = stablehlo.divide %cst_138, %506 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %548 = stablehlo.minimum %cst_139, %547 : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %550 = stablehlo.multiply %296, %549 : tensor<56x24xf32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %551 = stablehlo.divide %cst_140, %506 : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %552 = stablehlo.minimum %cst_141, %551 : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %554 = stablehlo.multiply %303, %553 : tensor<24x112xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %555 = stablehlo.divide %cst_142, %506 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %556 = stablehlo.minimum %cst_143, %555 : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %558 = stablehlo.multiply %310, %557 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %559 = stablehlo.divide %cst_144, %506 : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %560 = stablehlo.minimum %cst_145, %559 : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %562 = stablehlo.multiply %325, %561 : tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %563 = stablehlo.divide %cst_146, %506 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %564 = stablehlo.minimum %cst_147, %563 : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %566 = stablehlo.multiply %356, %565 : tensor<24x72xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %568 = stablehlo.multiply %567, %arg15 : tensor<1003x24xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %570 = stablehlo.multiply %569, %510 : tensor<1003x24xf32>
    %571 = stablehlo.add %568, %570 : tensor<1003x24xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %573 = stablehlo.multiply %572, %arg30 : tensor<1003x24xf32>
    %574 = stablehlo.multiply %510, %510 : tensor<1003x24xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %576 = stablehlo.multiply %575, %574 : tensor<1003x24xf32>
    %577 = stablehlo.add %573, %576 : tensor<1003x24xf32>
    %578 = stablehlo.sqrt %577 : tensor<1003x24xf32>
    %cst_152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %580 = stablehlo.add %578, %579 : tensor<1003x24xf32>
    %581 = stablehlo.divide %571, %580 : tensor<1003x24xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %583 = stablehlo.multiply %582, %arg0 : tensor<1003x24xf32>
    %584 = stablehlo.add %581, %583 : tensor<1003x24xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1003x24xf32>
    %586 = stablehlo.multiply %585, %584 : tensor<1003x24xf32>
    %587 = stablehlo.subtract %arg0, %586 : tensor<1003x24xf32>
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %589 = stablehlo.multiply %588, %arg16 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %591 = stablehlo.multiply %590, %514 : tensor<24xf32>
    %592 = stablehlo.add %589, %591 : tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %594 = stablehlo.multiply %593, %arg31 : tensor<24xf32>
    %595 = stablehlo.multiply %514, %514 : tensor<24xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %597 = stablehlo.multiply %596, %595 : tensor<24xf32>
    %598 = stablehlo.add %594, %597 : tensor<24xf32>
    %599 = stablehlo.sqrt %598 : tensor<24xf32>
    %cst_159 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %601 = stablehlo.add %599, %600 : tensor<24xf32>
    %602 = stablehlo.divide %592, %601 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %604 = stablehlo.multiply %603, %arg1 : tensor<24xf32>
    %605 = stablehlo.add %602, %604 : tensor<24xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %607 = stablehlo.multiply %606, %605 : tensor<24xf32>
    %608 = stablehlo.subtract %arg1, %607 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %610 = stablehlo.multiply %609, %arg17 : tensor<24x1003xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %612 = stablehlo.multiply %611, %518 : tensor<24x1003xf32>
    %613 = stablehlo.add %610, %612 : tensor<24x1003xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %615 = stablehlo.multiply %614, %arg32 : tensor<24x1003xf32>
    %616 = stablehlo.multiply %518, %518 : tensor<24x1003xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %618 = stablehlo.multiply %617, %616 : tensor<24x1003xf32>
    %619 = stablehlo.add %615, %618 : tensor<24x1003xf32>
    %620 = stablehlo.sqrt %619 : tensor<24x1003xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %622 = stablehlo.add %620, %621 : tensor<24x1003xf32>
    %623 = stablehlo.divide %613, %622 : tensor<24x1003xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %625 = stablehlo.multiply %624, %arg2 : tensor<24x1003xf32>
    %626 = stablehlo.add %623, %625 : tensor<24x1003xf32>
    %cst_168 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24x1003xf32>
    %628 = stablehlo.multiply %627, %626 : tensor<24x1003xf32>
    %629 = stablehlo.subtract %arg2, %628 : tensor<24x1003xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %631 = stablehlo.multiply %630, %arg18 : tensor<24xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %633 = stablehlo.multiply %632, %522 : tensor<24xf32>
    %634 = stablehlo.add %631, %633 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %636 = stablehlo.multiply %635, %arg33 : tensor<24xf32>
    %637 = stablehlo.multiply %522, %522 : tensor<24xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %639 = stablehlo.multiply %638, %637 : tensor<24xf32>
    %640 = stablehlo.add %636, %639 : tensor<24xf32>
    %641 = stablehlo.sqrt %640 : tensor<24xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %643 = stablehlo.add %641, %642 : tensor<24xf32>
    %644 = stablehlo.divide %634, %643 : tensor<24xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %646 = stablehlo.multiply %645, %arg3 : tensor<24xf32>
    %647 = stablehlo.add %644, %646 : tensor<24xf32>
    %cst_175 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %649 = stablehlo.multiply %648, %647 : tensor<24xf32>
    %650 = stablehlo.subtract %arg3, %649 : tensor<24xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %652 = stablehlo.multiply %651, %arg19 : tensor<56x24xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %654 = stablehlo.multiply %653, %526 : tensor<56x24xf32>
    %655 = stablehlo.add %652, %654 : tensor<56x24xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %657 = stablehlo.multiply %656, %arg34 : tensor<56x24xf32>
    %658 = stablehlo.multiply %526, %526 : tensor<56x24xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %660 = stablehlo.multiply %659, %658 : tensor<56x24xf32>
    %661 = stablehlo.add %657, %660 : tensor<56x24xf32>
    %662 = stablehlo.sqrt %661 : tensor<56x24xf32>
    %cst_180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %664 = stablehlo.add %662, %663 : tensor<56x24xf32>
    %665 = stablehlo.divide %655, %664 : tensor<56x24xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %667 = stablehlo.multiply %666, %arg4 : tensor<56x24xf32>
    %668 = stablehlo.add %665, %667 : tensor<56x24xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %670 = stablehlo.multiply %669, %668 : tensor<56x24xf32>
    %671 = stablehlo.subtract %arg4, %670 : tensor<56x24xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %673 = stablehlo.multiply %672, %arg20 : tensor<24x112xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %675 = stablehlo.multiply %674, %530 : tensor<24x112xf32>
    %676 = stablehlo.add %673, %675 : tensor<24x112xf32>
    %cst_185 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %678 = stablehlo.multiply %677, %arg35 : tensor<24x112xf32>
    %679 = stablehlo.multiply %530, %530 : tensor<24x112xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %681 = stablehlo.multiply %680, %679 : tensor<24x112xf32>
    %682 = stablehlo.add %678, %681 : tensor<24x112xf32>
    %683 = stablehlo.sqrt %682 : tensor<24x112xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %685 = stablehlo.add %683, %684 : tensor<24x112xf32>
    %686 = stablehlo.divide %676, %685 : tensor<24x112xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %688 = stablehlo.multiply %687, %arg5 : tensor<24x112xf32>
    %689 = stablehlo.add %686, %688 : tensor<24x112xf32>
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %691 = stablehlo.multiply %690, %689 : tensor<24x112xf32>
    %692 = stablehlo.subtract %arg5, %691 : tensor<24x112xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %694 = stablehlo.multiply %693, %arg21 : tensor<24xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %696 = stablehlo.multiply %695, %534 : tensor<24xf32>
    %697 = stablehlo.add %694, %696 : tensor<24xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %699 = stablehlo.multiply %698, %arg36 : tensor<24xf32>
    %700 = stablehlo.multiply %534, %534 : tensor<24xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %702 = stablehlo.multiply %701, %700 : tensor<24xf32>
    %703 = stablehlo.add %699, %702 : tensor<24xf32>
    %704 = stablehlo.sqrt %703 : tensor<24xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %706 = stablehlo.add %704, %705 : tensor<24xf32>
    %707 = stablehlo.divide %697, %706 : tensor<24xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %709 = stablehlo.multiply %708, %arg6 : tensor<24xf32>
    %710 = stablehlo.add %707, %709 : tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %712 = stablehlo.multiply %711, %710 : tensor<24xf32>
    %713 = stablehlo.subtract %arg6, %712 : tensor<24xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %715 = stablehlo.multiply %714, %arg22 : tensor<24x24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %717 = stablehlo.multiply %716, %538 : tensor<24x24xf32>
    %718 = stablehlo.add %715, %717 : tensor<24x24xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %720 = stablehlo.multiply %719, %arg37 : tensor<24x24xf32>
    %721 = stablehlo.multiply %538, %538 : tensor<24x24xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %723 = stablehlo.multiply %722, %721 : tensor<24x24xf32>
    %724 = stablehlo.add %720, %723 : tensor<24x24xf32>
    %725 = stablehlo.sqrt %724 : tensor<24x24xf32>
    %cst_201 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %727 = stablehlo.add %725, %726 : tensor<24x24xf32>
    %728 = stablehlo.divide %718, %727 : tensor<24x24xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %730 = stablehlo.multiply %729, %arg7 : tensor<24x24xf32>
    %731 = stablehlo.add %728, %730 : tensor<24x24xf32>
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %733 = stablehlo.multiply %732, %731 : tensor<24x24xf32>
    %734 = stablehlo.subtract %arg7, %733 : tensor<24x24xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %736 = stablehlo.multiply %735, %arg23 : tensor<24x72xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %738 = stablehlo.multiply %737, %542 : tensor<24x72xf32>
    %739 = stablehlo.add %736, %738 : tensor<24x72xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %741 = stablehlo.multiply %740, %arg38 : tensor<24x72xf32>
    %742 = stablehlo.multiply %542, %542 : tensor<24x72xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %744 = stablehlo.multiply %743, %742 : tensor<24x72xf32>
    %745 = stablehlo.add %741, %744 : tensor<24x72xf32>
    %746 = stablehlo.sqrt %745 : tensor<24x72xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %748 = stablehlo.add %746, %747 : tensor<24x72xf32>
    %749 = stablehlo.divide %739, %748 : tensor<24x72xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %751 = stablehlo.multiply %750, %arg8 : tensor<24x72xf32>
    %752 = stablehlo.add %749, %751 : tensor<24x72xf32>
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %754 = stablehlo.multiply %753, %752 : tensor<24x72xf32>
    %755 = stablehlo.subtract %arg8, %754 : tensor<24x72xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %757 = stablehlo.multiply %756, %arg24 : tensor<24xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %759 = stablehlo.multiply %758, %546 : tensor<24xf32>
    %760 = stablehlo.add %757, %759 : tensor<24xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %762 = stablehlo.multiply %761, %arg39 : tensor<24xf32>
    %763 = stablehlo.multiply %546, %546 : tensor<24xf32>
    %cst_214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %765 = stablehlo.multiply %764, %763 : tensor<24xf32>
    %766 = stablehlo.add %762, %765 : tensor<24xf32>
    %767 = stablehlo.sqrt %766 : tensor<24xf32>
    %cst_215 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %769 = stablehlo.add %767, %768 : tensor<24xf32>
    %770 = stablehlo.divide %760, %769 : tensor<24xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %772 = stablehlo.multiply %771, %arg9 : tensor<24xf32>
    %773 = stablehlo.add %770, %772 : tensor<24xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %775 = stablehlo.multiply %774, %773 : tensor<24xf32>
    %776 = stablehlo.subtract %arg9, %775 : tensor<24xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %778 = stablehlo.multiply %777, %arg25 : tensor<56x24xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %780 = stablehlo.multiply %779, %550 : tensor<56x24xf32>
    %781 = stablehlo.add %778, %780 : tensor<56x24xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %783 = stablehlo.multiply %782, %arg40 : tensor<56x24xf32>
    %784 = stablehlo.multiply %550, %550 : tensor<56x24xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %786 = stablehlo.multiply %785, %784 : tensor<56x24xf32>
    %787 = stablehlo.add %783, %786 : tensor<56x24xf32>
    %788 = stablehlo.sqrt %787 : tensor<56x24xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %790 = stablehlo.add %788, %789 : tensor<56x24xf32>
    %791 = stablehlo.divide %781, %790 : tensor<56x24xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %793 = stablehlo.multiply %792, %arg10 : tensor<56x24xf32>
    %794 = stablehlo.add %791, %793 : tensor<56x24xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<56x24xf32>
    %796 = stablehlo.multiply %795, %794 : tensor<56x24xf32>
    %797 = stablehlo.subtract %arg10, %796 : tensor<56x24xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %799 = stablehlo.multiply %798, %arg26 : tensor<24x112xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %801 = stablehlo.multiply %800, %554 : tensor<24x112xf32>
    %802 = stablehlo.add %799, %801 : tensor<24x112xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %804 = stablehlo.multiply %803, %arg41 : tensor<24x112xf32>
    %805 = stablehlo.multiply %554, %554 : tensor<24x112xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %807 = stablehlo.multiply %806, %805 : tensor<24x112xf32>
    %808 = stablehlo.add %804, %807 : tensor<24x112xf32>
    %809 = stablehlo.sqrt %808 : tensor<24x112xf32>
    %cst_229 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %811 = stablehlo.add %809, %810 : tensor<24x112xf32>
    %812 = stablehlo.divide %802, %811 : tensor<24x112xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %814 = stablehlo.multiply %813, %arg11 : tensor<24x112xf32>
    %815 = stablehlo.add %812, %814 : tensor<24x112xf32>
    %cst_231 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<24x112xf32>
    %817 = stablehlo.multiply %816, %815 : tensor<24x112xf32>
    %818 = stablehlo.subtract %arg11, %817 : tensor<24x112xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %820 = stablehlo.multiply %819, %arg27 : tensor<24xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %822 = stablehlo.multiply %821, %558 : tensor<24xf32>
    %823 = stablehlo.add %820, %822 : tensor<24xf32>
    %cst_234 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %825 = stablehlo.multiply %824, %arg42 : tensor<24xf32>
    %826 = stablehlo.multiply %558, %558 : tensor<24xf32>
    %cst_235 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %828 = stablehlo.multiply %827, %826 : tensor<24xf32>
    %829 = stablehlo.add %825, %828 : tensor<24xf32>
    %830 = stablehlo.sqrt %829 : tensor<24xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %832 = stablehlo.add %830, %831 : tensor<24xf32>
    %833 = stablehlo.divide %823, %832 : tensor<24xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %835 = stablehlo.multiply %834, %arg12 : tensor<24xf32>
    %836 = stablehlo.add %833, %835 : tensor<24xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %838 = stablehlo.multiply %837, %836 : tensor<24xf32>
    %839 = stablehlo.subtract %arg12, %838 : tensor<24xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %841 = stablehlo.multiply %840, %arg28 : tensor<24x24xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %843 = stablehlo.multiply %842, %562 : tensor<24x24xf32>
    %844 = stablehlo.add %841, %843 : tensor<24x24xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %846 = stablehlo.multiply %845, %arg43 : tensor<24x24xf32>
    %847 = stablehlo.multiply %562, %562 : tensor<24x24xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %849 = stablehlo.multiply %848, %847 : tensor<24x24xf32>
    %850 = stablehlo.add %846, %849 : tensor<24x24xf32>
    %851 = stablehlo.sqrt %850 : tensor<24x24xf32>
    %cst_243 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %853 = stablehlo.add %851, %852 : tensor<24x24xf32>
    %854 = stablehlo.divide %844, %853 : tensor<24x24xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %856 = stablehlo.multiply %855, %arg13 : tensor<24x24xf32>
    %857 = stablehlo.add %854, %856 : tensor<24x24xf32>
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %859 = stablehlo.multiply %858, %857 : tensor<24x24xf32>
    %860 = stablehlo.subtract %arg13, %859 : tensor<24x24xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %862 = stablehlo.multiply %861, %arg29 : tensor<24x72xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %864 = stablehlo.multiply %863, %566 : tensor<24x72xf32>
    %865 = stablehlo.add %862, %864 : tensor<24x72xf32>
    %cst_248 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %867 = stablehlo.multiply %866, %arg44 : tensor<24x72xf32>
    %868 = stablehlo.multiply %566, %566 : tensor<24x72xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %870 = stablehlo.multiply %869, %868 : tensor<24x72xf32>
    %871 = stablehlo.add %867, %870 : tensor<24x72xf32>
    %872 = stablehlo.sqrt %871 : tensor<24x72xf32>
    %cst_250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %874 = stablehlo.add %872, %873 : tensor<24x72xf32>
    %875 = stablehlo.divide %865, %874 : tensor<24x72xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %877 = stablehlo.multiply %876, %arg14 : tensor<24x72xf32>
    %878 = stablehlo.add %875, %877 : tensor<24x72xf32>
    %cst_252 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %880 = stablehlo.multiply %879, %878 : tensor<24x72xf32>
    %881 = stablehlo.subtract %arg14, %880 : tensor<24x72xf32>
    return %255, %216, %506, %587, %608, %629, %650, %671, %692, %713, %734, %755, %776, %797, %818, %839, %860, %881, %571, %592, %613, %634, %655, %676, %697, %718, %739, %760, %781, %802, %823, %844, %865, %577, %598, %619, %640, %661, %682, %703, %724, %745, %766, %787, %808, %829, %850, %871 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<1003x24xf32>, tensor<24xf32>, tensor<24x1003xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<56x24xf32>, tensor<24x112xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x72xf32>
  }
  func.func private @tril(%arg0: tensor<13x13xi1>) -> tensor<13x13xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<13x13xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x13xi32>
    %2 = stablehlo.add %0, %1 : tensor<13x13xi32>
    %3 = stablehlo.iota dim = 1 : tensor<13x13xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<13x13xi32>, tensor<13x13xi32>) -> tensor<13x13xi1>
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
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<2x12x1xi32>, tensor<2x12x1xi32>) -> tensor<2x12x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x12x1xi1>, tensor<2x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x12x1xi32>) -> tensor<2x12x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x12x1x1xi32>
    %7 = stablehlo.compare  GE, %5, %6,  SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x12x1x1xi32>
    %10 = stablehlo.compare  LE, %5, %9,  SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
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
    %3 = stablehlo.compare  EQ, %arg0, %2,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x12xi1>, tensor<2x12xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %8 = stablehlo.compare  EQ, %7, %2,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x12xi1>, tensor<2x12xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x12xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x12xf32>
    %16 = stablehlo.compare  EQ, %2, %15,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x12xi1>, tensor<2x12xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %21 = stablehlo.compare  EQ, %20, %15,  FLOAT : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x12xi1>, tensor<2x12xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x12xf32>
    return %15, %12, %25 : tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>
  }
  func.func private @clip_79(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x12xf32>) -> tensor<2x12xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
  func.func private @take_along_axis_80(%arg0: tensor<2x12x1x1xi32>, %arg1: tensor<2x12x1xf32>) -> tensor<2x12x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
    return %1 : tensor<2x12x1003xf32>
  }
  func.func private @log_softmax_83(%arg0: tensor<2x12x1003xf32>, %arg1: tensor<2x12x1xf32>, %arg2: tensor<2x12x1003xf32>) -> tensor<2x12x1003xf32> {
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
  func.func private @silu_106(%arg0: tensor<2x13x56xf32>, %arg1: tensor<2x13x56xf32>, %arg2: tensor<2x13x56xf32>, %arg3: tensor<2x13x56xf32>) -> tensor<2x13x56xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x13x56xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x13x56xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x13x56xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x13x56xf32>
    return %3 : tensor<2x13x56xf32>
  }
  func.func private @_where_123(%arg0: tensor<2x3x13x13xi1>, %arg1: tensor<2x3x13x13xf32>, %arg2: tensor<2x3x13x13xf32>) -> tensor<2x3x13x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x13x13xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x3x13x13xi1>, tensor<2x3x13x13xf32>
    return %1 : tensor<2x3x13x13xf32>
  }
}
