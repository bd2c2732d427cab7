// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-loop.json' \
// RUN:   --pass-pipeline='builtin.module(partition)' --remarks=none | FileCheck %s

// The gradient by weights that a loop accumulates has no barrier behind its sum over devices: the compiler moves the sum out of the
// loop. (partition-regions.mlir has the barrier outside of loops.)

// CHECK-LABEL: sym_name = "accumulated"
// CHECK: stablehlo.while
// CHECK: sdy.manual_computation
// CHECK: [[DW:%.*]] = "stablehlo.reduce_scatter"
// CHECK-NOT: stablehlo.optimization_barrier
// CHECK: "sdy.return"([[DW]])
"builtin.module"() <{sym_name = "m"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=4]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}]>}], function_type = (tensor<4096x256xf32>, tensor<256x8192xf32>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<256x8192xf32>, sym_name = "accumulated"}> ({
  ^bb0(%h: tensor<4096x256xf32>, %w: tensor<256x8192xf32>, %m: tensor<4096xf32>, %g: tensor<4096xf32>):
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %none = "stablehlo.constant"() <{value = dense<0.0> : tensor<256x8192xf32>}> : () -> tensor<256x8192xf32>
    %r:2 = "stablehlo.while"(%zero, %none) ({
    ^bb0(%i: tensor<i32>, %sum: tensor<256x8192xf32>):
      %more = "stablehlo.compare"(%i, %two) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%more) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i32>, %sum: tensor<256x8192xf32>):
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %next = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %dw = "vocab.sweep"(%h, %w, %m, %g, %h) ({
      ^bb0(%x: tensor<f32>, %most: tensor<f32>, %u: tensor<f32>, %column: tensor<i32>):
        %d = "stablehlo.subtract"(%x, %most) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %e = "stablehlo.exponential"(%d) : (tensor<f32>) -> tensor<f32>
        %p = "stablehlo.multiply"(%e, %u) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "vocab.yield"(%p) : (tensor<f32>) -> ()
      }) {rows = 4096 : i64, cols = 8192 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
          sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
        : (tensor<4096x256xf32>, tensor<256x8192xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x256xf32>) -> tensor<256x8192xf32>
      %added = "stablehlo.add"(%sum, %dw) : (tensor<256x8192xf32>, tensor<256x8192xf32>) -> tensor<256x8192xf32>
      "stablehlo.return"(%next, %added) : (tensor<i32>, tensor<256x8192xf32>) -> ()
    }) : (tensor<i32>, tensor<256x8192xf32>) -> (tensor<i32>, tensor<256x8192xf32>)
    "func.return"(%r#1) : (tensor<256x8192xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32} : () -> ()
