// RUN: %grpo-opt %s --pass-pipeline='builtin.module(inline-vocab)' | FileCheck %s
// RUN: sed 's/"sdy.mesh".*//; s/@mesh/mesh<["a"=1]>/' %s > %t
// RUN: %grpo-opt %t --pass-pipeline='builtin.module(inline-vocab)' | FileCheck %s --check-prefix=ONE

// Of a program for several devices, constraints that leave every dimension open go, and those of a scalar; one that names an axis,
// closes a dimension, gives an order or says what is replicated stays. On one device none says anything.

// CHECK: [[X:%.*]] = "stablehlo.exponential"(%arg0)
// CHECK-NEXT: [[Y:%.*]] = "sdy.sharding_constraint"([[X]]) <{sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}>
// CHECK-NEXT: [[Z:%.*]] = "sdy.sharding_constraint"([[Y]]) <{sharding = #sdy.sharding<@mesh, [{?}, {}]>}>
// CHECK-NEXT: [[O:%.*]] = "sdy.sharding_constraint"([[Z]]) <{sharding = #sdy.sharding<@mesh, [{?}p1, {?}]>}>
// CHECK-NEXT: [[R:%.*]] = "sdy.sharding_constraint"([[O]]) <{sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"a"}>}>
// CHECK-NEXT: "stablehlo.constant"
// CHECK-NEXT: "stablehlo.reduce"([[R]],
// CHECK-NOT: sdy.sharding_constraint

// ONE-NOT: sdy.sharding_constraint
module {
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2]>, sym_name = "mesh"}> : () -> ()
  func.func public @main(%arg0: tensor<8x64xf32>) -> tensor<8xf32> {
    %e = stablehlo.exponential %arg0 : tensor<8x64xf32>
    %open = "sdy.sharding_constraint"(%e) <{sharding = #sdy.sharding<@mesh, [{?}, {?}]>}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %axis = "sdy.sharding_constraint"(%open) <{sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %closed = "sdy.sharding_constraint"(%axis) <{sharding = #sdy.sharding<@mesh, [{?}, {}]>}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %order = "sdy.sharding_constraint"(%closed) <{sharding = #sdy.sharding<@mesh, [{?}p1, {?}]>}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %replicated = "sdy.sharding_constraint"(%order) <{sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"a"}>}> : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%replicated init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %last = "sdy.sharding_constraint"(%z) <{sharding = #sdy.sharding<@mesh, [{?}]>}> : (tensor<8xf32>) -> tensor<8xf32>
    return %last : tensor<8xf32>
  }
}
