// What is expected and does not come, and what comes unexpected, are both errors.

// RUN: %exit-code 1 %grpo-opt %s --split-input-file --verify-diagnostics 2>&1 | FileCheck %s
// CHECK: verify-diagnostics-errors.mlir:[[@LINE+4]]:1: error: expected error "something else" at line [[@LINE+5]] was not produced
// CHECK: verify-diagnostics-errors.mlir:[[@LINE+11]]:10: error: unexpected error: use of undeclared
// CHECK: verify-diagnostics-errors.mlir:[[@LINE+15]]:1: error: malformed expectation: no {{[{][{]}}

// expected-error @below {{something else}}
func.func @fine() {
  return
}

// -----

func.func @bad() {
  return %x : f32
}

// -----

// expected-error: never mind
func.func @malformed() {
  return
}
