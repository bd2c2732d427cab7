// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops,check)' --target portable --tile-v=256 | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=256 --tile-n=8 | FileCheck %s --check-prefix=ROWS
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target tpu | FileCheck %s --check-prefix=TPU

// A vocabulary that the tile width divides: one loop, nothing behind it.

// What `lower-mosaic` left becomes loops on a TPU, too.
// TPU-COUNT-7: stablehlo.while
// TPU-NOT: "vocab.sweep"

// CHECK-LABEL: @even
// CHECK-SAME: (%[[H:.*]]: tensor<24x40xbf16>, %[[W:.*]]: tensor<40x1024xbf16>)
// CHECK: %[[LOWEST:.*]] = stablehlo.constant dense<0xFF800000> : tensor<24xf32>
// CHECK: %[[LOOP:.*]]:4 = stablehlo.while(%[[I:.*]] = %{{.*}}, %[[MAX:.*]] = %[[LOWEST]], %[[HIDDEN:.*]] = %[[H]], %[[WEIGHTS:.*]] = %[[W]])
// CHECK: cond {
// CHECK: %[[TRIPS:.*]] = stablehlo.constant dense<4> : tensor<i32>
// CHECK: stablehlo.compare LT, %[[I]], %[[TRIPS]], SIGNED
// CHECK: } do {
// CHECK: %[[WIDTH:.*]] = stablehlo.constant dense<256> : tensor<i32>
// CHECK: %[[AT:.*]] = stablehlo.multiply %[[I]], %[[WIDTH]]
// CHECK: %[[TILE:.*]] = stablehlo.dynamic_slice %[[WEIGHTS]], %{{.*}}, %[[AT]], sizes = [40, 256]
// CHECK: %[[X:.*]] = stablehlo.dot_general %[[HIDDEN]], %[[TILE]], contracting_dims = [1] x [0] : (tensor<24x40xbf16>, tensor<40x256xbf16>) -> tensor<24x256xf32>
// CHECK: %[[NEW:.*]] = stablehlo.reduce(%[[X]]
// CHECK: %[[NEXT:.*]] = stablehlo.maximum %[[MAX]], %[[NEW]]
// CHECK: stablehlo.return %{{.*}}, %[[NEXT]], %[[HIDDEN]], %[[WEIGHTS]]
// CHECK-NOT: stablehlo.dot_general
// CHECK: return %[[LOOP]]#1
// ROWS-LABEL: @even
func.func @even(%h: tensor<24x40xbf16>, %w: tensor<40x1024xbf16>) -> tensor<24xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "max"}]}
    : (tensor<24x40xbf16>, tensor<40x1024xbf16>) -> tensor<24xf32>
  return %0 : tensor<24xf32>
}

// -----

// A ragged vocabulary and a tied head: the last 235 columns come after the loop, without masks. The
// program's precision stays on its dots; the gradient accumulates in f32 and is rounded once.

// CHECK-LABEL: @ragged
// CHECK: stablehlo.while
// CHECK: dense<3> : tensor<i32>
// CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [256, 40] : (tensor<1003x40xbf16>
// CHECK: %[[X:.*]] = stablehlo.dot_general %{{.*}}, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<26x40xbf16>, tensor<256x40xbf16>) -> tensor<26x256xbf16>
// CHECK: %[[PART:.*]] = stablehlo.dot_general %[[X]], %{{.*}}, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH] : (tensor<26x256xbf16>, tensor<256x40xbf16>) -> tensor<26x40xf32>
// CHECK: stablehlo.add %{{.*}}, %[[PART]] : tensor<26x40xf32>
// CHECK-NOT: select
// CHECK: stablehlo.slice %{{.*}} [768:1003, 0:40]
// CHECK: stablehlo.dot_general {{.*}} -> tensor<26x235xbf16>
// CHECK: %[[SUM:.*]] = stablehlo.add {{.*}} : tensor<26x40xf32>
// CHECK-NOT: stablehlo.convert
// CHECK: return %[[SUM]]
// ROWS-LABEL: @ragged
func.func @ragged(%h: tensor<26x40xbf16>, %w: tensor<1003x40xbf16>) -> tensor<26x40xf32> {
  %0 = "vocab.sweep"(%h, %w, %w) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<bf16>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "head", layout = "vk", precision = ["HIGHEST", "HIGHEST"]}],
      sinks = [{kind = "contract_cols", layout = "vk", matrix = 0 : i64,
                precision = ["DEFAULT", "HIGH"], result = ["bf16", "f32"]}]}
    : (tensor<26x40xbf16>, tensor<1003x40xbf16>, tensor<1003x40xbf16>) -> tensor<26x40xf32>
  return %0 : tensor<26x40xf32>
}

// -----

// A new maximum rescales the sums; a distance-weighted sum takes the plain one along, although the
// program does not ask for it.

// CHECK-LABEL: @online
// CHECK: stablehlo.while(%{{[^,]*}}, %[[M:[^ ]*]] = %{{[^,]*}}, %[[A0:[^ ]*]] = %{{[^,]*}}, %[[A1:[^ ]*]] = %{{[^,]*}}, %{{[^,]*}})
// CHECK: do {
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[M]],
// CHECK: %[[NEW:.*]] = stablehlo.minimum %{{.*}}, %[[LARGER]]
// CHECK: %[[SHIFT:.*]] = stablehlo.subtract %[[M]], %[[NEW]]
// CHECK: %[[BOUNDED:.*]] = stablehlo.maximum %{{.*}}, %[[SHIFT]]
// CHECK: %[[SCALE:.*]] = stablehlo.exponential %[[BOUNDED]]
// CHECK: stablehlo.multiply %[[SCALE]], %[[A0]]
// CHECK: %[[BY:.*]] = stablehlo.multiply %[[BOUNDED]], %[[A0]]
// CHECK: %[[MOVED:.*]] = stablehlo.add %[[A1]], %[[BY]]
// CHECK: stablehlo.multiply %[[SCALE]], %[[MOVED]]
// ROWS-LABEL: @online
func.func @online(%x: tensor<8x512xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = "vocab.sweep"(%x) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    "vocab.yield"(%v, %one) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "online", terms = [{degree = 1 : i64, weighted = true}]}]}
    : (tensor<8x512xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Results per column: written tile by tile. With row tiles, a second loop collects each tile in f32.

// CHECK-LABEL: @columns
// CHECK: stablehlo.while
// CHECK: %[[DW:.*]] = stablehlo.dot_general %{{.*}}, contracting_dims = [0] x [0] : (tensor<24x40xbf16>, tensor<24x256xbf16>) -> tensor<40x256xbf16>
// CHECK: stablehlo.dynamic_update_slice %{{.*}}, %[[DW]], {{.*}} : (tensor<40x512xbf16>, tensor<40x256xbf16>
// CHECK: %[[SUM:.*]] = stablehlo.reduce({{.*}} across dimensions = [0] {mhlo.frontend_attributes = {grpo_opt.sweep = "lowered"}} : (tensor<24x256xf32>
// CHECK: stablehlo.dynamic_update_slice %{{.*}}, %[[SUM]], %{{.*}} : (tensor<512xf32>, tensor<256xf32>
// ROWS-LABEL: @columns
// ROWS: stablehlo.while
// ROWS: dense<2> : tensor<i32>
// ROWS: stablehlo.while
// ROWS: dense<3> : tensor<i32>
// ROWS: stablehlo.dynamic_slice {{.*}}, sizes = [8, 40]
// ROWS: %[[PART:.*]] = stablehlo.dot_general {{.*}} contracting_dims = [0] x [0] : (tensor<8x40xbf16>, tensor<8x256xbf16>) -> tensor<40x256xf32>
// ROWS: stablehlo.add %{{.*}}, %[[PART]] : tensor<40x256xf32>
// ROWS: %[[DW:.*]] = stablehlo.convert %{{.*}} : (tensor<40x256xf32>) -> tensor<40x256xbf16>
// ROWS: stablehlo.dynamic_update_slice %{{.*}}, %[[DW]],
func.func @columns(%x: tensor<24x512xbf16>, %h: tensor<24x40xbf16>) -> (tensor<40x512xbf16>, tensor<512xf32>) {
  %0:2 = "vocab.sweep"(%x, %h) ({
  ^bb0(%v: tensor<bf16>, %column: tensor<i32>):
    "vocab.yield"(%v, %v) : (tensor<bf16>, tensor<bf16>) -> ()
  }) {rows = 24 : i64, cols = 512 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]},
               {kind = "colsum"}]}
    : (tensor<24x512xbf16>, tensor<24x40xbf16>) -> (tensor<40x512xbf16>, tensor<512xf32>)
  return %0#0, %0#1 : tensor<40x512xbf16>, tensor<512xf32>
}

// -----

// Inside another loop: the new one carries what it reads from around that loop. A label's logit is read by its index.

// CHECK-LABEL: @nested
// CHECK-SAME: (%[[X:.*]]: tensor<8x512xf32>, %[[IDS:.*]]: tensor<8xi32>)
// CHECK: do {
// CHECK: stablehlo.while({{.*}}, %[[LOGITS:.*]] = %[[X]], %[[LABELS:.*]] = %[[IDS]])
// CHECK: %[[FIRST:.*]] = stablehlo.multiply %{{.*}}, %c{{.*}} : tensor<i32>
// CHECK: %[[TILE:.*]] = stablehlo.dynamic_slice %[[LOGITS]],
// CHECK: %[[FROM:.*]] = stablehlo.broadcast_in_dim %[[FIRST]], dims = [] : (tensor<i32>) -> tensor<8xi32>
// CHECK: %[[PLACE:.*]] = stablehlo.subtract %[[LABELS]], %[[FROM]]
// CHECK-DAG: stablehlo.compare GE, %[[PLACE]],
// CHECK-DAG: stablehlo.compare LT, %[[PLACE]],
// CHECK: %[[HERE:.*]] = stablehlo.and
// CHECK: %[[TAKEN:.*]] = "stablehlo.gather"(%[[TILE]],
// CHECK: stablehlo.select %[[HERE]], %[[TAKEN]], %{{.*}} : tensor<8xi1>, tensor<8xf32>
// ROWS-LABEL: @nested
func.func @nested(%x: tensor<8x512xf32>, %ids: tensor<8xi32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<8xf32>
  %r:2 = "stablehlo.while"(%zero, %start) ({
  ^bb0(%i: tensor<i32>, %s: tensor<8xf32>):
    %two = stablehlo.constant dense<2> : tensor<i32>
    %more = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<8xf32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %0 = "vocab.sweep"(%x, %ids) ({
    ^bb0(%v: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
      %hit = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %none = stablehlo.constant dense<0.0> : tensor<f32>
      %picked = stablehlo.select %hit, %v, %none : tensor<i1>, tensor<f32>
      "vocab.yield"(%picked) : (tensor<f32>) -> ()
    }) {rows = 8 : i64, cols = 512 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}]}
      : (tensor<8x512xf32>, tensor<8xi32>) -> tensor<8xf32>
    stablehlo.return %next, %0 : tensor<i32>, tensor<8xf32>
  }) : (tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
  return %r#1 : tensor<8xf32>
}

// -----

// What is computed of the logit is summed over all columns: by the operations on a tile that other sinks read.

// CHECK-LABEL: @computed
// CHECK-NOT: gather
// CHECK: stablehlo.select %{{.*}} : tensor<8x256xi1>, tensor<8x256xf32>
func.func @computed(%x: tensor<8x512xf32>, %ids: tensor<8xi32>) -> tensor<8xf32> {
  %0 = "vocab.sweep"(%x, %ids) ({
  ^bb0(%v: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
    %hit = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %t = stablehlo.tanh %v : tensor<f32>
    %picked = stablehlo.select %hit, %t, %none : tensor<i1>, tensor<f32>
    "vocab.yield"(%picked) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}]}
    : (tensor<8x512xf32>, tensor<8xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A product is rounded before something is subtracted from it, where a logit must have the same bits each time: in the
// exponent, in a difference to a row value and in what is summed. Products with powers of two and with conditions are not
// rounded anyway, and nothing depends on the bits of the gradient's.

// CHECK-LABEL: @products
// CHECK: do {
// CHECK: %[[P:.*]] = stablehlo.multiply %[[X:.*]], %{{.*}} : tensor<8x256xf32>
// CHECK-DAG: %[[SIZE:.*]] = stablehlo.abs %[[P]] : tensor<8x256xf32>
// CHECK: %[[HELD:.*]] = stablehlo.minimum %[[P]], %[[SIZE]] : tensor<8x256xf32>
// CHECK: stablehlo.subtract %[[HELD]], %{{.*}} : tensor<8x256xf32>
// CHECK: %[[HALF:.*]] = stablehlo.multiply %[[X]], %{{.*}} : tensor<8x256xf32>
// CHECK: stablehlo.subtract %[[HALF]], %{{.*}} : tensor<8x256xf32>
// CHECK: %[[G:.*]] = stablehlo.multiply
// CHECK: stablehlo.add %[[G]], %{{.*}} : tensor<8x256xf32>
// CHECK: stablehlo.return
// ROWS-LABEL: @products
func.func @products(%x: tensor<8x512xf32>, %r: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x512xf32>) {
  %0:3 = "vocab.sweep"(%x, %r) ({
  ^bb0(%v: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %thousand = stablehlo.constant dense<1000.0> : tensor<f32>
    %p = stablehlo.multiply %v, %thousand : tensor<f32>
    %d = stablehlo.subtract %p, %m : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %q = stablehlo.multiply %v, %half : tensor<f32>
    %f = stablehlo.subtract %q, %m : tensor<f32>
    %g = stablehlo.multiply %e, %thousand : tensor<f32>
    %s = stablehlo.add %g, %e : tensor<f32>
    "vocab.yield"(%e, %f, %s) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}, {kind = "sum"}, {kind = "store"}]}
    : (tensor<8x512xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x512xf32>)
  return %0#0, %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8x512xf32>
}

// -----

// So is what is summed: a later sweep takes the sum off its own terms. A square is held by its root: XLA takes its size for the square
// itself.

// CHECK-LABEL: @summed
// CHECK: do {
// CHECK: %[[P:.*]] = stablehlo.multiply %[[X:.*]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[P]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[HELD:.*]] = stablehlo.minimum %[[P]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: stablehlo.add %[[HELD]], %[[X]] : tensor<8x256xf32>
// CHECK: stablehlo.return
// ROWS-LABEL: @summed
func.func @summed(%x: tensor<8x512xf32>) -> tensor<8xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    %p = stablehlo.multiply %v, %v : tensor<f32>
    %s = stablehlo.add %p, %v : tensor<f32>
    "vocab.yield"(%s) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}]}
    : (tensor<8x512xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// So is a quotient by what is repeated along rows or columns. XLA makes a product with the inverse of it where nothing else
// reads what is repeated, and such logits of some hundreds differed by 3e-5 between two loops: it is replaced by an equal expression.

// CHECK-LABEL: @quotients
// CHECK: do {
// CHECK: %[[T:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [0] : (tensor<8xf32>) -> tensor<8x256xf32>
// CHECK: %[[C:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<256xf32>) -> tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[T]], %[[X:.*]] : tensor<8x256xf32>
// CHECK: %[[BY:.*]] = stablehlo.minimum %[[T]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: %[[P:.*]] = stablehlo.divide %[[X]], %[[BY]] : tensor<8x256xf32>
// CHECK-DAG: %[[SIZE:.*]] = stablehlo.abs %[[P]] : tensor<8x256xf32>
// CHECK: %[[HELD:.*]] = stablehlo.minimum %[[P]], %[[SIZE]] : tensor<8x256xf32>
// CHECK: stablehlo.subtract %[[HELD]], %{{.*}} : tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[C]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[BY:.*]] = stablehlo.minimum %[[C]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: %[[Q:.*]] = stablehlo.divide %[[X]], %[[BY]] : tensor<8x256xf32>
// CHECK-DAG: %[[SIZE:.*]] = stablehlo.abs %[[Q]] : tensor<8x256xf32>
// CHECK: %[[HELD:.*]] = stablehlo.minimum %[[Q]], %[[SIZE]] : tensor<8x256xf32>
// CHECK: stablehlo.subtract %[[HELD]], %{{.*}} : tensor<8x256xf32>
// CHECK: stablehlo.return
// ROWS-LABEL: @quotients
func.func @quotients(%x: tensor<8x512xf32>, %t: tensor<8xf32>, %r: tensor<8xf32>, %c: tensor<512xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = "vocab.sweep"(%x, %t, %r, %c) ({
  ^bb0(%v: tensor<f32>, %by_row: tensor<f32>, %m: tensor<f32>, %by_column: tensor<f32>, %column: tensor<i32>):
    %p = stablehlo.divide %v, %by_row : tensor<f32>
    %d = stablehlo.subtract %p, %m : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %q = stablehlo.divide %v, %by_column : tensor<f32>
    %f = stablehlo.subtract %q, %m : tensor<f32>
    "vocab.yield"(%e, %f) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 2 : i64, col_operands = 1 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}, {kind = "sum"}]}
    : (tensor<8x512xf32>, tensor<8xf32>, tensor<8xf32>, tensor<512xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// And one by a root, of which XLA makes a product with the inverse root in the same way.

// CHECK-LABEL: @roots
// CHECK: do {
// CHECK: %[[SQUARE:.*]] = stablehlo.multiply %[[X:.*]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[SQUARE]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[HELD:.*]] = stablehlo.minimum %[[SQUARE]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: %[[SUM:.*]] = stablehlo.add %[[HELD]], %{{.*}} : tensor<8x256xf32>
// CHECK: %[[ROOT:.*]] = stablehlo.sqrt %[[SUM]] : tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[ROOT]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[BY:.*]] = stablehlo.minimum %[[ROOT]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: stablehlo.divide %[[X]], %[[BY]] : tensor<8x256xf32>
// CHECK: stablehlo.return
// ROWS-LABEL: @roots
func.func @roots(%x: tensor<8x512xf32>) -> tensor<8xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %square = stablehlo.multiply %v, %v : tensor<f32>
    %sum = stablehlo.add %square, %one : tensor<f32>
    %root = stablehlo.sqrt %sum : tensor<f32>
    %q = stablehlo.divide %v, %root : tensor<f32>
    "vocab.yield"(%q) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<8x512xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The columns' numbers are repeated along rows, so that a quotient by something that is made of them is one by what is repeated.

// CHECK-LABEL: @by_column_numbers
// CHECK: do {
// CHECK: %[[BY:.*]] = stablehlo.add %{{.*}}, %{{.*}} : tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[BY]], %[[X:.*]] : tensor<8x256xf32>
// CHECK: %[[HIDDEN:.*]] = stablehlo.minimum %[[BY]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: stablehlo.divide %[[X]], %[[HIDDEN]] : tensor<8x256xf32>
// CHECK: stablehlo.return
// ROWS-LABEL: @by_column_numbers
func.func @by_column_numbers(%x: tensor<8x512xf32>) -> tensor<8xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %n = stablehlo.convert %column : (tensor<i32>) -> tensor<f32>
    %by = stablehlo.add %n, %one : tensor<f32>
    %q = stablehlo.divide %v, %by : tensor<f32>
    "vocab.yield"(%q) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}]}
    : (tensor<8x512xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A power with a literal exponent is a product to XLA. What meets a row value by a product must have the same bits as well: a
// softmax without a maximum divides by the sum of what is stored here.

// CHECK-LABEL: @multiplied
// CHECK: do {
// CHECK: %[[POWER:.*]] = stablehlo.power %[[X:.*]], %{{.*}} : tensor<8x256xf32>
// CHECK: %[[LARGER:.*]] = stablehlo.maximum %[[POWER]], %[[X]] : tensor<8x256xf32>
// CHECK: %[[HELD:.*]] = stablehlo.minimum %[[POWER]], %[[LARGER]] : tensor<8x256xf32>
// CHECK: stablehlo.add %[[HELD]], %[[X]] : tensor<8x256xf32>
// CHECK: stablehlo.return
// ROWS-LABEL: @multiplied
func.func @multiplied(%x: tensor<8x512xf32>, %r: tensor<8xf32>) -> tensor<8x512xf32> {
  %0 = "vocab.sweep"(%x, %r) ({
  ^bb0(%v: tensor<f32>, %row: tensor<f32>, %column: tensor<i32>):
    %three = stablehlo.constant dense<3.0> : tensor<f32>
    %p = stablehlo.power %v, %three : tensor<f32>
    %s = stablehlo.add %p, %v : tensor<f32>
    %e = stablehlo.exponential %s : tensor<f32>
    %q = stablehlo.divide %e, %row : tensor<f32>
    "vocab.yield"(%q) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<8x512xf32>, tensor<8xf32>) -> tensor<8x512xf32>
  return %0 : tensor<8x512xf32>
}
