// A named location, as JAX writes them, shows the source line first and the whole location in a note.

// RUN: %grpo-opt %s --remarks=all -o %t.mlir 2>&1 | FileCheck %s
// CHECK: model.py:7:3: remark: [outline] left alone: not worth it
// CHECK-NEXT: note: `stablehlo.reduce` at "jit(f)/reduce_sum"("model.py":7:3)

module {
  func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> tensor<8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %minus_inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %m = stablehlo.reduce(%x init: %minus_inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %s : tensor<8x64xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32> loc("jit(f)/reduce_sum"("model.py":7:3))
    %l = stablehlo.log %sum : tensor<8xf32>
    %r = stablehlo.add %l, %m : tensor<8xf32>
    return %r : tensor<8xf32>
  }
}
