module @jit_tunix_gspo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %7 = stablehlo.multiply %6#0, %arg5 : tensor<2x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%arg5 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = call @clip_1(%9, %c_3) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %11 = stablehlo.divide %8, %10 : tensor<2xf32>
    %12 = stablehlo.subtract %2#0, %2#0 : tensor<2x9xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %15 = stablehlo.add %12, %14 : tensor<2x9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16:2 = call @clip_2(%15, %cst_4) : (tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %17 = stablehlo.exponential %16#0 : tensor<2x9xf32>
    %18 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %19 = stablehlo.negate %18 : tensor<2x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %21 = stablehlo.multiply %20, %17 : tensor<2x9xf32>
    %22 = stablehlo.negate %18 : tensor<2x1xf32>
    %cst_5 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %23:3 = call @clip_3(%17, %cst_5, %cst_6) : (tensor<2x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>)
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %25 = stablehlo.multiply %24, %23#0 : tensor<2x9xf32>
    %26 = stablehlo.maximum %21, %25 : tensor<2x9xf32>
    %27 = stablehlo.compare EQ, %21, %26, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<2x9xi1>, tensor<2x9xf32>
    %31 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<2x9xi1>, tensor<2x9xf32>
    %35 = stablehlo.divide %30, %34 : tensor<2x9xf32>
    %36 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<2x9xi1>, tensor<2x9xf32>
    %40 = stablehlo.compare EQ, %21, %26, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<2x9xi1>, tensor<2x9xf32>
    %44 = stablehlo.divide %39, %43 : tensor<2x9xf32>
    %45 = stablehlo.compare GT, %25, %21, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %46 = call @masked_mean_4(%45, %arg5) : (tensor<2x9xi1>, tensor<2x9xf32>) -> tensor<f32>
    %47 = stablehlo.compare GT, %26, %26, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %49 = stablehlo.compare LT, %18, %48, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x9xi1>
    %51 = stablehlo.and %47, %50 : tensor<2x9xi1>
    %52 = stablehlo.convert %51 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%arg5 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %55 = stablehlo.compare GT, %53, %54, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %56 = stablehlo.convert %55 : (tensor<2xi1>) -> tensor<2xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.reduce(%56 init: %c_18) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %58 = call @clip_5(%57, %c_19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%arg5 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %60 = stablehlo.multiply %52, %arg5 : tensor<2x9xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %62 = call @clip_1(%59, %c_22) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %63 = stablehlo.divide %61, %62 : tensor<2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %65 = stablehlo.convert %58 : (tensor<i32>) -> tensor<f32>
    %66 = stablehlo.divide %64, %65 : tensor<f32>
    %67 = stablehlo.minimum %26, %26 : tensor<2x9xf32>
    %68 = stablehlo.compare EQ, %26, %67, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<2x9xi1>, tensor<2x9xf32>
    %72 = stablehlo.compare EQ, %26, %67, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<2x9xi1>, tensor<2x9xf32>
    %76 = stablehlo.divide %71, %75 : tensor<2x9xf32>
    %77 = stablehlo.compare EQ, %26, %67, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<2x9xi1>, tensor<2x9xf32>
    %81 = stablehlo.compare EQ, %26, %67, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<2x9xi1>, tensor<2x9xf32>
    %85 = stablehlo.divide %80, %84 : tensor<2x9xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %87 = stablehlo.compare LT, %18, %86, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %88:2 = call @_where(%87, %67, %26) : (tensor<2x1xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xi1>)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%arg5 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %91 = stablehlo.compare GT, %89, %90, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %92 = stablehlo.convert %91 : (tensor<2xi1>) -> tensor<2xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.reduce(%92 init: %c_35) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %94 = call @clip_5(%93, %c_36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%arg5 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %96 = stablehlo.multiply %88#0, %arg5 : tensor<2x9xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %98 = call @clip_1(%95, %c_39) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %99 = stablehlo.divide %97, %98 : tensor<2xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %101 = stablehlo.convert %94 : (tensor<i32>) -> tensor<f32>
    %102 = stablehlo.divide %100, %101 : tensor<f32>
    %103:2 = call @masked_mean(%17, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %105 = stablehlo.compare GT, %arg5, %104, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106:2 = call @_where_6(%105, %17, %cst_42) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = stablehlo.reduce(%106#0 init: %cst_43) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %108 = stablehlo.reshape %107 : (tensor<f32>) -> tensor<1x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x9xf32>
    %110 = stablehlo.compare EQ, %106#0, %109, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %111 = stablehlo.convert %110 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %114 = stablehlo.compare GT, %arg5, %113, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_46 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %115:2 = call @_where_6(%114, %17, %cst_46) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %cst_47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %116 = stablehlo.reduce(%115#0 init: %cst_47) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %117 = stablehlo.reshape %116 : (tensor<f32>) -> tensor<1x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x9xf32>
    %119 = stablehlo.compare EQ, %115#0, %118, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %120 = stablehlo.convert %119 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %122 = stablehlo.abs %16#0 : tensor<2x9xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %124 = stablehlo.compare GE, %16#0, %123, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %125:2 = call @masked_mean(%122, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %126:2 = call @masked_mean(%21, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %127:2 = call @masked_mean(%25, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<f32>, tensor<f32>)
    %128 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %129 = stablehlo.abs %128 : tensor<2x9xf32>
    %130 = call @masked_mean_7(%129, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %132 = stablehlo.compare GT, %arg5, %131, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %133 = call @_where_8(%132, %128, %cst_51) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_52) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %136 = stablehlo.compare GT, %arg5, %135, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_54 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %137 = call @_where_8(%136, %128, %cst_54) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_55 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_55) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %139 = stablehlo.abs %128 : tensor<2x9xf32>
    %cst_56 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %141 = stablehlo.compare GT, %139, %140, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %142 = stablehlo.convert %141 : (tensor<2x9xi1>) -> tensor<2x9xf32>
    %143 = call @masked_mean_7(%142, %arg5) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<f32>
    %144 = stablehlo.subtract %2#0, %arg7 : tensor<2x9xf32>
    %145 = stablehlo.multiply %144, %arg5 : tensor<2x9xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%arg5 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<f32>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %148 = call @clip_9(%147, %c_59) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %149 = stablehlo.divide %146, %148 : tensor<f32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%arg5 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %152 = stablehlo.compare GT, %150, %151, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %153 = stablehlo.convert %152 : (tensor<2xi1>) -> tensor<2xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %154 = stablehlo.reduce(%153 init: %c_62) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %155 = call @clip_5(%154, %c_63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%arg5 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %157 = stablehlo.multiply %144, %arg5 : tensor<2x9xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %159 = call @clip_1(%156, %c_66) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %160 = stablehlo.divide %158, %159 : tensor<2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %162 = stablehlo.convert %155 : (tensor<i32>) -> tensor<f32>
    %163 = stablehlo.divide %161, %162 : tensor<f32>
    %cst_68 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %164 = stablehlo.multiply %cst_68, %163 : tensor<f32>
    %165 = stablehlo.add %102, %164 : tensor<f32>
    %166:3 = call @log_softmax(%2#1) : (tensor<2x9x1003xf32>) -> (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>, tensor<2x9x1xf32>)
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %167 = stablehlo.reduce(%166#0 init: %cst_69) applies stablehlo.maximum across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %168 = stablehlo.reshape %167 : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %170 = stablehlo.compare EQ, %166#0, %169, FLOAT : (tensor<2x9x1003xf32>, tensor<2x9x1003xf32>) -> tensor<2x9x1003xi1>
    %171 = stablehlo.convert %170 : (tensor<2x9x1003xi1>) -> tensor<2x9x1003xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %174 = stablehlo.maximum %173, %167 : tensor<2x9xf32>
    %175 = stablehlo.compare EQ, %167, %174, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %178 = stablehlo.select %175, %176, %177 : tensor<2x9xi1>, tensor<2x9xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %180 = stablehlo.compare EQ, %179, %174, FLOAT : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %183 = stablehlo.select %180, %181, %182 : tensor<2x9xi1>, tensor<2x9xf32>
    %184 = stablehlo.divide %178, %183 : tensor<2x9xf32>
    %185 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %187 = stablehlo.subtract %166#0, %186 : tensor<2x9x1003xf32>
    %188 = stablehlo.exponential %187 : tensor<2x9x1003xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
    %192 = stablehlo.divide %188, %191 : tensor<2x9x1003xf32>
    %193 = stablehlo.multiply %190, %190 : tensor<2x9x1xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %195 = stablehlo.divide %194, %193 : tensor<2x9x1xf32>
    %196 = stablehlo.multiply %192, %166#0 : tensor<2x9x1003xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x9x1003xf32>, tensor<f32>) -> tensor<2x9xf32>
    %198 = stablehlo.negate %197 : tensor<2x9xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%arg5 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %201 = stablehlo.compare GT, %199, %200, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %202 = stablehlo.convert %201 : (tensor<2xi1>) -> tensor<2xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %203 = stablehlo.reduce(%202 init: %c_82) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_83 = stablehlo.constant dense<1> : tensor<i32>
    %204 = call @clip_5(%203, %c_83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%arg5 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %206 = stablehlo.multiply %198, %arg5 : tensor<2x9xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2xf32>
    %c_86 = stablehlo.constant dense<1> : tensor<i32>
    %208 = call @clip_1(%205, %c_86) : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %209 = stablehlo.divide %207, %208 : tensor<2xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %211 = stablehlo.convert %204 : (tensor<i32>) -> tensor<f32>
    %212 = stablehlo.divide %210, %211 : tensor<f32>
    %cst_88 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.multiply %cst_88, %cst_89 : tensor<f32>
    %214 = stablehlo.divide %213, %162 : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %216 = stablehlo.divide %215, %159 : tensor<2xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0] : (tensor<2xf32>) -> tensor<2x9xf32>
    %218 = stablehlo.multiply %217, %arg5 : tensor<2x9xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %219 = stablehlo.divide %cst_90, %101 : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %221 = stablehlo.divide %220, %98 : tensor<2xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<2xf32>) -> tensor<2x9xf32>
    %223 = stablehlo.multiply %222, %arg5 : tensor<2x9xf32>
    %224:2 = call @_where_10(%88#1, %223) : (tensor<2x9xi1>, tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>)
    %225 = stablehlo.multiply %224#0, %85 : tensor<2x9xf32>
    %226 = stablehlo.add %224#1, %225 : tensor<2x9xf32>
    %227 = stablehlo.multiply %224#0, %76 : tensor<2x9xf32>
    %228 = stablehlo.add %226, %227 : tensor<2x9xf32>
    %229 = stablehlo.multiply %228, %44 : tensor<2x9xf32>
    %230 = stablehlo.multiply %228, %35 : tensor<2x9xf32>
    %231 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %232 = stablehlo.multiply %231, %229 : tensor<2x9xf32>
    %233 = call @clip_11(%23#1, %23#2, %232) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %234 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %235 = stablehlo.multiply %234, %230 : tensor<2x9xf32>
    %236 = stablehlo.add %233, %235 : tensor<2x9xf32>
    %237 = stablehlo.multiply %236, %17 : tensor<2x9xf32>
    %238 = call @clip_12(%16#1, %237) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %239 = stablehlo.add %218, %238 : tensor<2x9xf32>
    %240:3 = call @compute_per_token_logps_13(%2#2, %2#3, %arg2, %2#4, %2#5, %2#6, %2#7, %2#8, %239) : (tensor<2x14x1xi32>, tensor<2x14x1xi32>, tensor<40x1003xf32>, tensor<2x14x40xf32>, tensor<2x9x1x1xi32>, tensor<2x9x1003xf32>, tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>)
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %165, %130, %134, %138, %143, %212, %107, %103#0, %116, %149, %163, %125#0, %46, %66, %102, %127#0, %126#0, %5#0, %cst_91, %cst_92, %240#0, %240#2, %240#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x40xf32>, tensor<14x40xf32>, tensor<40x1003xf32>
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
  func.func private @clip_1(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @clip_2(%arg0: tensor<2x9xf32>, %arg1: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.minimum %1, %arg0 : tensor<2x9xf32>
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
    return %2, %12 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @clip_3(%arg0: tensor<2x9xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x9xf32>) {
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
  func.func private @masked_mean_4(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> tensor<f32> {
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
  func.func private @clip_5(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<2x1xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x9xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x9xi1>, tensor<2x9xf32>
    return %1, %0 : tensor<2x9xf32>, tensor<2x9xi1>
  }
  func.func private @_where_6(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<f32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x9xi1>, tensor<2x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    return %2, %3 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @masked_mean_7(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>) -> tensor<f32> {
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
  func.func private @_where_8(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>, %arg2: tensor<f32>) -> tensor<2x9xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x9xi1>, tensor<2x9xf32>
    return %2 : tensor<2x9xf32>
  }
  func.func private @clip_9(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<f32> {
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
  func.func private @_where_10(%arg0: tensor<2x9xi1>, %arg1: tensor<2x9xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x9xi1>, tensor<2x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<2x9xi1>, tensor<2x9xf32>
    return %2, %1 : tensor<2x9xf32>, tensor<2x9xf32>
  }
  func.func private @clip_11(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x9xf32>
    return %1 : tensor<2x9xf32>
  }
  func.func private @clip_12(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x9xf32>
    return %0 : tensor<2x9xf32>
  }
  func.func private @compute_per_token_logps_13(%arg0: tensor<2x14x1xi32>, %arg1: tensor<2x14x1xi32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x14x40xf32>, %arg4: tensor<2x9x1x1xi32>, %arg5: tensor<2x9x1003xf32>, %arg6: tensor<2x9xi1>, %arg7: tensor<2x9xf32>, %arg8: tensor<2x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>) {
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
    %10 = call @take_along_axis_14(%arg4, %9) : (tensor<2x9x1x1xi32>, tensor<2x9x1xf32>) -> tensor<2x9x1003xf32>
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
  func.func private @take_along_axis_14(%arg0: tensor<2x9x1x1xi32>, %arg1: tensor<2x9x1xf32>) -> tensor<2x9x1003xf32> {
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
