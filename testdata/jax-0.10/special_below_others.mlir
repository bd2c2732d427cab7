module @jit_special_below_others attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7x24xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<7x131xf32>
    %4 = stablehlo.exponential %3 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = call @_one_hot(%arg2) : (tensor<7xi32>) -> tensor<7x131xf32>
    %8 = stablehlo.reshape %6 : (tensor<7x1xf32>) -> tensor<7xf32>
    %9 = stablehlo.log %8 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<7x131xf32>
    %13 = stablehlo.multiply %12, %7 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %17 = stablehlo.divide %4, %16 : tensor<7x131xf32>
    %18 = stablehlo.subtract %17, %7 : tensor<7x131xf32>
    %19 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x131xf32>) -> tensor<131x24xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<131x24xf32>) -> tensor<7x24xf32>
    return %15, %20 : tensor<7xf32>, tensor<7x24xf32>
  }
  func.func private @_one_hot(%arg0: tensor<7xi32>) -> tensor<7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x131xi32>, tensor<7x131xi32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    return %5 : tensor<7x131xf32>
  }
}
