// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%g = "stablehlo.case"(.index)/%g = "stablehlo.case"(%again)/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/-> tensor<8x16xf32> {/-> tensor<8x64xf32> {/; s/return %g : .*/return %f#1 : tensor<8x64xf32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/f32/bf16/g; s/0xFF800000/0xFF80/' %s > %t
// RUN: %grpo-opt %t --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=ROUNDED
// RUN: sed 's/^  %g = /  %f1 = "sdy.sharding_constraint"(%f#1) <{sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}> : (tensor<8x64xf32>) -> tensor<8x64xf32>\n&/; s/multiply %f#1, /multiply %f1, /' %s > %t
// RUN: %grpo-opt %t --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=EXPLICIT

// The exponentials that a branch gives to that branch of another conditional on the same value are computed again there, of
// the hidden states and weights that both see, and of a row maximum that the first one gives instead, where the other
// branch gives zeros.

// CHECK-LABEL: @main
// CHECK-SAME: ([[H:%.*]]: tensor<8x16xf32>, [[W:%.*]]: tensor<16x64xf32>, [[G:%.*]]: tensor<8xf32>, [[INDEX:%.*]]: tensor<i32>)
// CHECK: [[F:%.*]]:2 = "stablehlo.case"([[INDEX]]) ({
// CHECK: [[NONE:%.*]] = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK-NEXT: stablehlo.return %{{.*}}, [[NONE]] : tensor<8xf32>, tensor<8xf32>
// CHECK: [[M:%.*]] = stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.maximum
// CHECK: stablehlo.return %{{.*}}, [[M]] : tensor<8xf32>, tensor<8xf32>
// CHECK: "stablehlo.case"([[INDEX]]) ({
// CHECK: }, {
// CHECK: [[X:%.*]] = stablehlo.dot_general [[H]], [[W]]{{.*}} {grpo.rematerialized}
// CHECK: [[B:%.*]] = stablehlo.broadcast_in_dim [[F]]#1
// CHECK: [[Y:%.*]] = stablehlo.subtract [[X]], [[B]]
// CHECK: [[E:%.*]] = stablehlo.exponential [[Y]]
// CHECK: stablehlo.multiply [[E]]

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions

// In bf16 rows are forwarded in f32.

// ROUNDED: stablehlo.dot_general {{.*}} {grpo.copied}
// ROUNDED: return {{.*}}tensor<8xf32>, tensor<8xf32>
// ROUNDED: "stablehlo.case"
// ROUNDED: stablehlo.convert %{{.*}} : (tensor<8xf32>) -> tensor<8xbf16>
// ROUNDED: stablehlo.dot_general {{.*}} {grpo.rematerialized}

// It stays without --always-fuse, since these logits are few, where the other conditional is on another value, and where it is
// a result.

// With explicit axes there is a constraint on what the first one gives.

// EXPLICIT: "stablehlo.case"
// EXPLICIT: "stablehlo.case"
// EXPLICIT: grpo.rematerialized
// EXPLICIT: stablehlo.exponential

// KEPT-NOT: grpo.rematerialized
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ct: tensor<8xf32>, %index: tensor<i32>) -> tensor<8x16xf32> {
  %again = stablehlo.negate %index : tensor<i32>
  %f:2 = "stablehlo.case"(%index) ({
    %z = stablehlo.constant dense<1.0> : tensor<8xf32>
    %e = stablehlo.constant dense<0.0> : tensor<8x64xf32>
    stablehlo.return %z, %e : tensor<8xf32>, tensor<8x64xf32>
  }, {
    %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %y = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %y : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %z, %e : tensor<8xf32>, tensor<8x64xf32>
  }) : (tensor<i32>) -> (tensor<8xf32>, tensor<8x64xf32>)
  %g = "stablehlo.case"(%index) ({
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %none_g = stablehlo.constant dense<0.0> : tensor<8x64xf32>
    %gz = stablehlo.reduce(%none_g init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
    %dh = stablehlo.broadcast_in_dim %gz, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    stablehlo.return %dh : tensor<8x16xf32>
  }, {
    %k = stablehlo.divide %ct, %f#0 : tensor<8xf32>
    %kb = stablehlo.broadcast_in_dim %k, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %d = stablehlo.multiply %f#1, %kb : tensor<8x64xf32>
    %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    stablehlo.return %dh : tensor<8x16xf32>
  }) : (tensor<i32>) -> tensor<8x16xf32>
  return %g : tensor<8x16xf32>
}
