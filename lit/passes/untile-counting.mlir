// RUN: env GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=165 %grpo-opt %s --always-fuse --min-columns=2 --pass-pipeline='builtin.module(untile)' -o - | FileCheck %s

// A loop of integers is written down and goes, with the loop in it, which is not looked at after that.

// CHECK-LABEL: func.func public @main
// CHECK-NOT: stablehlo.while
// CHECK: %[[THREE:.*]] = stablehlo.constant dense<3> : tensor<i32>
// CHECK-NOT: stablehlo.while
// CHECK: return %[[THREE]] : tensor<i32>
func.func public @main() -> tensor<i32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %n:2 = stablehlo.while(%i = %c0, %t = %c1) : tensor<i32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %c0, %u = %t) : tensor<i32>, tensor<i32>
    cond {
      %p = stablehlo.compare LT, %j, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %next = stablehlo.add %j, %c1 : tensor<i32>
      %twice = stablehlo.add %u, %u : tensor<i32>
      stablehlo.return %next, %twice : tensor<i32>, tensor<i32>
    }
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %inner#1 : tensor<i32>, tensor<i32>
  }
  return %n#0 : tensor<i32>
}
