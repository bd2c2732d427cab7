// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/place = .*/place = stablehlo.constant dense<1> : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/place = .*/place = stablehlo.add %i, %one : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%written = .*/%written = stablehlo.constant dense<3> : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%last = .*/%last = stablehlo.subtract %c0, %j : tensor<i32>/; s/%wanted = .*/%wanted = stablehlo.convert %last : tensor<i32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/return %g#2/return %f#2/; s/> tensor<8x16xf32> {/> tensor<4x8x64xf32> {/; s/return %f#2 : .*/return %f#2 : tensor<4x8x64xf32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%new, %hs, %w0 :/%new, %hs, %other :/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%y = .*/%y = stablehlo.negate %x : tensor<8x64xf32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=GONE
// RUN: sed -e 's/^  %dh0 = /  %c1 = "sdy.sharding_constraint"(%f#2) <{sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}> : (tensor<4x8x64xf32>) -> tensor<4x8x64xf32>\n&/; s/%es = %f#2/%es = %c1/' \
// RUN:   -e 's/^    \(.slice\) = \(.*\)/    %x1 = \2\n    \1 = "sdy.sharding_constraint"(%x1) <{sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}> : (tensor<1x8x64xf32>) -> tensor<1x8x64xf32>/' \
// RUN:   -e 's/^    %new = \(.*\)/    %n1 = \1\n    %new = "sdy.sharding_constraint"(%n1) <{sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}> : (tensor<4x8x64xf32>) -> tensor<4x8x64xf32>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=EXPLICIT
// RUN: sed -e 's/return %g#2 : .*/return %c1 : tensor<4x8x64xf32>/; s/> tensor<8x16xf32> {/> tensor<4x8x64xf32> {/' %t > %t.2
// RUN: %grpo-opt %t.2 --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT

// Exponentials that one loop stacks, and another one reads from the last to the first, are computed again there: of the
// hidden states at the residuals' place, of the weights, and of a row maximum that is stacked in their place.

// CHECK-LABEL: @main
// CHECK-SAME: ([[H:%.*]]: tensor<32x16xf32>, [[W:%.*]]: tensor<16x64xf32>, %{{.*}}: tensor<8xf32>)
// CHECK-DAG: [[EMPTY:%.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4x8xf32>
// CHECK: [[F:%.*]]:5 = stablehlo.while({{.*}} = [[EMPTY]])
// CHECK: [[M:%.*]] = stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.maximum
// CHECK: [[M1:%.*]] = stablehlo.reshape [[M]] : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK: stablehlo.dynamic_update_slice %{{.*}}, [[M1]], %{{.*}}, %{{.*}} : (tensor<4x8xf32>
// CHECK: [[G:%.*]]:6 = stablehlo.while({{.*}} = [[F]]#4, 
// CHECK: [[PLACE:%.*]] = stablehlo.maximum
// CHECK: stablehlo.dynamic_slice %{{.*}}, [[PLACE]], %{{.*}}, sizes = [1, 8] : (tensor<4x8xf32>
// CHECK: [[ROW:%.*]] = stablehlo.multiply [[PLACE]],
// CHECK: [[PART:%.*]] = stablehlo.dynamic_slice %{{.*}}, [[ROW]], %{{.*}}, sizes = [8, 16] : (tensor<32x16xf32>
// CHECK: [[X:%.*]] = stablehlo.dot_general [[PART]], %{{.*}} {grpo.rematerialized}
// CHECK: stablehlo.subtract [[X]]
// CHECK: [[E:%.*]] = stablehlo.exponential
// CHECK: stablehlo.multiply [[E]]
// CHECK-NOT: 4x8x64

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions

// A stack stays without --always-fuse, since these logits are few, and where an entry is written twice, or beyond the end, or
// is read that was not written, or the array is a result, or the weights are others in each step.

// Where nothing of the first loop is read but what is computed again, it goes.

// GONE: stablehlo.while
// GONE: stablehlo.dot_general {{.*}} {grpo.rematerialized}
// GONE-NOT: stablehlo.while

// With explicit axes there is a constraint on what is stacked, on the second loop's operand, and on what it slices out.

// EXPLICIT: grpo.rematerialized
// EXPLICIT-NOT: 4x8x64

// KEPT-NOT: grpo.rematerialized
func.func public @main(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %ct: tensor<8xf32>) -> tensor<8x16xf32> {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stack = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
  %f:5 = stablehlo.while(%i = %start, %sum = %none, %es = %stack, %hs = %h, %w0 = %w) : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
  cond {
    %written = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %written : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %row = stablehlo.multiply %i, %eight : tensor<i32>
    %h0 = stablehlo.dynamic_slice %hs, %row, %c0, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %other = stablehlo.add %w0, %sums : tensor<16x64xf32>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %y = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %y : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %place = stablehlo.convert %i : tensor<i32>
    %entry = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %new = stablehlo.dynamic_update_slice %es, %entry, %place, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %new, %hs, %w0 : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
  }
  %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %g:5 = stablehlo.while(%j = %start, %es = %f#2, %dh = %dh0, %gs = %ct, %w0 = %w) : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %least = stablehlo.constant dense<3> : tensor<i32>
    %last = stablehlo.subtract %least, %j : tensor<i32>
    %wanted = stablehlo.maximum %last, %c0 : tensor<i32>
    %slice = stablehlo.dynamic_slice %es, %wanted, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %e = stablehlo.reshape %slice : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %gb = stablehlo.broadcast_in_dim %gs, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %d = stablehlo.multiply %e, %gb : tensor<8x64xf32>
    %part = stablehlo.dot_general %d, %w0, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    %add = stablehlo.add %dh, %part : tensor<8x16xf32>
    %next = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %next, %es, %add, %gs, %w0 : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
  }
  return %g#2 : tensor<8x16xf32>
}
