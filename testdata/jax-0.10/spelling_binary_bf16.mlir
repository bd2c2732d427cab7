module @jit_spelling_binary_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %3:3 = call @log_sigmoid(%1) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %4 = stablehlo.multiply %2, %3#0 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.subtract %5, %2 : tensor<3x7x131xf32>
    %7 = stablehlo.negate %1 : tensor<3x7x131xf32>
    %8:3 = call @log_sigmoid(%7) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %9 = stablehlo.multiply %6, %8#0 : tensor<3x7x131xf32>
    %10 = stablehlo.add %4, %9 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %arg3, %11 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.negate %13 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.negate %cst_2 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.multiply %arg3, %16 : tensor<3x7xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.multiply %6, %18 : tensor<3x7x131xf32>
    %20 = call @log_sigmoid_0(%8#1, %8#2, %19) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %21 = stablehlo.negate %20 : tensor<3x7x131xf32>
    %22 = stablehlo.multiply %2, %18 : tensor<3x7x131xf32>
    %23 = call @log_sigmoid_0(%3#1, %3#2, %22) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.add %21, %23 : tensor<3x7x131xf32>
    %25 = stablehlo.convert %24 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %26 = stablehlo.dot_general %25, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %28 = stablehlo.dot_general %25, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %14, %28, %27 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
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
