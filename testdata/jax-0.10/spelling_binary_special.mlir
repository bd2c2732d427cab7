module @jit_spelling_binary_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %2:3 = call @log_sigmoid(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %3 = stablehlo.multiply %1, %2#0 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %4, %1 : tensor<3x7x131xf32>
    %6 = stablehlo.negate %0 : tensor<3x7x131xf32>
    %7:3 = call @log_sigmoid(%6) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %8 = stablehlo.multiply %5, %7#0 : tensor<3x7x131xf32>
    %9 = stablehlo.add %3, %8 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %arg3, %10 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.negate %12 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.negate %cst_2 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.multiply %arg3, %15 : tensor<3x7xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.multiply %5, %17 : tensor<3x7x131xf32>
    %19 = call @log_sigmoid_0(%7#1, %7#2, %18) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %20 = stablehlo.negate %19 : tensor<3x7x131xf32>
    %21 = stablehlo.multiply %1, %17 : tensor<3x7x131xf32>
    %22 = call @log_sigmoid_0(%2#1, %2#2, %21) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %23 = stablehlo.add %20, %22 : tensor<3x7x131xf32>
    %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %26 = stablehlo.dot_general %23, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %13, %26, %25 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3x7xi32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x7x1xi32>) -> tensor<3x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<3x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x7x131xi32>, tensor<3x7x131xi32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7x131xf32>
    %1:3 = call @softplus(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %2 = stablehlo.negate %1#0 : tensor<3x7x131xf32>
    return %2, %1#1, %1#2 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7x131xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7x131xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7x131xf32>
    %7 = stablehlo.abs %3 : tensor<3x7x131xf32>
    %8 = stablehlo.negate %7 : tensor<3x7x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7x131xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7x131xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7x131xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7x131xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7x131xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7x131xf32>
    return %12, %22, %33 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.negate %1 : tensor<3x7x131xf32>
    return %2 : tensor<3x7x131xf32>
  }
  func.func private @softplus_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7x131xf32>
    return %0 : tensor<3x7x131xf32>
  }
}
