// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(layout)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(layout)' --target portable | FileCheck %s --check-prefix=PORTABLE

// A head whose vocabulary fills no register, and its gradient, are read and written the other way round.

// CHECK-LABEL: @ragged
// CHECK: %[[W:.*]] = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<128x1003xf32>) -> tensor<1003x128xf32>
// CHECK: %[[DW:.*]] = "vocab.sweep"(%arg0, %[[W]], %arg0)
// CHECK: layout = "vk"
// CHECK: stablehlo.transpose %[[DW]], dims = [1, 0] : (tensor<1003x128xf32>) -> tensor<128x1003xf32>
// PORTABLE-LABEL: @ragged
// PORTABLE-NOT: stablehlo.transpose
func.func @ragged(%h: tensor<26x128xf32>, %w: tensor<128x1003xf32>) -> tensor<128x1003xf32> {
  %0 = "vocab.sweep"(%h, %w, %h) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
    : (tensor<26x128xf32>, tensor<128x1003xf32>, tensor<26x128xf32>) -> tensor<128x1003xf32>
  return %0 : tensor<128x1003xf32>
}

// -----

// A head that fills its registers stays as it is; so does one for which turning would change nothing.

// CHECK-LABEL: @full
// CHECK-NOT: stablehlo.transpose
// CHECK: layout = "kv"
// CHECK: return
func.func @full(%h: tensor<26x128xf32>, %w: tensor<128x1024xf32>) -> tensor<26xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1024 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x128xf32>, tensor<128x1024xf32>) -> tensor<26xf32>
  return %0 : tensor<26xf32>
}

// -----

// CHECK-LABEL: @both_ragged
// CHECK-NOT: stablehlo.transpose
// CHECK: return
func.func @both_ragged(%h: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> tensor<26xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  return %0 : tensor<26xf32>
}
