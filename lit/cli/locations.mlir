// Text carries locations when the input had some, or on request.

// RUN: %grpo-opt %s --split-input-file | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --mlir-print-debuginfo | FileCheck %s --check-prefix=DEBUG

// CHECK-LABEL: @without
// CHECK-NOT: loc(
// CHECK: // -----
// CHECK-LABEL: @with(
// CHECK: stablehlo.tanh %{{.*}} : tensor<4xf32> loc([[LOC:#.*]])
// CHECK: [[FILE:#.*]] = loc("model.py":3:4)
// CHECK: [[LOC]] = loc("jit(f)/tanh"([[FILE]]))

// DEBUG-LABEL: @without
// DEBUG: stablehlo.tanh {{.*}} loc([[LOC:#.*]])
// DEBUG: [[LOC]] = loc("{{.*}}locations.mlir":[[@LINE+3]]:8)

func.func @without(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

#loc = loc("model.py":3:4)
module {
  func.func @with(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %x : tensor<4xf32> loc(#loc1)
    return %0 : tensor<4xf32>
  }
}
#loc1 = loc("jit(f)/tanh"(#loc))
