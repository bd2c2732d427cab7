// Every encoding comes back as the same text.

// RUN: %grpo-opt %s --emit text | FileCheck %s
// RUN: %grpo-opt %s --emit generic | FileCheck %s --check-prefix=GENERIC
// RUN: %grpo-opt %s --emit generic | %grpo-opt | FileCheck %s
// RUN: %grpo-opt %s --emit bytecode -o - | %grpo-opt - | FileCheck %s
// RUN: %grpo-opt %s --emit portable-artifact -o - | %grpo-opt - | FileCheck %s
// RUN: %grpo-opt %s --emit=portable-artifact=1.9.0 -o %t.artifact
// RUN: %grpo-opt %t.artifact | FileCheck %s

// An artifact is written back in the version it came in.
// RUN: %grpo-opt %t.artifact --emit portable-artifact -o %t.again
// RUN: head -c 24 %t.again | FileCheck %s --check-prefix=VERSION
// VERSION: StableHLO_v1.9.0

// Artifacts hold StableHLO alone, so that CHLO operations are written in its terms.
// RUN: %grpo-opt %testdata/jax-0.10/ce_everything.mlir | FileCheck %s --check-prefix=CHLO
// RUN: %grpo-opt %testdata/jax-0.10/ce_everything.mlir --emit portable-artifact -o - | %grpo-opt - | FileCheck %s --check-prefix=STABLE
// CHLO: chlo.square
// STABLE-NOT: chlo
// STABLE: stablehlo.multiply %[[X:[0-9]+]], %[[X]] : tensor<2x13xf32>

// CHECK: module @jit_f {
// CHECK-NEXT:   func.func public @main(%arg0: tensor<4xbf16>) -> (tensor<4xbf16> {jax.result_info = "result"}) {
// CHECK-NEXT:     %0 = stablehlo.tanh %arg0 : tensor<4xbf16>
// CHECK-NEXT:     return %0 : tensor<4xbf16>

// GENERIC: "builtin.module"() <{sym_name = "jit_f"}> ({
// GENERIC:   "func.func"()
// GENERIC:     "stablehlo.tanh"(%arg0)

module @jit_f {
  func.func public @main(%arg0: tensor<4xbf16>) -> (tensor<4xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
}
