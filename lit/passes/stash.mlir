// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash)' --target portable | FileCheck %s --check-prefix=NONE
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash)' --disable-pass=stash | FileCheck %s --check-prefix=NONE
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash)' --memory-budget=0 | FileCheck %s --check-prefix=POOR
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash,lower-loops)' | FileCheck %s --check-prefix=AGAIN
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash,lower-mosaic)' | FileCheck %s --check-prefix=KERNEL
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash)' --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,stash)' --memory-budget=logits/8 --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=EIGHTH

// NONE-NOT: stash

// The logits of 4096 tokens fit into the memory of the gradient by weights; those of the others get memory of
// their own up to the budget.

// CHECK-LABEL: @both
// CHECK: %[[S:[0-9]+]]:3 = "vocab.sweep"(%arg0, %arg1)
// CHECK: {array = array<i64: 4096, 151936>, kind = "stash", region = {cols = {{1[0-9]+}} : i64, first = 0 : i64, rows = 4096 : i64}}
// CHECK-SAME: {array = array<i64: 4096, [[COLUMNS:[0-9]+]]>, kind = "stash", region = {cols = [[COLUMNS]] : i64, first = 4096 : i64, rows = 4096 : i64}}
// CHECK-SAME: -> (tensor<8192xf32>, tensor<4096x151936xbf16>, tensor<4096x[[COLUMNS]]xbf16>)
// CHECK: "vocab.sweep"(%arg0, %arg1, %[[S]]#1, %[[S]]#2, %[[S]]#0, %arg1, %arg0)
// CHECK: stash = [{region = {cols = {{1[0-9]+}} : i64, first = 0 : i64, rows = 4096 : i64}, source = 0 : i64}, {region = {cols = [[COLUMNS]] : i64, first = 4096 : i64, rows = 4096 : i64}, source = 0 : i64}]
// POOR-LABEL: @both
// POOR: {array = array<i64: 4096, 151936>, kind = "stash", region = {cols = {{1[0-9]+}} : i64, first = 0 : i64, rows = 4096 : i64}}]
// POOR-NOT: "stash"
// AGAIN-LABEL: @both
// AGAIN-NOT: stash
// AGAIN-COUNT-2: stablehlo.dot_general {{.*}} contracting_dims = [1] x [0] : (tensor<8192x4096xbf16>, tensor<4096x2048xbf16>)
// KERNEL-LABEL: @both
// KERNEL: %[[K:[0-9]+]]:3 = stablehlo.custom_call @tpu_custom_call(%arg0, %arg1)
// KERNEL: stablehlo.custom_call @tpu_custom_call(%arg1, %arg0, %{{.*}}, %[[K]]#1, %[[K]]#2)
// KERNEL-SAME: output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 3, operand_tuple_indices = []>]
// REMARK: [stash] applied: keeps {{[67][0-9]}}% of 8192 × 151936 logits for the sweep that needs them again
// Half of them in the gradient's memory, and at most an eighth beside it.
// EIGHTH: [stash] applied: keeps {{(5[5-9]|6[0-2])}}% of 8192 × 151936 logits for the sweep that needs them again
func.func @both(%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16>)
    -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) {
  %max = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    %0 = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    "vocab.yield"(%0) : (tensor<f32>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<8192xf32>
  %0:2 = "vocab.sweep"(%h, %w, %max, %w, %h) ({
  ^bb0(%x: tensor<bf16>, %m: tensor<f32>, %column: tensor<i32>):
    %0 = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    %1 = stablehlo.subtract %0, %m : tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    "vocab.yield"(%2, %2) : (tensor<bf16>, tensor<bf16>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>, tensor<8192xf32>, tensor<4096x151936xbf16>,
       tensor<8192x4096xbf16>) -> (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>)
  return %0#0, %0#1 : tensor<8192x4096xbf16>, tensor<4096x151936xbf16>
}

// -----

// Another head: nothing to share.

// CHECK-LABEL: @another_head
// CHECK-NOT: kept
// REMARK-NOT: [stash]
// POOR-LABEL: @another_head
// AGAIN-LABEL: @another_head
// KERNEL-LABEL: @another_head
func.func @another_head(%h: tensor<8192x4096xbf16>, %w: tensor<4096x151936xbf16>, %v: tensor<4096x151936xbf16>)
    -> tensor<4096x151936xbf16> {
  %max = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<bf16>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>) -> tensor<8192xbf16>
  %0 = "vocab.sweep"(%h, %v, %max, %h) ({
  ^bb0(%x: tensor<bf16>, %m: tensor<bf16>, %column: tensor<i32>):
    %0 = stablehlo.subtract %x, %m : tensor<bf16>
    "vocab.yield"(%0) : (tensor<bf16>) -> ()
  }) {rows = 8192 : i64, cols = 151936 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<8192x4096xbf16>, tensor<4096x151936xbf16>, tensor<8192xbf16>, tensor<8192x4096xbf16>)
      -> tensor<4096x151936xbf16>
  return %0 : tensor<4096x151936xbf16>
}
