// Functions that call each other in a circle, and one that does not, around a softmax of their size.
func.func public @main(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %minus_inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = call @even(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %minus_inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %2 = call @shifted(%x, %1) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %0, %3 : tensor<8x64xf32>, tensor<8xf32>
}
func.func private @even(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = call @odd(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
func.func private @odd(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = call @even(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %1 = call @shifted(%0, %x) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
func.func private @shifted(%x: tensor<8x64xf32>, %m: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = stablehlo.subtract %x, %m : tensor<8x64xf32>
  %1 = stablehlo.exponential %0 : tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
