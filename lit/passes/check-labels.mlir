// RUN: %grpo-opt %s --target=portable --min-columns=48 --min-logits=1KiB --strict --remarks=all -o /dev/null 2>&1 | FileCheck %s

// What an index is compared with is no logit.
// CHECK-NOT: [check] missed
// CHECK: [check] left alone: {{.*}}: no logits, but columns compared with indices that are multiplied with something
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>) -> (tensor<64x4xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %2 = call @argmax(%1) : (tensor<8x64xf32>) -> tensor<8xi32>
  %3 = call @_one_hot(%2) : (tensor<8xi32>) -> tensor<8x64xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
  %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  return %5 : tensor<64x4xf32>
}
func.func private @argmax(%arg0: tensor<8x64xf32>) -> tensor<8xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
  }
  return %1#1 : tensor<8xi32>
}
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}
