// RUN: %grpo-opt %s | FileCheck %s
// RUN: %grpo-opt %s | \
// RUN:   FileCheck %s --check-prefixes=TPU,CHECK
// CHECK_NEXT: a
// CHECK-NXT: a
// Check: a
// CHECK-COUNT: a
// CHEK: a
// OTHER-NEXT: a
// CHECK a
  // CHECK-NEXT : a
// TPU-LABEL a
// TPU-next: a
