func.func public @main(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = call @even(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
func.func private @even(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = call @odd(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
func.func private @odd(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = call @even(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
