// RUN: %grpo-opt %s --always-fuse --min-columns=16 --tile-n=64 --tile-v=32 --target=portable -o %t.1.mlir
// RUN: %grpo-opt %t.1.mlir --always-fuse --min-columns=16 --target=portable -o %t.2.mlir
// RUN: diff %t.1.mlir %t.2.mlir
// RUN: FileCheck %s < %t.1.mlir

// The gradient of squares of logits less what is computed of them: its loops, which sum up no exponentials, are no chain when the program is
// compiled again.

// CHECK: stablehlo.while
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x128xf32>) -> (tensor<64x4xf32> {jax.result_info = "result[0]"}, tensor<4x128xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x128xf32>) -> tensor<64x128xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x128xf32>) -> tensor<64x128xf32>
    %2 = stablehlo.cosine %1 : tensor<64x128xf32>
    %3 = stablehlo.sine %1 : tensor<64x128xf32>
    %4 = stablehlo.subtract %0, %2 : tensor<64x128xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<64x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<64x128xf32>
    %9 = stablehlo.negate %8 : tensor<64x128xf32>
    %10 = stablehlo.negate %9 : tensor<64x128xf32>
    %11 = stablehlo.multiply %10, %3 : tensor<64x128xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x4xf32>) -> tensor<128x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<128x4xf32>) -> tensor<4x128xf32>
    %14 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<4x128xf32>) -> tensor<64x4xf32>
    %15 = stablehlo.dot_general %8, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x4xf32>) -> tensor<128x4xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<128x4xf32>) -> tensor<4x128xf32>
    %17 = stablehlo.add %13, %16 : tensor<4x128xf32>
    %18 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<4x128xf32>) -> tensor<64x4xf32>
    %19 = stablehlo.add %14, %18 : tensor<64x4xf32>
    return %19, %17 : tensor<64x4xf32>, tensor<4x128xf32>
  }
}
