// RUN: %grpo-opt %s --split-input-file --verify-each --min-columns=1 --min-logits=8KiB --pass-pipeline='builtin.module(outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --min-columns=1 --min-logits=8KiB --pass-pipeline='builtin.module(outline)' --remarks=missed -o /dev/null 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: %grpo-opt %s --split-input-file --min-columns=1 --min-logits=16KiB --pass-pipeline='builtin.module(outline)' --remarks=missed -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: not %grpo-opt %s --split-input-file --strict --min-columns=128 --min-logits=8KiB --pass-pipeline='builtin.module(outline)' -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT

// A chain in a loop over tokens is as large as what all steps of the loop compute: 4 times 8 x 64 logits are 8 KiB.

// FEW-NOT: in each of
// SMALL: not worth it: 8 rows x 64 columns in each of 4 steps are 0.0 MiB
// CHECK-LABEL: @chunks
// CHECK: vocab.sweep
func.func public @chunks(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<24> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %sum = %zero, %hs = %h, %ws = %w) : tensor<i32>, tensor<f32>, tensor<32x16xf32>, tensor<16x64xf32>
  cond {
    %first = stablehlo.constant dense<0> : tensor<i32>
    %more = stablehlo.compare GE, %i, %first : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<8> : tensor<i32>
    %part = stablehlo.dynamic_slice %hs, %i, %c0, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    %x = stablehlo.dot_general %part, %ws, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.subtract %i, %step : tensor<i32>
    stablehlo.return %next, %all, %hs, %ws : tensor<i32>, tensor<f32>, tensor<32x16xf32>, tensor<16x64xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// Loops in loops count together, also where the weights are turned in between.

// SMALL: not worth it: 8 rows x 64 columns in each of 4 steps are 0.0 MiB
// CHECK-LABEL: @chunks_of_chunks
// CHECK: vocab.sweep
func.func public @chunks_of_chunks(%h: tensor<2x2x8x16xf32>, %w: tensor<16x64xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %sum = %zero, %hs = %h, %ws = %w) : tensor<i32>, tensor<f32>, tensor<2x2x8x16xf32>, tensor<16x64xf32>
  cond {
    %more = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %wt = stablehlo.transpose %ws, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %q:4 = stablehlo.while(%j = %start, %sum1 = %sum, %hs1 = %hs, %ws1 = %wt) : tensor<i32>, tensor<f32>, tensor<2x2x8x16xf32>, tensor<64x16xf32>
    cond {
      %more = stablehlo.compare NE, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %c0 = stablehlo.constant dense<0> : tensor<i32>
      %part = stablehlo.dynamic_slice %hs1, %i, %j, %c0, %c0, sizes = [1, 1, 8, 16] : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x16xf32>
      %k = stablehlo.reshape %part : (tensor<1x1x8x16xf32>) -> tensor<8x16xf32>
      %x = stablehlo.dot_general %k, %ws1, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<64x16xf32>) -> tensor<8x64xf32>
      %e = stablehlo.exponential %x : tensor<8x64xf32>
      %z0 = stablehlo.constant dense<0.0> : tensor<f32>
      %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
      %all = stablehlo.reduce(%z init: %sum1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %next = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %next, %all, %hs1, %ws1 : tensor<i32>, tensor<f32>, tensor<2x2x8x16xf32>, tensor<64x16xf32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %q#1, %hs, %ws : tensor<i32>, tensor<f32>, tensor<2x2x8x16xf32>, tensor<16x64xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// How often this one runs is not known.

// SMALL: not worth it: 8 rows x 64 columns are 0.0 MiB
// FEW: not worth it: 8 rows x 64 columns are 0.0 MiB
// CHECK-LABEL: @as_often_as_told
// CHECK-NOT: vocab.sweep
func.func public @as_often_as_told(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %times: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %sum = %zero, %hs = %h, %ws = %w) : tensor<i32>, tensor<f32>, tensor<32x16xf32>, tensor<16x64xf32>
  cond {
    %more = stablehlo.compare LT, %i, %times : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %part = stablehlo.dynamic_slice %hs, %i, %c0, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    %x = stablehlo.dot_general %part, %ws, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %hs, %ws : tensor<i32>, tensor<f32>, tensor<32x16xf32>, tensor<16x64xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// A loop over the vocabulary: each step has other weights, and a tile of the logits. It is reported, and strict refuses it, where
// the logits of all tiles would be fused.
// STRICT: 1 loss not fused: a loop over tiles of 8 rows x 64 columns

// SMALL: not worth it: 8 rows x 64 columns are 0.0 MiB
// FEW: missed: a loop over tiles of 8 rows x 64 columns: 0.0 MiB of f32 logits each are not worth a kernel, where the loss over all of them at once would be fused
// CHECK-LABEL: @columns
// CHECK-NOT: vocab.sweep
func.func public @columns(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %sum = %zero, %hs = %h, %ws = %w) : tensor<i32>, tensor<f32>, tensor<8x16xf32>, tensor<16x256xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %i, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %all, %hs, %ws : tensor<i32>, tensor<f32>, tensor<8x16xf32>, tensor<16x256xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// A loop over rows of logits that exist outside of it: a sweep of a tile saves what one trip holds. It is reported, and strict
// refuses it, where the logits of all tiles would be fused.
// STRICT: 1 loss not fused: a loop over tiles of 8 rows x 128 columns

// SMALL-NOT: missed
// FEW: missed: a loop over tiles of 8 rows x 128 columns: 0.0 MiB of f32 logits each are not worth a kernel, where the loss over all of them at once would be fused
// CHECK-LABEL: @rows_of_given
// CHECK-NOT: vocab.sweep
func.func public @rows_of_given(%x: tensor<24x128xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %sum = %zero, %xs = %x) : tensor<i32>, tensor<f32>, tensor<24x128xf32>
  cond {
    %end = stablehlo.constant dense<24> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<8> : tensor<i32>
    %t = stablehlo.dynamic_slice %xs, %i, %c0, sizes = [8, 128] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<8x128xf32>
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%t init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<8x128xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x128xf32>
    %d = stablehlo.subtract %t, %mb : tensor<8x128xf32>
    %e = stablehlo.exponential %d : tensor<8x128xf32>
    %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x128xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %all, %xs : tensor<i32>, tensor<f32>, tensor<24x128xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// A softmax within each tile of columns is none of all columns: the loop goes on with neither a maximum nor a sum of a row.
// STRICT-NOT: not fused

// FEW-NOT: missed
// CHECK-LABEL: @within_columns
// CHECK-NOT: vocab.sweep
func.func public @within_columns(%x: tensor<8x256xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %sum = %zero, %xs = %x) : tensor<i32>, tensor<f32>, tensor<8x256xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %t = stablehlo.dynamic_slice %xs, %c0, %i, sizes = [8, 64] : (tensor<8x256xf32>, tensor<i32>, tensor<i32>) -> tensor<8x64xf32>
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%t init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %d = stablehlo.subtract %t, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %d : tensor<8x64xf32>
    %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %all, %xs : tensor<i32>, tensor<f32>, tensor<8x256xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// The same part of an array in each trip is no tile of a loop.
// STRICT-NOT: not fused

// FEW-NOT: missed
// CHECK-LABEL: @same_part
// CHECK-NOT: vocab.sweep
func.func public @same_part(%x: tensor<24x128xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %sum = %zero, %xs = %x) : tensor<i32>, tensor<f32>, tensor<24x128xf32>
  cond {
    %end = stablehlo.constant dense<24> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<8> : tensor<i32>
    %t = stablehlo.dynamic_slice %xs, %c0, %c0, sizes = [8, 128] : (tensor<24x128xf32>, tensor<i32>, tensor<i32>) -> tensor<8x128xf32>
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%t init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<8x128xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x128xf32>
    %d = stablehlo.subtract %t, %mb : tensor<8x128xf32>
    %e = stablehlo.exponential %d : tensor<8x128xf32>
    %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x128xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %all, %xs : tensor<i32>, tensor<f32>, tensor<24x128xf32>
  }
  return %r#1 : tensor<f32>
}
