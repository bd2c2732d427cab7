// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-fsdp-tp.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' --remarks=all 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err
// RUN: %grpo-opt %s --always-fuse --pass-pipeline='builtin.module(partition)' 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: %grpo-opt %s --always-fuse --propagate='exit 3' --pass-pipeline='builtin.module(partition)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAILED
// RUN: %grpo-opt %s --propagate='cat %S/Inputs/partition-fsdp-tp.json' --pass-pipeline='builtin.module(partition)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SMALL
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-unreduced.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' 2>&1 | FileCheck %s --check-prefix=UNREDUCED
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-copies.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' 2>&1 | FileCheck %s --check-prefix=COPIES

// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-exchange.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' 2>&1 | FileCheck %s --check-prefix=EXCHANGE
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-parts.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' --remarks=all 2>&1 | FileCheck %s --check-prefix=PARTS

// Rows over "f" and columns over "t" (the propagation's answer is a file). Weights are gathered over
// "f", the index that columns are compared with is shifted, online sums are combined over "t" with the
// lacking term of degree 0 added, and the index of the largest comes with its value.

// REMARK: remark: [partition] applied: a sweep over 32 rows x 64 columns runs on 8 devices: rows split over "f" and columns split over "t", 8 x 32 on each
// REMARK: rows split over "f" and columns split over "t", 8 x 32 on each

// CHECK: [[R:%.*]]:6 = "sdy.manual_computation"(%arg0, %arg1, %arg2) ({
// CHECK-NEXT: ^bb0([[H:%.*]]: tensor<2x4x16xf32>, [[W:%.*]]: tensor<4x32xf32>, [[ID:%.*]]: tensor<2x4xi32>):
// CHECK-DAG: [[GATHERED:%.*]] = "stablehlo.all_gather"([[W]]) <{all_gather_dim = 0 : i64, {{.*}}replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}>
// CHECK-DAG: [[ROWS:%.*]] = "stablehlo.reshape"([[H]]) : (tensor<2x4x16xf32>) -> tensor<8x16xf32>
// CHECK-DAG: [[SHIFTED:%.*]] = "stablehlo.subtract"(%{{.*}}, %{{.*}}) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
// CHECK: [[L:%.*]]:6 = "vocab.sweep"([[ROWS]], [[GATHERED]], [[SHIFTED]])
// CHECK: cols = 32 : i64, row_operands = 1 : i64, rows = 8 : i64, sinks = [{degrees = array<i64: 1, 0>, kind = "online"}, {kind = "sum"}, {kind = "argmax"}, {kind = "max"}]
// CHECK: [[MAX:%.*]] = "stablehlo.all_reduce"([[L]]#0) <{{.*}}replica_groups = dense<{{\[\[}}0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>
// CHECK: "stablehlo.maximum"
// CHECK: "stablehlo.exponential"
// CHECK: "stablehlo.minimum"
// The second sweep takes the first one's maximum as it is in the region.
// CHECK: "vocab.sweep"([[ROWS]], [[GATHERED]], [[MAX]], [[GATHERED]], [[ROWS]])
// CHECK: "sdy.return"
// CHECK: in_shardings = #sdy.sharding_per_value<[<@mesh, [{"f"}, {}, {}]>, <@mesh, [{"f"}, {"t"}]>, <@mesh, [{"f"}, {}]>]>, manual_axes = #sdy<manual_axes{"f", "t"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"f"}, {}]>, <@mesh, [{"f"}, {}]>, <@mesh, [{"f"}, {}]>, <@mesh, [{"f"}, {}]>, <@mesh, [{"f"}, {}, {}]>, <@mesh, [{"f"}, {"t"}]>]>

// ALONE: remark: [partition] missed: the program was not split: nothing here can propagate its shardings (--propagate=COMMAND names what can)
// ALONE-NOT: sdy.manual_computation
// FAILED: the program was not split: `exit 3` did not propagate its shardings: exit status: 3
// FAILED-NOT: sdy.manual_computation
// The batch takes one part of "f", the sequence the other: together they are "f".
// PARTS: remark: [partition] applied: a sweep over 32 rows x 64 columns runs on 8 devices: rows split over "f" and columns split over "t", 8 x 32 on each
// PARTS: "sdy.manual_computation"
// PARTS-NEXT: ^bb0([[H:%.*]]: tensor<4x2x16xf32>
// PARTS-DAG: "stablehlo.all_gather"(%{{.*}}) <{all_gather_dim = 0 : i64, {{.*}}replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]>
// PARTS: in_shardings = #sdy.sharding_per_value<[<@mesh, [{"f":(1)2}, {"f":(2)2}, {}]>
// PARTS-SAME: manual_axes{"f", "t"}
// SMALL: the program was not split: not worth it: 8 rows x 32 columns on each device are 0.0 MiB of f32 logits (a fused loss pays from 32 MiB, --min-logits; --always-fuse overrides)
// SMALL-NOT: sdy.manual_computation
// The gradient by hidden states, which the program leaves unreduced, is not summed in the region; that by weights is
// rounded to bf16 first, which a part of a sum must not be.
// UNREDUCED: "vocab.sweep"
// UNREDUCED: "stablehlo.all_reduce"
// UNREDUCED: "vocab.sweep"
// UNREDUCED-NOT: stablehlo.reduce_scatter
// UNREDUCED: "stablehlo.all_reduce"(%{{.*}}#1) <{{.*}}replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]>
// UNREDUCED-NOT: stablehlo.all_reduce
// UNREDUCED: out_shardings = {{.*}}, <@mesh, [{"f"}, {}, {}], unreduced={"t"}>, <@mesh, [{}, {"t"}]>]>
// Rows over both axes, of weights that are sharded over one (HSDP): their gradient is summed once, and each device takes its part.
// COPIES: "vocab.sweep"
// COPIES: [[G:%.*]]:2 = "vocab.sweep"
// COPIES: [[SUM:%.*]] = "stablehlo.all_reduce"([[G]]#1) <{{.*}}replica_groups = dense<{{\[\[}}0, 2, 4, 6, 1, 3, 5, 7]]> : tensor<1x8xi64>
// COPIES: "stablehlo.dynamic_slice"([[SUM]], {{.*}}slice_sizes = array<i64: 4, 64>
// COPIES-NOT: stablehlo.reduce_scatter
// COPIES-NOT: stablehlo.all_reduce
// COPIES: "sdy.return"
// "t" splits the dimension that the head contracts, and no rows: it splits columns here. Weights are resharded before the region,
// and their gradient behind it. The index is shifted by the device's first column.
// EXCHANGE: [[WEIGHTS:%.*]] = "sdy.sharding_constraint"(%arg1) {sharding = #sdy.sharding<@mesh, [{"t"}, {}]>}
// EXCHANGE: [[R:%.*]]:6 = "sdy.manual_computation"(%arg0, [[WEIGHTS]], %arg2) ({
// EXCHANGE-NEXT: ^bb0(%{{.*}}: tensor<2x4x16xf32>, [[W:%.*]]: tensor<16x32xf32>, %{{.*}}: tensor<2x4xi32>):
// EXCHANGE: "stablehlo.subtract"(%{{.*}}, %{{.*}}) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
// EXCHANGE: "vocab.sweep"(%{{.*}}, [[W]], %{{.*}})
// EXCHANGE: [[G:%.*]]:2 = "vocab.sweep"(%{{.*}}, [[W]], %{{.*}}, [[W]], %{{.*}})
// EXCHANGE: "stablehlo.all_reduce"([[G]]#1) <{{.*}}replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]>
// EXCHANGE: in_shardings = {{.*}}, <@mesh, [{}, {"t"}]>, {{.*}}out_shardings = {{.*}}, <@mesh, [{}, {"t"}]>]>
// EXCHANGE: "sdy.sharding_constraint"([[R]]#5) {sharding = #sdy.sharding<@mesh, [{"t"}, {}]>}
"builtin.module"() <{sym_name = "m"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=4, "t"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {"t"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}], function_type = (tensor<8x4x16xf32>, tensor<16x64xf32>, tensor<8x4xi32>) -> (tensor<32xf32>, tensor<8x4xf32>, tensor<32xf32>, tensor<32xi32>, tensor<32x16xf32>, tensor<16x64xf32>), sym_name = "main"}> ({
  ^bb0(%h: tensor<8x4x16xf32>, %w: tensor<16x64xf32>, %id: tensor<8x4xi32>):
    %rows = "stablehlo.reshape"(%h) : (tensor<8x4x16xf32>) -> tensor<32x16xf32>
    %ids = "stablehlo.reshape"(%id) : (tensor<8x4xi32>) -> tensor<32xi32>
    %0:4 = "vocab.sweep"(%rows, %w, %ids) ({
    ^bb0(%x: tensor<f32>, %i: tensor<i32>, %column: tensor<i32>):
      %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %hit = "stablehlo.compare"(%column, %i) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %picked = "stablehlo.select"(%hit, %x, %zero) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "vocab.yield"(%x, %one, %picked, %x) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
    }) {rows = 32 : i64, cols = 64 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{degrees = array<i64: 1>, kind = "online"}, {kind = "sum"}, {kind = "argmax"}]}
      : (tensor<32x16xf32>, tensor<16x64xf32>, tensor<32xi32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xi32>)
    %split = "stablehlo.reshape"(%0#1) : (tensor<32xf32>) -> tensor<8x4xf32>
    %1:2 = "vocab.sweep"(%rows, %w, %0#0, %w, %rows) ({
    ^bb0(%x: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
      %d = "stablehlo.subtract"(%x, %m) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "vocab.yield"(%d, %d) : (tensor<f32>, tensor<f32>) -> ()
    }) {rows = 32 : i64, cols = 64 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]},
                 {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["bf16", "f32"]}]}
      : (tensor<32x16xf32>, tensor<16x64xf32>, tensor<32xf32>, tensor<16x64xf32>, tensor<32x16xf32>) -> (tensor<32x16xf32>, tensor<16x64xf32>)
    "func.return"(%0#0, %split, %0#2, %0#3, %1#0, %1#1) : (tensor<32xf32>, tensor<8x4xf32>, tensor<32xf32>, tensor<32xi32>, tensor<32x16xf32>, tensor<16x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32} : () -> ()
