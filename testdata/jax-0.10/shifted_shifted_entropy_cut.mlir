module @jit_shifted_shifted_entropy_cut attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %2 = stablehlo.slice %1#0 [0:3, 0:6, 0:131] : (tensor<3x7x131xf32>) -> tensor<3x6x131xf32>
    %3 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x6x1xf32>
    %7 = stablehlo.exponential %6 : tensor<3x6x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %9 = stablehlo.multiply %2, %8 : tensor<3x6x131xf32>
    %10 = stablehlo.exponential %9 : tensor<3x6x131xf32>
    %11 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %14 = stablehlo.compare GT, %12, %13, SIGNED : (tensor<3x6x1xi32>, tensor<3x6x1xi32>) -> tensor<3x6x1xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15:3 = call @_where(%14, %9, %cst_0) : (tensor<3x6x1xi1>, tensor<3x6x131xf32>, tensor<f32>) -> (tensor<3x6x131xf32>, tensor<3x6x131xi1>, tensor<3x6x131xf32>)
    %16 = stablehlo.multiply %10, %15#0 : tensor<3x6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x6xf32>
    %18 = stablehlo.negate %17 : tensor<3x6xf32>
    %19 = stablehlo.slice %arg3 [0:3, 0:6] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<3x6xf32>
    %24 = stablehlo.negate %23 : tensor<3x6xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x131xf32>
    %26 = stablehlo.multiply %10, %25 : tensor<3x6x131xf32>
    %27 = stablehlo.multiply %25, %15#0 : tensor<3x6x131xf32>
    %28 = call @_where_0(%15#1, %15#2, %26) : (tensor<3x6x131xi1>, tensor<3x6x131xf32>, tensor<3x6x131xf32>) -> tensor<3x6x131xf32>
    %29 = stablehlo.multiply %27, %10 : tensor<3x6x131xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x6x131xf32>
    %31 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<3x6x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %32, %cst_4, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %34 = call @log_softmax_1(%1#1, %1#2, %33) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %35 = stablehlo.dot_general %34, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %37 = stablehlo.dot_general %34, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %21, %18, %37, %36 : tensor<f32>, tensor<3x6xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @_where(%arg0: tensor<3x6x1xi1>, %arg1: tensor<3x6x131xf32>, %arg2: tensor<f32>) -> (tensor<3x6x131xf32>, tensor<3x6x131xi1>, tensor<3x6x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<3x6x1xi1>) -> tensor<3x6x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x6x131xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x6x131xi1>, tensor<3x6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x131xf32>
    return %3, %1, %4 : tensor<3x6x131xf32>, tensor<3x6x131xi1>, tensor<3x6x131xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x6x131xi1>, %arg1: tensor<3x6x131xf32>, %arg2: tensor<3x6x131xf32>) -> tensor<3x6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x6x131xi1>, tensor<3x6x131xf32>
    return %1 : tensor<3x6x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
}
