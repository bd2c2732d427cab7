// MLIR's passes and ours in one pipeline, in MLIR's syntax.

// RUN: %grpo-opt %s --pass-pipeline='builtin.module(func.func(cse),outline,canonicalize{max-iterations=2})' --print-ir-after-all 2>&1 >/dev/null | FileCheck %s --check-prefix=ORDER
// ORDER: // -----// IR Dump After func.func(cse) //----- //
// ORDER: module {
// ORDER: // -----// IR Dump After outline //----- //
// ORDER: // -----// IR Dump After canonicalize{max-iterations=2} //----- //

// RUN: %grpo-opt %s --pass-pipeline='builtin.module()' | FileCheck %s --check-prefix=NONE
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(cse)' | FileCheck %s --check-prefix=CSE
// RUN: %grpo-opt %s --pass-pipeline='any(cse,func.func(stablehlo-aggressive-simplification))' | FileCheck %s --check-prefix=CSE
// NONE-COUNT-2: stablehlo.tanh
// CSE: stablehlo.tanh
// CSE-NOT: stablehlo.tanh

func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  %1 = stablehlo.tanh %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
