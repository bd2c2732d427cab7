// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/return %f#1, %g#2 :.*/return %f#2, %g#2 : tensor<4x8x64xf32>, tensor<8x16xf32>/; s/-> (tensor<f32>, tensor<8x16xf32>) {/-> (tensor<4x8x64xf32>, tensor<8x16xf32>) {/' %s > %t
// RUN: %grpo-opt %t --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=RESULT

// A loop around a `shard_map`, differentiated from outside of both, stacks probabilities that the `shard_map` in a second loop reads.
// The second loop computes the first `shard_map` again, which returns each row's log-sum-exp only.

// CHECK: stablehlo.while
// CHECK: "sdy.manual_computation"
// CHECK: (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<2xf32>
// CHECK-NOT: 64xf32>, tensor<i32>
// CHECK: stablehlo.while
// CHECK: [[H:%.*]] = "stablehlo.dynamic_slice"{{.*}} -> tensor<8x16xf32>
// CHECK: [[F:%.*]] = "sdy.manual_computation"([[H]], %{{.*}}) ({
// CHECK: "stablehlo.dot_general"{{.*}} {grpo.copied}
// CHECK: "sdy.return"(%{{.*}}) : (tensor<4xf32>) -> ()
// CHECK: "sdy.manual_computation"(%{{.*}}, [[F]], [[H]]) ({
// CHECK: [[X:%.*]] = "stablehlo.dot_general"{{.*}} {grpo.rematerialized}
// CHECK: [[Y:%.*]] = "stablehlo.subtract"([[X]],
// CHECK: "stablehlo.exponential"([[Y]])
// CHECK-NOT: sdy.manual_computation

// WHOLE: [outline] applied: fused a loss over 4 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 4 rows x 64 vocabulary columns with 1 reductions

// They stay without --always-fuse, since these logits are few, and where the stack is a result.

// KEPT-NOT: grpo.rematerialized

// RESULT-NOT: applied
module {
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2]>, sym_name = "mesh"}> : () -> ()
  func.func public @main(%hidden: tensor<32x16xf32>, %weights: tensor<16x64xf32>, %scale: tensor<8xf32>) -> (tensor<f32>, tensor<8x16xf32>) {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %start = stablehlo.constant dense<0> : tensor<i32>
    %stack = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
    %f:5 = stablehlo.while(%i = %start, %sum = %none, %es = %stack, %hs = %hidden, %w = %weights) : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
    cond {
      %four = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %c0 = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %eight = stablehlo.constant dense<8> : tensor<i32>
      %row = stablehlo.multiply %i, %eight : tensor<i32>
      %h = stablehlo.dynamic_slice %hs, %row, %c0, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
      %forward:2 = "sdy.manual_computation"(%h, %w) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}]>, <@mesh, [{"a"}, {}]>]>}> ({
      ^bb0(%h0: tensor<4x16xf32>, %w0: tensor<16x64xf32>):
        %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
        %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
        %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
        %y = stablehlo.subtract %x, %mb : tensor<4x64xf32>
        %e = stablehlo.exponential %y : tensor<4x64xf32>
        %z0 = stablehlo.constant dense<0.0> : tensor<f32>
        %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
        %lz = stablehlo.log %z : tensor<4xf32>
        %lse = stablehlo.add %lz, %m : tensor<4xf32>
        %lb = stablehlo.broadcast_in_dim %lse, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
        %lp = stablehlo.subtract %x, %lb : tensor<4x64xf32>
        %p = stablehlo.exponential %lp : tensor<4x64xf32>
        %all = stablehlo.reduce(%z init: %z0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
        %own = stablehlo.reshape %all : (tensor<f32>) -> tensor<1xf32>
        "sdy.return"(%own, %p) : (tensor<1xf32>, tensor<4x64xf32>) -> ()
      }) : (tensor<8x16xf32>, tensor<16x64xf32>) -> (tensor<2xf32>, tensor<8x64xf32>)
      %total = stablehlo.reduce(%forward#0 init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %entry = stablehlo.broadcast_in_dim %forward#1, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      %new = stablehlo.dynamic_update_slice %es, %entry, %i, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %total, %new, %hs, %w : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
    }
    %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
    %g:5 = stablehlo.while(%j = %start, %es = %f#2, %dh = %dh0, %gs = %scale, %w = %weights) : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
    cond {
      %four = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %c0 = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %least = stablehlo.constant dense<3> : tensor<i32>
      %last = stablehlo.subtract %least, %j : tensor<i32>
      %slice = stablehlo.dynamic_slice %es, %last, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
      %e = stablehlo.reshape %slice : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
      %part = "sdy.manual_computation"(%e, %gs, %w) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>, <@mesh, [{"a"}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>}> ({
      ^bb0(%e0: tensor<4x64xf32>, %g0: tensor<4xf32>, %w0: tensor<16x64xf32>):
        %gb = stablehlo.broadcast_in_dim %g0, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
        %d = stablehlo.multiply %e0, %gb : tensor<4x64xf32>
        %dh1 = stablehlo.dot_general %d, %w0, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<16x64xf32>) -> tensor<4x16xf32>
        "sdy.return"(%dh1) : (tensor<4x16xf32>) -> ()
      }) : (tensor<8x64xf32>, tensor<8xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      %add = stablehlo.add %dh, %part : tensor<8x16xf32>
      %next = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %next, %es, %add, %gs, %w : tensor<i32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
    }
    return %f#1, %g#2 : tensor<f32>, tensor<8x16xf32>
  }
}
