// A softmax and the sum of VALUE, an f32 tile %v of the gap %s to the row's maximum, its exponential %e, the
// softmax %p, and constants.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %tenth = stablehlo.constant dense<0.1> : tensor<8x64xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8x64xf32>
  %one = stablehlo.constant dense<1.0> : tensor<8x64xf32>
  %two = stablehlo.constant dense<2.0> : tensor<8x64xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %p = stablehlo.divide %e, %zb : tensor<8x64xf32>
  %back = stablehlo.subtract %mb, %x : tensor<8x64xf32>
  %off = stablehlo.subtract %one, %e : tensor<8x64xf32>
  VALUE
  %sum = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %sum : tensor<8xf32>, tensor<8xf32>
}
