// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=256 | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=256 --tile-n=8 | FileCheck %s --check-prefix=ROWS

// Several columns of each row are one gather of a tile, whose running sums are one value.

// CHECK-LABEL: @gathered
// CHECK-SAME: (%{{.*}}, %{{.*}}, %[[IDS:.*]]: tensor<24x3xi32>
// CHECK: %[[START:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<24x3xf32>
// CHECK: %[[LOOP:.*]]:5 = stablehlo.while(
// CHECK: %[[X:.*]] = stablehlo.dot_general {{.*}} -> tensor<24x256xf32>
// CHECK: %[[TAKEN:.*]] = "stablehlo.gather"(%[[X]], %{{.*}}) {{.*}} -> tensor<72xf32>
// CHECK: %[[OF:.*]] = stablehlo.reshape %[[TAKEN]] : (tensor<72xf32>) -> tensor<24x3xf32>
// CHECK: stablehlo.select %{{.*}}, %[[OF]], %{{.*}} : tensor<24x3xi1>, tensor<24x3xf32>
// CHECK: stablehlo.return
// CHECK: return %[[LOOP]]#1
// ROWS-LABEL: @gathered
// ROWS: "stablehlo.gather"(%{{.*}}, %{{.*}}) {{.*}} -> tensor<24xf32>
func.func @gathered(%h: tensor<24x40xf32>, %w: tensor<40x1024xf32>, %ids: tensor<24x3xi32>) -> tensor<24x3xf32> {
  %0 = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<f32>, %i: tensor<3xi32>, %column: tensor<i32>):
    "vocab.yield"(%x, %i) : (tensor<f32>, tensor<3xi32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "gather"}]}
    : (tensor<24x40xf32>, tensor<40x1024xf32>, tensor<24x3xi32>) -> tensor<24x3xf32>
  return %0 : tensor<24x3xf32>
}

// -----

// A value other than a logit is computed once for the gather and the maximum.

// CHECK-LABEL: @gathered_exponentials
// CHECK: %[[E:.*]] = stablehlo.exponential {{.*}} tensor<24x256xf32>
// CHECK: %[[ONE:.*]] = stablehlo.optimization_barrier %[[E]]
// CHECK: stablehlo.reduce(%[[ONE]] init:
// CHECK: "stablehlo.gather"(%[[ONE]],
// CHECK-NOT: stablehlo.exponential
// CHECK: return
// ROWS-LABEL: @gathered_exponentials
func.func @gathered_exponentials(%h: tensor<24x40xf32>, %w: tensor<40x1024xf32>, %ids: tensor<24x3xi32>) -> (tensor<24xf32>, tensor<24x3xf32>) {
  %0:2 = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<f32>, %i: tensor<3xi32>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<f32>
    "vocab.yield"(%e, %e, %i) : (tensor<f32>, tensor<f32>, tensor<3xi32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}, {kind = "gather"}]}
    : (tensor<24x40xf32>, tensor<40x1024xf32>, tensor<24x3xi32>) -> (tensor<24xf32>, tensor<24x3xf32>)
  return %0#0, %0#1 : tensor<24xf32>, tensor<24x3xf32>
}

// -----

// Numbers that are added or set at several columns of each row are one scatter into a tile.

// CHECK-LABEL: @scattered
// CHECK: stablehlo.while(
// CHECK: %[[X:.*]] = stablehlo.dot_general
// CHECK: "stablehlo.scatter"(%[[X]], %{{.*}}, %{{.*}})
// CHECK: stablehlo.add
// CHECK: (tensor<24x256xf32>, tensor<72x2xi32>, tensor<72xf32>) -> tensor<24x256xf32>
// CHECK: "stablehlo.scatter"(%{{.*}}, %{{.*}}, %{{.*}})
// CHECK: (tensor<24x256xi1>, tensor<72x2xi32>, tensor<72xi1>) -> tensor<24x256xi1>
// CHECK: return
// ROWS-LABEL: @scattered
// ROWS: (tensor<8x256xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<8x256xf32>
func.func @scattered(%h: tensor<24x40xf32>, %w: tensor<40x1024xf32>, %ids: tensor<24x3xi32>, %u: tensor<24x3xf32>, %m: tensor<24x3xi1>) -> (tensor<24xf32>, tensor<24xf32>) {
  %0:2 = "vocab.sweep"(%h, %w, %ids, %u, %m) ({
  ^bb0(%x: tensor<f32>, %i: tensor<3xi32>, %g: tensor<3xf32>, %t: tensor<3xi1>, %column: tensor<i32>):
    %false = stablehlo.constant dense<false> : tensor<i1>
    %low = stablehlo.constant dense<-1.0e9> : tensor<f32>
    %a = "vocab.scatter"(%x, %i, %g) {sets = false} : (tensor<f32>, tensor<3xi32>, tensor<3xf32>) -> tensor<f32>
    %b = "vocab.scatter"(%false, %i, %t) {sets = true} : (tensor<i1>, tensor<3xi32>, tensor<3xi1>) -> tensor<i1>
    %c = stablehlo.select %b, %low, %x : tensor<i1>, tensor<f32>
    "vocab.yield"(%a, %c) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 1024 : i64, row_operands = 3 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}, {kind = "max"}]}
    : (tensor<24x40xf32>, tensor<40x1024xf32>, tensor<24x3xi32>, tensor<24x3xf32>, tensor<24x3xi1>) -> (tensor<24xf32>, tensor<24xf32>)
  return %0#0, %0#1 : tensor<24xf32>, tensor<24xf32>
}
