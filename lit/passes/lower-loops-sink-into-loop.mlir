// RUN: %grpo-opt %s --target=cpu --pass-pipeline='builtin.module(lower-loops)' | FileCheck %s
// RUN: %grpo-opt %s --target=portable --pass-pipeline='builtin.module(lower-loops)' | FileCheck %s --check-prefix=ANY

// What a loop on a CPU reads of each row is computed in the loop where that takes few operations on whole numbers, comparisons and
// choices: XLA would compile a kernel for it. What these start from goes through a barrier, so that XLA leaves them there. What is
// rounded, such as a product, is made once, outside.

// CHECK-LABEL: @near
// CHECK: %[[SCALED:.*]] = stablehlo.multiply %arg3
// CHECK: stablehlo.while(
// CHECK-SAME: = %arg2
// CHECK-SAME: = %[[SCALED]]
// CHECK: do {
// CHECK: stablehlo.compare LT, %[[IDS:.*]], %{{.*}}, SIGNED : (tensor<512xi32>
// CHECK: stablehlo.select %{{.*}}, %{{.*}}, %[[IDS]] : tensor<512xi1>, tensor<512xi32>
// CHECK: stablehlo.optimization_barrier %[[IDS]] : tensor<512xi32>
// CHECK: stablehlo.return

// ANY-LABEL: @near
// ANY: stablehlo.compare LT, %arg2
// ANY: stablehlo.while(
// ANY-NOT: optimization_barrier
func.func @near(%h: tensor<512x64xf32>, %w: tensor<64x32768xf32>, %ids: tensor<512xi32>, %r: tensor<512xf32>) -> tensor<512xf32> {
  %zero = stablehlo.constant dense<0> : tensor<512xi32>
  %cols = stablehlo.constant dense<32768> : tensor<512xi32>
  %low = stablehlo.compare LT, %ids, %zero, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
  %up = stablehlo.add %ids, %cols : tensor<512xi32>
  %id = stablehlo.select %low, %up, %ids : tensor<512xi1>, tensor<512xi32>
  %scaled = stablehlo.multiply %r, %r : tensor<512xf32>
  %s = "vocab.sweep"(%h, %w, %id, %scaled) ({
  ^bb0(%x: tensor<f32>, %label: tensor<i32>, %by: tensor<f32>, %column: tensor<i32>):
    %hit = stablehlo.compare NE, %column, %label, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.multiply %x, %by : tensor<f32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %at = stablehlo.select %hit, %v, %none : tensor<i1>, tensor<f32>
    "vocab.yield"(%at) : (tensor<f32>) -> ()
  }) {rows = 512 : i64, cols = 32768 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<512x64xf32>, tensor<64x32768xf32>, tensor<512xi32>, tensor<512xf32>) -> tensor<512xf32>
  return %s : tensor<512xf32>
}
