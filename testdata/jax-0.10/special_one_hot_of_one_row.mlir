module @jit_special_one_hot_of_one_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24x131xf32>) -> tensor<131xf32>
    %3 = stablehlo.slice %arg2 [0:1] : (tensor<7xi32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %5 = call @_one_hot(%4) : (tensor<i32>) -> tensor<131xf32>
    %6 = call @log_softmax(%2) : (tensor<131xf32>) -> tensor<131xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<131xf32>, tensor<131xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<131xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.maximum %cst_0, %8 : tensor<f32>
    %10 = stablehlo.is_finite %9 : (tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.select %10, %9, %cst_1 : tensor<i1>, tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<131xf32>
    %14 = stablehlo.subtract %2, %13 : tensor<131xf32>
    %15 = stablehlo.exponential %14 : tensor<131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<131xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.sign %16 : tensor<f32>
    %18 = stablehlo.abs %16 : tensor<f32>
    %19 = stablehlo.log %18 : tensor<f32>
    %20 = stablehlo.add %19, %11 : tensor<f32>
    %21 = stablehlo.dot_general %5, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<131xf32>, tensor<131xf32>) -> tensor<f32>
    %22 = stablehlo.subtract %20, %21 : tensor<f32>
    return %7, %22 : tensor<f32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<i32>) -> tensor<131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<131xi32>
    %3 = stablehlo.compare EQ, %2, %1, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %4 = stablehlo.convert %3 : (tensor<131xi1>) -> tensor<131xf32>
    return %4 : tensor<131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<131xf32>) -> tensor<131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<131xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<131xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<131xf32>
    %5 = stablehlo.exponential %4 : tensor<131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<131xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.log %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<131xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<131xf32>
    return %10 : tensor<131xf32>
  }
}
