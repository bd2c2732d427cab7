// RUN: %grpo-opt %s --always-fuse --min-columns=2 --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --min-columns=2 --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%in_place = .*/%in_place = stablehlo.constant dense<1> : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%out_place = .*/%out_place = stablehlo.constant dense<1> : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%in_written = .*/%in_written = stablehlo.constant dense<3> : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%out_written = .*/%out_written = stablehlo.constant dense<1> : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/return %g#2, %f#1/return %g#2, %f#2/; s/tensor<f32>) {/tensor<2x4x8x64xf32>) {/; s/return %g#2, %f#2 : .*/return %g#2, %f#2 : tensor<8x16xf32>, tensor<2x4x8x64xf32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%read = .*/%read = stablehlo.add %mine, %mine : tensor<4x8x64xf32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%out, %hs, %w0 :/%out, %hs, %other :/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o %t.out 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WEIGHTS
// RUN: FileCheck %s --check-prefix=KEPT < %t.out

// A loop stacks probabilities in each trip of another loop. The backward pass's outer loop computes the inner loop again, which then
// stacks each row's log-sum-exp only: the inner loop that reads the probabilities recomputes them.
// CHECK-LABEL: @main
// CHECK: stablehlo.while(
// CHECK: stablehlo.while(
// CHECK-NOT: tensor<2x4x8x64xf32>
// CHECK: stablehlo.while(
// CHECK: [[H:%.*]] = stablehlo.dynamic_slice {{.*}}, sizes = [32, 16]
// CHECK: [[F:%.*]]:4 = stablehlo.while({{.*}} = [[H]]
// CHECK: stablehlo.dot_general {{.*}} {grpo.copied}
// CHECK: [[L:%.*]] = stablehlo.add {{.*}} : tensor<8xf32>
// CHECK: [[ENTRY:%.*]] = stablehlo.reshape [[L]] : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK: stablehlo.dynamic_update_slice %{{.*}}, [[ENTRY]], %{{.*}}, %{{.*}} : (tensor<4x8xf32>
// CHECK: stablehlo.while({{.*}} = [[F]]#3, {{.*}} = [[H]])
// CHECK: [[X:%.*]] = stablehlo.dot_general {{.*}} {grpo.rematerialized}
// CHECK: [[D:%.*]] = stablehlo.subtract [[X]]
// CHECK: [[E:%.*]] = stablehlo.exponential [[D]]
// CHECK: stablehlo.multiply [[E]]
// CHECK-NOT: x8x64

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions

// Stacks stay without --always-fuse, since these logits are few, and where one of the loops writes an entry twice or leaves one out that
// is read, or the outer stack is a result, or something else than a loop reads a step's part of it. What the surrounding loops do,
// and other weights in each step, are only noticed after the inner loop is copied: the pipeline starts again without that,
// and the remark says what is kept.

// WEIGHTS: [outline] missed: stablehlo.dynamic_update_slice keeps the logits, or a value as large, of every step of a loop
// WEIGHTS-NOT: applied

// KEPT-NOT: grpo.rematerialized
func.func public @main(%h: tensor<64x16xf32>, %w: tensor<16x64xf32>, %ct: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<f32>) {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stacks = stablehlo.constant dense<0.0> : tensor<2x4x8x64xf32>
  %f:5 = stablehlo.while(%i = %start, %sum = %none, %es = %stacks, %hs = %h, %w0 = %w) : tensor<i32>, tensor<f32>, tensor<2x4x8x64xf32>, tensor<64x16xf32>, tensor<16x64xf32>
  cond {
    %out_written = stablehlo.constant dense<2> : tensor<i32>
    %more = stablehlo.compare LT, %i, %out_written : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %rows = stablehlo.constant dense<32> : tensor<i32>
    %row = stablehlo.multiply %i, %rows : tensor<i32>
    %step = stablehlo.dynamic_slice %hs, %row, %c0, sizes = [32, 16] : (tensor<64x16xf32>, tensor<i32>, tensor<i32>) -> tensor<32x16xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %other = stablehlo.add %w0, %sums : tensor<16x64xf32>
    %stack = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
    %in:5 = stablehlo.while(%j = %c0, %insum = %sum, %ines = %stack, %inhs = %step, %inw = %w0) : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
    cond {
      %in_written = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %j, %in_written : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %c00 = stablehlo.constant dense<0> : tensor<i32>
      %one0 = stablehlo.constant dense<1> : tensor<i32>
      %eight = stablehlo.constant dense<8> : tensor<i32>
      %inrow = stablehlo.multiply %j, %eight : tensor<i32>
      %h0 = stablehlo.dynamic_slice %inhs, %inrow, %c00, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
      %x = stablehlo.dot_general %h0, %inw, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
      %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %y = stablehlo.subtract %x, %mb : tensor<8x64xf32>
      %e = stablehlo.exponential %y : tensor<8x64xf32>
      %z0 = stablehlo.constant dense<0.0> : tensor<f32>
      %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      %lz = stablehlo.log %z : tensor<8xf32>
      %lse = stablehlo.add %lz, %m : tensor<8xf32>
      %lb = stablehlo.broadcast_in_dim %lse, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %lp = stablehlo.subtract %x, %lb : tensor<8x64xf32>
      %p = stablehlo.exponential %lp : tensor<8x64xf32>
      %all = stablehlo.reduce(%z init: %insum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %in_place = stablehlo.convert %j : tensor<i32>
      %entry = stablehlo.reshape %p : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      %new = stablehlo.dynamic_update_slice %ines, %entry, %in_place, %c00, %c00 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
      %next = stablehlo.add %j, %one0 : tensor<i32>
      stablehlo.return %next, %all, %new, %inhs, %inw : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
    }
    %out_place = stablehlo.convert %i : tensor<i32>
    %entries = stablehlo.reshape %in#2 : (tensor<4x8x64xf32>) -> tensor<1x4x8x64xf32>
    %out = stablehlo.dynamic_update_slice %es, %entries, %out_place, %c0, %c0, %c0 : (tensor<2x4x8x64xf32>, tensor<1x4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8x64xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %in#1, %out, %hs, %w0 : tensor<i32>, tensor<f32>, tensor<2x4x8x64xf32>, tensor<64x16xf32>, tensor<16x64xf32>
  }
  %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %g:5 = stablehlo.while(%i = %start, %es = %f#2, %dh = %dh0, %gs = %ct, %w0 = %w) : tensor<i32>, tensor<2x4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %more = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %last = stablehlo.subtract %one, %i : tensor<i32>
    %slice = stablehlo.dynamic_slice %es, %last, %c0, %c0, %c0, sizes = [1, 4, 8, 64] : (tensor<2x4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8x64xf32>
    %mine = stablehlo.reshape %slice : (tensor<1x4x8x64xf32>) -> tensor<4x8x64xf32>
    %read = stablehlo.reshape %mine : (tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %in:5 = stablehlo.while(%j = %c0, %ines = %read, %indh = %dh, %ings = %gs, %inw = %w0) : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
    cond {
      %four = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %c00 = stablehlo.constant dense<0> : tensor<i32>
      %one0 = stablehlo.constant dense<1> : tensor<i32>
      %three = stablehlo.constant dense<3> : tensor<i32>
      %inlast = stablehlo.subtract %three, %j : tensor<i32>
      %inslice = stablehlo.dynamic_slice %ines, %inlast, %c00, %c00, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
      %e = stablehlo.reshape %inslice : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
      %gb = stablehlo.broadcast_in_dim %ings, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = stablehlo.multiply %e, %gb : tensor<8x64xf32>
      %dpart = stablehlo.dot_general %d, %inw, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      %add = stablehlo.add %indh, %dpart : tensor<8x16xf32>
      %next = stablehlo.add %j, %one0 : tensor<i32>
      stablehlo.return %next, %ines, %add, %ings, %inw : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %es, %in#2, %gs, %w0 : tensor<i32>, tensor<2x4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
  }
  return %g#2, %f#1 : tensor<8x16xf32>, tensor<f32>
}
