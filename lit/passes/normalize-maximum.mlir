// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// A softmax by hand, differentiated through its maximum: g - Σ e·(g/Σ e) is 0 in real numbers. What rounding makes of it
// goes to the first largest entry, and no logit is compared with the maximum.

// CHECK-LABEL: @by_hand
// CHECK-NOT: stablehlo.convert
// CHECK: %[[X:.*]] = stablehlo.dot_general
// CHECK: %[[C:.*]] = stablehlo.add %{{.*}}, %{{.*}} : tensor<13xf32>
// CHECK: %[[V:.*]] = stablehlo.iota dim = 1 : tensor<13x1003xi32>
// CHECK: %[[A:.*]]:2 = stablehlo.reduce(%[[X]] init: %{{.*}}), (%[[V]] init: %{{.*}}) across dimensions = [1]
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[A]]#1, dims = [0]
// CHECK: %[[HERE:.*]] = stablehlo.compare EQ, %[[V]], %[[B]], SIGNED
// CHECK: %[[CB:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [0]
// CHECK: %[[DM:.*]] = stablehlo.select %[[HERE]], %[[CB]], %{{.*}}
// CHECK: stablehlo.add %{{.*}}, %[[DM]]
// CHECK: return
func.func public @by_hand(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %gone = stablehlo.add %g, %back : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// So it is where a function of rows, or a choice, lies in between.

// CHECK-LABEL: @through_a_function
// CHECK-NOT: tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: return
func.func public @through_a_function(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>, %ok: tensor<13xi1>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<13xf32>
  %both = stablehlo.add %back, %g : tensor<13xf32>
  %gone = func.call @choose(%ok, %both, %zeros) : (tensor<13xi1>, tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}
func.func private @choose(%ok: tensor<13xi1>, %a: tensor<13xf32>, %b: tensor<13xf32>) -> tensor<13xf32> {
  %r = stablehlo.select %ok, %a, %b : tensor<13xi1>, tensor<13xf32>
  return %r : tensor<13xf32>
}

// -----

// The maximum is part of the loss: its gradient is more than rounding.

// CHECK-LABEL: @part_of_the_loss
// CHECK: %[[ONES:.*]] = stablehlo.convert {{.*}} : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[ONES]]
// CHECK: return
func.func public @part_of_the_loss(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %more = stablehlo.add %g, %g : tensor<13xf32>
  %gone = stablehlo.add %more, %back : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// A choice between the right sum and another one.

// CHECK-LABEL: @another_choice
// CHECK: %[[ONES:.*]] = stablehlo.convert {{.*}} : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[ONES]]
// CHECK: return
func.func public @another_choice(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>, %ok: tensor<13xi1>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %both = stablehlo.add %g, %back : tensor<13xf32>
  %gone = stablehlo.select %ok, %both, %g : tensor<13xi1>, tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// Logits that are an argument are the same number in each sweep.

// CHECK-LABEL: @given_logits
// CHECK: %[[ONES:.*]] = stablehlo.convert {{.*}} : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[ONES]]
// CHECK: return
func.func public @given_logits(%x: tensor<13x1003xf32>, %g: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %gone = stablehlo.add %g, %back : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// A minimum: masked entries tie by the thousand, and share the rounding.

// CHECK-LABEL: @least
// CHECK: %[[ONES:.*]] = stablehlo.convert {{.*}} : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[ONES]]
// CHECK: return
func.func public @least(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.minimum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %gone = stablehlo.add %g, %back : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// The maximum with a number is perhaps no entry of the row.

// CHECK-LABEL: @more_than_entries
// CHECK: %[[ONES:.*]] = stablehlo.convert {{.*}} : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[ONES]]
// CHECK: return
func.func public @more_than_entries(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %gone = stablehlo.add %g, %back : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %sum = stablehlo.add %de, %dm : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// Two terms of one sum, which are 0 together.

// CHECK-LABEL: @two_terms
// CHECK-NOT: stablehlo.convert
// CHECK-COUNT-2: stablehlo.select
// CHECK: return
func.func public @two_terms(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>, %k: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %gone = stablehlo.add %k, %back : tensor<13xf32>
  %rest = stablehlo.subtract %g, %k : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %re = stablehlo.divide %rest, %count : tensor<13xf32>
  %rb = stablehlo.broadcast_in_dim %re, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dr = stablehlo.multiply %ones, %rb : tensor<13x1003xf32>
  %some = stablehlo.add %de, %dm : tensor<13x1003xf32>
  %sum = stablehlo.add %some, %dr : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}

// -----

// The same, of which one is no term of the sum.

// CHECK-LABEL: @terms_apart
// CHECK: %[[ONES:.*]] = stablehlo.convert {{.*}} : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[ONES]]
// CHECK: stablehlo.multiply %[[ONES]], %{{.*}}
// CHECK: return
func.func public @terms_apart(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<13xf32>, %k: tensor<13xf32>) -> tensor<13x1003xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %same = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<13x1003xf32>, tensor<13x1003xf32>) -> tensor<13x1003xi1>
  %ones = stablehlo.convert %same : (tensor<13x1003xi1>) -> tensor<13x1003xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %y = stablehlo.subtract %x, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %y : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %c = stablehlo.divide %g, %z : tensor<13xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %de = stablehlo.multiply %cb, %e : tensor<13x1003xf32>
  %n = stablehlo.negate %de : tensor<13x1003xf32>
  %back = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %gone = stablehlo.add %k, %back : tensor<13xf32>
  %rest = stablehlo.subtract %g, %k : tensor<13xf32>
  %each = stablehlo.divide %gone, %count : tensor<13xf32>
  %eb = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dm = stablehlo.multiply %eb, %ones : tensor<13x1003xf32>
  %re = stablehlo.divide %rest, %count : tensor<13xf32>
  %rb = stablehlo.broadcast_in_dim %re, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %dr = stablehlo.multiply %ones, %rb : tensor<13x1003xf32>
  %some = stablehlo.add %de, %dm : tensor<13x1003xf32>
  %half = stablehlo.multiply %dr, %dr : tensor<13x1003xf32>
  %sum = stablehlo.add %some, %half : tensor<13x1003xf32>
  return %sum : tensor<13x1003xf32>
}
