module @jit_special_others_80 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = call @_where(%2, %cst_0, %arg0) : (tensor<7x131xi1>, tensor<f32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<7x131xf32>
    %8 = stablehlo.exponential %7 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %10 = stablehlo.subtract %9, %0 : tensor<7x131xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.log %12 : tensor<7xf32>
    %14 = stablehlo.reshape %5 : (tensor<7x1xf32>) -> tensor<7xf32>
    %15 = stablehlo.add %13, %14 : tensor<7xf32>
    return %15 : tensor<7xf32>
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
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<f32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x131xi1>, tensor<7x131xf32>
    return %2 : tensor<7x131xf32>
  }
}
