module @jit_logsumexp {
  func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> tensor<8xf32> {
    %minus_inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %m = stablehlo.reduce(%x init: %minus_inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %s : tensor<8x64xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %l = stablehlo.log %sum : tensor<8xf32>
    %r = stablehlo.add %l, %m : tensor<8xf32>
    return %r : tensor<8xf32>
  }
}
