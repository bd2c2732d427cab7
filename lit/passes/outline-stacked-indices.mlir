// RUN: %grpo-opt %s --always-fuse --min-columns=2 --split-input-file --verify-each --pass-pipeline='builtin.module(outline)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --min-columns=2 --split-input-file --pass-pipeline='builtin.module(outline)' --remarks=missed -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// Indices of rows and columns that a loop stacks: each entry is written, so that each row's index is its own number.

// CHECK-LABEL: @stacked
// CHECK: vocab.sweep
// CHECK-NOT: stablehlo.gather
// CHECK: return
func.func public @stacked(%h: tensor<6x24xf32>, %w: tensor<24x131xf32>, %ids: tensor<4x6x1xi32>) -> tensor<6xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %zeros = stablehlo.constant dense<0> : tensor<4x6x2xi32>
  %rows = stablehlo.iota dim = 0 : tensor<6x1xi32>
  %all:4 = stablehlo.while(%i = %c0, %numbers = %rows, %of = %ids, %stack = %zeros) : tensor<i32>, tensor<6x1xi32>, tensor<4x6x1xi32>, tensor<4x6x2xi32>
  cond {
    %more = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %part = stablehlo.dynamic_slice %of, %i, %c0, %c0, sizes = [1, 6, 1] : (tensor<4x6x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xi32>
    %columns = stablehlo.reshape %part : (tensor<1x6x1xi32>) -> tensor<6x1xi32>
    %pair = stablehlo.concatenate %numbers, %columns, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %entry = stablehlo.reshape %pair : (tensor<6x2xi32>) -> tensor<1x6x2xi32>
    %new = stablehlo.dynamic_update_slice %stack, %entry, %i, %c0, %c0 : (tensor<4x6x2xi32>, tensor<1x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x2xi32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %numbers, %of, %new : tensor<i32>, tensor<6x1xi32>, tensor<4x6x1xi32>, tensor<4x6x2xi32>
  }
  %one = stablehlo.slice %all#3 [1:2, 0:6, 0:2] : (tensor<4x6x2xi32>) -> tensor<1x6x2xi32>
  %indices = stablehlo.reshape %one : (tensor<1x6x2xi32>) -> tensor<6x2xi32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
  %y = stablehlo.subtract %x, %mb : tensor<6x131xf32>
  %e = stablehlo.exponential %y : tensor<6x131xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
  %l = stablehlo.log %z : tensor<6xf32>
  %p = "stablehlo.gather"(%y, %indices) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x2xi32>) -> tensor<6xf32>
  %loss = stablehlo.subtract %l, %p : tensor<6xf32>
  return %loss : tensor<6xf32>
}

// -----

// The last entry is not written.

// WHY: remark: [outline] missed: {{.*}}indexes rows by something that is not proved to be the row's number
// CHECK-LABEL: @not_all
// CHECK-NOT: vocab.sweep
// CHECK: return
func.func public @not_all(%h: tensor<6x24xf32>, %w: tensor<24x131xf32>, %ids: tensor<4x6x1xi32>) -> tensor<6xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<3> : tensor<i32>
  %zeros = stablehlo.constant dense<0> : tensor<4x6x2xi32>
  %rows = stablehlo.iota dim = 0 : tensor<6x1xi32>
  %all:4 = stablehlo.while(%i = %c0, %numbers = %rows, %of = %ids, %stack = %zeros) : tensor<i32>, tensor<6x1xi32>, tensor<4x6x1xi32>, tensor<4x6x2xi32>
  cond {
    %more = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %part = stablehlo.dynamic_slice %of, %i, %c0, %c0, sizes = [1, 6, 1] : (tensor<4x6x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xi32>
    %columns = stablehlo.reshape %part : (tensor<1x6x1xi32>) -> tensor<6x1xi32>
    %pair = stablehlo.concatenate %numbers, %columns, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %entry = stablehlo.reshape %pair : (tensor<6x2xi32>) -> tensor<1x6x2xi32>
    %new = stablehlo.dynamic_update_slice %stack, %entry, %i, %c0, %c0 : (tensor<4x6x2xi32>, tensor<1x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x2xi32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %numbers, %of, %new : tensor<i32>, tensor<6x1xi32>, tensor<4x6x1xi32>, tensor<4x6x2xi32>
  }
  %one = stablehlo.slice %all#3 [1:2, 0:6, 0:2] : (tensor<4x6x2xi32>) -> tensor<1x6x2xi32>
  %indices = stablehlo.reshape %one : (tensor<1x6x2xi32>) -> tensor<6x2xi32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
  %y = stablehlo.subtract %x, %mb : tensor<6x131xf32>
  %e = stablehlo.exponential %y : tensor<6x131xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
  %l = stablehlo.log %z : tensor<6xf32>
  %p = "stablehlo.gather"(%y, %indices) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x2xi32>) -> tensor<6xf32>
  %loss = stablehlo.subtract %l, %p : tensor<6xf32>
  return %loss : tensor<6xf32>
}
