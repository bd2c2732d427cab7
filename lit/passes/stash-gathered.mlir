// RUN: %grpo-opt %s --pass-pipeline='builtin.module(plan,stash)' --memory-budget=1.25x | FileCheck %s
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(plan,stash)' --memory-budget=4GiB | FileCheck %s
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(plan,stash)' --memory-budget=1.0x | FileCheck %s --check-prefix=NONE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(plan,stash)' --memory-budget=6GiB | FileCheck %s --check-prefix=ROOM
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(plan,stash)' --memory-budget=logits/2 | FileCheck %s --check-prefix=SHARE
// RUN: sed 's/%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16>/%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16> {jax.buffer_donor = true}/' %s \
// RUN:   | %grpo-opt - --pass-pipeline='builtin.module(plan,stash)' --memory-budget=4GiB | FileCheck %s --check-prefix=DONATED

// Weights that devices gather, and their gradient before it is scattered, come before what logits may take: arguments and results
// are 2.66 GB here, a quarter of which would hold logits, but the gathered weights are 1.24 GB and the gradient 0.62 more than
// a device's part of it. The sums of gradients that share a computation of the logits are 67 MB: they come first.

// CHECK-NOT: stash
// CHECK: fused_gradients = true
// CHECK-NOT: stash
// NONE-NOT: stash
// NONE-NOT: fused_gradients
// ROOM: kind = "stash"
// A share of the logits asks for nothing else; the gradient's memory holds them here.
// SHARE: kind = "stash"
// A result in the memory of a donated argument is counted once.
// DONATED: kind = "stash"
"sdy.mesh"() <{mesh = #sdy.mesh<["f"=2]>, sym_name = "mesh"}> : () -> ()
func.func public @main(%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16>)
    -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) {
  %0:2 = "sdy.manual_computation"(%h, %w) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"f"}, {}]>, <@mesh, [{"f"}, {}]>]>, manual_axes = #sdy<manual_axes{"f"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"f"}, {}]>, <@mesh, [{"f"}, {}]>]>}> ({
  ^bb0(%hidden: tensor<4096x4096xbf16>, %part: tensor<2048x151936xbf16>):
    %all = "stablehlo.all_gather"(%part) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2048x151936xbf16>) -> tensor<4096x151936xbf16>
    %max = "vocab.sweep"(%hidden, %all) ({
    ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
      %1 = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
      "vocab.yield"(%1) : (tensor<f32>) -> ()
    }) {rows = 4096 : i64, cols = 151936 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
      : (tensor<4096x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<4096xf32>
    %g:2 = "vocab.sweep"(%hidden, %all, %max, %all, %hidden) ({
    ^bb0(%x: tensor<bf16>, %m: tensor<f32>, %column: tensor<i32>):
      %1 = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
      %2 = stablehlo.subtract %1, %m : tensor<f32>
      %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
      "vocab.yield"(%3, %3) : (tensor<bf16>, tensor<bf16>) -> ()
    }) {rows = 4096 : i64, cols = 151936 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
        sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
        sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]},
                 {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
      : (tensor<4096x4096xbf16>, tensor<4096x151936xbf16>, tensor<4096xf32>, tensor<4096x151936xbf16>,
         tensor<4096x4096xbf16>) -> (tensor<4096x4096xbf16>, tensor<4096x151936xbf16>)
    %s = "stablehlo.reduce_scatter"(%g#1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %1 = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<4096x151936xbf16>) -> tensor<2048x151936xbf16>
    "sdy.return"(%g#0, %s) : (tensor<4096x4096xbf16>, tensor<2048x151936xbf16>) -> ()
  }) : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>)
  return %0#0, %0#1 : tensor<8192x4096xbf16>, tensor<4096x151936xbf16>
}
