// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --memory-budget=0 | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --memory-budget=0 --tile-n=100 --tile-v=200 | FileCheck %s --check-prefix=FORCED
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --target portable | FileCheck %s --check-prefix=PORTABLE

// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' | FileCheck %s --check-prefix=JOINT
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --memory-budget=1.05x | FileCheck %s --check-prefix=JOINT

// With memory for f32 sums, both gradients share one computation of the logits: for half of them where the other half
// lies in the memory of a bf16 result, in whole blocks. A sweep without both has nothing to share.
// JOINT-LABEL: @headline
// JOINT: plan = {col_major = {cols = {{[0-9]+}} : i64, rows = {{[0-9]+}} : i64}, fused_gradients = true,
// JOINT-LABEL: @tiny
// JOINT-NOT: fused_gradients

// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --memory-budget=1.02x | FileCheck %s --check-prefix=APART

// A remark says what a larger budget would change.
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --memory-budget=1.02x --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --memory-budget=0 --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOROOM
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan)' --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROOM --allow-empty
// SOME: [plan] applied: the gradients of 5120 of 8192 rows are computed apart, and the logits of each again: to share them would take 0.07 GB of f32 sums, and the memory budget leaves 0.05 GB
// NOROOM: [plan] applied: the gradients by hidden states and by weights are computed apart, and the logits of each again: to share them would take 0.07 GB of f32 sums, and the memory budget leaves 0.00 GB
// ROOM-NOT: [plan]

// With memory for the sums of some rows, those share it, and the first rows, whole blocks of both kernels, are apart.
// APART-LABEL: @headline
// APART: plan = {apart = 5120 : i64, col_major = {cols = {{[0-9]+}} : i64, rows = 512 : i64}, fused_gradients = true, row_major = {cols = {{[0-9]+}} : i64, rows = {{1024|512|256}} : i64}}

// A plan is for kernels: loops choose tiles by themselves.
// PORTABLE-LABEL: @headline
// PORTABLE-NOT: row_major
// PORTABLE-LABEL: @planned

// Large extents: tiles that keep the multiplier busy and fit into VMEM.

// CHECK-LABEL: @headline
// CHECK: plan = {col_major = {cols = {{[0-9]+}} : i64, rows = {{[0-9]+}} : i64}, row_major = {cols = {{[0-9]+}} : i64, rows = 1024 : i64}}
// FORCED-LABEL: @headline
// FORCED: plan = {col_major = {cols = 256 : i64, rows = 112 : i64}, row_major = {cols = 256 : i64, rows = 112 : i64}}
func.func @headline(%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16>)
    -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) {
  %0:2 = "vocab.sweep"(%h, %w, %w, %h) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%x, %x) : (tensor<bf16>, tensor<bf16>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>, tensor<4096x151936xbf16>, tensor<8192x4096xbf16>)
      -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>)
  return %0#0, %0#1 : tensor<8192x4096xbf16>, tensor<4096x151936xbf16>
}

// -----

// Extents below a register: the tile sticks out.

// CHECK-LABEL: @tiny
// CHECK: row_major = {cols = 128 : i64, rows = 16 : i64}
// FORCED-LABEL: @tiny
// FORCED: row_major = {cols = 128 : i64, rows = 16 : i64}
func.func @tiny(%h: tensor<1x3xf32>, %w: tensor<3x7xf32>) -> tensor<1xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 1 : i64, cols = 7 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "max"}]}
    : (tensor<1x3xf32>, tensor<3x7xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

// A plan that is there stays.

// CHECK-LABEL: @planned
// CHECK: plan = {col_major = {cols = 128 : i64, rows = 16 : i64}, row_major = {cols = 384 : i64, rows = 48 : i64}}
// FORCED-LABEL: @planned
// FORCED: row_major = {cols = 384 : i64, rows = 48 : i64}
func.func @planned(%h: tensor<300x40xf32>, %w: tensor<40x700xf32>) -> tensor<300xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 300 : i64, cols = 700 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "max"}],
      plan = {row_major = {cols = 384 : i64, rows = 48 : i64}, col_major = {cols = 128 : i64, rows = 16 : i64}}}
    : (tensor<300x40xf32>, tensor<40x700xf32>) -> tensor<300xf32>
  return %0 : tensor<300xf32>
}
