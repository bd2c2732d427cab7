module @jit_special_one_hot_by_dropped_dimensions_infinite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>, %arg3: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<7x131xf32>) -> tensor<1x7x131xf32>
    %2:3 = call @log_softmax(%1) : (tensor<1x7x131xf32>) -> (tensor<1x7x131xf32>, tensor<1x7x131xf32>, tensor<1x7x1xf32>)
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %4 = call @_one_hot(%3) : (tensor<1x7xi32>) -> tensor<1x7x131xf32>
    %5 = stablehlo.dot_general %2#0, %4, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x7x131xf32>, tensor<1x7x131xf32>) -> tensor<1x7xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x7xf32>) -> tensor<7xf32>
    %7 = stablehlo.multiply %arg3, %6 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.multiply %arg3, %9 : tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %12 = stablehlo.dot_general %11, %4, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<1x7xf32>, tensor<1x7x131xf32>) -> tensor<1x7x131xf32>
    %13 = call @log_softmax_0(%2#1, %2#2, %12) : (tensor<1x7x131xf32>, tensor<1x7x1xf32>, tensor<1x7x131xf32>) -> tensor<1x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %8, %17, %16 : tensor<f32>, tensor<7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x7x131xf32>) -> (tensor<1x7x131xf32>, tensor<1x7x131xf32>, tensor<1x7x1xf32>) {
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
    return %11, %6, %8 : tensor<1x7x131xf32>, tensor<1x7x131xf32>, tensor<1x7x1xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<1x7x131xf32>, %arg1: tensor<1x7x1xf32>, %arg2: tensor<1x7x131xf32>) -> tensor<1x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x7x131xf32>, tensor<f32>) -> tensor<1x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x7xf32>) -> tensor<1x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<1x7x131xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x7x131xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x7x131xf32>
    return %8 : tensor<1x7x131xf32>
  }
}
