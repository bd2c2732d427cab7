module @jit_tunix_grpo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1003x40xf32>, %arg1: tensor<14x40xf32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x5xi32>, %arg4: tensor<2x9xi32>, %arg5: tensor<2x9xf32>, %arg6: tensor<2xf32>, %arg7: tensor<2x9xf32>, %arg8: tensor<2x9xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]['advantage/abs_mean']"}, tensor<f32> {jax.result_info = "result[0][1]['advantage/max']"}, tensor<f32> {jax.result_info = "result[0][1]['advantage/min']"}, tensor<f32> {jax.result_info = "result[0][1]['advantage/nonzero_frac']"}, tensor<f32> {jax.result_info = "result[0][1]['entropy']"}, tensor<f32> {jax.result_info = "result[0][1]['is_ratio/max']"}, tensor<f32> {jax.result_info = "result[0][1]['is_ratio/mean']"}, tensor<f32> {jax.result_info = "result[0][1]['is_ratio/min']"}, tensor<f32> {jax.result_info = "result[0][1]['kl']"}, tensor<f32> {jax.result_info = "result[0][1]['kl_loss']"}, tensor<f32> {jax.result_info = "result[0][1]['log_ratio/abs_mean']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_clipfrac']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_clipfrac_lower']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_loss']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_loss/clipped_mean']"}, tensor<f32> {jax.result_info = "result[0][1]['pg_loss/unclipped_mean']"}, tensor<f32> {jax.result_info = "result[0][1]['ppo_kl']"}, tensor<f32> {jax.result_info = "result[0][1]['sampler_is/weight_mean']"}, tensor<f32> {jax.result_info = "result[0][1]['sampler_is/weight_min']"}, tensor<1003x40xf32> {jax.result_info = "result[1][0]"}, tensor<14x40xf32> {jax.result_info = "result[1][1]"}, tensor<40x1003xf32> {jax.result_info = "result[1][2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %1 = stablehlo.compare NE, %arg3, %0, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %2:9 = call @compute_per_token_logps(%arg0, %arg2, %arg1, %arg4, %arg3) : (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>, tensor<2x9xi32>, tensor<2x5xi32>) -> (tensor<2x9xf32>, tensor<2x9x1003xf32>, tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>)
    %3 = stablehlo.subtract %2#0, %arg8 : tensor<2x9xf32>
    %4 = stablehlo.negate %3 : tensor<2x9xf32>
    %5:2 = call @masked_mean(%4, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %cst = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<-2.000000e+01> : tensor<f32>
    %6:3 = call @clip(%3, %cst, %cst_0) : (tensor<2x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>)
    %7 = stablehlo.exponential %6#0 : tensor<2x9xf32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.negate %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %11 = stablehlo.multiply %10, %7 : tensor<2x9xf32>
    %12 = stablehlo.negate %8 : tensor<2x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %13:3 = call @clip_1(%7, %cst_1, %cst_2) : (tensor<2x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>)
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %15 = stablehlo.multiply %14, %13#0 : tensor<2x9xf32>
    %16 = stablehlo.maximum %11, %15 : tensor<2x9xf32>
    %17 = stablehlo.compare EQ, %11, %16, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<2x9xi1>, tensor<2x9xf32>
    %21 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x9xi1>, tensor<2x9xf32>
    %25 = stablehlo.divide %20, %24 : tensor<2x9xf32>
    %26 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<2x9xi1>, tensor<2x9xf32>
    %30 = stablehlo.compare EQ, %11, %16, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<2x9xi1>, tensor<2x9xf32>
    %34 = stablehlo.divide %29, %33 : tensor<2x9xf32>
    %35 = stablehlo.compare GT, %15, %11, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %36 = call @masked_mean_2(%35, %arg5) : (tensor<2x9xi1>, tensor<2x9xf32>) -> tensor<f32>
    %37 = stablehlo.compare GT, %16, %16, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %39 = stablehlo.compare LT, %8, %38, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x9xi1>
    %41 = stablehlo.and %37, %40 : tensor<2x9xi1>
    %42 = stablehlo.convert %41 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%arg5 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.compare GT, %43, %44, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %46 = stablehlo.convert %45 : (tensor<2xi1>) -> tensor<2xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.reduce(%46 init: %c_14) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %48 = call @clip_3(%47, %c_15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%arg5 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %50 = stablehlo.multiply %42, %arg5 : tensor<2x9xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %52 = call @clip_4(%49, %c_18) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %53 = stablehlo.divide %51, %52 : tensor<2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %55 = stablehlo.convert %48 : (tensor<i32>) -> tensor<f32>
    %56 = stablehlo.divide %54, %55 : tensor<f32>
    %57 = stablehlo.minimum %16, %16 : tensor<2x9xf32>
    %58 = stablehlo.compare EQ, %16, %57, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<2x9xi1>, tensor<2x9xf32>
    %62 = stablehlo.compare EQ, %16, %57, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<2x9xi1>, tensor<2x9xf32>
    %66 = stablehlo.divide %61, %65 : tensor<2x9xf32>
    %67 = stablehlo.compare EQ, %16, %57, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<2x9xi1>, tensor<2x9xf32>
    %71 = stablehlo.compare EQ, %16, %57, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %74 = stablehlo.select %71, %72, %73 : tensor<2x9xi1>, tensor<2x9xf32>
    %75 = stablehlo.divide %70, %74 : tensor<2x9xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %77 = stablehlo.compare LT, %8, %76, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %78:2 = call @_where(%77, %57, %16) : (tensor<2x1xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xi1>)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%arg5 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %81 = stablehlo.compare GT, %79, %80, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %82 = stablehlo.convert %81 : (tensor<2xi1>) -> tensor<2xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.reduce(%82 init: %c_31) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %84 = call @clip_3(%83, %c_32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%arg5 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %86 = stablehlo.multiply %78#0, %arg5 : tensor<2x9xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %88 = call @clip_4(%85, %c_35) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %89 = stablehlo.divide %87, %88 : tensor<2xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %91 = stablehlo.convert %84 : (tensor<i32>) -> tensor<f32>
    %92 = stablehlo.divide %90, %91 : tensor<f32>
    %93:2 = call @masked_mean(%7, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %95 = stablehlo.compare GT, %arg5, %94, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96:2 = call @_where_5(%95, %7, %cst_38) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %97 = stablehlo.reduce(%96#0 init: %cst_39) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %98 = stablehlo.reshape %97 : (tensor<f32>) -> tensor<1x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x9xf32>
    %100 = stablehlo.compare EQ, %96#0, %99, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %101 = stablehlo.convert %100 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %104 = stablehlo.compare GT, %arg5, %103, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_42 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %105:2 = call @_where_5(%104, %7, %cst_42) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %cst_43 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %106 = stablehlo.reduce(%105#0 init: %cst_43) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %107 = stablehlo.reshape %106 : (tensor<f32>) -> tensor<1x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x9xf32>
    %109 = stablehlo.compare EQ, %105#0, %108, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %110 = stablehlo.convert %109 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %112 = stablehlo.abs %6#0 : tensor<2x9xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %114 = stablehlo.compare GE, %6#0, %113, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %115:2 = call @masked_mean(%112, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %116:2 = call @masked_mean(%11, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %117:2 = call @masked_mean(%15, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %118 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %119 = stablehlo.abs %118 : tensor<2x9xf32>
    %120 = call @masked_mean_6(%119, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %122 = stablehlo.compare GT, %arg5, %121, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = call @_where_7(%122, %118, %cst_47) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_48) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %126 = stablehlo.compare GT, %arg5, %125, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_50 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %127 = call @_where_7(%126, %118, %cst_50) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_51 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_51) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %129 = stablehlo.abs %118 : tensor<2x9xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %131 = stablehlo.compare GT, %129, %130, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %132 = stablehlo.convert %131 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %133 = call @masked_mean_6(%132, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %134 = stablehlo.subtract %2#0, %arg7 : tensor<2x9xf32>
    %135 = stablehlo.multiply %134, %arg5 : tensor<2x9xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%arg5 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %138 = call @clip_8(%137, %c_55) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %139 = stablehlo.divide %136, %138 : tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%arg5 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %142 = stablehlo.compare GT, %140, %141, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %143 = stablehlo.convert %142 : (tensor<2xi1>) -> tensor<2xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.reduce(%143 init: %c_58) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %145 = call @clip_3(%144, %c_59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%arg5 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %147 = stablehlo.multiply %134, %arg5 : tensor<2x9xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %149 = call @clip_4(%146, %c_62) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %150 = stablehlo.divide %148, %149 : tensor<2xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %152 = stablehlo.convert %145 : (tensor<i32>) -> tensor<f32>
    %153 = stablehlo.divide %151, %152 : tensor<f32>
    %cst_64 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %154 = stablehlo.multiply %cst_64, %153 : tensor<f32>
    %155 = stablehlo.add %92, %154 : tensor<f32>
    %156:3 = call @log_softmax(%2#1) : (tensor<2x9x1003xf32>) -> (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>, tensor<2x9x1xf32>)
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %157 = stablehlo.reduce(%156#0 init: %cst_65) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %158 = stablehlo.reshape %157 : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %160 = stablehlo.compare EQ, %156#0, %159, FLOAT : (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>) -> tensor<2x9x1003xi1>
    %161 = stablehlo.convert %160 : (tensor<2x9x1003xi1>) -> tensor<2x9x1003xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %164 = stablehlo.maximum %163, %157 : tensor<2x9xf32>
    %165 = stablehlo.compare EQ, %157, %164, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %168 = stablehlo.select %165, %166, %167 : tensor<2x9xi1>, tensor<2x9xf32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %170 = stablehlo.compare EQ, %169, %164, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %173 = stablehlo.select %170, %171, %172 : tensor<2x9xi1>, tensor<2x9xf32>
    %174 = stablehlo.divide %168, %173 : tensor<2x9xf32>
    %175 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %177 = stablehlo.subtract %156#0, %176 : tensor<2x9x1003xf32>
    %178 = stablehlo.exponential %177 : tensor<2x9x1003xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %182 = stablehlo.divide %178, %181 : tensor<2x9x1003xf32>
    %183 = stablehlo.multiply %180, %180 : tensor<2x9x1xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %185 = stablehlo.divide %184, %183 : tensor<2x9x1xf32>
    %186 = stablehlo.multiply %182, %156#0 : tensor<2x9x1003xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %188 = stablehlo.negate %187 : tensor<2x9xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%arg5 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %191 = stablehlo.compare GT, %189, %190, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %192 = stablehlo.convert %191 : (tensor<2xi1>) -> tensor<2xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %193 = stablehlo.reduce(%192 init: %c_78) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_79 = stablehlo.constant dense<1> : tensor<i32>
    %194 = call @clip_3(%193, %c_79) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%arg5 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %196 = stablehlo.multiply %188, %arg5 : tensor<2x9xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_82 = stablehlo.constant dense<1> : tensor<i32>
    %198 = call @clip_4(%195, %c_82) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %199 = stablehlo.divide %197, %198 : tensor<2xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %201 = stablehlo.convert %194 : (tensor<i32>) -> tensor<f32>
    %202 = stablehlo.divide %200, %201 : tensor<f32>
    %cst_84 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.multiply %cst_84, %cst_85 : tensor<f32>
    %204 = stablehlo.divide %203, %152 : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %206 = stablehlo.divide %205, %149 : tensor<2xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<2xf32>) -> tensor<2x9xf32>
    %208 = stablehlo.multiply %207, %arg5 : tensor<2x9xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %209 = stablehlo.divide %cst_86, %91 : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %211 = stablehlo.divide %210, %88 : tensor<2xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<2xf32>) -> tensor<2x9xf32>
    %213 = stablehlo.multiply %212, %arg5 : tensor<2x9xf32>
    %214:2 = call @_where_9(%78#1, %213) : (tensor<2x9xi1>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %215 = stablehlo.multiply %214#0, %75 : tensor<2x9xf32>
    %216 = stablehlo.add %214#1, %215 : tensor<2x9xf32>
    %217 = stablehlo.multiply %214#0, %66 : tensor<2x9xf32>
    %218 = stablehlo.add %216, %217 : tensor<2x9xf32>
    %219 = stablehlo.multiply %218, %34 : tensor<2x9xf32>
    %220 = stablehlo.multiply %218, %25 : tensor<2x9xf32>
    %221 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %222 = stablehlo.multiply %221, %219 : tensor<2x9xf32>
    %223 = call @clip_10(%13#1, %13#2, %222) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %224 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %225 = stablehlo.multiply %224, %220 : tensor<2x9xf32>
    %226 = stablehlo.add %223, %225 : tensor<2x9xf32>
    %227 = stablehlo.multiply %226, %7 : tensor<2x9xf32>
    %228 = call @clip_11(%6#1, %6#2, %227) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %229 = stablehlo.add %208, %228 : tensor<2x9xf32>
    %230:3 = call @compute_per_token_logps_12(%2#2, %2#3, %arg2, %2#4, %2#5, %2#6, %2#7, %2#8, %229) : (tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<40x1003xf32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>)
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %155, %120, %124, %128, %133, %202, %97, %93#0, %106, %139, %153, %115#0, %36, %56, %92, %117#0, %116#0, %5#0, %cst_87, %cst_88, %230#0, %230#2, %230#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x40xf32>, tensor<14x40xf32>, tensor<40x1003xf32>
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
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9x1003xf32>
    %19 = stablehlo.divide %17, %18 : tensor<2x9x1003xf32>
    %20 = stablehlo.slice %0#0 [0:2, 5:14] : (tensor<2x14xi32>) -> tensor<2x9xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x9xi32>) -> tensor<2x9x1xi32>
    %22:2 = call @take_along_axis(%19, %21) : (tensor<2x9x1003xf32>, tensor<2x9x1xi32>) -> (tensor<2x9x1xf32>, tensor<2x9x1x1xi32>)
    %23 = stablehlo.reshape %22#0 : (tensor<2x9x1xf32>) -> tensor<2x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<2x9xf32>
    %27 = stablehlo.is_finite %26 : (tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %29 = stablehlo.select %27, %26, %28 : tensor<2x9xi1>, tensor<2x9xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %32 = stablehlo.subtract %19, %31 : tensor<2x9x1003xf32>
    %33 = stablehlo.exponential %32 : tensor<2x9x1003xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %35 = stablehlo.abs %34 : tensor<2x9xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %37 = stablehlo.compare GE, %34, %36, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %38 = stablehlo.log %35 : tensor<2x9xf32>
    %39 = stablehlo.add %38, %29 : tensor<2x9xf32>
    %40 = stablehlo.subtract %23, %39 : tensor<2x9xf32>
    return %40, %19, %6, %13, %15, %22#1, %33, %37, %35 : tensor<2x9xf32>, tensor<2x9x1003xf32>, tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>
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
  func.func private @masked_mean(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>) {
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
  func.func private @clip(%arg0: tensor<2x9xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
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
    %13 = stablehlo.convert %arg1 : tensor<f32>
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
  func.func private @clip_1(%arg0: tensor<2x9xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) {
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
  func.func private @masked_mean_2(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> tensor<f32> {
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
  func.func private @clip_3(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @clip_4(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @_where(%arg0: tensor<2x1xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x9xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x9xi1>, tensor<2x9xf32>
    return %1, %0 : tensor<2x9xf32>, tensor<2x9xi1>
  }
  func.func private @_where_5(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x9xi1>, tensor<2x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    return %2, %3 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @masked_mean_6(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>) -> tensor<f32> {
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
  func.func private @_where_7(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<f32>) -> tensor<2x9xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x9xi1>, tensor<2x9xf32>
    return %2 : tensor<2x9xf32>
  }
  func.func private @clip_8(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    return %1 : tensor<f32>
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
  func.func private @_where_9(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x9xi1>, tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<2x9xi1>, tensor<2x9xf32>
    return %2, %1 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @clip_10(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @clip_11(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @compute_per_token_logps_12(%arg0: tensor<2x14x1xi32>, %arg1: tensor<2x14x1xi32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x14x40xf32>, %arg4: tensor<2x9x1x1xi32>, %arg5: tensor<2x9x1003xf32>, %arg6: tensor<2x9xi1>, %arg7: tensor<2x9xf32>, %arg8: tensor<2x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>) {
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
    %9 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %10 = call @take_along_axis_13(%arg4, %9) : (tensor<2x9x1x1xi32>, tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %11 = stablehlo.add %8, %10 : tensor<2x9x1003xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x9x1003xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x9x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst_1, low = [0, 4, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x14x1003xf32>
    %15 = stablehlo.dot_general %14, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x14x1003xf32>, tensor<2x14x40xf32>) -> tensor<1003x40xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %17 = stablehlo.dot_general %14, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x14x1003xf32>, tensor<40x1003xf32>) -> tensor<2x14x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<14x40xf32>
    %19 = "stablehlo.scatter"(%18, %arg1, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %22 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %22 : tensor<f32>
    }) : (tensor<14x40xf32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>) -> tensor<14x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %21 = "stablehlo.scatter"(%20, %arg0, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %22 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %22 : tensor<f32>
    }) : (tensor<1003x40xf32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>) -> tensor<1003x40xf32>
    return %21, %16, %19 : tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<2x9x1x1xi32>, %arg1: tensor<2x9x1xf32>) -> tensor<2x9x1003xf32> {
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
