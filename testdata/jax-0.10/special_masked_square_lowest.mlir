module @jit_special_masked_square_lowest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7x131xi1>, %arg2: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x131xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %0:2 = call @_where(%arg1, %arg0, %cst) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %1:3 = call @log_softmax(%0#0) : (tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>)
    %2 = chlo.square %1#0 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %4 = stablehlo.multiply %3, %1#0 : tensor<7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:2 = call @_where_0(%arg1, %2, %c) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<i32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5#0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.divide %6, %7 : tensor<7xf32>
    %9 = stablehlo.multiply %arg2, %8 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.multiply %arg2, %11 : tensor<7xf32>
    %cst_5 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.divide %12, %13 : tensor<7xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %16 = call @_where_1(%arg1, %5#1, %15) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %17 = stablehlo.multiply %16, %4 : tensor<7x131xf32>
    %18 = call @log_softmax_2(%1#1, %1#2, %17) : (tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %19 = call @_where_3(%arg1, %0#1, %18) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    return %10, %19 : tensor<f32>, tensor<7x131xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %1, %2 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %2, %3 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x131xf32>
    return %7 : tensor<7x131xf32>
  }
  func.func private @_where_3(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
}
