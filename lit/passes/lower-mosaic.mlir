// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,lower-mosaic,check)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,lower-mosaic)' --mosaic-version=15 | FileCheck %s --check-prefix=V15
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(plan,lower-mosaic)' --target portable | FileCheck %s --check-prefix=PORTABLE

// PORTABLE-COUNT-3: "vocab.sweep"

// A forward: one kernel, and the combination of 128 partial results per row. The body is the base64 form of
// `module attributes {stable_mosaic.version = 11`.

// CHECK-LABEL: @forward
// CHECK-SAME: (%[[H:.*]]: tensor<26x40xbf16>, %[[W:.*]]: tensor<40x1003xbf16>, %[[IDS:.*]]: tensor<26xi32>)
// CHECK: %[[LANES:.*]] = stablehlo.broadcast_in_dim %[[IDS]], dims = [0] : (tensor<26xi32>) -> tensor<26x128xi32>
// CHECK: %[[OUT:.*]]:3 = stablehlo.custom_call @tpu_custom_call(%[[H]], %[[W]], %[[LANES]])
// CHECK-SAME: \22body\22:\22bW9kdWxlIGF0dHJpYnV0ZXMge3N0YWJsZV9tb3NhaWMudmVyc2lvbiA9IDEx
// CHECK-SAME: \22cost_estimate\22:{\22flops\22:{{[0-9]+}},\22transcendentals\22:{{[0-9]+}},\22bytes_accessed\22:{{[0-9]+}}
// CHECK-SAME: \22scoped_memory_configs\22:[{\22memory_space\22:1,\22offset\22:0,\22size\22:{{[0-9]+}}}]
// CHECK-SAME: kernel_name = "vocab_sweep_online_sum"
// CHECK-SAME: operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]
// CHECK-SAME: result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]
// CHECK-SAME: -> (tensor<26x128xf32>, tensor<26x128xf32>, tensor<26x128xf32>)
// CHECK: %[[MAX:.*]] = stablehlo.reduce(%[[OUT]]#0 init: %{{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: %[[WIDE:.*]] = stablehlo.broadcast_in_dim %[[MAX]], dims = [0]
// CHECK: %[[D:.*]] = stablehlo.subtract %[[OUT]]#0, %[[WIDE]]
// CHECK: %[[FINITE:.*]] = stablehlo.maximum %[[D]]
// CHECK: %[[E:.*]] = stablehlo.exponential %[[FINITE]]
// CHECK: %[[SCALED:.*]] = stablehlo.multiply %[[E]], %[[OUT]]#1
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[SCALED]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: %[[PICK:.*]] = stablehlo.reduce(%[[OUT]]#2 init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: return %[[MAX]], %[[SUM]], %[[PICK]]
// V15-LABEL: @forward
// V15: bW9kdWxlIGF0dHJpYnV0ZXMge3N0YWJsZV9tb3NhaWMudmVyc2lvbiA9IDE1
func.func @forward(%h: tensor<26x40xbf16>, %w: tensor<40x1003xbf16>, %ids: tensor<26xi32>)
    -> (tensor<26xf32>, tensor<26xf32>, tensor<26xf32>) {
  %0:3 = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hit = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %pick = stablehlo.select %hit, %x, %zero : tensor<i1>, tensor<f32>
    "vocab.yield"(%x, %one, %pick) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}, {kind = "sum"}]}
    : (tensor<26x40xbf16>, tensor<40x1003xbf16>, tensor<26xi32>)
      -> (tensor<26xf32>, tensor<26xf32>, tensor<26xf32>)
  return %0#0, %0#1, %0#2 : tensor<26xf32>, tensor<26xf32>, tensor<26xf32>
}

// -----

// A backward: the gradient per row and the gradient per column are two kernels. The weights are one operand
// of each, although source and contraction both read them; dw comes out as the program stores w.

// CHECK-LABEL: @backward
// CHECK-SAME: (%[[H:.*]]: tensor<26x40xbf16>, %[[W:.*]]: tensor<1003x40xbf16>)
// CHECK: %[[DH:.*]] = stablehlo.custom_call @tpu_custom_call(%[[H]], %[[W]]) {{.*}}kernel_name = "vocab_sweep_contract_cols"{{.*}} -> tensor<26x40xbf16>
// CHECK-NOT: stablehlo.transpose
// CHECK: %[[DW:.*]] = stablehlo.custom_call @tpu_custom_call(%[[H]], %[[W]]) {{.*}}kernel_name = "vocab_sweep_contract_rows"{{.*}} -> tensor<1003x40xbf16>
// CHECK: return %[[DH]], %[[DW]]
// V15-LABEL: @backward
func.func @backward(%h: tensor<26x40xbf16>, %w: tensor<1003x40xbf16>)
    -> (tensor<26x40xbf16>, tensor<1003x40xbf16>) {
  %0:2 = "vocab.sweep"(%h, %w, %w, %h) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<bf16>
    "vocab.yield"(%e, %e) : (tensor<bf16>, tensor<bf16>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "vk", precision = []}],
      sinks = [{kind = "contract_cols", layout = "vk", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "contract_rows", layout = "vk", matrix = 1 : i64, precision = [], result = ["bf16"]}]}
    : (tensor<26x40xbf16>, tensor<1003x40xbf16>, tensor<1003x40xbf16>, tensor<26x40xbf16>)
      -> (tensor<26x40xbf16>, tensor<1003x40xbf16>)
  return %0#0, %0#1 : tensor<26x40xbf16>, tensor<1003x40xbf16>
}

// -----

// Operands that no sink needs do not reach the kernel; booleans travel as 32 bits, column operands as one row.

// CHECK-LABEL: @operands
// CHECK-SAME: (%[[X:.*]]: tensor<26x1003xbf16>, %{{.*}}: tensor<26xf32>, %[[LIVE:.*]]: tensor<1003xi1>)
// CHECK: %[[INT:.*]] = stablehlo.convert %[[LIVE]] : (tensor<1003xi1>) -> tensor<1003xi32>
// CHECK: %[[ROW:.*]] = stablehlo.reshape %[[INT]] : (tensor<1003xi32>) -> tensor<1x1003xi32>
// CHECK: %[[OUT:.*]] = stablehlo.custom_call @tpu_custom_call(%[[X]], %[[ROW]]) {{.*}} -> tensor<26x128xf32>
// CHECK: %[[MAX:.*]] = stablehlo.reduce(%[[OUT]] init: %{{.*}}) applies stablehlo.maximum
// CHECK: stablehlo.convert %[[MAX]] : (tensor<26xf32>) -> tensor<26xbf16>
// V15-LABEL: @operands
func.func @operands(%x: tensor<26x1003xbf16>, %unused: tensor<26xf32>, %live: tensor<1003xi1>) -> tensor<26xbf16> {
  %0 = "vocab.sweep"(%x, %unused, %live) ({
  ^bb0(%x0: tensor<bf16>, %u: tensor<f32>, %l: tensor<i1>, %column: tensor<i32>):
    %low = stablehlo.constant dense<-1.0> : tensor<bf16>
    %y = stablehlo.select %l, %x0, %low : tensor<i1>, tensor<bf16>
    "vocab.yield"(%y) : (tensor<bf16>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 1 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<26x1003xbf16>, tensor<26xf32>, tensor<1003xi1>) -> tensor<26xbf16>
  return %0 : tensor<26xbf16>
}

// -----

// Weights that the program widens are an operand of the kernel as they are, and so are weights that it rounds, if the rounded copy
// would take at least the bytes of the logits, here 2 · 40 · 1003 for 4 · 20 · 1003.

// CHECK-LABEL: @widened
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<1003x40xbf16>)
// CHECK: stablehlo.custom_call @tpu_custom_call(%{{.*}}, %[[W]])
func.func @widened(%h: tensor<21x40xf32>, %w: tensor<1003x40xbf16>) -> tensor<21xf32> {
  %m = stablehlo.convert %w : (tensor<1003x40xbf16>) -> tensor<1003x40xf32>
  %0 = "vocab.sweep"(%h, %m) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 21 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<21x40xf32>, tensor<1003x40xf32>) -> tensor<21xf32>
  return %0 : tensor<21xf32>
}

// -----

// CHECK-LABEL: @rounded
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<1003x40xf32>)
// CHECK: stablehlo.custom_call @tpu_custom_call(%{{.*}}, %[[W]])
func.func @rounded(%h: tensor<20x40xf32>, %w: tensor<1003x40xf32>) -> tensor<20xf32> {
  %r = stablehlo.convert %w : (tensor<1003x40xf32>) -> tensor<1003x40xbf16>
  %m = stablehlo.convert %r : (tensor<1003x40xbf16>) -> tensor<1003x40xf32>
  %0 = "vocab.sweep"(%h, %m) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 20 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<20x40xf32>, tensor<1003x40xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}

// -----

// CHECK-LABEL: @rounded_once
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<1003x40xf32>)
// CHECK: %[[M:.*]] = stablehlo.convert %[[W]]
// CHECK: stablehlo.custom_call @tpu_custom_call(%{{.*}}, %[[M]])
func.func @rounded_once(%h: tensor<21x40xf32>, %w: tensor<1003x40xf32>) -> tensor<21xf32> {
  %r = stablehlo.convert %w : (tensor<1003x40xf32>) -> tensor<1003x40xbf16>
  %m = stablehlo.convert %r : (tensor<1003x40xbf16>) -> tensor<1003x40xf32>
  %0 = "vocab.sweep"(%h, %m) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 21 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<21x40xf32>, tensor<1003x40xf32>) -> tensor<21xf32>
  return %0 : tensor<21xf32>
}
