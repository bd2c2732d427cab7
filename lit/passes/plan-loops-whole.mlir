// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops,lower-loops)' --remarks=none | FileCheck %s --check-prefix=LOWERED
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --remarks=none | FileCheck %s --check-prefix=KEPT
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --remarks=all 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(plan-loops)' --max-remaining=16MiB --remarks=none | FileCheck %s --check-prefix=TILES
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --max-remaining=16MiB --remarks=none | FileCheck %s --check-prefix=TILES

// Logits of at most 1 GiB are computed at once: loops would read the weights again for every chunk or tile.

// LOWERED-LABEL: @head
// LOWERED-NOT: stablehlo.while
// LOWERED: stablehlo.dot_general {{.*}} -> tensor<512x65536xbf16>
// LOWERED: stablehlo.optimization_barrier {{.*}} tensor<512x65536xbf16>
// LOWERED: stablehlo.dot_general {{.*}} -> tensor<512x2048xf32>
// LOWERED: stablehlo.dot_general {{.*}} -> tensor<2048x65536xbf16>
// LOWERED-NOT: stablehlo.dot_general
// LOWERED: return

// Two sweeps read the logits that one product computes.

// REMARK: remark: [plan-loops] applied: computes 512x65536 logits once, and keeps them
// REMARK: remark: [plan-loops] applied: a step of this loss is predicted to take {{.*}} ms as it is and {{.*}} ms in loops, which leave 64.0 of
// REMARK-NOT: remark
// KEPT-LABEL: @head
// KEPT: %[[#X:]] = stablehlo.dot_general %arg0, %arg1, {{.*}} -> tensor<512x65536xbf16>
// KEPT: "vocab.sweep"(%[[#X]], %arg2)
// KEPT: col_major = {cols = 65536 : i64, rows = 512 : i64}{{.*}}kind = "logits"
// KEPT: "vocab.sweep"(%[[#X]], %arg2,
// KEPT: col_major = {cols = 65536 : i64, rows = 512 : i64}{{.*}}kind = "logits"

// Not so if `max_remaining` does not allow them.

// TILES-LABEL: @head
// TILES-NOT: col_major = {cols = 65536 : i64, rows = 512 : i64}
// TILES: return
func.func @head(%h: tensor<512x2048xbf16>, %w: tensor<2048x65536xbf16>, %ids: tensor<512xi32>, %g: tensor<512xf32>)
    -> (tensor<512xf32>, tensor<512xf32>, tensor<512x2048xbf16>, tensor<2048x65536xbf16>) {
  %m, %z, %p = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<bf16>, %id: tensor<i32>, %column: tensor<i32>):
    %e = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %is = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %pick = stablehlo.select %is, %e, %none : tensor<i1>, tensor<f32>
    "vocab.yield"(%e, %one, %pick) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) {rows = 512 : i64, cols = 65536 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}, {kind = "sum"}]}
    : (tensor<512x2048xbf16>, tensor<2048x65536xbf16>, tensor<512xi32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
  %log = stablehlo.log %z : tensor<512xf32>
  %lse = stablehlo.add %m, %log : tensor<512xf32>
  %slope = stablehlo.multiply %g, %g : tensor<512xf32>
  %dh, %dw = "vocab.sweep"(%h, %w, %ids, %lse, %slope, %w, %h) ({
  ^bb0(%x: tensor<bf16>, %id: tensor<i32>, %l: tensor<f32>, %s: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    %below = stablehlo.subtract %e, %l : tensor<f32>
    %prob = stablehlo.exponential %below : tensor<f32>
    %is = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %hot = stablehlo.convert %is : (tensor<i1>) -> tensor<f32>
    %error = stablehlo.subtract %hot, %prob : tensor<f32>
    %d = stablehlo.multiply %s, %error : tensor<f32>
    %narrow = stablehlo.convert %d : (tensor<f32>) -> tensor<bf16>
    "vocab.yield"(%narrow, %narrow) : (tensor<bf16>, tensor<bf16>) -> ()
  }) {rows = 512 : i64, cols = 65536 : i64, row_operands = 3 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<512x2048xbf16>, tensor<2048x65536xbf16>, tensor<512xi32>, tensor<512xf32>, tensor<512xf32>,
       tensor<2048x65536xbf16>, tensor<512x2048xbf16>) -> (tensor<512x2048xbf16>, tensor<2048x65536xbf16>)
  return %z, %p, %dh, %dw : tensor<512xf32>, tensor<512xf32>, tensor<512x2048xbf16>, tensor<2048x65536xbf16>
}
