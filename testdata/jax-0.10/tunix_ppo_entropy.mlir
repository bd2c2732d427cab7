module @jit_tunix_ppo_entropy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1003x40xf32>, %arg1: tensor<14x40xf32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x5xi32>, %arg4: tensor<2x9xi32>, %arg5: tensor<2x9xf32>, %arg6: tensor<2x9xf32>, %arg7: tensor<2x9xf32>, %arg8: tensor<2x9xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]['loss/entropy']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_clipfrac']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_clipfrac_lower']"}, tensor<1003x40xf32> {jax.result_info = "result[1][0]"}, tensor<14x40xf32> {jax.result_info = "result[1][1]"}, tensor<40x1003xf32> {jax.result_info = "result[1][2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %1 = stablehlo.compare NE, %arg3, %0, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %2:9 = call @compute_per_token_logps(%arg0, %arg2, %arg1, %arg4, %arg3) : (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>, tensor<2x9xi32>, tensor<2x5xi32>) -> (tensor<2x9xf32>, tensor<2x9x1003xf32>, tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>)
    %3 = stablehlo.subtract %2#0, %arg8 : tensor<2x9xf32>
    %4 = stablehlo.exponential %3 : tensor<2x9xf32>
    %5 = stablehlo.negate %4 : tensor<2x9xf32>
    %6 = stablehlo.multiply %5, %arg6 : tensor<2x9xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %7:3 = call @clip(%4, %cst, %cst_0) : (tensor<2x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>)
    %8 = stablehlo.negate %7#0 : tensor<2x9xf32>
    %9 = stablehlo.multiply %8, %arg6 : tensor<2x9xf32>
    %10 = stablehlo.maximum %6, %9 : tensor<2x9xf32>
    %11 = stablehlo.compare EQ, %6, %10, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<2x9xi1>, tensor<2x9xf32>
    %15 = stablehlo.compare EQ, %9, %10, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<2x9xi1>, tensor<2x9xf32>
    %19 = stablehlo.divide %14, %18 : tensor<2x9xf32>
    %20 = stablehlo.compare EQ, %9, %10, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x9xi1>, tensor<2x9xf32>
    %24 = stablehlo.compare EQ, %6, %10, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x9xi1>, tensor<2x9xf32>
    %28 = stablehlo.divide %23, %27 : tensor<2x9xf32>
    %cst_9 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %30 = stablehlo.multiply %29, %arg6 : tensor<2x9xf32>
    %31 = stablehlo.compare GT, %10, %30, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %33 = stablehlo.compare LT, %arg6, %32, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %34 = stablehlo.and %31, %33 : tensor<2x9xi1>
    %35 = stablehlo.convert %34 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %36 = call @masked_mean(%35, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %37 = stablehlo.minimum %30, %10 : tensor<2x9xf32>
    %38 = stablehlo.compare EQ, %10, %37, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<2x9xi1>, tensor<2x9xf32>
    %42 = stablehlo.compare EQ, %30, %37, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<2x9xi1>, tensor<2x9xf32>
    %46 = stablehlo.divide %41, %45 : tensor<2x9xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %48 = stablehlo.compare LT, %arg6, %47, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %49 = call @_where(%48, %37, %10) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %50 = stablehlo.compare GT, %9, %6, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %51 = call @masked_mean_1(%50, %arg5) : (tensor<2x9xi1>, tensor<2x9xf32>) -> tensor<f32>
    %52:2 = call @masked_mean_2(%49, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %53:3 = call @log_softmax(%2#1) : (tensor<2x9x1003xf32>) -> (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>, tensor<2x9x1xf32>)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53#0 init: %cst_16) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %57 = stablehlo.compare EQ, %53#0, %56, FLOAT : (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>) -> tensor<2x9x1003xi1>
    %58 = stablehlo.convert %57 : (tensor<2x9x1003xi1>) -> tensor<2x9x1003xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %61 = stablehlo.maximum %60, %54 : tensor<2x9xf32>
    %62 = stablehlo.compare EQ, %54, %61, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<2x9xi1>, tensor<2x9xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %67 = stablehlo.compare EQ, %66, %61, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<2x9xi1>, tensor<2x9xf32>
    %71 = stablehlo.divide %65, %70 : tensor<2x9xf32>
    %72 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %74 = stablehlo.subtract %53#0, %73 : tensor<2x9x1003xf32>
    %75 = stablehlo.exponential %74 : tensor<2x9x1003xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %79 = stablehlo.divide %75, %78 : tensor<2x9x1003xf32>
    %80 = stablehlo.multiply %77, %77 : tensor<2x9x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %82 = stablehlo.divide %81, %80 : tensor<2x9x1xf32>
    %83 = stablehlo.multiply %79, %53#0 : tensor<2x9x1003xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %85 = stablehlo.negate %84 : tensor<2x9xf32>
    %86:2 = call @masked_mean_2(%85, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %87 = stablehlo.multiply %cst_27, %86#0 : tensor<f32>
    %88 = stablehlo.subtract %52#0, %87 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.negate %cst_28 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %90 = stablehlo.multiply %cst_29, %89 : tensor<f32>
    %91 = call @masked_mean_3(%arg5, %86#1, %90) : (tensor<2x9xf32>, tensor<f32>, tensor<f32>) -> tensor<2x9xf32>
    %92 = stablehlo.negate %91 : tensor<2x9xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1003xf32>
    %94 = stablehlo.multiply %79, %93 : tensor<2x9x1003xf32>
    %95 = stablehlo.multiply %93, %53#0 : tensor<2x9x1003xf32>
    %96 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<2x9x1003xf32>
    %98 = stablehlo.multiply %97, %75 : tensor<2x9x1003xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %100 = stablehlo.reshape %99 : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %101 = stablehlo.negate %100 : tensor<2x9x1xf32>
    %102 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %103 = stablehlo.divide %95, %102 : tensor<2x9x1003xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%101 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1xf32>, tensor<f32>) -> tensor<2x9xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1003xf32>
    %106 = stablehlo.add %103, %105 : tensor<2x9x1003xf32>
    %107 = stablehlo.multiply %106, %75 : tensor<2x9x1003xf32>
    %108 = stablehlo.add %94, %107 : tensor<2x9x1003xf32>
    %109 = call @log_softmax_4(%53#1, %53#2, %108) : (tensor<2x9x1003xf32>, tensor<2x9x1xf32>, tensor<2x9x1003xf32>) -> tensor<2x9x1003xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = call @masked_mean_3(%arg5, %52#1, %cst_32) : (tensor<2x9xf32>, tensor<f32>, tensor<f32>) -> tensor<2x9xf32>
    %111:2 = call @_where_5(%48, %110) : (tensor<2x9xi1>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %112 = stablehlo.multiply %111#0, %46 : tensor<2x9xf32>
    %113 = stablehlo.add %111#1, %112 : tensor<2x9xf32>
    %114 = stablehlo.multiply %113, %28 : tensor<2x9xf32>
    %115 = stablehlo.multiply %113, %19 : tensor<2x9xf32>
    %116 = stablehlo.multiply %114, %arg6 : tensor<2x9xf32>
    %117 = stablehlo.negate %116 : tensor<2x9xf32>
    %118 = call @clip_6(%7#1, %7#2, %117) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %119 = stablehlo.multiply %115, %arg6 : tensor<2x9xf32>
    %120 = stablehlo.negate %119 : tensor<2x9xf32>
    %121 = stablehlo.add %118, %120 : tensor<2x9xf32>
    %122 = stablehlo.multiply %121, %4 : tensor<2x9xf32>
    %123:3 = call @compute_per_token_logps_7(%2#2, %2#3, %arg2, %2#4, %2#5, %2#6, %2#7, %2#8, %122, %109) : (tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<40x1003xf32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9x1003xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>)
    return %88, %86#0, %51, %36, %123#0, %123#2, %123#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x40xf32>, tensor<14x40xf32>, tensor<40x1003xf32>
  }
  func.func private @compute_per_token_logps(%arg0: tensor<1003x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<14x40xf32>, %arg3: tensor<2x9xi32>, %arg4: tensor<2x5xi32>) -> (tensor<2x9xf32>, tensor<2x9x1003xf32>, tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>) {
    %0:2 = call @process_ids(%arg4, %arg3) : (tensor<2x5xi32>, tensor<2x9xi32>) -> (tensor<2x14xi32>, tensor<2x14xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %2 = stablehlo.compare LT, %0#0, %1, SIGNED : (tensor<2x14xi32>, tensor<2x14xi32>) -> tensor<2x14xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %4 = stablehlo.add %0#0, %3 : tensor<2x14xi32>
    %5 = stablehlo.select %2, %4, %0#0 : tensor<2x14xi1>, tensor<2x14xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x14xi32>) -> tensor<2x14x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<1003x40xf32>, tensor<2x14x1xi32>) -> tensor<2x14x40xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %9 = stablehlo.compare LT, %0#1, %8, SIGNED : (tensor<2x14xi32>, tensor<2x14xi32>) -> tensor<2x14xi1>
    %c_2 = stablehlo.constant dense<14> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %11 = stablehlo.add %0#1, %10 : tensor<2x14xi32>
    %12 = stablehlo.select %9, %11, %0#1 : tensor<2x14xi1>, tensor<2x14xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x14xi32>) -> tensor<2x14x1xi32>
    %14 = "stablehlo.gather"(%arg2, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<14x40xf32>, tensor<2x14x1xi32>) -> tensor<2x14x40xf32>
    %15 = stablehlo.add %7, %14 : tensor<2x14x40xf32>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x14x40xf32>, tensor<40x1003xf32>) -> tensor<2x14x1003xf32>
    %17 = stablehlo.slice %16 [0:2, 4:13, 0:1003] : (tensor<2x14x1003xf32>) -> tensor<2x9x1003xf32>
    %18 = stablehlo.slice %0#0 [0:2, 5:14] : (tensor<2x14xi32>) -> tensor<2x9xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x9xi32>) -> tensor<2x9x1xi32>
    %20:2 = call @take_along_axis(%17, %19) : (tensor<2x9x1003xf32>, tensor<2x9x1xi32>) -> (tensor<2x9x1xf32>, tensor<2x9x1x1xi32>)
    %21 = stablehlo.reshape %20#0 : (tensor<2x9x1xf32>) -> tensor<2x9xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%17 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<2x9xf32>
    %25 = stablehlo.is_finite %24 : (tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %27 = stablehlo.select %25, %24, %26 : tensor<2x9xi1>, tensor<2x9xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %30 = stablehlo.subtract %17, %29 : tensor<2x9x1003xf32>
    %31 = stablehlo.exponential %30 : tensor<2x9x1003xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %33 = stablehlo.abs %32 : tensor<2x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %35 = stablehlo.compare GE, %32, %34, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %36 = stablehlo.log %33 : tensor<2x9xf32>
    %37 = stablehlo.add %36, %27 : tensor<2x9xf32>
    %38 = stablehlo.subtract %21, %37 : tensor<2x9xf32>
    return %38, %17, %6, %13, %15, %20#1, %31, %35, %33 : tensor<2x9xf32>, tensor<2x9x1003xf32>, tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>
  }
  func.func private @process_ids(%arg0: tensor<2x5xi32>, %arg1: tensor<2x9xi32>) -> (tensor<2x14xi32>, tensor<2x14xi32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x5xi32>, tensor<2x9xi32>) -> tensor<2x14xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %2 = stablehlo.compare NE, %arg0, %1, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x9xi32>
    %4 = stablehlo.compare NE, %arg1, %3, SIGNED : (tensor<2x9xi32>, tensor<2x9xi32>) -> tensor<2x9xi1>
    %5 = stablehlo.concatenate %2, %4, dim = 1 : (tensor<2x5xi1>, tensor<2x9xi1>) -> tensor<2x14xi1>
    %6 = call @cumsum(%5) : (tensor<2x14xi1>) -> tensor<2x14xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<2x14xi32>, tensor<2x14xi32>) -> tensor<2x14xi1>
    %9 = stablehlo.convert %8 : (tensor<2x14xi1>) -> tensor<2x14xi32>
    %10 = stablehlo.subtract %6, %9 : tensor<2x14xi32>
    return %0, %10 : tensor<2x14xi32>, tensor<2x14xi32>
  }
  func.func private @cumsum(%arg0: tensor<2x14xi1>) -> tensor<2x14xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x14xi1>) -> tensor<2x14xi32>
    %1 = call @cumsum_0(%0) : (tensor<2x14xi32>) -> tensor<2x14xi32>
    return %1 : tensor<2x14xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x14xi32>) -> tensor<2x14xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [13, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 14>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<2x14xi32>, tensor<i32>) -> tensor<2x14xi32>
    return %1 : tensor<2x14xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x9x1003xf32>, %arg1: tensor<2x9x1xi32>) -> (tensor<2x9x1xf32>, tensor<2x9x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x9x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x9x1xi32>, tensor<2x9x1xi32>) -> tensor<2x9x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x9x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x9x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x9x1xi1>, tensor<2x9x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x9x1xi32>) -> tensor<2x9x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x9x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x9x1x1xi32>, tensor<2x9x1x1xi32>) -> tensor<2x9x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x9x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x9x1x1xi32>, tensor<2x9x1x1xi32>) -> tensor<2x9x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x9x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x9x1x1xi1>, tensor<i1>) -> tensor<2x9x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x9x1003xf32>, tensor<2x9x1x1xi32>) -> tensor<2x9x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x9x1xi1>, tensor<2x9x1xf32>
    return %15, %5 : tensor<2x9x1xf32>, tensor<2x9x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<2x9xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x9xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x9xi1>, tensor<2x9xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x9xi1>, tensor<2x9xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x9xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x9xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x9xi1>, tensor<2x9xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x9xi1>, tensor<2x9xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x9xf32>
    return %15, %12, %25 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @masked_mean(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3 = stablehlo.add %2, %cst_1 : tensor<f32>
    %4 = stablehlo.divide %1, %3 : tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x9xi1>, tensor<2x9xf32>
    return %0 : tensor<2x9xf32>
  }
  func.func private @masked_mean_1(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.compare NE, %arg1, %0, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %2 = stablehlo.convert %1 : tensor<2x9xi1>
    %3 = stablehlo.and %arg0, %2 : tensor<2x9xi1>
    %4 = stablehlo.convert %3 : (tensor<2x9xi1>) -> tensor<2x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xi32>, tensor<i32>) -> tensor<i32>
    %6 = stablehlo.convert %2 : (tensor<2x9xi1>) -> tensor<2x9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.reduce(%6 init: %c_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xi32>, tensor<i32>) -> tensor<i32>
    %8 = stablehlo.convert %7 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %9 = stablehlo.add %8, %cst_1 : tensor<f32>
    %10 = stablehlo.convert %5 : (tensor<i32>) -> tensor<f32>
    %11 = stablehlo.divide %10, %9 : tensor<f32>
    return %11 : tensor<f32>
  }
  func.func private @masked_mean_2(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3 = stablehlo.add %2, %cst_1 : tensor<f32>
    %4 = stablehlo.divide %1, %3 : tensor<f32>
    return %4, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<2x9x1003xf32>) -> (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>, tensor<2x9x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x9xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x9x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x9x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %9 = stablehlo.log %8 : tensor<2x9x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x9x1003xf32>
    return %11, %6, %8 : tensor<2x9x1003xf32>, tensor<2x9x1003xf32>, tensor<2x9x1xf32>
  }
  func.func private @masked_mean_3(%arg0: tensor<2x9xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x9xf32> {
    %0 = stablehlo.divide %arg2, %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<2x9xf32>
    return %2 : tensor<2x9xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<2x9x1003xf32>, %arg1: tensor<2x9x1xf32>, %arg2: tensor<2x9x1003xf32>) -> tensor<2x9x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x9x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x9x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1xf32>, tensor<f32>) -> tensor<2x9xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x9x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x9x1003xf32>
    return %7 : tensor<2x9x1003xf32>
  }
  func.func private @_where_5(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x9xi1>, tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<2x9xi1>, tensor<2x9xf32>
    return %2, %1 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @clip_6(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @compute_per_token_logps_7(%arg0: tensor<2x14x1xi32>, %arg1: tensor<2x14x1xi32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x14x40xf32>, %arg4: tensor<2x9x1x1xi32>, %arg5: tensor<2x9x1003xf32>, %arg6: tensor<2x9xi1>, %arg7: tensor<2x9xf32>, %arg8: tensor<2x9xf32>, %arg9: tensor<2x9x1003xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>) {
    %0 = stablehlo.negate %arg8 : tensor<2x9xf32>
    %1 = stablehlo.divide %0, %arg7 : tensor<2x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %3 = stablehlo.select %arg6, %2, %1 : tensor<2x9xi1>, tensor<2x9xf32>
    %4 = stablehlo.select %arg6, %1, %2 : tensor<2x9xi1>, tensor<2x9xf32>
    %5 = stablehlo.negate %3 : tensor<2x9xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x9xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1003xf32>
    %8 = stablehlo.multiply %7, %arg5 : tensor<2x9x1003xf32>
    %9 = stablehlo.add %arg9, %8 : tensor<2x9x1003xf32>
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %11 = call @take_along_axis_8(%arg4, %10) : (tensor<2x9x1x1xi32>, tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %12 = stablehlo.add %9, %11 : tensor<2x9x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_0, low = [0, 4, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x14x1003xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x14x1003xf32>, tensor<2x14x40xf32>) -> tensor<1003x40xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %16 = stablehlo.dot_general %13, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x14x1003xf32>, tensor<40x1003xf32>) -> tensor<2x14x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<14x40xf32>
    %18 = "stablehlo.scatter"(%17, %arg1, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %21 = stablehlo.add %arg10, %arg11 : tensor<f32>
      stablehlo.return %21 : tensor<f32>
    }) : (tensor<14x40xf32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>) -> tensor<14x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %20 = "stablehlo.scatter"(%19, %arg0, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %21 = stablehlo.add %arg10, %arg11 : tensor<f32>
      stablehlo.return %21 : tensor<f32>
    }) : (tensor<1003x40xf32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>) -> tensor<1003x40xf32>
    return %20, %15, %18 : tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<2x9x1x1xi32>, %arg1: tensor<2x9x1xf32>) -> tensor<2x9x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x9x1003xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    return %1 : tensor<2x9x1003xf32>
  }
}
