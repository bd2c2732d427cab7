module @jit_special_condition_of_repeated_rows_inf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi1>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1 = call @log_softmax(%0) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x131xi1>
    %4 = stablehlo.not %3 : tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.not %3 : tensor<7x131xi1>
    %9 = stablehlo.convert %8 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %10 = stablehlo.multiply %1, %9 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.170000e+02> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
    return %7, %12 : tensor<7xf32>, tensor<f32>
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
}
