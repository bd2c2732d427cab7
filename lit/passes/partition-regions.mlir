// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-regions.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' --remarks=all 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-regions.json' --target=tpu --memory-budget=4x \
// RUN:   --pass-pipeline='builtin.module(partition,single-pass,plan,stash)' --remarks=none | FileCheck %s --check-prefix=STASH
// Without a budget nothing is stashed: the head's gradient, added up over devices, is a temporary. Nor by the default one, which
// the gathered weights and that gradient exceed.
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-regions.json' --target=tpu --memory-budget=0 \
// RUN:   --pass-pipeline='builtin.module(partition,single-pass,plan,stash)' --remarks=none | FileCheck %s --check-prefix=POOR
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-regions.json' --target=tpu \
// RUN:   --pass-pipeline='builtin.module(partition,single-pass,plan,stash)' --remarks=none | FileCheck %s --check-prefix=POOR
// POOR-NOT: kind = "stash"
// POOR: kind = "contract_rows"
// POOR-NOT: kind = "stash"

// Sweeps share a region where what lies between them works on each row alone.  Then logits are stashed from one
// to the other, and given logits are read once, as on one device.

// REMARK-DAG: remark: [partition] left alone: a sweep shares no region with an earlier one, so that nothing is kept for it: stablehlo.reduce
// REMARK-DAG: remark: [partition] applied: a sweep over 1024 rows x 8192 columns runs on 2 devices: all rows and columns split over "t", 1024 x 4096 on each

// The weights are gathered once; the row program takes the place of a division outside.
// CHECK-LABEL: sym_name = "main"
// CHECK-NOT: stablehlo.divide
// CHECK: "sdy.manual_computation"(%{{.*}}) ({
// CHECK: [[W:%.*]] = "stablehlo.all_gather"
// CHECK-NOT: stablehlo.all_gather
// CHECK: [[S:%.*]]:2 = "vocab.sweep"(%{{.*}}, [[W]])
// CHECK: [[SCALE:%.*]] = "stablehlo.broadcast_in_dim"(%{{.*}}) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1024xf32>
// CHECK: [[Q:%.*]] = "stablehlo.divide"(%{{.*}}, [[S]]#1) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
// CHECK: [[C:%.*]] = "stablehlo.clamp"([[SCALE]], [[Q]], [[SCALE]])
// CHECK: "vocab.sweep"(%{{.*}}, [[W]], [[S]]#0, [[C]], %{{.*}})
// CHECK: [[DW:%.*]] = "stablehlo.reduce_scatter"
// Gradients leave together, so that the gathered weights are freed before the rest of the backward pass.
// CHECK: "stablehlo.optimization_barrier"({{.*}}[[DW]]
// CHECK: sdy.return
// CHECK-NOT: sdy.manual_computation
// CHECK-LABEL: sym_name = "logits"

// STASH-LABEL: sym_name = "main"
// STASH: vocab.sweep
// STASH: kind = "stash"
// STASH: vocab.sweep
// STASH: stash = [{region

// STASH-LABEL: sym_name = "logits"
// STASH: row_results = array<i64: 0, 1>
// STASH-NOT: vocab.sweep
// STASH-LABEL: sym_name = "mean"

// A mean over tokens in between: each sweep has a region of its own.
// CHECK-LABEL: sym_name = "mean"
// CHECK: sdy.manual_computation
// CHECK: stablehlo.reduce
// CHECK: sdy.manual_computation

// Within a shard_map over "f", over "t".
// CHECK-LABEL: sym_name = "nested"
// CHECK: "sdy.manual_computation"(%{{.*}}) <{{.*}}manual_axes{"f"}
// CHECK: "sdy.manual_computation"
// CHECK: replica_groups = dense<{{\[\[}}0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>
// CHECK: manual_axes = #sdy<manual_axes{"t"}>
"builtin.module"() <{sym_name = "m"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=4, "t"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {}], function_type = (tensor<8x512x256xf32>, tensor<256x8192xf32>, tensor<8x512xf32>, tensor<f32>) -> (tensor<4096xf32>, tensor<256x8192xf32>), sym_name = "main"}> ({
  ^bb0(%h: tensor<8x512x256xf32>, %w: tensor<256x8192xf32>, %c: tensor<8x512xf32>, %s: tensor<f32>):
    %rows = "stablehlo.reshape"(%h) : (tensor<8x512x256xf32>) -> tensor<4096x256xf32>
    %0:2 = "vocab.sweep"(%rows, %w) ({
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      "vocab.yield"(%x, %one) : (tensor<f32>, tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{degrees = array<i64: 0>, kind = "online"}]}
      : (tensor<4096x256xf32>, tensor<256x8192xf32>) -> (tensor<4096xf32>, tensor<4096xf32>)
    %sum = "stablehlo.reshape"(%0#1) : (tensor<4096xf32>) -> tensor<8x512xf32>
    %q = "stablehlo.divide"(%c, %sum) : (tensor<8x512xf32>, tensor<8x512xf32>) -> tensor<8x512xf32>
    %scaled = "stablehlo.clamp"(%s, %q, %s) : (tensor<f32>, tensor<8x512xf32>, tensor<f32>) -> tensor<8x512xf32>
    %g = "stablehlo.reshape"(%scaled) : (tensor<8x512xf32>) -> tensor<4096xf32>
    %1 = "vocab.sweep"(%rows, %w, %0#0, %g, %rows) ({
    ^bb0(%x: tensor<f32>, %m: tensor<f32>, %u: tensor<f32>, %column: tensor<i32>):
      %d = "stablehlo.subtract"(%x, %m) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %e = "stablehlo.exponential"(%d) : (tensor<f32>) -> tensor<f32>
      %p = "stablehlo.multiply"(%e, %u) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "vocab.yield"(%p) : (tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
      : (tensor<4096x256xf32>, tensor<256x8192xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x256xf32>) -> tensor<256x8192xf32>
    "func.return"(%0#0, %1) : (tensor<4096xf32>, tensor<256x8192xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}]>}], function_type = (tensor<4096x8192xf32>, tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096x8192xf32>), sym_name = "logits"}> ({
  ^bb0(%l: tensor<4096x8192xf32>, %c: tensor<4096xf32>):
    %0:2 = "vocab.sweep"(%l) ({
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      "vocab.yield"(%x, %one) : (tensor<f32>, tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "logits"}], sinks = [{degrees = array<i64: 0>, kind = "online"}]}
      : (tensor<4096x8192xf32>) -> (tensor<4096xf32>, tensor<4096xf32>)
    %q = "stablehlo.divide"(%c, %0#1) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
    %1 = "vocab.sweep"(%l, %0#0, %q) ({
    ^bb0(%x: tensor<f32>, %m: tensor<f32>, %u: tensor<f32>, %column: tensor<i32>):
      %d = "stablehlo.subtract"(%x, %m) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %e = "stablehlo.exponential"(%d) : (tensor<f32>) -> tensor<f32>
      %p = "stablehlo.multiply"(%e, %u) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "vocab.yield"(%p) : (tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
      : (tensor<4096x8192xf32>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096x8192xf32>
    "func.return"(%0#0, %1) : (tensor<4096xf32>, tensor<4096x8192xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}], function_type = (tensor<4096x8192xf32>) -> tensor<4096x8192xf32>, sym_name = "mean"}> ({
  ^bb0(%l: tensor<4096x8192xf32>):
    %0 = "vocab.sweep"(%l) ({
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      "vocab.yield"(%x) : (tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
      : (tensor<4096x8192xf32>) -> tensor<4096xf32>
    %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %total = "stablehlo.reduce"(%0, %zero) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %add = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%add) : (tensor<f32>) -> ()
    }) : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
    %u = "stablehlo.broadcast_in_dim"(%total) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4096xf32>
    %1 = "vocab.sweep"(%l, %u) ({
    ^bb0(%x: tensor<f32>, %by: tensor<f32>, %column: tensor<i32>):
      %p = "stablehlo.multiply"(%x, %by) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "vocab.yield"(%p) : (tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
      : (tensor<4096x8192xf32>, tensor<4096xf32>) -> tensor<4096x8192xf32>
    "func.return"(%1) : (tensor<4096x8192xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {"t"}]>}], function_type = (tensor<4096x8192xf32>) -> tensor<4096xf32>, sym_name = "nested"}> ({
  ^bb0(%l: tensor<4096x8192xf32>):
    %m = "sdy.manual_computation"(%l) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"f", ?}, {?}]>]>, manual_axes = #sdy<manual_axes{"f"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"f", ?}]>]>}> ({
    ^bb0(%local: tensor<1024x8192xf32>):
      %0 = "vocab.sweep"(%local) ({
      ^bb0(%x: tensor<f32>, %column: tensor<i32>):
        "vocab.yield"(%x) : (tensor<f32>) -> ()
      }) {rows = 1024 : i64, cols = 8192 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
        : (tensor<1024x8192xf32>) -> tensor<1024xf32>
      "sdy.return"(%0) : (tensor<1024xf32>) -> ()
    }) : (tensor<4096x8192xf32>) -> tensor<4096xf32>
    "func.return"(%m) : (tensor<4096xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32} : () -> ()
