// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed '/%backward = /s/in_shardings = \([^>]*>, \)<@mesh, \[{"a", "b"}, {}, {}\]>/in_shardings = \1<@mesh, [{"b", "a"}, {}, {}]>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/return %forward#0, %backward :.*/return %forward#1, %backward : tensor<16x8x64xf32>, tensor<32x16xf32>/; s/(tensor<4xf32>, tensor<32x16xf32>) {/(tensor<16x8x64xf32>, tensor<32x16xf32>) {/' %s > %t
// RUN: %grpo-opt %t --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' | FileCheck %s --check-prefix=RESULT

// A loop in a `shard_map` that is differentiated from outside stacks probabilities that a loop in a second one reads. The second one
// computes the first loop again, which then stacks each row's log-sum-exp only.

// CHECK: "sdy.manual_computation"(%arg0, %arg1) ({
// CHECK: "stablehlo.while"
// CHECK-NOT: stablehlo.while
// CHECK: "sdy.return"(%{{.*}}) : (tensor<1xf32>) -> ()
// CHECK: in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>, <@mesh, [{}, {}]>]>
// CHECK-SAME: manual_axes = #sdy<manual_axes{"a", "b"}>
// CHECK-SAME: out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>]>
// CHECK: [[CT:%.*]] = "stablehlo.add"(%arg2, %arg2)
// CHECK: "sdy.manual_computation"([[CT]], %arg1, %arg0) ({
// CHECK: ^bb0([[G:%.*]]: tensor<8xf32>, [[W:%.*]]: tensor<16x64xf32>, [[H:%.*]]: tensor<32x16xf32>):
// CHECK: [[F:%.*]]:4 = "stablehlo.while"(%{{.*}}, [[H]], [[W]], %{{.*}}) ({
// CHECK: "stablehlo.dot_general"{{.*}} {grpo.copied}
// CHECK: "stablehlo.while"({{.*}}, [[G]], [[W]], [[F]]#3, [[H]]) ({
// CHECK: "stablehlo.dot_general"{{.*}} {grpo.rematerialized}
// CHECK-NOT: stablehlo.while
// CHECK: in_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"a", "b"}, {}]>]>
// CHECK: "func.return"

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions

// They stay as they are without --always-fuse, since these logits are few, and where the second one's part of the residuals is
// another device's.

// KEPT: "sdy.manual_computation"
// KEPT-NOT: grpo.rematerialized
// KEPT: "sdy.manual_computation"
// KEPT-NOT: grpo.rematerialized

// Where the residuals are a result too, nothing is computed again.

// RESULT-NOT: grpo.rematerialized
module {
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2, "b"=2]>, sym_name = "mesh"}> : () -> ()
  func.func public @main(%hidden: tensor<128x16xf32>, %weights: tensor<16x64xf32>, %scale: tensor<8xf32>) -> (tensor<4xf32>, tensor<32x16xf32>) {
    %forward:3 = "sdy.manual_computation"(%hidden, %weights) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}, {}]>, <@mesh, [{"a", "b"}, {}]>]>}> ({
    ^bb0(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>):
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
        %lz = stablehlo.log %z : tensor<8xf32>
        %lse = stablehlo.add %lz, %m : tensor<8xf32>
        %lb = stablehlo.broadcast_in_dim %lse, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
        %lp = stablehlo.subtract %x, %lb : tensor<8x64xf32>
        %p = stablehlo.exponential %lp : tensor<8x64xf32>
        %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
        %place = stablehlo.convert %i : tensor<i32>
        %entry = stablehlo.reshape %p : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
        %new = stablehlo.dynamic_update_slice %es, %entry, %place, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
        %next = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %next, %all, %new, %hs, %w0 : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
      }
      %each = stablehlo.reshape %f#1 : (tensor<f32>) -> tensor<1xf32>
      "sdy.return"(%each, %f#2, %w) : (tensor<1xf32>, tensor<4x8x64xf32>, tensor<16x64xf32>) -> ()
    }) : (tensor<128x16xf32>, tensor<16x64xf32>) -> (tensor<4xf32>, tensor<16x8x64xf32>, tensor<64x64xf32>)
    %doubled = stablehlo.add %scale, %scale : tensor<8xf32>
    %backward = "sdy.manual_computation"(%doubled, %forward#1, %forward#2) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{"a", "b"}, {}, {}]>, <@mesh, [{"a", "b"}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>]>}> ({
    ^bb0(%ct: tensor<8xf32>, %es0: tensor<4x8x64xf32>, %w: tensor<16x64xf32>):
      %start = stablehlo.constant dense<0> : tensor<i32>
      %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
      %g:5 = stablehlo.while(%j = %start, %es = %es0, %dh = %dh0, %gs = %ct, %w0 = %w) : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
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
      "sdy.return"(%g#2) : (tensor<8x16xf32>) -> ()
    }) : (tensor<8xf32>, tensor<16x8x64xf32>, tensor<64x64xf32>) -> tensor<32x16xf32>
    return %forward#0, %backward : tensor<4xf32>, tensor<32x16xf32>
  }
}
