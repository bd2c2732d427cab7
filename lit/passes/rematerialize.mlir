// RUN: %grpo-opt %s --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --min-columns=2 --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: sed 's/f32/bf16/g; s/0xFF800000/0xFF80/' %s > %t
// RUN: %grpo-opt %t --always-fuse --min-columns=2 --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=ROUNDED

// The first computation's logits-sized residual is computed again in the second: its hidden states and weights are
// forwarded (the weights once, although the second has them as a residual), and a number that is neither goes
// from each device to itself. The residual that the first one returns and nothing else reads is gone.

// Of a softmax in bf16 the number that goes from each device to itself is one in f32.

// ROUNDED: {grpo.copied}
// ROUNDED: "stablehlo.convert"(%{{.*}}) : (tensor<bf16>) -> tensor<f32>
// ROUNDED: "stablehlo.convert"(%{{.*}}) : (tensor<f32>) -> tensor<bf16>
// ROUNDED-NEXT: {grpo.rematerialized}

// CHECK: ^bb0([[HS:%.*]]: tensor<32x16xf32>, [[WS:%.*]]: tensor<16x64xf32>, [[GS:%.*]]: tensor<32xf32>):
// CHECK-NEXT: [[F:%.*]]:2 = "sdy.manual_computation"([[HS]], [[WS]]) ({
// CHECK-NEXT: ^bb0([[H:%.*]]: tensor<8x16xf32>, [[W:%.*]]: tensor<16x64xf32>):
// CHECK: [[T:%.*]] = "stablehlo.reduce"([[H]], %{{.*}}) <{dimensions = array<i64: 0, 1>}>
// CHECK: [[T1:%.*]] = "stablehlo.reshape"([[T]]) : (tensor<f32>) -> tensor<1xf32>
// CHECK: "sdy.return"(%{{.*}}, [[T1]]) : (tensor<8xf32>, tensor<1xf32>) -> ()
// CHECK: out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}]>]>
// CHECK-SAME: -> (tensor<32xf32>, tensor<4xf32>)
// CHECK: [[G:%.*]] = "sdy.manual_computation"([[GS]], [[F]]#1, [[WS]], [[HS]]) ({
// CHECK-NEXT: ^bb0([[G0:%.*]]: tensor<8xf32>, [[T0:%.*]]: tensor<1xf32>, [[W0:%.*]]: tensor<16x64xf32>, [[H0:%.*]]: tensor<8x16xf32>):
// CHECK-NEXT: [[S:%.*]] = "stablehlo.reshape"([[T0]]) : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT: [[X:%.*]] = "stablehlo.dot_general"([[H0]], [[W0]]) {{.*}} {grpo.rematerialized}
// CHECK-NEXT: [[B:%.*]] = "stablehlo.broadcast_in_dim"([[S]])
// CHECK-NEXT: [[Y:%.*]] = "stablehlo.subtract"([[X]], [[B]])
// CHECK-NEXT: [[E:%.*]] = "stablehlo.exponential"([[Y]])
// CHECK: "stablehlo.multiply"([[E]], %{{.*}})
// CHECK: "stablehlo.dot_general"(%{{.*}}, [[W0]])

// What autodiff keeps for something else stays: a residual that is read elsewhere too, one that arrives with
// another sharding, a computation over some of the axes.

// CHECK: "func.func"{{.*}}sym_name = "read_elsewhere"
// CHECK-NOT: grpo.rematerialized
// CHECK: "func.func"{{.*}}sym_name = "other_sharding"
// CHECK-NOT: grpo.rematerialized
// CHECK: "func.func"{{.*}}sym_name = "sorted"
// CHECK: grpo.rematerialized

// The last function's copy is in no chain that can be fused, so the module keeps all residuals.

// WHOLE: remark: [outline] missed: the logits, or a value as large, are returned
// WHOLE-NOT: grpo.rematerialized
"builtin.module"() <{sym_name = "m"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2, "b"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<32x16xf32>, tensor<16x64xf32>, tensor<32xf32>) -> (tensor<32xf32>, tensor<32x16xf32>), sym_name = "main"}> ({
  ^bb0(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %g: tensor<32xf32>):
    %0:3 = "sdy.manual_computation"(%h, %w) ({
    ^bb0(%h0: tensor<8x16xf32>, %w0: tensor<16x64xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %t = "stablehlo.reduce"(%h0, %zero) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %x = "stablehlo.dot_general"(%h0, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
      %tb = "stablehlo.broadcast_in_dim"(%t) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64xf32>
      %y = "stablehlo.subtract"(%x, %tb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %e = "stablehlo.exponential"(%y) : (tensor<8x64xf32>) -> tensor<8x64xf32>
      %z = "stablehlo.reduce"(%e, %zero) <{dimensions = array<i64: 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      "sdy.return"(%z, %e, %w0) : (tensor<8xf32>, tensor<8x64xf32>, tensor<16x64xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>} : (tensor<32x16xf32>, tensor<16x64xf32>) -> (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>)
    %1 = "sdy.manual_computation"(%g, %0#1, %0#2) ({
    ^bb0(%g0: tensor<8xf32>, %e0: tensor<8x64xf32>, %w0: tensor<16x64xf32>):
      %gb = "stablehlo.broadcast_in_dim"(%g0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = "stablehlo.multiply"(%e0, %gb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %dh = "stablehlo.dot_general"(%d, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      "sdy.return"(%dh) : (tensor<8x16xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>]>} : (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x16xf32>
    "func.return"(%0#0, %1) : (tensor<32xf32>, tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x16xf32>, tensor<16x64xf32>, tensor<32xf32>) -> (tensor<32x64xf32>, tensor<32x16xf32>), sym_name = "read_elsewhere"}> ({
  ^bb0(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %g: tensor<32xf32>):
    %0:3 = "sdy.manual_computation"(%h, %w) ({
    ^bb0(%h0: tensor<8x16xf32>, %w0: tensor<16x64xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %t = "stablehlo.reduce"(%h0, %zero) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %x = "stablehlo.dot_general"(%h0, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
      %tb = "stablehlo.broadcast_in_dim"(%t) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64xf32>
      %y = "stablehlo.subtract"(%x, %tb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %e = "stablehlo.exponential"(%y) : (tensor<8x64xf32>) -> tensor<8x64xf32>
      %z = "stablehlo.reduce"(%e, %zero) <{dimensions = array<i64: 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      "sdy.return"(%z, %e, %w0) : (tensor<8xf32>, tensor<8x64xf32>, tensor<16x64xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>} : (tensor<32x16xf32>, tensor<16x64xf32>) -> (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>)
    %1 = "sdy.manual_computation"(%g, %0#1, %0#2) ({
    ^bb0(%g0: tensor<8xf32>, %e0: tensor<8x64xf32>, %w0: tensor<16x64xf32>):
      %gb = "stablehlo.broadcast_in_dim"(%g0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = "stablehlo.multiply"(%e0, %gb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %dh = "stablehlo.dot_general"(%d, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      "sdy.return"(%dh) : (tensor<8x16xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>]>} : (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x16xf32>
    "func.return"(%0#1, %1) : (tensor<32x64xf32>, tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x16xf32>, tensor<16x64xf32>, tensor<32xf32>) -> (tensor<32xf32>, tensor<32x16xf32>), sym_name = "other_sharding"}> ({
  ^bb0(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %g: tensor<32xf32>):
    %0:3 = "sdy.manual_computation"(%h, %w) ({
    ^bb0(%h0: tensor<8x16xf32>, %w0: tensor<16x64xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %t = "stablehlo.reduce"(%h0, %zero) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %x = "stablehlo.dot_general"(%h0, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
      %tb = "stablehlo.broadcast_in_dim"(%t) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64xf32>
      %y = "stablehlo.subtract"(%x, %tb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %e = "stablehlo.exponential"(%y) : (tensor<8x64xf32>) -> tensor<8x64xf32>
      %z = "stablehlo.reduce"(%e, %zero) <{dimensions = array<i64: 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      "sdy.return"(%z, %e, %w0) : (tensor<8xf32>, tensor<8x64xf32>, tensor<16x64xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>} : (tensor<32x16xf32>, tensor<16x64xf32>) -> (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>)
    %1 = "sdy.manual_computation"(%g, %0#1, %0#2) ({
    ^bb0(%g0: tensor<8xf32>, %e0: tensor<8x64xf32>, %w0: tensor<16x64xf32>):
      %gb = "stablehlo.broadcast_in_dim"(%g0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = "stablehlo.multiply"(%e0, %gb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %dh = "stablehlo.dot_general"(%d, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      "sdy.return"(%dh) : (tensor<8x16xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"b", "a"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>]>} : (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x16xf32>
    "func.return"(%0#0, %1) : (tensor<32xf32>, tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x16xf32>, tensor<16x64xf32>, tensor<32xf32>) -> (tensor<32xf32>, tensor<32x16xf32>), sym_name = "sorted"}> ({
  ^bb0(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %g: tensor<32xf32>):
    %0:3 = "sdy.manual_computation"(%h, %w) ({
    ^bb0(%h0: tensor<8x16xf32>, %w0: tensor<16x64xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %t = "stablehlo.reduce"(%h0, %zero) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %x = "stablehlo.dot_general"(%h0, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
      %tb = "stablehlo.broadcast_in_dim"(%t) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64xf32>
      %y = "stablehlo.subtract"(%x, %tb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
      %e = "stablehlo.exponential"(%y) : (tensor<8x64xf32>) -> tensor<8x64xf32>
      %z = "stablehlo.reduce"(%e, %zero) <{dimensions = array<i64: 1>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%s) : (tensor<f32>) -> ()
      }) : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      "sdy.return"(%z, %e, %w0) : (tensor<8xf32>, tensor<8x64xf32>, tensor<16x64xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>} : (tensor<32x16xf32>, tensor<16x64xf32>) -> (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>)
    %1 = "sdy.manual_computation"(%g, %0#1, %0#2) ({
    ^bb0(%g0: tensor<8xf32>, %e0: tensor<8x64xf32>, %w0: tensor<16x64xf32>):
      %gb = "stablehlo.broadcast_in_dim"(%g0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = "stablehlo.sort"(%e0) <{dimension = 0 : i64, is_stable = false}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = "stablehlo.compare"(%p, %q) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
        "stablehlo.return"(%s) : (tensor<i1>) -> ()
      }) : (tensor<8x64xf32>) -> tensor<8x64xf32>
      %dh = "stablehlo.dot_general"(%d, %w0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
      "sdy.return"(%dh) : (tensor<8x16xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>, <@mesh, [{"a", "b"}, {}]>, <@mesh, [{"a", "b"}, {}]>]>, manual_axes = #sdy<manual_axes{"a", "b"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}]>]>} : (tensor<32xf32>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x16xf32>
    "func.return"(%0#0, %1) : (tensor<32xf32>, tensor<32x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
