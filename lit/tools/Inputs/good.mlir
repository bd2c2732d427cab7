// RUN: %grpo-opt %s | FileCheck %s
// RUN: %grpo-opt %s | FileCheck -check-prefix TPU-CHECK %s | count 0
// TODO: more
// Check what happens.
// CHECK: a
  // CHECK-NEXT: a
// CHECK-COUNT-3: a
// CHECK-NOT{LITERAL}: [[
// TPU-CHECK-EMPTY:
// TPU-CHECK-DAG: a
#map = loc("x":1:1)
