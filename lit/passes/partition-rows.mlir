// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-rows.json' --pass-pipeline='builtin.module(partition)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-batch.json' --pass-pipeline='builtin.module(partition)' | FileCheck %s --check-prefix=BATCH

// The second token dimension is split over "c", which a reshape to one dimension would lose: what is computed of one
// number per row, with constants and spread scalars, is computed in two dimensions, where the sweeps' results have them.
// CHECK: [[ID:%.*]] = "stablehlo.maximum"(%arg2, %{{.*}}) : (tensor<8x16xi32>, tensor<8x16xi32>) -> tensor<8x16xi32>
// CHECK: [[R:%.*]]:2 = "sdy.manual_computation"(%arg0, %arg1, [[ID]]) ({
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<4x4x16xf32>
// CHECK: in_shardings = #sdy.sharding_per_value<[<@mesh, [{"f"}, {"c"}, {}]>
// CHECK-NOT: tensor<128xf32>
// CHECK: [[LOG:%.*]] = "stablehlo.log"([[R]]#1) : (tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK: [[SPREAD:%.*]] = "stablehlo.broadcast_in_dim"(%{{.*}}) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
// CHECK: [[TIMES:%.*]] = "stablehlo.multiply"([[LOG]], [[SPREAD]]) : (tensor<8x16xf32>
// CHECK: [[SUM:%.*]] = "stablehlo.add"([[R]]#0, [[TIMES]]) : (tensor<8x16xf32>
// CHECK: [[SIGN:%.*]] = "stablehlo.compare"([[SUM]], %{{.*}}) <{{.*}}> : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
// CHECK: [[CHOICE:%.*]] = "stablehlo.select"([[SIGN]], [[SUM]], %{{.*}}) : (tensor<8x16xi1>
// CHECK: [[FLAT:%.*]] = "stablehlo.reshape"([[CHOICE]]) : (tensor<8x16xf32>) -> tensor<128xf32>
// What meets other rows is done where the program does it.
// CHECK: "stablehlo.concatenate"([[FLAT]]
// CHECK: "func.return"([[CHOICE]],

// Where only the first dimension is split nothing is lost.
// BATCH: "stablehlo.log"(%{{.*}}) : (tensor<128xf32>) -> tensor<128xf32>
"builtin.module"() <{sym_name = "m"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=2, "c"=4]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {"c"}, {}]>}, {}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {"c"}]>}, {}], function_type = (tensor<8x16x16xf32>, tensor<16x64xf32>, tensor<8x16xi32>, tensor<f32>) -> (tensor<8x16xf32>, tensor<256xf32>), sym_name = "main"}> ({
  ^bb0(%h: tensor<8x16x16xf32>, %w: tensor<16x64xf32>, %id: tensor<8x16xi32>, %t: tensor<f32>):
    %rows = "stablehlo.reshape"(%h) : (tensor<8x16x16xf32>) -> tensor<128x16xf32>
    %ids = "stablehlo.reshape"(%id) : (tensor<8x16xi32>) -> tensor<128xi32>
    %none = "stablehlo.constant"() <{value = dense<0> : tensor<128xi32>}> : () -> tensor<128xi32>
    %positive = "stablehlo.maximum"(%ids, %none) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi32>
    %0:2 = "vocab.sweep"(%rows, %w, %positive) ({
    ^bb0(%x: tensor<f32>, %i: tensor<i32>, %column: tensor<i32>):
      %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      %hit = "stablehlo.compare"(%column, %i) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %picked = "stablehlo.select"(%hit, %x, %zero) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "vocab.yield"(%x, %picked) : (tensor<f32>, tensor<f32>) -> ()
    }) {rows = 128 : i64, cols = 64 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{kind = "max"}, {kind = "sum"}]}
      : (tensor<128x16xf32>, tensor<16x64xf32>, tensor<128xi32>) -> (tensor<128xf32>, tensor<128xf32>)
    %log = "stablehlo.log"(%0#1) : (tensor<128xf32>) -> tensor<128xf32>
    %spread = "stablehlo.broadcast_in_dim"(%t) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %times = "stablehlo.multiply"(%log, %spread) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %sum = "stablehlo.add"(%0#0, %times) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %zeros = "stablehlo.constant"() <{value = dense<0.0> : tensor<128xf32>}> : () -> tensor<128xf32>
    %sign = "stablehlo.compare"(%sum, %zeros) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
    %choice = "stablehlo.select"(%sign, %sum, %zeros) : (tensor<128xi1>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %split = "stablehlo.reshape"(%choice) : (tensor<128xf32>) -> tensor<8x16xf32>
    %twice = "stablehlo.concatenate"(%choice, %choice) <{dimension = 0 : i64}> : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    "func.return"(%split, %twice) : (tensor<8x16xf32>, tensor<256xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32} : () -> ()
