// RUN: %grpo-opt %s --split-input-file --always-fuse --min-columns=2 --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --always-fuse --min-columns=2 --verify-each --pass-pipeline='builtin.module(rematerialize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FUSED

// A bound that a loop carries as it is, with which logits are compared, is the literal in its body: not a logit of
// the row.

// CHECK-LABEL: @carried
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: [[BOUND:%.*]] = stablehlo.constant dense<-5.000000e+00> : tensor<f32>
// CHECK: stablehlo.broadcast_in_dim [[BOUND]]
// FUSED: remark: [outline] applied: fused a loss
func.func @carried(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> tensor<8xf32> {
  %low = stablehlo.constant dense<-5.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %z0 = stablehlo.constant dense<0.0> : tensor<8xf32>
  %f:5 = stablehlo.while(%n = %i, %sum = %z0, %h0 = %h, %w0 = %w, %b = %low) : tensor<i32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %n, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %bound = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %clipped = stablehlo.maximum %bound, %x : tensor<8x64xf32>
    %m = stablehlo.reduce(%clipped init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %y = stablehlo.subtract %clipped, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %y : tensor<8x64xf32>
    %is = stablehlo.compare EQ, %bound, %clipped : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %half = stablehlo.constant dense<0.5> : tensor<8x64xf32>
    %s = stablehlo.select %is, %half, %e : tensor<8x64xi1>, tensor<8x64xf32>
    %z = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %q = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %zq = stablehlo.add %z, %q : tensor<8xf32>
    %all = stablehlo.add %sum, %zq : tensor<8xf32>
    %next = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %next, %all, %h0, %w0, %b : tensor<i32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
  return %f#1 : tensor<8xf32>
}

// -----

// In bf16 the literal is rounded as the program does it.

// CHECK-LABEL: @narrowed
// CHECK: do {
// CHECK: stablehlo.constant dense<-1.000980e-01> : tensor<bf16>
// FUSED: remark: [outline] applied: fused a loss
func.func @narrowed(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> tensor<8xbf16> {
  %wide = stablehlo.constant dense<-0.1> : tensor<f32>
  %low = stablehlo.convert %wide : (tensor<f32>) -> tensor<bf16>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %z0 = stablehlo.constant dense<0.0> : tensor<8xbf16>
  %f:5 = stablehlo.while(%n = %i, %sum = %z0, %h0 = %h, %w0 = %w, %b = %low) : tensor<i32>, tensor<8xbf16>, tensor<8x16xbf16>, tensor<16x64xbf16>, tensor<bf16>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %n, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
    %bound = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<bf16>) -> tensor<8x64xbf16>
    %clipped = stablehlo.maximum %bound, %x : tensor<8x64xbf16>
    %m = stablehlo.reduce(%clipped init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
    %y = stablehlo.subtract %clipped, %mb : tensor<8x64xbf16>
    %e = stablehlo.exponential %y : tensor<8x64xbf16>
    %is = stablehlo.compare EQ, %bound, %clipped : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xi1>
    %half = stablehlo.constant dense<0.5> : tensor<8x64xbf16>
    %s = stablehlo.select %is, %half, %e : tensor<8x64xi1>, tensor<8x64xbf16>
    %z = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %q = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %zq = stablehlo.add %z, %q : tensor<8xbf16>
    %all = stablehlo.add %sum, %zq : tensor<8xbf16>
    %next = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %next, %all, %h0, %w0, %b : tensor<i32>, tensor<8xbf16>, tensor<8x16xbf16>, tensor<16x64xbf16>, tensor<bf16>
  }
  return %f#1 : tensor<8xbf16>
}

// -----

// A bound that the loop changes is none.

// CHECK-LABEL: @changed
// CHECK: do {
// CHECK-NOT: dense<-5.000000e+00>
// CHECK: stablehlo.return
// FUSED: remark: [outline] missed: compares logits with one of their own row
func.func @changed(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> tensor<8xf32> {
  %low = stablehlo.constant dense<-5.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %z0 = stablehlo.constant dense<0.0> : tensor<8xf32>
  %f:5 = stablehlo.while(%n = %i, %sum = %z0, %h0 = %h, %w0 = %w, %b = %low) : tensor<i32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %n, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %bound = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %clipped = stablehlo.maximum %bound, %x : tensor<8x64xf32>
    %m = stablehlo.reduce(%clipped init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %y = stablehlo.subtract %clipped, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %y : tensor<8x64xf32>
    %is = stablehlo.compare EQ, %bound, %clipped : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %half = stablehlo.constant dense<0.5> : tensor<8x64xf32>
    %s = stablehlo.select %is, %half, %e : tensor<8x64xi1>, tensor<8x64xf32>
    %z = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %q = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %zq = stablehlo.add %z, %q : tensor<8xf32>
    %all = stablehlo.add %sum, %zq : tensor<8xf32>
    %less = stablehlo.negate %b : tensor<f32>
    %next = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %next, %all, %h0, %w0, %less : tensor<i32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
  return %f#1 : tensor<8xf32>
}

// -----

// Nor one that is computed.

// CHECK-LABEL: @computed
// CHECK: do {
// CHECK-NOT: stablehlo.constant dense<-
// CHECK: stablehlo.return
// FUSED: remark: [outline] missed: compares logits with one of their own row
func.func @computed(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %given: tensor<f32>) -> tensor<8xf32> {
  %low = stablehlo.negate %given : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %z0 = stablehlo.constant dense<0.0> : tensor<8xf32>
  %f:5 = stablehlo.while(%n = %i, %sum = %z0, %h0 = %h, %w0 = %w, %b = %low) : tensor<i32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %n, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %bound = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %clipped = stablehlo.maximum %bound, %x : tensor<8x64xf32>
    %m = stablehlo.reduce(%clipped init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %y = stablehlo.subtract %clipped, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %y : tensor<8x64xf32>
    %is = stablehlo.compare EQ, %bound, %clipped : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %half = stablehlo.constant dense<0.5> : tensor<8x64xf32>
    %s = stablehlo.select %is, %half, %e : tensor<8x64xi1>, tensor<8x64xf32>
    %z = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %q = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %zq = stablehlo.add %z, %q : tensor<8xf32>
    %all = stablehlo.add %sum, %zq : tensor<8xf32>
    %next = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %next, %all, %h0, %w0, %b : tensor<i32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
  return %f#1 : tensor<8xf32>
}
