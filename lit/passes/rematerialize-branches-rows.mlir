// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE

// Logits that a branch makes of rows in another shape and of weights that it casts, and their gradient in the shape of the product: the
// cast is made again in the branch that reads the exponentials, since it would be another array of the weights' size to keep. What the
// first conditional gives and nothing reads goes.

// CHECK-LABEL: @main
// CHECK-SAME: ([[H:%.*]]: tensor<2x4x16xf32>, [[W:%.*]]: tensor<16x64xbf16>,
// CHECK: "stablehlo.case"
// CHECK-NOT: tensor<2x4x64xf32>, tensor<2x4x64xf32>
// CHECK: }) : (tensor<i32>) -> (tensor<2x4xf32>, tensor<8x16xf32>, tensor<2x4xf32>)
// CHECK: }, {
// CHECK: [[CAST:%.*]] = stablehlo.convert [[W]] : (tensor<16x64xbf16>) -> tensor<16x64xf32>
// CHECK: stablehlo.dot_general {{.*}}, [[CAST]]{{.*}} {grpo.rematerialized}
// CHECK-NEXT: stablehlo.reshape {{.*}} -> tensor<2x4x64xf32>

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions
func.func public @main(%h: tensor<2x4x16xf32>, %w: tensor<16x64xbf16>, %ct: tensor<2x4xf32>, %index: tensor<i32>) -> tensor<2x4x16xf32> {
  %f:4 = "stablehlo.case"(%index) ({
    %z = stablehlo.constant dense<1.0> : tensor<2x4xf32>
    %e = stablehlo.constant dense<0.0> : tensor<2x4x64xf32>
    %r = stablehlo.constant dense<0.0> : tensor<8x16xf32>
    stablehlo.return %z, %e, %e, %r : tensor<2x4xf32>, tensor<2x4x64xf32>, tensor<2x4x64xf32>, tensor<8x16xf32>
  }, {
    %rows = stablehlo.reshape %h : (tensor<2x4x16xf32>) -> tensor<8x16xf32>
    %cast = stablehlo.convert %w : (tensor<16x64xbf16>) -> tensor<16x64xf32>
    %flat = stablehlo.dot_general %rows, %cast, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %x = stablehlo.reshape %flat : (tensor<8x64xf32>) -> tensor<2x4x64xf32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
    %y = stablehlo.subtract %x, %mb : tensor<2x4x64xf32>
    %e = stablehlo.exponential %y : tensor<2x4x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %zeros = stablehlo.broadcast_in_dim %z0, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
    stablehlo.return %z, %e, %zeros, %rows : tensor<2x4xf32>, tensor<2x4x64xf32>, tensor<2x4x64xf32>, tensor<8x16xf32>
  }) : (tensor<i32>) -> (tensor<2x4xf32>, tensor<2x4x64xf32>, tensor<2x4x64xf32>, tensor<8x16xf32>)
  %g = "stablehlo.case"(%index) ({
    %none = stablehlo.constant dense<0.0> : tensor<2x4x16xf32>
    stablehlo.return %none : tensor<2x4x16xf32>
  }, {
    %q = stablehlo.divide %ct, %f#0 : tensor<2x4xf32>
    %qb = stablehlo.broadcast_in_dim %q, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
    %d = stablehlo.multiply %f#1, %qb : tensor<2x4x64xf32>
    %flat = stablehlo.reshape %d : (tensor<2x4x64xf32>) -> tensor<8x64xf32>
    %cast = stablehlo.convert %w : (tensor<16x64xbf16>) -> tensor<16x64xf32>
    %dh = stablehlo.dot_general %flat, %cast, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    %more = stablehlo.add %dh, %f#3 : tensor<8x16xf32>
    %dx = stablehlo.reshape %more : (tensor<8x16xf32>) -> tensor<2x4x16xf32>
    stablehlo.return %dx : tensor<2x4x16xf32>
  }) : (tensor<i32>) -> tensor<2x4x16xf32>
  return %g : tensor<2x4x16xf32>
}
