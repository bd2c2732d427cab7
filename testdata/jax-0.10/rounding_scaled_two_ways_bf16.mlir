module @jit_rounding_scaled_two_ways_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<7xbf16>) -> (tensor<7xbf16> {jax.result_info = "result[0]"}, tensor<7x16xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xbf16>, tensor<16x131xbf16>) -> tensor<7x131xbf16>
    %cst = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<7x131xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %6 = stablehlo.subtract %2, %5 : tensor<7x131xbf16>
    %7 = stablehlo.exponential %6 : tensor<7x131xbf16>
    %8 = stablehlo.convert %7 : (tensor<7x131xbf16>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.convert %9 : (tensor<7xf32>) -> tensor<7xbf16>
    %11 = stablehlo.log %10 : tensor<7xbf16>
    %12 = stablehlo.add %3, %11 : tensor<7xbf16>
    %13 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xbf16>, tensor<16x131xbf16>) -> tensor<7x131xbf16>
    %cst_2 = stablehlo.constant dense<1.429690e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %15 = stablehlo.divide %13, %14 : tensor<7x131xbf16>
    %16 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %18 = stablehlo.subtract %15, %17 : tensor<7x131xbf16>
    %19 = stablehlo.exponential %18 : tensor<7x131xbf16>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %22 = stablehlo.multiply %19, %21 : tensor<7x131xbf16>
    %23 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x131xbf16>) -> tensor<131x16xbf16>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xbf16>, tensor<131x16xbf16>) -> tensor<7x16xbf16>
    return %12, %24 : tensor<7xbf16>, tensor<7x16xbf16>
  }
}
