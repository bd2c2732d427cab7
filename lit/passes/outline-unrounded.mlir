// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(inline-vocab,outline,widen-rows)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(inline-vocab,outline)' | FileCheck %s --check-prefix=ALONE

// Where all that maxima and picks take is f32 where it meets the logits again, bf16 logits that are scaled are not rounded before their
// maximum: `x - max x` is a difference of two f32 numbers. Without `widen-rows` the maximum is rounded, and so are they.

// CHECK-LABEL: @agree
// CHECK-NOT: reduce_precision
// CHECK: %[[M:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "max"}]
// CHECK: "vocab.sweep"(%arg0, %arg1, %[[M]]
// CHECK-NOT: reduce_precision
// ALONE-LABEL: @agree
// ALONE: stablehlo.reduce_precision
// ALONE: sinks = [{kind = "max"}]
func.func public @agree(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> tensor<8xbf16> {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %l = stablehlo.log %z : tensor<8xf32>
  %ln = stablehlo.convert %l : (tensor<8xf32>) -> tensor<8xbf16>
  %lse = stablehlo.add %ln, %m : tensor<8xbf16>
  return %lse : tensor<8xbf16>
}

// -----

// A maximum that is taken off and leaves as it is, beside a sum relative to it: both are the nearest numbers, the maximum with half a unit of bf16.

// CHECK-LABEL: @leaves
// CHECK-NOT: reduce_precision
// CHECK: return
func.func public @leaves(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %running: tensor<8xbf16>) -> (tensor<8xf32>, tensor<8xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %own = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %m = stablehlo.maximum %own, %running : tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %m : tensor<8xf32>, tensor<8xbf16>
}

// -----

// Such a maximum that a product of its own takes off elsewhere, in a loop: the sum and the picked difference are moved to its rounding on their way there.

// CHECK-LABEL: @elsewhere
// CHECK: %[[R:.*]] = stablehlo.reduce_precision %[[M:.*]], format = e8m7 : tensor<8xf32>
// CHECK: %[[D:.*]] = stablehlo.subtract %[[R]], %[[M]]
// CHECK: stablehlo.select {{.*}}, %[[D]], {{.*}} : tensor<8xi1>, tensor<8xf32>
// CHECK: stablehlo.exponential
// CHECK: stablehlo.while
func.func public @elsewhere(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> tensor<8x16xbf16> {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %p0 = stablehlo.constant dense<0.0> : tensor<8x16xbf16>
  %out:2 = stablehlo.while(%i = %i0, %p = %p0) : tensor<i32>, tensor<8x16xbf16>
    cond {
      %n = stablehlo.constant dense<2> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %x1 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
      %y1 = stablehlo.multiply %x1, %t : tensor<8x64xbf16>
      %mb1 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
      %d1 = stablehlo.subtract %y1, %mb1 : tensor<8x64xbf16>
      %e1 = stablehlo.exponential %d1 : tensor<8x64xbf16>
      %zn = stablehlo.convert %z : (tensor<8xf32>) -> tensor<8xbf16>
      %zb = stablehlo.broadcast_in_dim %zn, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
      %q = stablehlo.divide %e1, %zb : tensor<8x64xbf16>
      %g = stablehlo.dot_general %q, %w, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
      %sum = stablehlo.add %p, %g : tensor<8x16xbf16>
      stablehlo.return %next, %sum : tensor<i32>, tensor<8x16xbf16>
    }
  return %out#1 : tensor<8x16xbf16>
}

// -----

// A maximum that meets the picked logit: whether the token is the likeliest one is asked of bf16 numbers.

// CHECK-LABEL: @compared
// CHECK: stablehlo.reduce_precision
// CHECK: kind = "max"
func.func public @compared(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %ids: tensor<8x1xi32>) -> (tensor<8xf32>, tensor<8xi1>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %pick = "stablehlo.gather"(%y, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xbf16>, tensor<8x1xi32>) -> tensor<8xbf16>
  %is = stablehlo.compare GE, %pick, %m : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %is : tensor<8xf32>, tensor<8xi1>
}

// -----

// The same by an operation that `widen-rows` does not follow, a sort here.

// CHECK-LABEL: @sorted
// CHECK-NOT: reduce_precision
// CHECK: stablehlo.sort
// CHECK: return
func.func public @sorted(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> (tensor<8xf32>, tensor<8xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %s = "stablehlo.sort"(%m) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xbf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %s : tensor<8xf32>, tensor<8xbf16>
}

// -----

// What is made of the maximum in f32 may be rounded there.

// CHECK-LABEL: @sorted_beside
// CHECK-NOT: reduce_precision
// CHECK: stablehlo.sort
// CHECK: return
func.func public @sorted_beside(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> (tensor<8xf32>, tensor<8xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %negated = stablehlo.negate %m : tensor<8xbf16>
  %s = "stablehlo.sort"(%negated) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xbf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %s : tensor<8xf32>, tensor<8xbf16>
}

// -----

// But it may not come back to what is made of the maximum: the largest difference is 0, and not a rounding.

// CHECK-LABEL: @comes_back
// CHECK: stablehlo.reduce_precision
// CHECK: sinks = [{kind = "max"}]
func.func public @comes_back(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> (tensor<8xf32>, tensor<8xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %twice = stablehlo.add %m, %m : tensor<8xbf16>
  %s = "stablehlo.sort"(%twice) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xbf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %off = stablehlo.subtract %s, %twice : tensor<8xbf16>
  return %z, %off : tensor<8xf32>, tensor<8xbf16>
}

// -----

// A maximum and a pick that leave, of logits whose sums have taken off a maximum of their own: rounded behind the sweep, they are those of
// rounded logits. A running maximum is as well.

// CHECK-LABEL: @leave_alone
// CHECK-NOT: reduce_precision
// CHECK: return
func.func public @leave_alone(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %ids: tensor<8x1xi32>, %running: tensor<8xbf16>) -> (tensor<8xf32>, tensor<8xbf16>, tensor<8xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %own = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %m = stablehlo.maximum %own, %running : tensor<8xbf16>
  %pick = "stablehlo.gather"(%y, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xbf16>, tensor<8x1xi32>) -> tensor<8xbf16>
  %f = stablehlo.convert %y : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %r = stablehlo.reduce(%f init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %f, %rb : tensor<8x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %m, %pick : tensor<8xf32>, tensor<8xbf16>, tensor<8xbf16>
}

// -----

// An argmax that only says where a gradient goes needs no rounded logits; one that leaves names the first of those that bf16 has equal.

// CHECK-LABEL: @stays
// CHECK-NOT: reduce_precision
// CHECK: kind = "argmax"
// CHECK-NOT: reduce_precision
// CHECK: kind = "contract_cols"
// CHECK-LABEL: @named
// CHECK: stablehlo.reduce_precision
// CHECK: kind = "argmax"
func.func public @stays(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %c: tensor<8xbf16>) -> tensor<8x16xbf16> {
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %at = call @argmax(%y) : (tensor<8x64xbf16>) -> tensor<8xi32>
  %g = call @gradient(%y, %at, %c) : (tensor<8x64xbf16>, tensor<8xi32>, tensor<8xbf16>) -> tensor<8x64xbf16>
  %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
  return %dh : tensor<8x16xbf16>
}
func.func public @named(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %c: tensor<8xbf16>) -> (tensor<8x16xbf16>, tensor<8xi32>) {
  %t = stablehlo.constant dense<0.7> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %y = stablehlo.multiply %x, %t : tensor<8x64xbf16>
  %at = call @argmax(%y) : (tensor<8x64xbf16>) -> tensor<8xi32>
  %g = call @gradient(%y, %at, %c) : (tensor<8x64xbf16>, tensor<8xi32>, tensor<8xbf16>) -> tensor<8x64xbf16>
  %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
  return %dh, %at : tensor<8x16xbf16>, tensor<8xi32>
}
// The gradient of a softmax by hand through its maximum, in the form that `normalize` gives it.
func.func private @gradient(%y: tensor<8x64xbf16>, %at: tensor<8xi32>, %c: tensor<8xbf16>) -> tensor<8x64xbf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<8x64xbf16>
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %m = stablehlo.reduce(%y init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %y, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %columns = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %atb = stablehlo.broadcast_in_dim %at, dims = [0] : (tensor<8xi32>) -> tensor<8x64xi32>
  %is = stablehlo.compare EQ, %columns, %atb : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %s = stablehlo.select %is, %cb, %zero : tensor<8x64xi1>, tensor<8x64xbf16>
  %g = stablehlo.add %e, %s : tensor<8x64xbf16>
  return %g : tensor<8x64xbf16>
}
func.func private @argmax(%y: tensor<8x64xbf16>) -> tensor<8xi32> {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %columns = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %r:2 = stablehlo.reduce(%y init: %ninf), (%columns init: %none) across dimensions = [1] : (tensor<8x64xbf16>, tensor<8x64xi32>, tensor<bf16>, tensor<i32>) -> (tensor<8xbf16>, tensor<8xi32>)
   reducer(%a: tensor<bf16>, %b: tensor<bf16>) (%i: tensor<i32>, %j: tensor<i32>) {
    %gt = stablehlo.compare GT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %nan = stablehlo.compare NE, %a, %a : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %first = stablehlo.or %gt, %nan : tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %takes = stablehlo.or %first, %tie : tensor<i1>
    %v = stablehlo.select %first, %a, %b : tensor<i1>, tensor<bf16>
    %k = stablehlo.select %takes, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<bf16>, tensor<i32>
  }
  return %r#1 : tensor<8xi32>
}
