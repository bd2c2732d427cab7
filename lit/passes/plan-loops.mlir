// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --remarks=none | FileCheck %s
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops,lower-loops)' --remarks=none | FileCheck %s --check-prefix=LOOPS
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --memory-budget=1.25x --remarks=none | FileCheck %s --check-prefix=POOR
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops,lower-loops)' --memory-budget=1.25x --remarks=none | FileCheck %s --check-prefix=KEPT
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --memory-budget=1.25x --remarks=all 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(plan-loops)' --remarks=all 2>&1 >/dev/null | FileCheck %s --check-prefix=PREDICTED
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --tile-n=1024 --remarks=none | FileCheck %s --check-prefix=GIVEN
// RUN: %grpo-opt %s --target=h100 --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --tile-v=1024 --remarks=none | FileCheck %s --check-prefix=COLUMNS
// RUN: %grpo-opt %s --target=portable --pass-pipeline='builtin.module(chunk-rows,plan-loops)' --remarks=none | FileCheck %s --check-prefix=COLUMNS

// What lies between the sweeps of a loss works on each row alone: both are in a loop over chunks of rows with all columns.

// CHECK-LABEL: @head
// CHECK: %[[#R:]]:{{[0-9]+}} = stablehlo.while
// CHECK: stablehlo.dot_general {{.*}} -> tensor<4096x151936xbf16>
// CHECK: "vocab.sweep"(
// CHECK: plan = {{.*}}col_major = {cols = 151936 : i64, rows = 4096 : i64}{{.*}}kind = "logits"
// CHECK: "vocab.sweep"(
// CHECK: plan = {{.*}}col_major = {cols = 151936 : i64, rows = 4096 : i64}{{.*}}kind = "logits"
// CHECK: %[[#DW:]] = stablehlo.convert %[[#R]]#5 : (tensor<4096x151936xf32>) -> tensor<4096x151936xbf16>
// CHECK: return %[[#R]]#2, %[[#R]]#3, %[[#R]]#4, %[[#DW]]

// The logits of a chunk are computed once. Behind the barrier the gradient reads them, and both gradients read that; the gradient
// of the weights is a sum in f32.
// LOOPS-LABEL: @head
// LOOPS: stablehlo.while({{.*}}) : tensor<i32>, tensor<8192xf32>, tensor<8192xf32>, tensor<8192xf32>, tensor<8192x4096xbf16>, tensor<4096x151936xf32>
// LOOPS: stablehlo.dynamic_slice {{.*}} -> tensor<4096x4096xbf16>
// LOOPS: stablehlo.dot_general {{.*}} -> tensor<4096x151936xbf16>
// LOOPS-NOT: stablehlo.dot_general
// LOOPS: stablehlo.log {{.*}} : tensor<4096xf32>
// LOOPS: stablehlo.optimization_barrier {{.*}}tensor<4096x151936xbf16>
// LOOPS: stablehlo.dot_general {{.*}} -> tensor<4096x4096xf32>
// LOOPS: stablehlo.dot_general {{.*}} -> tensor<4096x151936xf32>
// LOOPS: stablehlo.add {{.*}} : tensor<4096x151936xf32>
// LOOPS-NOT: stablehlo.dot_general
// LOOPS: stablehlo.convert {{.*}} : (tensor<4096x151936xf32>) -> tensor<4096x151936xbf16>
// LOOPS: return

// Where there is no memory for these sums, the loops run over tiles of columns, and the logits of half of the tiles are kept in the
// memory of the gradient of the weights: those of a tile take the columns of two.
// POOR-LABEL: @head
// POOR: %[[#S:]]:4 = "vocab.sweep"(%arg0, %arg1, %arg2)
// POOR: plan = {{.*}}col_major = {cols = 18992 : i64, rows = 8192 : i64}
// POOR-SAME: {array = array<i64: 4096, 151936>, kind = "stash", region = {cols = 75968 : i64, first = 0 : i64, rows = 8192 : i64}}
// POOR: "vocab.sweep"(%arg0, %arg1, %[[#S]]#3,
// POOR: stash = [{region = {cols = 75968 : i64, first = 0 : i64, rows = 8192 : i64}, source = 0 : i64}]
// REMARK: remark: [plan-loops] applied: keeps 50% of 8192x151936 logits in the memory of the weights' gradient

// The loop of the other tiles does not carry the array. Where logits are computed again, their gradient is in the same memory: an update
// for each half of the rows.
// KEPT-LABEL: @head
// KEPT: stablehlo.while({{.*}}tensor<4096x151936xbf16>, tensor<8192x4096xbf16>, tensor<4096x151936xbf16>
// KEPT: %[[#X:]] = stablehlo.dot_general {{.*}} -> tensor<8192x18992xbf16>
// KEPT: stablehlo.reshape %[[#X]] : {{.*}} -> tensor<155582464xbf16>
// KEPT: stablehlo.dynamic_update_slice {{.*}} : (tensor<4096x151936xbf16>, tensor<4096x37984xbf16>
// KEPT: stablehlo.while({{.*}} : tensor<i32>, tensor<8192xf32>, tensor<8192xf32>, tensor<8192xf32>, tensor<8192x4096xbf16>, tensor<4096x151936xbf16>
// KEPT: stablehlo.dot_general {{.*}} -> tensor<8192x18992xbf16>
// KEPT-NOT: stablehlo.dynamic_update_slice
// KEPT: stablehlo.while
// KEPT-NOT: stablehlo.dot_general
// KEPT: stablehlo.dynamic_slice {{.*}} : (tensor<4096x151936xbf16>, tensor<i32>, tensor<i32>) -> tensor<4096x37984xbf16>
// KEPT: stablehlo.dot_general {{.*}} -> tensor<8192x4096xf32>
// KEPT: stablehlo.dot_general {{.*}} -> tensor<4096x18992xbf16>
// KEPT: stablehlo.while
// KEPT: %[[#Y:]] = stablehlo.dot_general {{.*}} -> tensor<8192x18992xbf16>
// KEPT: stablehlo.dynamic_update_slice %[[#Y]], {{.*}} : (tensor<8192x18992xbf16>, tensor<4096x18992xbf16>
// KEPT: %[[#TOP:]] = stablehlo.optimization_barrier
// KEPT: stablehlo.dynamic_update_slice %[[#TOP]], {{.*}} : (tensor<8192x18992xbf16>, tensor<4096x18992xbf16>
// KEPT: %[[#D:]] = stablehlo.optimization_barrier
// KEPT: stablehlo.dot_general %[[#D]], {{.*}} -> tensor<8192x4096xf32>
// KEPT: stablehlo.dot_general %{{.*}}, %[[#D]], {{.*}} -> tensor<4096x18992xbf16>

// GIVEN-LABEL: @head
// GIVEN: stablehlo.dot_general {{.*}} -> tensor<1024x151936xbf16>
// GIVEN: plan = {{.*}}col_major = {cols = 151936 : i64, rows = 1024 : i64}

// COLUMNS-LABEL: @head
// COLUMNS-NOT: stablehlo.while
// COLUMNS-NOT: plan =
// COLUMNS: return
func.func @head(%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16>, %ids: tensor<8192xi32>, %g: tensor<8192xf32>)
    -> (tensor<8192xf32>, tensor<8192xf32>, tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) {
  %m, %z, %p = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<bf16>, %id: tensor<i32>, %column: tensor<i32>):
    %e = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %is = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %pick = stablehlo.select %is, %e, %none : tensor<i1>, tensor<f32>
    "vocab.yield"(%e, %one, %pick) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}, {kind = "sum"}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>, tensor<8192xi32>) -> (tensor<8192xf32>, tensor<8192xf32>, tensor<8192xf32>)
  %log = stablehlo.log %z : tensor<8192xf32>
  %lse = stablehlo.add %m, %log : tensor<8192xf32>
  %slope = stablehlo.multiply %g, %g : tensor<8192xf32>
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
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 3 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>, tensor<8192xi32>, tensor<8192xf32>, tensor<8192xf32>,
       tensor<4096x151936xbf16>, tensor<8192x4096xbf16>) -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>)
  return %z, %p, %dh, %dw : tensor<8192xf32>, tensor<8192xf32>, tensor<8192x4096xbf16>, tensor<4096x151936xbf16>
}

// Logits that are an input are read as one array, without a loop.

// CHECK-LABEL: @logits
// CHECK: plan = {{.*}}col_major = {cols = 151936 : i64, rows = 4096 : i64}
// PREDICTED: plan-loops.mlir:{{.*}}: remark: [plan-loops] applied: a step of this loss is predicted to take {{.*}} ms as it is and {{.*}} ms in loops, which leave 0.0 of
// LOOPS-LABEL: @logits
// LOOPS-NOT: stablehlo.while
// LOOPS: stablehlo.optimization_barrier %arg0, %arg1 : tensor<4096x151936xbf16>, tensor<4096xf32>
// LOOPS: stablehlo.exponential {{.*}} : tensor<4096x151936xf32>
// LOOPS: return
func.func @logits(%x: tensor<4096x151936xbf16>, %lse: tensor<4096xf32>) -> tensor<4096x151936xbf16> {
  %d = "vocab.sweep"(%x, %lse) ({
  ^bb0(%l: tensor<bf16>, %s: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.convert %l : (tensor<bf16>) -> tensor<f32>
    %below = stablehlo.subtract %e, %s : tensor<f32>
    %prob = stablehlo.exponential %below : tensor<f32>
    %narrow = stablehlo.convert %prob : (tensor<f32>) -> tensor<bf16>
    "vocab.yield"(%narrow) : (tensor<bf16>) -> ()
  }) {rows = 4096 : i64, cols = 151936 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<4096x151936xbf16>, tensor<4096xf32>) -> tensor<4096x151936xbf16>
  return %d : tensor<4096x151936xbf16>
}

// Weights with the vocabulary first, as of tied embeddings: the logits of a tile take the rows of two in the gradient.

// POOR-LABEL: @tied
// POOR: {array = array<i64: 151936, 4096>, kind = "stash", region = {cols = 75968 : i64, first = 0 : i64, rows = 8192 : i64}}
// KEPT-LABEL: @tied
// KEPT: stablehlo.dynamic_update_slice {{.*}} : (tensor<151936x4096xbf16>, tensor<37984x4096xbf16>
// KEPT: stablehlo.dynamic_slice {{.*}} : (tensor<151936x4096xbf16>, tensor<i32>, tensor<i32>) -> tensor<37984x4096xbf16>
// LOOPS-LABEL: @tied
func.func @tied(%h: tensor<8192x4096xbf16>, %w: tensor<151936x4096xbf16>, %ids: tensor<8192xi32>, %g: tensor<8192xf32>)
    -> (tensor<8192xf32>, tensor<8192xf32>, tensor<8192x4096xbf16>, tensor<151936x4096xbf16>) {
  %m, %z, %p = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<bf16>, %id: tensor<i32>, %column: tensor<i32>):
    %e = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %is = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %pick = stablehlo.select %is, %e, %none : tensor<i1>, tensor<f32>
    "vocab.yield"(%e, %one, %pick) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "vk", precision = []}],
      sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}, {kind = "sum"}]}
    : (tensor<8192x4096xbf16>, tensor<151936x4096xbf16>, tensor<8192xi32>) -> (tensor<8192xf32>, tensor<8192xf32>, tensor<8192xf32>)
  %log = stablehlo.log %z : tensor<8192xf32>
  %lse = stablehlo.add %m, %log : tensor<8192xf32>
  %slope = stablehlo.multiply %g, %g : tensor<8192xf32>
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
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 3 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "vk", precision = []}],
      sinks = [{kind = "contract_cols", layout = "vk", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "contract_rows", layout = "vk", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<8192x4096xbf16>, tensor<151936x4096xbf16>, tensor<8192xi32>, tensor<8192xf32>, tensor<8192xf32>,
       tensor<151936x4096xbf16>, tensor<8192x4096xbf16>) -> (tensor<8192x4096xbf16>, tensor<151936x4096xbf16>)
  return %z, %p, %dh, %dw : tensor<8192xf32>, tensor<8192xf32>, tensor<8192x4096xbf16>, tensor<151936x4096xbf16>
}
