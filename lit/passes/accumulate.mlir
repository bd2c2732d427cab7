// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(accumulate)' --target portable | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(accumulate,lower-loops)' --target portable --tile-v=32 | FileCheck %s --check-prefix=LOOPS
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(accumulate,plan,lower-mosaic)' --target tpu | FileCheck %s --check-prefix=KERNEL

// A gradient is added to the carry, which is the sweep's initial value, in loops and in a kernel.

// CHECK-LABEL: @carry
// CHECK: stablehlo.while(%{{.*}}, %[[CARRY:.*]] = %{{.*}}) : tensor<i32>, tensor<160x96xf32>
// CHECK: %[[NEXT:.*]] = "vocab.sweep"(%{{.*}}, %{{.*}}, %{{.*}}, %[[CARRY]])
// CHECK: sinks = [{init = 1 : i64, kind = "contract_rows"
// CHECK-NOT: stablehlo.add {{.*}}160x96xf32
// CHECK: stablehlo.return %{{.*}}, %[[NEXT]]
// LOOPS-LABEL: @carry
// LOOPS: stablehlo.while(%{{.*}}, %[[CARRY:.*]] = %{{.*}}) : tensor<i32>, tensor<160x96xf32>
// LOOPS: %[[LOOP:.*]]:{{.*}} = stablehlo.while(%{{.*}}, %[[SUM:[^ ]*]] = %[[CARRY]],
// LOOPS: %[[OLD:.*]] = stablehlo.dynamic_slice %[[SUM]], {{.*}}sizes = [160, 32]
// LOOPS: %[[NEW:.*]] = stablehlo.add %[[OLD]], %{{.*}} : tensor<160x32xf32>
// LOOPS: stablehlo.dynamic_update_slice %[[SUM]], %[[NEW]]
// LOOPS: stablehlo.return %{{.*}}, %[[LOOP]]#1
// KERNEL-LABEL: @carry
// KERNEL: stablehlo.while(%{{.*}}, %[[CARRY:.*]] = %{{.*}}) : tensor<i32>, tensor<160x96xf32>
// KERNEL: %[[NEXT:.*]] = stablehlo.custom_call @tpu_custom_call({{.*}}%[[CARRY]]{{.*}}output_operand_aliases
// KERNEL: stablehlo.return %{{.*}}, %[[NEXT]]
func.func @carry(%h: tensor<32x160xf32>, %w: tensor<160x96xf32>) -> tensor<160x96xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %sum = stablehlo.constant dense<0.0> : tensor<160x96xf32>
  %r:2 = stablehlo.while(%i = %zero, %carry = %sum) : tensor<i32>, tensor<160x96xf32>
    cond {
      %t = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %dw = "vocab.sweep"(%h, %w, %h) ({
      ^bb0(%x: tensor<f32>, %column: tensor<i32>):
        %g = stablehlo.tanh %x : tensor<f32>
        "vocab.yield"(%g) : (tensor<f32>) -> ()
      }) {rows = 32 : i64, cols = 96 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
          sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
        : (tensor<32x160xf32>, tensor<160x96xf32>, tensor<32x160xf32>) -> tensor<160x96xf32>
      %next = stablehlo.add %carry, %dw : tensor<160x96xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %next : tensor<i32>, tensor<160x96xf32>
    }
  return %r#1 : tensor<160x96xf32>
}

// -----

// A conversion to the carry's type joins the sweep.

// CHECK-LABEL: @converted
// CHECK: sinks = [{init = 1 : i64, kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16", "f32"]}]
// CHECK-NOT: stablehlo.convert
// LOOPS-LABEL: @converted
// KERNEL-LABEL: @converted
func.func @converted(%h: tensor<32x160xf32>, %w: tensor<160x96xf32>) -> tensor<160x96xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %sum = stablehlo.constant dense<0.0> : tensor<160x96xf32>
  %r:2 = stablehlo.while(%i = %zero, %carry = %sum) : tensor<i32>, tensor<160x96xf32>
    cond {
      %t = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %dw = "vocab.sweep"(%h, %w, %h) ({
      ^bb0(%x: tensor<f32>, %column: tensor<i32>):
        %g = stablehlo.tanh %x : tensor<f32>
        "vocab.yield"(%g) : (tensor<f32>) -> ()
      }) {rows = 32 : i64, cols = 96 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
          sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["bf16"]}]}
        : (tensor<32x160xf32>, tensor<160x96xf32>, tensor<32x160xf32>) -> tensor<160x96xbf16>
      %wide = stablehlo.convert %dw : (tensor<160x96xbf16>) -> tensor<160x96xf32>
      %next = stablehlo.add %carry, %wide : tensor<160x96xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %next : tensor<i32>, tensor<160x96xf32>
    }
  return %r#1 : tensor<160x96xf32>
}

// -----

// A carry with another user is copied in any case.

// CHECK-LABEL: @used
// CHECK-NOT: init =
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<160x96xf32>
// LOOPS-LABEL: @used
// KERNEL-LABEL: @used
// KERNEL-NOT: output_operand_aliases
func.func @used(%h: tensor<32x160xf32>, %w: tensor<160x96xf32>) -> tensor<160x96xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %sum = stablehlo.constant dense<0.0> : tensor<160x96xf32>
  %r:2 = stablehlo.while(%i = %zero, %carry = %sum) : tensor<i32>, tensor<160x96xf32>
    cond {
      %t = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %dw = "vocab.sweep"(%h, %w, %h) ({
      ^bb0(%x: tensor<f32>, %column: tensor<i32>):
        %g = stablehlo.tanh %x : tensor<f32>
        "vocab.yield"(%g) : (tensor<f32>) -> ()
      }) {rows = 32 : i64, cols = 96 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
          sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
        : (tensor<32x160xf32>, tensor<160x96xf32>, tensor<32x160xf32>) -> tensor<160x96xf32>
      %next = stablehlo.add %dw, %carry : tensor<160x96xf32>
      %other = stablehlo.multiply %next, %carry : tensor<160x96xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %other : tensor<i32>, tensor<160x96xf32>
    }
  return %r#1 : tensor<160x96xf32>
}

// -----

// A gradient that is smaller than the logits stays an array of its own for a TPU.

// CHECK-LABEL: @narrow
// CHECK: init = 1
// LOOPS-LABEL: @narrow
// KERNEL-LABEL: @narrow
// KERNEL-NOT: output_operand_aliases
func.func @narrow(%h: tensor<32x16xf32>, %w: tensor<16x96xf32>) -> tensor<16x96xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %sum = stablehlo.constant dense<0.0> : tensor<16x96xf32>
  %r:2 = stablehlo.while(%i = %zero, %carry = %sum) : tensor<i32>, tensor<16x96xf32>
    cond {
      %t = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %dw = "vocab.sweep"(%h, %w, %h) ({
      ^bb0(%x: tensor<f32>, %column: tensor<i32>):
        %g = stablehlo.tanh %x : tensor<f32>
        "vocab.yield"(%g) : (tensor<f32>) -> ()
      }) {rows = 32 : i64, cols = 96 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
          sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
        : (tensor<32x16xf32>, tensor<16x96xf32>, tensor<32x16xf32>) -> tensor<16x96xf32>
      %next = stablehlo.add %carry, %dw : tensor<16x96xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %next : tensor<i32>, tensor<16x96xf32>
    }
  return %r#1 : tensor<16x96xf32>
}

// -----

// `carry + (gradient + e)` is `(carry + gradient) + e`.

// CHECK-LABEL: @sum
// CHECK-SAME: %[[E:[^:]*]]: tensor<160x96xf32>)
// CHECK: stablehlo.while(%{{.*}}, %[[CARRY:.*]] = %{{.*}}) : tensor<i32>, tensor<160x96xf32>
// CHECK: %[[SUM:.*]] = "vocab.sweep"(%{{.*}}, %{{.*}}, %{{.*}}, %[[CARRY]])
// CHECK: %[[NEXT:.*]] = stablehlo.add %[[SUM]], %[[E]]
// CHECK-NEXT: stablehlo.add {{.*}} : tensor<i32>
// CHECK-NEXT: stablehlo.return %{{.*}}, %[[NEXT]]
// LOOPS-LABEL: @sum
// KERNEL-LABEL: @sum
func.func @sum(%h: tensor<32x160xf32>, %w: tensor<160x96xf32>, %e: tensor<160x96xf32>) -> tensor<160x96xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %sum = stablehlo.constant dense<0.0> : tensor<160x96xf32>
  %r:2 = stablehlo.while(%i = %zero, %carry = %sum) : tensor<i32>, tensor<160x96xf32>
    cond {
      %t = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %dw = "vocab.sweep"(%h, %w, %h) ({
      ^bb0(%x: tensor<f32>, %column: tensor<i32>):
        %g = stablehlo.tanh %x : tensor<f32>
        "vocab.yield"(%g) : (tensor<f32>) -> ()
      }) {rows = 32 : i64, cols = 96 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
          sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
          sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
        : (tensor<32x160xf32>, tensor<160x96xf32>, tensor<32x160xf32>) -> tensor<160x96xf32>
      %both = stablehlo.add %dw, %e : tensor<160x96xf32>
      %next = stablehlo.add %carry, %both : tensor<160x96xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %next : tensor<i32>, tensor<160x96xf32>
    }
  return %r#1 : tensor<160x96xf32>
}
