// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// The sum of a one-hot row is its number, or 0 where the scatter drops it.
// CHECK-LABEL: @picked
// CHECK-NOT: stablehlo.scatter
// CHECK: %[[GE:.*]] = stablehlo.compare GE, %[[I:.*]], %{{.*}}, SIGNED
// CHECK: %[[LT:.*]] = stablehlo.compare LT, %[[I]], %{{.*}}, SIGNED
// CHECK: %[[HIT:.*]] = stablehlo.and %[[GE]], %[[LT]]
// CHECK: %[[PICKED:.*]] = stablehlo.select %[[HIT]], %arg3, %{{.*}}
// CHECK: %[[SUM:.*]] = stablehlo.negate %[[PICKED]] : tensor<8xf32>
// CHECK-NOT: stablehlo.scatter
// CHECK: return %{{.*}}, %[[SUM]]
func.func public @picked(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %s = "stablehlo.scatter"(%zeros, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %n = stablehlo.negate %s : tensor<8x64xf32>
  %sum = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %sum : tensor<8xf32>, tensor<8xf32>
}

// -----

// Not where something else reads the row, nor where it is scattered into other numbers.
// CHECK-LABEL: @read
// CHECK-COUNT-2: stablehlo.scatter
// CHECK-COUNT-2: applies stablehlo.add
func.func public @read(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<8x64xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %s = "stablehlo.scatter"(%zeros, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %t = "stablehlo.scatter"(%ones, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %more = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %sum, %more, %s : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x64xf32>
}
