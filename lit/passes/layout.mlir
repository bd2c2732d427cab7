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

// -----

// Logits that are an argument: the compiler keeps bf16[4,1024,1003] with V major, and the gradient too.

// CHECK-LABEL: @pages
// CHECK: %[[X:.*]] = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<4x1024x1003xbf16>) -> tensor<1003x4x1024xbf16>
// CHECK: %[[MAX:.*]] = "vocab.sweep"(%[[X]])
// CHECK: tokens_minor = {axis = 0 : i64, lanes = 1024 : i64}}
// CHECK-SAME: (tensor<1003x4x1024xbf16>) -> tensor<4096xbf16>
// CHECK: %[[Y:.*]] = stablehlo.transpose %arg0, dims = [2, 0, 1]
// CHECK: %[[D:.*]] = "vocab.sweep"(%[[Y]], %[[MAX]])
// CHECK: tokens_minor = {axis = 0 : i64, lanes = 1024 : i64}}
// CHECK-SAME: -> tensor<1003x4x1024xbf16>
// CHECK: stablehlo.transpose %[[D]], dims = [1, 2, 0] : (tensor<1003x4x1024xbf16>) -> tensor<4x1024x1003xbf16>
// PORTABLE-LABEL: @pages
// PORTABLE-NOT: stablehlo.transpose
func.func @pages(%x: tensor<4x1024x1003xbf16>) -> tensor<4x1024x1003xbf16> {
  %l = stablehlo.reshape %x : (tensor<4x1024x1003xbf16>) -> tensor<4096x1003xbf16>
  %0 = "vocab.sweep"(%l) ({
  ^bb0(%e: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%e) : (tensor<bf16>) -> ()
  }) {rows = 4096 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<4096x1003xbf16>) -> tensor<4096xbf16>
  %1 = "vocab.sweep"(%l, %0) ({
  ^bb0(%e: tensor<bf16>, %m: tensor<bf16>, %column: tensor<i32>):
    %d = stablehlo.subtract %e, %m : tensor<bf16>
    "vocab.yield"(%d) : (tensor<bf16>) -> ()
  }) {rows = 4096 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<4096x1003xbf16>, tensor<4096xbf16>) -> tensor<4096x1003xbf16>
  %2 = stablehlo.reshape %1 : (tensor<4096x1003xbf16>) -> tensor<4x1024x1003xbf16>
  return %2 : tensor<4x1024x1003xbf16>
}

// -----

// With one entry in the batch the vocabulary is on sublanes; so it is in a matrix.

// CHECK-LABEL: @rows
// CHECK: stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<1x1024x1003xbf16>) -> tensor<1x1003x1024xbf16>
// CHECK: tokens_minor = {axis = 1 : i64, lanes = 1024 : i64}}
func.func @rows(%x: tensor<1x1024x1003xbf16>) -> tensor<1024xbf16> {
  %l = stablehlo.reshape %x : (tensor<1x1024x1003xbf16>) -> tensor<1024x1003xbf16>
  %0 = "vocab.sweep"(%l) ({
  ^bb0(%e: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%e) : (tensor<bf16>) -> ()
  }) {rows = 1024 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<1024x1003xbf16>) -> tensor<1024xbf16>
  return %0 : tensor<1024xbf16>
}

// -----

// CHECK-LABEL: @matrix
// CHECK: %[[T:.*]] = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1024x1003xf32>) -> tensor<1003x1024xf32>
// CHECK: stablehlo.reshape %[[T]] : (tensor<1003x1024xf32>) -> tensor<1x1003x1024xf32>
// CHECK: tokens_minor = {axis = 1 : i64, lanes = 1024 : i64}}
func.func @matrix(%x: tensor<1024x1003xf32>) -> tensor<1024xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%e: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 1024 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<1024x1003xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

// Logits that the program computes are laid out for their readers.

// CHECK-LABEL: @computed
// CHECK-NOT: tokens_minor
// CHECK: return
func.func @computed(%x: tensor<1024x1003xf32>) -> tensor<1024xf32> {
  %y = stablehlo.tanh %x : tensor<1024x1003xf32>
  %0 = "vocab.sweep"(%y) ({
  ^bb0(%e: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 1024 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<1024x1003xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

// A result of another type is kept another way: nothing is turned. So are tokens in another order.

// CHECK-LABEL: @at_odds
// CHECK-NOT: tokens_minor
// CHECK: return
func.func @at_odds(%x: tensor<1x1024x1003xbf16>) -> tensor<1x1024x1003xf32> {
  %l = stablehlo.reshape %x : (tensor<1x1024x1003xbf16>) -> tensor<1024x1003xbf16>
  %0 = "vocab.sweep"(%l) ({
  ^bb0(%e: tensor<bf16>, %column: tensor<i32>):
    %f = stablehlo.convert %e : (tensor<bf16>) -> tensor<f32>
    "vocab.yield"(%f) : (tensor<f32>) -> ()
  }) {rows = 1024 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<1024x1003xbf16>) -> tensor<1024x1003xf32>
  %1 = stablehlo.reshape %0 : (tensor<1024x1003xf32>) -> tensor<1x1024x1003xf32>
  return %1 : tensor<1x1024x1003xf32>
}

// -----

// CHECK-LABEL: @other_order
// CHECK-NOT: tokens_minor
// CHECK: return
func.func @other_order(%x: tensor<128x100x1003xbf16>) -> tensor<12800xbf16> {
  %l = stablehlo.reshape %x : (tensor<128x100x1003xbf16>) -> tensor<12800x1003xbf16>
  %0 = "vocab.sweep"(%l) ({
  ^bb0(%e: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%e) : (tensor<bf16>) -> ()
  }) {rows = 12800 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<12800x1003xbf16>) -> tensor<12800xbf16>
  return %0 : tensor<12800xbf16>
}

// -----

// No kernel over tokens-minor logits sums per vocabulary entry.

// CHECK-LABEL: @column_sums
// CHECK-NOT: tokens_minor
// CHECK: return
func.func @column_sums(%x: tensor<1024x1003xf32>) -> tensor<1003xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%e: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 1024 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "colsum"}]}
    : (tensor<1024x1003xf32>) -> tensor<1003xf32>
  return %0 : tensor<1003xf32>
}

// -----

// Two sweeps of one head read one turned head: passes see that their logits are the same.

// CHECK-LABEL: @one_turned_head
// CHECK: %[[T:.*]] = stablehlo.transpose
// CHECK-NOT: stablehlo.transpose
// CHECK: "vocab.sweep"(%{{.*}}, %[[T]])
// CHECK-NOT: stablehlo.transpose
// CHECK: "vocab.sweep"(%{{.*}}, %[[T]])
func.func @one_turned_head(%h: tensor<16x3xf32>, %w: tensor<300x3xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 16 : i64, cols = 300 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<16x3xf32>, tensor<300x3xf32>) -> tensor<16xf32>
  %1 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 16 : i64, cols = 300 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<16x3xf32>, tensor<300x3xf32>) -> tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}
