module @jit_special_condition_of_columns attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xi1>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}, tensor<7xf32> {jax.result_info = "result[3]"}, tensor<7xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1 = stablehlo.iota dim = 1 : tensor<7x131xi32>
    %c = stablehlo.constant dense<122> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x131xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<7x131xi32>, tensor<7x131xi32>) -> tensor<7x131xi1>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<131xi1>) -> tensor<7x131xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = call @_where(%arg2, %0, %cst) : (tensor<131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %6 = call @log_softmax(%5) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.convert %arg2 : (tensor<131xi1>) -> tensor<131xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x131xf32>) -> tensor<7x131xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = call @_where_0(%4, %0, %cst_1) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %13 = call @log_softmax(%12) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %14 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.not %4 : tensor<7x131xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where_0(%17, %0, %cst_3) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %19 = call @log_softmax(%18) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %20 = stablehlo.convert %17 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where_0(%3, %0, %cst_5) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %24 = call @log_softmax(%23) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %25 = stablehlo.convert %3 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %29 = stablehlo.compare GT, %0, %28, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %30 = stablehlo.and %4, %29 : tensor<7x131xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = call @_where_0(%30, %0, %cst_8) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %32 = call @log_softmax(%31) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %33 = stablehlo.convert %30 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    return %11, %16, %22, %27, %35 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<131xi1>) -> tensor<7x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<7x131xi1>, tensor<7x131xf32>
    return %3 : tensor<7x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x131xf32>
    return %11 : tensor<7x131xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    return %2 : tensor<7x131xf32>
  }
}
