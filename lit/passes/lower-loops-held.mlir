// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=16 | FileCheck %s

// A row's mean is a product with 1/V, which a sweep reads and arithmetic on rows takes off what was picked: both are of the rounded one.

// CHECK-LABEL: @mean
// CHECK-SAME: (%[[H:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x16xf32>, %[[SUM:.*]]: tensor<4xf32>)
// CHECK: %[[MEAN:.*]] = stablehlo.divide %[[SUM]]
// CHECK-NEXT: %[[SIZE:.*]] = stablehlo.abs %[[MEAN]]
// CHECK-NEXT: %[[HELD:.*]] = stablehlo.minimum %[[MEAN]], %[[SIZE]]
// CHECK: stablehlo.subtract %{{.*}}, %[[HELD]]
// CHECK: stablehlo.broadcast_in_dim %[[HELD]], dims = [0] : (tensor<4xf32>) -> tensor<4x16xf32>
func.func @mean(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %sum: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %picked = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %v = stablehlo.constant dense<15.0> : tensor<4xf32>
  %mean = stablehlo.divide %sum, %v : tensor<4xf32>
  %own = stablehlo.subtract %picked, %mean : tensor<4xf32>
  %z = "vocab.sweep"(%h, %w, %mean) ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %m : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %own, %z : tensor<4xf32>, tensor<4xf32>
}

// -----

// A square is held by its root, as XLA takes its size for itself.

// CHECK-LABEL: @square
// CHECK: %[[SQUARE:.*]] = stablehlo.multiply %[[ROOT:.*]], %[[ROOT]]
// CHECK-NEXT: %[[LARGER:.*]] = stablehlo.maximum %[[SQUARE]], %[[ROOT]]
// CHECK-NEXT: stablehlo.minimum %[[SQUARE]], %[[LARGER]]
func.func @square(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %root: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %picked = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %square = stablehlo.multiply %root, %root : tensor<4xf32>
  %own = stablehlo.subtract %picked, %square : tensor<4xf32>
  %z = "vocab.sweep"(%h, %w, %square) ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %m : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %own, %z : tensor<4xf32>, tensor<4xf32>
}

// -----

// A product that sweeps alone read lies in memory anyway, and one with a power of two is exact.

// CHECK-LABEL: @not_held
// CHECK-NOT: stablehlo.abs
// CHECK: return
func.func @not_held(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %sum: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %picked = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %v = stablehlo.constant dense<15.0> : tensor<4xf32>
  %four = stablehlo.constant dense<4.0> : tensor<4xf32>
  %mean = stablehlo.divide %sum, %v : tensor<4xf32>
  %part = stablehlo.divide %sum, %four : tensor<4xf32>
  %own = stablehlo.subtract %picked, %part : tensor<4xf32>
  %z = "vocab.sweep"(%h, %w, %mean, %part) ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %p: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %m : tensor<f32>
    %e = stablehlo.subtract %d, %p : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %own, %z : tensor<4xf32>, tensor<4xf32>
}
