// RUN: %grpo-opt %s --always-fuse --min-columns=2 --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --min-columns=2 --verify-each --target=portable --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/return %g#2 : .*/return %f#2 : tensor<4x8x64xf32>/; s/-> tensor<8x16xf32> {$/-> tensor<4x8x64xf32> {/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/f32/bf16/g; s/0xFF800000/0xFF80/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --verify-each --target=portable --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: sed 's/dynamic_slice \(.ps\), %last/dynamic_slice \1, %j/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --verify-each --target=portable --remarks=all 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/^    %chosen = .*/    %chosen = stablehlo.reshape %where : (tensor<1xi32>) -> tensor<i32>\n    %nz = stablehlo.negate %chosen : tensor<i32>/; s/= "stablehlo.case"(%chosen)/= "stablehlo.case"(%nz)/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --verify-each --target=portable --remarks=all 2>&1 | FileCheck %s --check-prefix=OTHER

// A loop stacks the probabilities that one branch computes, and which branch was taken. The backward loop computes the conditional
// again, which returns each row's log-sum-exp only: the branch that reads the probabilities recomputes them.

// CHECK-LABEL: @main
// CHECK: stablehlo.while
// CHECK: "stablehlo.case"
// CHECK-NOT: 4x8x64
// CHECK: stablehlo.while
// CHECK: [[S:%.*]] = stablehlo.dynamic_slice %{{.*}}, sizes = [1] : (tensor<4xi32>
// CHECK: [[I:%.*]] = stablehlo.reshape [[S]]
// CHECK: [[F:%.*]] = "stablehlo.case"([[I]])
// CHECK: stablehlo.dot_general {{.*}} {grpo.copied}
// CHECK: [[L:%.*]] = stablehlo.add {{.*}} : tensor<8xf32>
// CHECK: stablehlo.return [[L]] : tensor<8xf32>
// CHECK: [[J:%.*]] = stablehlo.reshape [[S]]
// CHECK: "stablehlo.case"([[J]])
// CHECK-NEXT: constant dense<0.0
// CHECK: }, {
// CHECK: [[X:%.*]] = stablehlo.dot_general {{.*}} {grpo.rematerialized}
// CHECK: [[B:%.*]] = stablehlo.broadcast_in_dim [[F]]
// CHECK: [[Y:%.*]] = stablehlo.subtract [[X]], [[B]]
// CHECK: stablehlo.exponential [[Y]]
// CHECK-NOT: "stablehlo.case"
// CHECK-NOT: 4x8x64

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions

// They stay without --always-fuse, since these logits are few, where the array is a result, and where the conditional of the backward
// loop is on another value, one of another step or made of this one.

// OTHER: [outline] missed: the logits, or a value as large, leave a branch
// OTHER-NOT: grpo.rematerialized

// KEPT-NOT: grpo.rematerialized
func.func public @main(%h: tensor<4x8x16xf32>, %w: tensor<16x64xf32>, %ct: tensor<8xf32>, %on: tensor<4xi32>) -> tensor<8x16xf32> {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stack = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
  %places = stablehlo.constant dense<0> : tensor<4xi32>
  %f:7 = stablehlo.while(%i = %start, %sum = %none, %es = %stack, %ps = %places, %hs = %h, %w0 = %w, %os = %on) : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<4xi32>, tensor<4x8x16xf32>, tensor<16x64xf32>, tensor<4xi32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %h1 = stablehlo.dynamic_slice %hs, %i, %c0, %c0, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %h0 = stablehlo.reshape %h1 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %p1 = stablehlo.dynamic_slice %os, %i, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %p = stablehlo.reshape %p1 : (tensor<1xi32>) -> tensor<i32>
    %c:2 = "stablehlo.case"(%p) ({
      %z = stablehlo.constant dense<1.0> : tensor<f32>
      %e = stablehlo.constant dense<0.0> : tensor<8x64xf32>
      stablehlo.return %z, %e : tensor<f32>, tensor<8x64xf32>
    }, {
      %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
      %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %y = stablehlo.subtract %x, %mb : tensor<8x64xf32>
      %e = stablehlo.exponential %y : tensor<8x64xf32>
      %z0 = stablehlo.constant dense<0.0> : tensor<f32>
      %rows = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      %lz = stablehlo.log %rows : tensor<8xf32>
      %lse = stablehlo.add %lz, %m : tensor<8xf32>
      %lb = stablehlo.broadcast_in_dim %lse, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %lp = stablehlo.subtract %x, %lb : tensor<8x64xf32>
      %probabilities = stablehlo.exponential %lp : tensor<8x64xf32>
      %z = stablehlo.reduce(%rows init: %z0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %z, %probabilities : tensor<f32>, tensor<8x64xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<8x64xf32>)
    %all = stablehlo.add %sum, %c#0 : tensor<f32>
    %entry = stablehlo.reshape %c#1 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %new = stablehlo.dynamic_update_slice %es, %entry, %i, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %taken = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
    %newp = stablehlo.dynamic_update_slice %ps, %taken, %i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %new, %newp, %hs, %w0, %os : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<4xi32>, tensor<4x8x16xf32>, tensor<16x64xf32>, tensor<4xi32>
  }
  %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %g:6 = stablehlo.while(%j = %start, %es = %f#2, %dh = %dh0, %gs = %ct, %w0 = %w, %ps = %f#3) : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>, tensor<4xi32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %last = stablehlo.subtract %three, %j : tensor<i32>
    %slice = stablehlo.dynamic_slice %es, %last, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %e = stablehlo.reshape %slice : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %where = stablehlo.dynamic_slice %ps, %last, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %chosen = stablehlo.reshape %where : (tensor<1xi32>) -> tensor<i32>
    %part = "stablehlo.case"(%chosen) ({
      %zero = stablehlo.constant dense<0.0> : tensor<8x16xf32>
      stablehlo.return %zero : tensor<8x16xf32>
    }, {
      %gb = stablehlo.broadcast_in_dim %gs, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = stablehlo.multiply %e, %gb : tensor<8x64xf32>
      %dx = stablehlo.dot_general %d, %w0, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      stablehlo.return %dx : tensor<8x16xf32>
    }) : (tensor<i32>) -> tensor<8x16xf32>
    %add = stablehlo.add %dh, %part : tensor<8x16xf32>
    %next = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %next, %es, %add, %gs, %w0, %ps : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>, tensor<4xi32>
  }
  return %g#2 : tensor<8x16xf32>
}
