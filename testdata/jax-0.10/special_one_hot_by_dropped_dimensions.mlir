module @jit_special_one_hot_by_dropped_dimensions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>) -> (tensor<1x7xf32> {jax.result_info = "result[0]"}, tensor<1x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<7x131xf32>) -> tensor<1x7x131xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %3 = call @_one_hot(%2) : (tensor<1x7xi32>) -> tensor<1x7x131xf32>
    %4 = call @log_softmax(%1) : (tensor<1x7x131xf32>) -> tensor<1x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x7x131xf32>, tensor<f32>) -> tensor<1x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<1x7xf32>
    %8 = stablehlo.is_finite %7 : (tensor<1x7xf32>) -> tensor<1x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<1x7xi1>, tensor<1x7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<1x7x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<1x7x131xf32>
    %13 = stablehlo.subtract %1, %12 : tensor<1x7x131xf32>
    %14 = stablehlo.exponential %13 : tensor<1x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<1x7x131xf32>, tensor<f32>) -> tensor<1x7xf32>
    %16 = stablehlo.sign %15 : tensor<1x7xf32>
    %17 = stablehlo.abs %15 : tensor<1x7xf32>
    %18 = stablehlo.log %17 : tensor<1x7xf32>
    %19 = stablehlo.add %18, %10 : tensor<1x7xf32>
    %20 = stablehlo.dot_general %1, %3, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x7x131xf32>, tensor<1x7x131xf32>) -> tensor<1x7xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<1x7xf32>
    %22 = stablehlo.dot_general %4, %3, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x7x131xf32>, tensor<1x7x131xf32>) -> tensor<1x7xf32>
    return %21, %22 : tensor<1x7xf32>, tensor<1x7xf32>
  }
  func.func private @_one_hot(%arg0: tensor<1x7xi32>) -> tensor<1x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<1x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x7x1xi32>) -> tensor<1x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<1x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1x7x131xi32>, tensor<1x7x131xi32>) -> tensor<1x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<1x7x131xi1>) -> tensor<1x7x131xf32>
    return %5 : tensor<1x7x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x7x131xf32>) -> tensor<1x7x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x7x131xf32>, tensor<f32>) -> tensor<1x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<1x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<1x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<1x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x7x131xf32>, tensor<f32>) -> tensor<1x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<1x7x1xf32>
    %9 = stablehlo.log %8 : tensor<1x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<1x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x7x131xf32>
    return %11 : tensor<1x7x131xf32>
  }
}
