// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-uneven.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' --remarks=all 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err

// 61 columns over two devices: one is added, and left out of everything that is found over columns.  The sweep's values
// are sharded on the second mesh, whose devices are in another order.

// REMARK: remark: [partition] applied: a sweep over 32 rows x 61 columns runs on 4 devices: rows split over "f" and columns split over "t" after 1 were added, 16 x 31 on each

// CHECK: [[W:%.*]] = "stablehlo.pad"(%arg1, %{{.*}}) <{edge_padding_high = array<i64: 0, 1>{{.*}}-> tensor<16x62xf32>
// CHECK: [[R:%.*]]:6 = "sdy.manual_computation"(%arg0, [[W]]) ({
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<4x4x16xf32>, %{{.*}}: tensor<16x31xf32>):
// The device's place is looked up.
// CHECK: [[ID:%.*]] = "stablehlo.partition_id"
// CHECK: [[PLACES:%.*]] = "stablehlo.constant"() <{value = dense<[1, 3, 0, 2]> : tensor<4xui32>}>
// CHECK: [[DEVICE:%.*]] = "stablehlo.convert"([[ID]])
// CHECK: "stablehlo.dynamic_slice"([[PLACES]], [[DEVICE]])
// CHECK: [[FIRST:%.*]] = "stablehlo.broadcast_in_dim"({{.*}}-> tensor<16xi32>
// CHECK: [[END:%.*]] = "stablehlo.subtract"(%{{.*}}, [[FIRST]])
// CHECK: "vocab.sweep"(%{{.*}}, %{{.*}}, [[END]], %{{.*}}, %{{.*}}) ({
// CHECK-NEXT: ^bb0([[X:%.*]]: tensor<f32>, [[E:%.*]]: tensor<i32>, [[COLUMN:%.*]]: tensor<i32>):
// CHECK-DAG: [[HERE:%.*]] = "stablehlo.compare"([[COLUMN]], [[E]]) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}>
// CHECK-DAG: [[LOWEST:%.*]] = "stablehlo.constant"() <{value = dense<0xFF800000>
// CHECK-DAG: [[BELOW:%.*]] = "stablehlo.select"([[HERE]], [[X]], [[LOWEST]])
// CHECK-DAG: [[ZERO:%.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00>
// CHECK-DAG: [[NONE:%.*]] = "stablehlo.select"([[HERE]], [[X]], [[ZERO]])
// The exponent, its factor 1, which needs no mask, the factor x with one; a maximum; the gradients: that by weights is cut.
// CHECK: "vocab.yield"([[BELOW]], %{{.*}}, [[X]], [[HERE]], [[BELOW]], [[NONE]], [[X]])
// CHECK: masked = array<i64: 1>
// CHECK: replica_groups = dense<{{\[\[}}2, 0], [3, 1]]>
// CHECK: replica_groups = dense<{{\[\[}}2, 3], [0, 1]]>
// CHECK: <@mesh_0, [{"f"}, {}, {}]>, <@mesh_0, [{}, {"t"}]>]>
// CHECK: "stablehlo.slice"([[R]]#5) <{limit_indices = array<i64: 16, 61>
"builtin.module"() <{sym_name = "m"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["all"=4]>, sym_name = "mesh"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=2, "t"=2], device_ids=[2, 0, 3, 1]>, sym_name = "mesh_0"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"all"}, {}, {}]>}, {}], function_type = (tensor<8x4x16xf32>, tensor<16x61xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16x61xf32>), sym_name = "main"}> ({
  ^bb0(%h: tensor<8x4x16xf32>, %w: tensor<16x61xf32>):
    %rows = "stablehlo.reshape"(%h) : (tensor<8x4x16xf32>) -> tensor<32x16xf32>
    %0:6 = "vocab.sweep"(%rows, %w, %w, %rows) ({
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
      "vocab.yield"(%x, %one, %x, %x, %x, %x) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
    }) {rows = 32 : i64, cols = 61 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{degrees = array<i64: 0, 0>, kind = "online"}, {kind = "max"},
                 {kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]},
                 {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["f32"]}]}
      : (tensor<32x16xf32>, tensor<16x61xf32>, tensor<16x61xf32>, tensor<32x16xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16x61xf32>)
    "func.return"(%0#0, %0#1, %0#3, %0#4, %0#5) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16x61xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32} : () -> ()
