module @jit_tunix_grpo_token_mean attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %49 = stablehlo.multiply %42, %arg5 : tensor<2x9xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%arg5 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %52 = call @clip_4(%51, %c_18) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %53 = stablehlo.divide %50, %52 : tensor<f32>
    %54 = stablehlo.minimum %16, %16 : tensor<2x9xf32>
    %55 = stablehlo.compare EQ, %16, %54, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<2x9xi1>, tensor<2x9xf32>
    %59 = stablehlo.compare EQ, %16, %54, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<2x9xi1>, tensor<2x9xf32>
    %63 = stablehlo.divide %58, %62 : tensor<2x9xf32>
    %64 = stablehlo.compare EQ, %16, %54, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<2x9xi1>, tensor<2x9xf32>
    %68 = stablehlo.compare EQ, %16, %54, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<2x9xi1>, tensor<2x9xf32>
    %72 = stablehlo.divide %67, %71 : tensor<2x9xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %74 = stablehlo.compare LT, %8, %73, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %75:2 = call @_where(%74, %54, %16) : (tensor<2x1xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xi1>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%arg5 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %78 = stablehlo.compare GT, %76, %77, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %79 = stablehlo.convert %78 : (tensor<2xi1>) -> tensor<2xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.reduce(%79 init: %c_30) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %81 = call @clip_3(%80, %c_31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %82 = stablehlo.multiply %75#0, %arg5 : tensor<2x9xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%arg5 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %85 = call @clip_4(%84, %c_34) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %86 = stablehlo.divide %83, %85 : tensor<f32>
    %87:2 = call @masked_mean(%7, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %89 = stablehlo.compare GT, %arg5, %88, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90:2 = call @_where_5(%89, %7, %cst_36) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %91 = stablehlo.reduce(%90#0 init: %cst_37) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %92 = stablehlo.reshape %91 : (tensor<f32>) -> tensor<1x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x9xf32>
    %94 = stablehlo.compare EQ, %90#0, %93, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %95 = stablehlo.convert %94 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %98 = stablehlo.compare GT, %arg5, %97, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_40 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %99:2 = call @_where_5(%98, %7, %cst_40) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %cst_41 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %100 = stablehlo.reduce(%99#0 init: %cst_41) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %101 = stablehlo.reshape %100 : (tensor<f32>) -> tensor<1x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x9xf32>
    %103 = stablehlo.compare EQ, %99#0, %102, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %104 = stablehlo.convert %103 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %106 = stablehlo.abs %6#0 : tensor<2x9xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %108 = stablehlo.compare GE, %6#0, %107, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %109:2 = call @masked_mean(%106, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %110:2 = call @masked_mean(%11, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %111:2 = call @masked_mean(%15, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %112 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %113 = stablehlo.abs %112 : tensor<2x9xf32>
    %114 = call @masked_mean_6(%113, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %116 = stablehlo.compare GT, %arg5, %115, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = call @_where_7(%116, %112, %cst_45) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_46) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %120 = stablehlo.compare GT, %arg5, %119, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_48 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %121 = call @_where_7(%120, %112, %cst_48) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_49 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_49) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %123 = stablehlo.abs %112 : tensor<2x9xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %125 = stablehlo.compare GT, %123, %124, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %126 = stablehlo.convert %125 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %127 = call @masked_mean_6(%126, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %128 = stablehlo.subtract %arg7, %2#0 : tensor<2x9xf32>
    %129 = stablehlo.exponential %128 : tensor<2x9xf32>
    %130 = stablehlo.subtract %129, %128 : tensor<2x9xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %132 = stablehlo.subtract %130, %131 : tensor<2x9xf32>
    %133 = stablehlo.multiply %132, %arg5 : tensor<2x9xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%arg5 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %136 = call @clip_4(%135, %c_54) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %137 = stablehlo.divide %134, %136 : tensor<f32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%arg5 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %140 = stablehlo.compare GT, %138, %139, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %141 = stablehlo.convert %140 : (tensor<2xi1>) -> tensor<2xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %142 = stablehlo.reduce(%141 init: %c_57) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %143 = call @clip_3(%142, %c_58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %144 = stablehlo.multiply %132, %arg5 : tensor<2x9xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%arg5 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %147 = call @clip_4(%146, %c_61) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %148 = stablehlo.divide %145, %147 : tensor<f32>
    %cst_62 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %149 = stablehlo.multiply %cst_62, %148 : tensor<f32>
    %150 = stablehlo.add %86, %149 : tensor<f32>
    %151:3 = call @log_softmax(%2#1) : (tensor<2x9x1003xf32>) -> (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>, tensor<2x9x1xf32>)
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %152 = stablehlo.reduce(%151#0 init: %cst_63) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %153 = stablehlo.reshape %152 : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %155 = stablehlo.compare EQ, %151#0, %154, FLOAT : (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>) -> tensor<2x9x1003xi1>
    %156 = stablehlo.convert %155 : (tensor<2x9x1003xi1>) -> tensor<2x9x1003xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %159 = stablehlo.maximum %158, %152 : tensor<2x9xf32>
    %160 = stablehlo.compare EQ, %152, %159, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %163 = stablehlo.select %160, %161, %162 : tensor<2x9xi1>, tensor<2x9xf32>
    %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %165 = stablehlo.compare EQ, %164, %159, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %168 = stablehlo.select %165, %166, %167 : tensor<2x9xi1>, tensor<2x9xf32>
    %169 = stablehlo.divide %163, %168 : tensor<2x9xf32>
    %170 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %172 = stablehlo.subtract %151#0, %171 : tensor<2x9x1003xf32>
    %173 = stablehlo.exponential %172 : tensor<2x9x1003xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %177 = stablehlo.divide %173, %176 : tensor<2x9x1003xf32>
    %178 = stablehlo.multiply %175, %175 : tensor<2x9x1xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %180 = stablehlo.divide %179, %178 : tensor<2x9x1xf32>
    %181 = stablehlo.multiply %177, %151#0 : tensor<2x9x1003xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %183 = stablehlo.negate %182 : tensor<2x9xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%arg5 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %186 = stablehlo.compare GT, %184, %185, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %187 = stablehlo.convert %186 : (tensor<2xi1>) -> tensor<2xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %188 = stablehlo.reduce(%187 init: %c_76) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_77 = stablehlo.constant dense<1> : tensor<i32>
    %189 = call @clip_3(%188, %c_77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %190 = stablehlo.multiply %183, %arg5 : tensor<2x9xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%arg5 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %193 = call @clip_4(%192, %c_80) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %194 = stablehlo.divide %191, %193 : tensor<f32>
    %cst_81 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.multiply %cst_81, %cst_82 : tensor<f32>
    %196 = stablehlo.divide %195, %147 : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %198 = stablehlo.multiply %197, %arg5 : tensor<2x9xf32>
    %199 = stablehlo.negate %198 : tensor<2x9xf32>
    %200 = stablehlo.multiply %198, %129 : tensor<2x9xf32>
    %201 = stablehlo.add %199, %200 : tensor<2x9xf32>
    %202 = stablehlo.negate %201 : tensor<2x9xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.divide %cst_83, %85 : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %205 = stablehlo.multiply %204, %arg5 : tensor<2x9xf32>
    %206:2 = call @_where_8(%75#1, %205) : (tensor<2x9xi1>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %207 = stablehlo.multiply %206#0, %72 : tensor<2x9xf32>
    %208 = stablehlo.add %206#1, %207 : tensor<2x9xf32>
    %209 = stablehlo.multiply %206#0, %63 : tensor<2x9xf32>
    %210 = stablehlo.add %208, %209 : tensor<2x9xf32>
    %211 = stablehlo.multiply %210, %34 : tensor<2x9xf32>
    %212 = stablehlo.multiply %210, %25 : tensor<2x9xf32>
    %213 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %214 = stablehlo.multiply %213, %211 : tensor<2x9xf32>
    %215 = call @clip_9(%13#1, %13#2, %214) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %216 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %217 = stablehlo.multiply %216, %212 : tensor<2x9xf32>
    %218 = stablehlo.add %215, %217 : tensor<2x9xf32>
    %219 = stablehlo.multiply %218, %7 : tensor<2x9xf32>
    %220 = call @clip_10(%6#1, %6#2, %219) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %221 = stablehlo.add %202, %220 : tensor<2x9xf32>
    %222:3 = call @compute_per_token_logps_11(%2#2, %2#3, %arg2, %2#4, %2#5, %2#6, %2#7, %2#8, %221) : (tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<40x1003xf32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %150, %114, %118, %122, %127, %194, %91, %87#0, %100, %137, %148, %109#0, %36, %53, %86, %111#0, %110#0, %5#0, %cst_84, %cst_85, %222#0, %222#2, %222#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x40xf32>, tensor<14x40xf32>, tensor<40x1003xf32>
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
  func.func private @clip_4(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    return %1 : tensor<f32>
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
  func.func private @_where_8(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x9xi1>, tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<2x9xi1>, tensor<2x9xf32>
    return %2, %1 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @clip_9(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @clip_10(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @compute_per_token_logps_11(%arg0: tensor<2x14x1xi32>, %arg1: tensor<2x14x1xi32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x14x40xf32>, %arg4: tensor<2x9x1x1xi32>, %arg5: tensor<2x9x1003xf32>, %arg6: tensor<2x9xi1>, %arg7: tensor<2x9xf32>, %arg8: tensor<2x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>) {
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
    %10 = call @take_along_axis_12(%arg4, %9) : (tensor<2x9x1x1xi32>, tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
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
  func.func private @take_along_axis_12(%arg0: tensor<2x9x1x1xi32>, %arg1: tensor<2x9x1xf32>) -> tensor<2x9x1003xf32> {
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
