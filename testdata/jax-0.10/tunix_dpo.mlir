module @jit_tunix_dpo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1003x40xf32>, %arg1: tensor<14x40xf32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<4x14xi32>, %arg4: tensor<4x9xf32>, %arg5: tensor<2xf32>, %arg6: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]['log_probs/chosen']"}, tensor<f32> {jax.result_info = "result[0][1]['log_probs/rejected']"}, tensor<f32> {jax.result_info = "result[0][1]['rewards/accuracy']"}, tensor<f32> {jax.result_info = "result[0][1]['rewards/chosen']"}, tensor<f32> {jax.result_info = "result[0][1]['rewards/margin']"}, tensor<f32> {jax.result_info = "result[0][1]['rewards/rejected']"}, tensor<1003x40xf32> {jax.result_info = "result[1][0]"}, tensor<14x40xf32> {jax.result_info = "result[1][1]"}, tensor<40x1003xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<14xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<14xi32>) -> tensor<4x14xi32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x14x14xi1>
    %3:9 = call @compute_logps(%arg0, %arg2, %arg1, %arg3, %1, %2, %arg4) : (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>, tensor<4x14xi32>, tensor<4x14xi32>, tensor<1x14x14xi1>, tensor<4x9xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>)
    %4 = stablehlo.subtract %3#0, %arg5 : tensor<2xf32>
    %5 = stablehlo.subtract %3#1, %arg6 : tensor<2xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<2xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<2xf32>
    %9:3 = call @log_sigmoid(%8) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %11 = stablehlo.multiply %9#0, %10 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<2xf32>
    %14:3 = call @log_sigmoid(%13) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %16 = stablehlo.multiply %14#0, %15 : tensor<2xf32>
    %17 = stablehlo.add %11, %16 : tensor<2xf32>
    %18 = stablehlo.negate %17 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.multiply %19, %4 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.multiply %21, %5 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_8 : tensor<f32>
    %27 = stablehlo.subtract %20, %22 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_10 : tensor<f32>
    %30 = stablehlo.compare GT, %20, %22, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %31 = stablehlo.convert %30 : (tensor<2xi1>) -> tensor<2xi32>
    %32 = stablehlo.convert %31 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%3#0 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%3#1 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%18 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %43 = stablehlo.negate %42 : tensor<2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<2xf32>
    %46 = call @log_sigmoid_0(%14#1, %14#2, %45) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %cst_22 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<2xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %50 = stablehlo.multiply %43, %49 : tensor<2xf32>
    %51 = call @log_sigmoid_0(%9#1, %9#2, %50) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<2xf32>
    %54 = stablehlo.add %48, %53 : tensor<2xf32>
    %55 = stablehlo.negate %54 : tensor<2xf32>
    %56:3 = call @compute_logps_2(%3#2, %3#3, %arg2, %3#4, %3#5, %3#6, %3#7, %3#8, %arg4, %54, %55) : (tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<40x1003xf32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>)
    return %40, %36, %38, %34, %24, %29, %26, %56#0, %56#2, %56#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1003x40xf32>, tensor<14x40xf32>, tensor<40x1003xf32>
  }
  func.func private @compute_logps(%arg0: tensor<1003x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<14x40xf32>, %arg3: tensor<4x14xi32>, %arg4: tensor<4x14xi32>, %arg5: tensor<1x14x14xi1>, %arg6: tensor<4x9xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>) {
    %0:8 = call @get_per_token_logps(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>, tensor<4x14xi32>, tensor<4x14xi32>) -> (tensor<4x9xf32>, tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>)
    %1 = stablehlo.multiply %0#0, %arg6 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x9xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.slice %2 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %4 = stablehlo.slice %2 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    return %3, %4, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : tensor<2xf32>, tensor<2xf32>, tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>
  }
  func.func private @get_per_token_logps(%arg0: tensor<1003x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<14x40xf32>, %arg3: tensor<4x14xi32>, %arg4: tensor<4x14xi32>) -> (tensor<4x9xf32>, tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x14xi32>
    %1 = stablehlo.compare LT, %arg3, %0, SIGNED : (tensor<4x14xi32>, tensor<4x14xi32>) -> tensor<4x14xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x14xi32>
    %3 = stablehlo.add %arg3, %2 : tensor<4x14xi32>
    %4 = stablehlo.select %1, %3, %arg3 : tensor<4x14xi1>, tensor<4x14xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x14xi32>) -> tensor<4x14x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<1003x40xf32>, tensor<4x14x1xi32>) -> tensor<4x14x40xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x14xi32>
    %8 = stablehlo.compare LT, %arg4, %7, SIGNED : (tensor<4x14xi32>, tensor<4x14xi32>) -> tensor<4x14xi1>
    %c_2 = stablehlo.constant dense<14> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x14xi32>
    %10 = stablehlo.add %arg4, %9 : tensor<4x14xi32>
    %11 = stablehlo.select %8, %10, %arg4 : tensor<4x14xi1>, tensor<4x14xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x14xi32>) -> tensor<4x14x1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<14x40xf32>, tensor<4x14x1xi32>) -> tensor<4x14x40xf32>
    %14 = stablehlo.add %6, %13 : tensor<4x14x40xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x14x40xf32>, tensor<40x1003xf32>) -> tensor<4x14x1003xf32>
    %16 = stablehlo.slice %15 [0:4, 4:13, 0:1003] : (tensor<4x14x1003xf32>) -> tensor<4x9x1003xf32>
    %17 = stablehlo.slice %arg3 [0:4, 5:14] : (tensor<4x14xi32>) -> tensor<4x9xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x9xi32>) -> tensor<4x9x1xi32>
    %19:2 = call @take_along_axis(%16, %18) : (tensor<4x9x1003xf32>, tensor<4x9x1xi32>) -> (tensor<4x9x1xf32>, tensor<4x9x1x1xi32>)
    %20 = stablehlo.reshape %19#0 : (tensor<4x9x1xf32>) -> tensor<4x9xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.reduce(%16 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x9x1003xf32>, tensor<f32>) -> tensor<4x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %23 = stablehlo.maximum %22, %21 : tensor<4x9xf32>
    %24 = stablehlo.is_finite %23 : (tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %26 = stablehlo.select %24, %23, %25 : tensor<4x9xi1>, tensor<4x9xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x9xf32>) -> tensor<4x9x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<4x9x1xf32>) -> tensor<4x9x1003xf32>
    %29 = stablehlo.subtract %16, %28 : tensor<4x9x1003xf32>
    %30 = stablehlo.exponential %29 : tensor<4x9x1003xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<4x9x1003xf32>, tensor<f32>) -> tensor<4x9xf32>
    %32 = stablehlo.abs %31 : tensor<4x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %34 = stablehlo.compare GE, %31, %33, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %35 = stablehlo.log %32 : tensor<4x9xf32>
    %36 = stablehlo.add %35, %26 : tensor<4x9xf32>
    %37 = stablehlo.subtract %20, %36 : tensor<4x9xf32>
    return %37, %5, %12, %14, %19#1, %30, %34, %32 : tensor<4x9xf32>, tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x9x1003xf32>, %arg1: tensor<4x9x1xi32>) -> (tensor<4x9x1xf32>, tensor<4x9x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x9x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x9x1xi32>, tensor<4x9x1xi32>) -> tensor<4x9x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x9x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x9x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x9x1xi1>, tensor<4x9x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x9x1xi32>) -> tensor<4x9x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x9x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x9x1x1xi32>, tensor<4x9x1x1xi32>) -> tensor<4x9x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x9x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x9x1x1xi32>, tensor<4x9x1x1xi32>) -> tensor<4x9x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x9x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x9x1x1xi1>, tensor<i1>) -> tensor<4x9x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x9x1003xf32>, tensor<4x9x1x1xi32>) -> tensor<4x9x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x9x1xi1>, tensor<4x9x1xf32>
    return %15, %5 : tensor<4x9x1xf32>, tensor<4x9x1x1xi32>
  }
  func.func private @log_sigmoid(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2xf32>
    %1:3 = call @softplus(%0) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %2 = stablehlo.negate %1#0 : tensor<2xf32>
    return %2, %1#1, %1#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @softplus(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2xf32>
    %7 = stablehlo.abs %3 : tensor<2xf32>
    %8 = stablehlo.negate %7 : tensor<2xf32>
    %9 = stablehlo.exponential %8 : tensor<2xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2xf32>
    %11 = stablehlo.add %1, %10 : tensor<2xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<2xi1>, tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<2xi1>, tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<2xi1>, tensor<2xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<2xf32>
    %22 = stablehlo.exponential %21 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<2xi1>, tensor<2xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<2xf32>
    %31 = stablehlo.exponential %30 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<2xf32>
    return %12, %22, %33 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.negate %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @softplus_1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @compute_logps_2(%arg0: tensor<4x14x1xi32>, %arg1: tensor<4x14x1xi32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<4x14x40xf32>, %arg4: tensor<4x9x1x1xi32>, %arg5: tensor<4x9x1003xf32>, %arg6: tensor<4x9xi1>, %arg7: tensor<4x9xf32>, %arg8: tensor<4x9xf32>, %arg9: tensor<2xf32>, %arg10: tensor<2xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg10, %cst, low = [2], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %arg9, %cst_0, low = [0], high = [2], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x9xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<4x9xf32>
    %5:3 = call @get_per_token_logps_3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %4) : (tensor<4x14x1xi32>, tensor<4x14x1xi32>, tensor<40x1003xf32>, tensor<4x14x40xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1003xf32>, tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>)
    return %5#0, %5#1, %5#2 : tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>
  }
  func.func private @get_per_token_logps_3(%arg0: tensor<4x14x1xi32>, %arg1: tensor<4x14x1xi32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<4x14x40xf32>, %arg4: tensor<4x9x1x1xi32>, %arg5: tensor<4x9x1003xf32>, %arg6: tensor<4x9xi1>, %arg7: tensor<4x9xf32>, %arg8: tensor<4x9xf32>) -> (tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>) {
    %0 = stablehlo.negate %arg8 : tensor<4x9xf32>
    %1 = stablehlo.divide %0, %arg7 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.select %arg6, %2, %1 : tensor<4x9xi1>, tensor<4x9xf32>
    %4 = stablehlo.select %arg6, %1, %2 : tensor<4x9xi1>, tensor<4x9xf32>
    %5 = stablehlo.negate %3 : tensor<4x9xf32>
    %6 = stablehlo.add %4, %5 : tensor<4x9xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<4x9xf32>) -> tensor<4x9x1003xf32>
    %8 = stablehlo.multiply %7, %arg5 : tensor<4x9x1003xf32>
    %9 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<4x9xf32>) -> tensor<4x9x1xf32>
    %10 = call @take_along_axis_4(%arg4, %9) : (tensor<4x9x1x1xi32>, tensor<4x9x1xf32>) -> tensor<4x9x1003xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x9x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %11, %cst_0, low = [0, 4, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<4x9x1003xf32>, tensor<f32>) -> tensor<4x14x1003xf32>
    %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x14x1003xf32>, tensor<4x14x40xf32>) -> tensor<1003x40xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %15 = stablehlo.dot_general %12, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x14x1003xf32>, tensor<40x1003xf32>) -> tensor<4x14x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<14x40xf32>
    %17 = "stablehlo.scatter"(%16, %arg1, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %20 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<14x40xf32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>) -> tensor<14x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %19 = "stablehlo.scatter"(%18, %arg0, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %20 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<1003x40xf32>, tensor<4x14x1xi32>, tensor<4x14x40xf32>) -> tensor<1003x40xf32>
    return %19, %14, %17 : tensor<1003x40xf32>, tensor<40x1003xf32>, tensor<14x40xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<4x9x1x1xi32>, %arg1: tensor<4x9x1xf32>) -> tensor<4x9x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x9x1003xf32>, tensor<4x9x1x1xi32>, tensor<4x9x1xf32>) -> tensor<4x9x1003xf32>
    return %1 : tensor<4x9x1003xf32>
  }
}
