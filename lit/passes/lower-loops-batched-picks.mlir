// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=256 | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=256 --tile-n=8 | FileCheck %s --check-prefix=ROWS
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target tpu --tile-v=256 | FileCheck %s --check-prefix=TPU

// Several columns of each row: one gather of a tile for three picks, whose running sums are one value, and what the program makes of each and
// puts together is made of all at once. An id below 0 is none of a column that another tile has.

// CHECK-LABEL: @picked
// CHECK-SAME: (%{{.*}}, %{{.*}}, %[[IDS:.*]]: tensor<24x3xi32>
// CHECK: %[[LEAST:.*]] = stablehlo.constant dense<-1> : tensor<24x3xi32>
// CHECK: %[[COLUMNS:.*]] = stablehlo.maximum %[[IDS]], %[[LEAST]]
// CHECK: %[[START:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<24x3xf32>
// CHECK: %[[LOOP:.*]]:5 = stablehlo.while(
// CHECK: %[[X:.*]] = stablehlo.dot_general {{.*}} -> tensor<24x256xf32>
// CHECK: %[[TAKEN:.*]] = "stablehlo.gather"(%[[X]], %{{.*}}) {{.*}} -> tensor<72xf32>
// CHECK: %[[OF:.*]] = stablehlo.reshape %[[TAKEN]] : (tensor<72xf32>) -> tensor<24x3xf32>
// CHECK: stablehlo.select %{{.*}}, %[[OF]], %{{.*}} : tensor<24x3xi1>, tensor<24x3xf32>
// CHECK-NOT: stablehlo.select
// CHECK: stablehlo.return
// CHECK: %[[TWO:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
// CHECK: %[[LESS:.*]] = stablehlo.subtract %[[LOOP]]#1, %[[TWO]] : tensor<24x3xf32>
// CHECK-NOT: stablehlo.concatenate
// CHECK: return %[[LESS]]
// ROWS-LABEL: @picked
// ROWS: "stablehlo.gather"(%{{.*}}, %{{.*}}) {{.*}} -> tensor<24xf32>
// TPU-LABEL: @picked
// TPU-NOT: "stablehlo.gather"
func.func @picked(%h: tensor<24x40xf32>, %w: tensor<40x1024xf32>, %ids: tensor<24x3xi32>, %m: tensor<24xf32>) -> tensor<24x3xf32> {
  %a = stablehlo.slice %ids [0:24, 0:1] : (tensor<24x3xi32>) -> tensor<24x1xi32>
  %b = stablehlo.slice %ids [0:24, 1:2] : (tensor<24x3xi32>) -> tensor<24x1xi32>
  %c = stablehlo.slice %ids [0:24, 2:3] : (tensor<24x3xi32>) -> tensor<24x1xi32>
  %i = stablehlo.reshape %a : (tensor<24x1xi32>) -> tensor<24xi32>
  %j = stablehlo.reshape %b : (tensor<24x1xi32>) -> tensor<24xi32>
  %k = stablehlo.reshape %c : (tensor<24x1xi32>) -> tensor<24xi32>
  %0:3 = "vocab.sweep"(%h, %w, %i, %j, %k) ({
  ^bb0(%x: tensor<f32>, %one: tensor<i32>, %two: tensor<i32>, %three: tensor<i32>, %column: tensor<i32>):
    %nothing = stablehlo.constant dense<-0.0> : tensor<f32>
    %p = stablehlo.compare EQ, %column, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %q = stablehlo.compare EQ, %column, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = stablehlo.compare EQ, %column, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %u = stablehlo.select %p, %x, %nothing : tensor<i1>, tensor<f32>
    %v = stablehlo.select %q, %x, %nothing : tensor<i1>, tensor<f32>
    %y = stablehlo.select %r, %x, %nothing : tensor<i1>, tensor<f32>
    "vocab.yield"(%u, %v, %y) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 3 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "sum"}, {kind = "sum"}, {kind = "sum"}]}
    : (tensor<24x40xf32>, tensor<40x1024xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>)
      -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
  %d = stablehlo.subtract %0#0, %m : tensor<24xf32>
  %e = stablehlo.subtract %0#1, %m : tensor<24xf32>
  %f = stablehlo.subtract %0#2, %m : tensor<24xf32>
  %s = stablehlo.reshape %d : (tensor<24xf32>) -> tensor<24x1xf32>
  %t = stablehlo.reshape %e : (tensor<24xf32>) -> tensor<24x1xf32>
  %z = stablehlo.reshape %f : (tensor<24xf32>) -> tensor<24x1xf32>
  %all = stablehlo.concatenate %s, %t, %z, dim = 1 : (tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x3xf32>
  return %all : tensor<24x3xf32>
}

// -----

// Three numbers that are added one behind the other are one scatter, to what is there; numbers in the place of others stay choices where they differ.

// CHECK-LABEL: @put
// CHECK: stablehlo.concatenate
// CHECK: stablehlo.while(
// CHECK: %[[X:.*]] = stablehlo.dot_general
// CHECK: %[[PUT:.*]] = "stablehlo.scatter"(%[[X]], %{{.*}}, %{{.*}})
// CHECK: stablehlo.add
// CHECK: (tensor<24x256xf32>, tensor<72x2xi32>, tensor<72xf32>) -> tensor<24x256xf32>
// CHECK-COUNT-3: stablehlo.select {{.*}} tensor<24x256xf32>
// CHECK-NOT: stablehlo.select
// CHECK: return
// ROWS-LABEL: @put
// ROWS: (tensor<8x256xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<8x256xf32>
// TPU-LABEL: @put
// TPU-NOT: "stablehlo.scatter"
func.func @put(%h: tensor<24x40xf32>, %w: tensor<40x1024xf32>, %i: tensor<24xi32>, %j: tensor<24xi32>, %k: tensor<24xi32>,
               %l: tensor<24xf32>, %m: tensor<24xf32>, %n: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
  %0:2 = "vocab.sweep"(%h, %w, %i, %j, %k, %l, %m, %n) ({
  ^bb0(%x: tensor<f32>, %one: tensor<i32>, %two: tensor<i32>, %three: tensor<i32>, %a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>,
       %column: tensor<i32>):
    %nothing = stablehlo.constant dense<-0.0> : tensor<f32>
    %p = stablehlo.compare EQ, %column, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %q = stablehlo.compare EQ, %column, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = stablehlo.compare EQ, %column, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %u = stablehlo.select %p, %a, %nothing : tensor<i1>, tensor<f32>
    %v = stablehlo.select %q, %b, %nothing : tensor<i1>, tensor<f32>
    %y = stablehlo.select %r, %c, %nothing : tensor<i1>, tensor<f32>
    %d = stablehlo.add %x, %u : tensor<f32>
    %e = stablehlo.add %d, %v : tensor<f32>
    %f = stablehlo.add %e, %y : tensor<f32>
    %s = stablehlo.select %p, %a, %x : tensor<i1>, tensor<f32>
    %t = stablehlo.select %q, %b, %s : tensor<i1>, tensor<f32>
    %z = stablehlo.select %r, %c, %t : tensor<i1>, tensor<f32>
    "vocab.yield"(%f, %z) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 6 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "max"}, {kind = "max"}]}
    : (tensor<24x40xf32>, tensor<40x1024xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      -> (tensor<24xf32>, tensor<24xf32>)
  return %0#0, %0#1 : tensor<24xf32>, tensor<24xf32>
}

// -----

// A mask of four columns of each row is one scatter of truth values, to what the first one gives; a kernel's compiler gets comparisons.

// CHECK-LABEL: @masked
// CHECK: stablehlo.while(
// CHECK: "stablehlo.scatter"(
// CHECK: (tensor<24x256xi1>, tensor<{{[0-9]+}}x2xi32>, tensor<{{[0-9]+}}xi1>) -> tensor<24x256xi1>
// CHECK: return
// ROWS-LABEL: @masked
// TPU-LABEL: @masked
// TPU-NOT: "stablehlo.scatter"
func.func @masked(%h: tensor<24x40xf32>, %w: tensor<40x1024xf32>, %i: tensor<24xi32>, %j: tensor<24xi32>, %k: tensor<24xi32>, %l: tensor<24xi32>) -> tensor<24xf32> {
  %0 = "vocab.sweep"(%h, %w, %i, %j, %k, %l) ({
  ^bb0(%x: tensor<f32>, %one: tensor<i32>, %two: tensor<i32>, %three: tensor<i32>, %four: tensor<i32>, %column: tensor<i32>):
    %true = stablehlo.constant dense<true> : tensor<i1>
    %false = stablehlo.constant dense<false> : tensor<i1>
    %low = stablehlo.constant dense<-1.0e9> : tensor<f32>
    %p = stablehlo.compare EQ, %column, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %q = stablehlo.compare EQ, %column, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = stablehlo.compare EQ, %column, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = stablehlo.compare EQ, %column, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %a = stablehlo.select %p, %true, %false : tensor<i1>, tensor<i1>
    %b = stablehlo.select %q, %true, %a : tensor<i1>, tensor<i1>
    %c = stablehlo.select %r, %true, %b : tensor<i1>, tensor<i1>
    %d = stablehlo.select %s, %true, %c : tensor<i1>, tensor<i1>
    %y = stablehlo.select %d, %low, %x : tensor<i1>, tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 4 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "max"}]}
    : (tensor<24x40xf32>, tensor<40x1024xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>) -> tensor<24xf32>
  return %0 : tensor<24xf32>
}
