// RUN: %grpo-opt %s --split-input-file | FileCheck %s
// RUN: %exit-code 1 %grpo-opt %s 2>&1 | FileCheck %s --check-prefix=WHOLE
// WHOLE: split-input-file.mlir:[[@LINE+14]]:1: error: redefinition of symbol named 'f'

// CHECK: module {
// CHECK-NEXT: @f(%arg0: tensor<1xf32>)
// CHECK: {{^}}// -----
// CHECK: module {
// CHECK-NEXT: @f(%arg0: tensor<2xf32>)

func.func @f(%x: tensor<1xf32>) -> tensor<1xf32> {
  return %x : tensor<1xf32>
}

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
