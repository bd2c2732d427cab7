// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(inline-vocab)' | FileCheck %s
// RUN: %grpo-opt %S/Inputs/recursion.mlir --pass-pipeline='builtin.module(inline-vocab)' 2>&1 | FileCheck %s --check-prefix=RECURSION

// RUN: %grpo-opt %S/Inputs/manual-calls.mlir --pass-pipeline='builtin.module(inline-vocab)' | FileCheck %s --check-prefix=MANUAL

// Functions that call themselves, and their callers, stay as they are, with a remark.

// RECURSION: recursion.mlir:2:1: remark: [inline-vocab] missed: a function calls itself, directly or through others: it and its callers are not changed
// RECURSION: func.func public @main
// RECURSION: call @even
// RECURSION: call @shifted
// RECURSION: func.func private @even
// RECURSION-NEXT: call @odd
// RECURSION: func.func private @odd
// RECURSION-NEXT: call @even
// RECURSION-NEXT: call @shifted

// A call inside a manual computation.

// MANUAL: "sdy.manual_computation"
// MANUAL: "stablehlo.exponential"
// MANUAL: "sdy.return"
// MANUAL-NOT: "func.call"

// A chain of private functions that touch the vocabulary goes into its caller, twice, and is gone; one
// that does not touch it stays, with its call.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<8x64xf32>)
// CHECK: %[[E:.*]] = stablehlo.exponential %[[X]]
// CHECK: %[[Z:.*]] = stablehlo.reduce(%[[E]] init: %{{.*}}) applies stablehlo.add
// CHECK: %[[L:.*]] = call @small(%[[Z]])
// CHECK: %[[E2:.*]] = stablehlo.exponential %[[E]]
// CHECK: %[[Z2:.*]] = stablehlo.reduce(%[[E2]] init: %{{.*}}) applies stablehlo.add
// CHECK: %[[L2:.*]] = call @small(%[[Z2]])
// CHECK: return %[[L]], %[[L2]]
// CHECK: func.func private @small
// CHECK-NOT: func.func
func.func public @main(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = call @outer(%x) : (tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>)
  %1:2 = call @outer(%0#1) : (tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>)
  return %0#0, %1#0 : tensor<8xf32>, tensor<8xf32>
}
func.func private @outer(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = call @inner(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %2 = call @small(%1) : (tensor<8xf32>) -> tensor<8xf32>
  return %2, %0 : tensor<8xf32>, tensor<8x64xf32>
}
func.func private @inner(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = stablehlo.exponential %x : tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
func.func private @small(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.log %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// An argument that is returned as it came, a result that is not used, a result that is used twice.

// CHECK-LABEL: func.func public @passed_through
// CHECK-SAME: (%[[X:.*]]: tensor<8x64xf32>)
// CHECK: %[[E:.*]] = stablehlo.exponential %[[X]]
// CHECK: %[[Z:.*]] = stablehlo.reduce(%[[E]]
// CHECK: return %[[X]], %[[Z]], %[[Z]]
// CHECK-NOT: func.func
func.func public @passed_through(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0:3 = call @f(%x) : (tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>, tensor<8x64xf32>)
  return %0#0, %0#1, %0#1 : tensor<8x64xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @f(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<8x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %x, %1, %0 : tensor<8x64xf32>, tensor<8xf32>, tensor<8x64xf32>
}

// -----

// Inside nested regions: a call in a loop's body, and a callee whose own loop reads its argument.

// CHECK-LABEL: func.func public @loop
// CHECK-SAME: (%[[X:[^:]*]]: tensor<8x64xf32>
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: %[[E:.*]] = stablehlo.exponential %{{.*}} : tensor<8x64xf32>
// CHECK: stablehlo.reduce(%[[E]]
// CHECK: "stablehlo.if"
// CHECK: stablehlo.negate %[[X]]
// CHECK-NOT: call
// CHECK: return
func.func public @loop(%x: tensor<8x64xf32>, %p: tensor<i1>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %s0 = stablehlo.constant dense<0.0> : tensor<8xf32>
  %r:3 = stablehlo.while(%i = %i0, %s = %s0, %y = %x) : tensor<i32>, tensor<8xf32>, tensor<8x64xf32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %more = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %z = func.call @sum(%y) : (tensor<8x64xf32>) -> tensor<8xf32>
    stablehlo.return %next, %z, %y : tensor<i32>, tensor<8xf32>, tensor<8x64xf32>
  }
  %q = call @branch(%p, %x) : (tensor<i1>, tensor<8x64xf32>) -> tensor<8x64xf32>
  return %r#1, %q : tensor<8xf32>, tensor<8x64xf32>
}
func.func private @sum(%x: tensor<8x64xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<8x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @branch(%p: tensor<i1>, %x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.negate %x : tensor<8x64xf32>
    stablehlo.return %1 : tensor<8x64xf32>
  }, {
    stablehlo.return %x : tensor<8x64xf32>
  }) : (tensor<i1>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}

// -----

// A public function stays, and is not copied; so do functions and calls that ask to stay apart.

// CHECK-LABEL: func.func public @apart
// CHECK: call @public_one
// CHECK: call @manual
// CHECK: call @frontend
// CHECK: call @marked
// CHECK: return
// CHECK: func.func @public_one
// CHECK: func.func private @manual
// CHECK: func.func private @frontend
// CHECK: func.func private @marked
func.func public @apart(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %0 = call @public_one(%e) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %1 = call @manual(%0) {inlineable = "false"} : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %2 = call @frontend(%1) {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %3 = call @marked(%2) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %3 : tensor<8x64xf32>
}
func.func @public_one(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  return %x : tensor<8x64xf32>
}
func.func private @manual(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  return %x : tensor<8x64xf32>
}
func.func private @frontend(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  return %x : tensor<8x64xf32>
}
func.func private @marked(%x: tensor<8x64xf32>) -> tensor<8x64xf32> attributes {no_inline} {
  return %x : tensor<8x64xf32>
}

// -----

// A function that something else than a call refers to is inlined, and stays.

// CHECK-LABEL: func.func public @referred
// CHECK-NOT: call @
// CHECK: return
// CHECK: func.func private @"<lambda>"
// CHECK-NOT: func.func
func.func public @referred(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = call @"<lambda>"(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %f = stablehlo.composite "my.lambda" %x {decomposition = @"<lambda>"} : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %z, %f : tensor<8xf32>, tensor<8x64xf32>
}
func.func private @"<lambda>"(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = stablehlo.exponential %x : tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}

// -----

// No softmax, no inlining.

// CHECK-LABEL: func.func public @no_softmax
// CHECK: call @double
// CHECK: func.func private @double
func.func public @no_softmax(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = call @double(%x) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
func.func private @double(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = stablehlo.add %x, %x : tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}

// -----

// Branches that are always taken: of one, of a literal index, of an index that such a branch gives, of one out of range (the
// last), and of a literal condition.

// CHECK-LABEL: func.func public @taken
// CHECK-NOT: stablehlo.case
// CHECK-NOT: stablehlo.if
// CHECK: %[[E:.*]] = stablehlo.exponential %arg0
// CHECK: %[[D:.*]] = stablehlo.add %[[E]], %[[E]]
// CHECK: %[[T:.*]] = stablehlo.tanh %[[D]]
// CHECK: %[[N:.*]] = stablehlo.negate %[[T]]
// CHECK: stablehlo.reduce(%[[N]] init:
func.func public @taken(%x: tensor<8x64xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %far = stablehlo.constant dense<-7> : tensor<i32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %at = "stablehlo.case"(%one) ({
    %c = stablehlo.constant dense<5> : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }, {
    %c = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %e = "stablehlo.case"(%at) ({
    %0 = stablehlo.exponential %x : tensor<8x64xf32>
    stablehlo.return %0 : tensor<8x64xf32>
  }, {
    %0 = stablehlo.cosine %x : tensor<8x64xf32>
    stablehlo.return %0 : tensor<8x64xf32>
  }) : (tensor<i32>) -> tensor<8x64xf32>
  %d = "stablehlo.case"(%far) ({
    stablehlo.return %e : tensor<8x64xf32>
  }, {
    %1 = "stablehlo.case"(%one) ({
      %0 = stablehlo.add %e, %e : tensor<8x64xf32>
      stablehlo.return %0 : tensor<8x64xf32>
    }) : (tensor<i32>) -> tensor<8x64xf32>
    %2 = stablehlo.tanh %1 : tensor<8x64xf32>
    stablehlo.return %2 : tensor<8x64xf32>
  }) : (tensor<i32>) -> tensor<8x64xf32>
  %n = "stablehlo.if"(%no) ({
    stablehlo.return %d : tensor<8x64xf32>
  }, {
    %0 = stablehlo.negate %d : tensor<8x64xf32>
    stablehlo.return %0 : tensor<8x64xf32>
  }) : (tensor<i1>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// Branches that the program chooses between, and one without a vocabulary, stay.

// CHECK-LABEL: func.func public @chosen
// CHECK-COUNT-2: stablehlo.case
func.func public @chosen(%x: tensor<8x64xf32>, %at: tensor<i32>, %y: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %e = "stablehlo.case"(%at) ({
    %0 = stablehlo.exponential %x : tensor<8x64xf32>
    stablehlo.return %0 : tensor<8x64xf32>
  }, {
    %0 = stablehlo.cosine %x : tensor<8x64xf32>
    stablehlo.return %0 : tensor<8x64xf32>
  }) : (tensor<i32>) -> tensor<8x64xf32>
  %s = "stablehlo.case"(%one) ({
    %0 = stablehlo.cosine %y : tensor<4xf32>
    stablehlo.return %0 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  %w = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zz = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %sum = stablehlo.add %z, %zz : tensor<8xf32>
  return %sum, %s : tensor<8xf32>, tensor<4xf32>
}

// -----

// One call computes the indices of two picks from flattened rows.

// CHECK-LABEL: func.func public @two_picks
// CHECK: stablehlo.add
// CHECK-COUNT-2: "stablehlo.gather"
// CHECK-NOT: @index
func.func public @two_picks(%x: tensor<8x64xf32>, %ids: tensor<8x1xi32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %x1 = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %e1 = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<512xf32>
  %at = func.call @index(%ids) : (tensor<8x1xi32>) -> tensor<8x1xi32>
  %a = "stablehlo.gather"(%x1, %at) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %b = "stablehlo.gather"(%e1, %at) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %z, %a, %b : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @index(%ids: tensor<8x1xi32>) -> tensor<8x1xi32> {
  %row = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %columns = stablehlo.constant dense<64> : tensor<8x1xi32>
  %first = stablehlo.multiply %row, %columns : tensor<8x1xi32>
  %0 = stablehlo.add %first, %ids : tensor<8x1xi32>
  return %0 : tensor<8x1xi32>
}
