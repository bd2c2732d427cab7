// The sum over the vocabulary of more than 16 numbers that are put into columns of each row is that of the numbers whose column is in the vocabulary.

// RUN: %grpo-opt %s --pass-pipeline='builtin.module(online)' | FileCheck %s

// CHECK-LABEL: @main
// CHECK-SAME: (%[[IDS:.*]]: tensor<4x17xi32>, %[[G:.*]]: tensor<4x17xf32>)
// CHECK-NOT: vocab.sweep
// CHECK: %[[MINUS:.*]] = stablehlo.negate %{{.*}} : tensor<4x17xf32>
// CHECK: %[[LOW:.*]] = stablehlo.compare GE
// CHECK: %[[HIGH:.*]] = stablehlo.compare LT
// CHECK: %[[IN:.*]] = stablehlo.and %[[LOW]], %[[HIGH]] : tensor<4x17xi1>
// CHECK: %[[EACH:.*]] = stablehlo.select %[[IN]], %[[MINUS]], %{{.*}} : tensor<4x17xi1>, tensor<4x17xf32>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[EACH]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: return %[[SUM]]
func.func @main(%ids: tensor<4x17xi32>, %g: tensor<4x17xf32>) -> tensor<4xf32> {
  %idsc0 = stablehlo.slice %ids [0:4, 0:1] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids0 = stablehlo.reshape %idsc0 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc0 = stablehlo.slice %g [0:4, 0:1] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g0 = stablehlo.reshape %gc0 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc1 = stablehlo.slice %ids [0:4, 1:2] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids1 = stablehlo.reshape %idsc1 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc1 = stablehlo.slice %g [0:4, 1:2] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g1 = stablehlo.reshape %gc1 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc2 = stablehlo.slice %ids [0:4, 2:3] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids2 = stablehlo.reshape %idsc2 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc2 = stablehlo.slice %g [0:4, 2:3] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g2 = stablehlo.reshape %gc2 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc3 = stablehlo.slice %ids [0:4, 3:4] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids3 = stablehlo.reshape %idsc3 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc3 = stablehlo.slice %g [0:4, 3:4] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g3 = stablehlo.reshape %gc3 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc4 = stablehlo.slice %ids [0:4, 4:5] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids4 = stablehlo.reshape %idsc4 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc4 = stablehlo.slice %g [0:4, 4:5] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g4 = stablehlo.reshape %gc4 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc5 = stablehlo.slice %ids [0:4, 5:6] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids5 = stablehlo.reshape %idsc5 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc5 = stablehlo.slice %g [0:4, 5:6] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g5 = stablehlo.reshape %gc5 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc6 = stablehlo.slice %ids [0:4, 6:7] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids6 = stablehlo.reshape %idsc6 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc6 = stablehlo.slice %g [0:4, 6:7] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g6 = stablehlo.reshape %gc6 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc7 = stablehlo.slice %ids [0:4, 7:8] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids7 = stablehlo.reshape %idsc7 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc7 = stablehlo.slice %g [0:4, 7:8] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g7 = stablehlo.reshape %gc7 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc8 = stablehlo.slice %ids [0:4, 8:9] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids8 = stablehlo.reshape %idsc8 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc8 = stablehlo.slice %g [0:4, 8:9] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g8 = stablehlo.reshape %gc8 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc9 = stablehlo.slice %ids [0:4, 9:10] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids9 = stablehlo.reshape %idsc9 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc9 = stablehlo.slice %g [0:4, 9:10] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g9 = stablehlo.reshape %gc9 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc10 = stablehlo.slice %ids [0:4, 10:11] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids10 = stablehlo.reshape %idsc10 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc10 = stablehlo.slice %g [0:4, 10:11] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g10 = stablehlo.reshape %gc10 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc11 = stablehlo.slice %ids [0:4, 11:12] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids11 = stablehlo.reshape %idsc11 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc11 = stablehlo.slice %g [0:4, 11:12] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g11 = stablehlo.reshape %gc11 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc12 = stablehlo.slice %ids [0:4, 12:13] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids12 = stablehlo.reshape %idsc12 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc12 = stablehlo.slice %g [0:4, 12:13] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g12 = stablehlo.reshape %gc12 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc13 = stablehlo.slice %ids [0:4, 13:14] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids13 = stablehlo.reshape %idsc13 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc13 = stablehlo.slice %g [0:4, 13:14] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g13 = stablehlo.reshape %gc13 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc14 = stablehlo.slice %ids [0:4, 14:15] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids14 = stablehlo.reshape %idsc14 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc14 = stablehlo.slice %g [0:4, 14:15] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g14 = stablehlo.reshape %gc14 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc15 = stablehlo.slice %ids [0:4, 15:16] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids15 = stablehlo.reshape %idsc15 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc15 = stablehlo.slice %g [0:4, 15:16] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g15 = stablehlo.reshape %gc15 : (tensor<4x1xf32>) -> tensor<4xf32>
  %idsc16 = stablehlo.slice %ids [0:4, 16:17] : (tensor<4x17xi32>) -> tensor<4x1xi32>
  %ids16 = stablehlo.reshape %idsc16 : (tensor<4x1xi32>) -> tensor<4xi32>
  %gc16 = stablehlo.slice %g [0:4, 16:17] : (tensor<4x17xf32>) -> tensor<4x1xf32>
  %g16 = stablehlo.reshape %gc16 : (tensor<4x1xf32>) -> tensor<4xf32>
  %0 = "vocab.sweep"(%ids0, %ids1, %ids2, %ids3, %ids4, %ids5, %ids6, %ids7, %ids8, %ids9, %ids10, %ids11, %ids12, %ids13, %ids14, %ids15, %ids16, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7, %g8, %g9, %g10, %g11, %g12, %g13, %g14, %g15, %g16) ({
  ^bb0(%i0: tensor<i32>, %i1: tensor<i32>, %i2: tensor<i32>, %i3: tensor<i32>, %i4: tensor<i32>, %i5: tensor<i32>, %i6: tensor<i32>, %i7: tensor<i32>, %i8: tensor<i32>, %i9: tensor<i32>, %i10: tensor<i32>, %i11: tensor<i32>, %i12: tensor<i32>, %i13: tensor<i32>, %i14: tensor<i32>, %i15: tensor<i32>, %i16: tensor<i32>, %n0: tensor<f32>, %n1: tensor<f32>, %n2: tensor<f32>, %n3: tensor<f32>, %n4: tensor<f32>, %n5: tensor<f32>, %n6: tensor<f32>, %n7: tensor<f32>, %n8: tensor<f32>, %n9: tensor<f32>, %n10: tensor<f32>, %n11: tensor<f32>, %n12: tensor<f32>, %n13: tensor<f32>, %n14: tensor<f32>, %n15: tensor<f32>, %n16: tensor<f32>, %column: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %none = stablehlo.constant dense<-0.0> : tensor<f32>
    %e0 = stablehlo.compare EQ, %column, %i0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p0 = stablehlo.select %e0, %n0, %none : tensor<i1>, tensor<f32>
    %s0 = stablehlo.add %zero, %p0 : tensor<f32>
    %e1 = stablehlo.compare EQ, %column, %i1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p1 = stablehlo.select %e1, %n1, %none : tensor<i1>, tensor<f32>
    %s1 = stablehlo.add %s0, %p1 : tensor<f32>
    %e2 = stablehlo.compare EQ, %column, %i2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p2 = stablehlo.select %e2, %n2, %none : tensor<i1>, tensor<f32>
    %s2 = stablehlo.add %s1, %p2 : tensor<f32>
    %e3 = stablehlo.compare EQ, %column, %i3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p3 = stablehlo.select %e3, %n3, %none : tensor<i1>, tensor<f32>
    %s3 = stablehlo.add %s2, %p3 : tensor<f32>
    %e4 = stablehlo.compare EQ, %column, %i4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p4 = stablehlo.select %e4, %n4, %none : tensor<i1>, tensor<f32>
    %s4 = stablehlo.add %s3, %p4 : tensor<f32>
    %e5 = stablehlo.compare EQ, %column, %i5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p5 = stablehlo.select %e5, %n5, %none : tensor<i1>, tensor<f32>
    %s5 = stablehlo.add %s4, %p5 : tensor<f32>
    %e6 = stablehlo.compare EQ, %column, %i6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p6 = stablehlo.select %e6, %n6, %none : tensor<i1>, tensor<f32>
    %s6 = stablehlo.add %s5, %p6 : tensor<f32>
    %e7 = stablehlo.compare EQ, %column, %i7 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p7 = stablehlo.select %e7, %n7, %none : tensor<i1>, tensor<f32>
    %s7 = stablehlo.add %s6, %p7 : tensor<f32>
    %e8 = stablehlo.compare EQ, %column, %i8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p8 = stablehlo.select %e8, %n8, %none : tensor<i1>, tensor<f32>
    %s8 = stablehlo.add %s7, %p8 : tensor<f32>
    %e9 = stablehlo.compare EQ, %column, %i9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p9 = stablehlo.select %e9, %n9, %none : tensor<i1>, tensor<f32>
    %s9 = stablehlo.add %s8, %p9 : tensor<f32>
    %e10 = stablehlo.compare EQ, %column, %i10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p10 = stablehlo.select %e10, %n10, %none : tensor<i1>, tensor<f32>
    %s10 = stablehlo.add %s9, %p10 : tensor<f32>
    %e11 = stablehlo.compare EQ, %column, %i11 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p11 = stablehlo.select %e11, %n11, %none : tensor<i1>, tensor<f32>
    %s11 = stablehlo.add %s10, %p11 : tensor<f32>
    %e12 = stablehlo.compare EQ, %column, %i12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p12 = stablehlo.select %e12, %n12, %none : tensor<i1>, tensor<f32>
    %s12 = stablehlo.add %s11, %p12 : tensor<f32>
    %e13 = stablehlo.compare EQ, %column, %i13 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p13 = stablehlo.select %e13, %n13, %none : tensor<i1>, tensor<f32>
    %s13 = stablehlo.add %s12, %p13 : tensor<f32>
    %e14 = stablehlo.compare EQ, %column, %i14 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p14 = stablehlo.select %e14, %n14, %none : tensor<i1>, tensor<f32>
    %s14 = stablehlo.add %s13, %p14 : tensor<f32>
    %e15 = stablehlo.compare EQ, %column, %i15 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p15 = stablehlo.select %e15, %n15, %none : tensor<i1>, tensor<f32>
    %s15 = stablehlo.add %s14, %p15 : tensor<f32>
    %e16 = stablehlo.compare EQ, %column, %i16 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p16 = stablehlo.select %e16, %n16, %none : tensor<i1>, tensor<f32>
    %s16 = stablehlo.add %s15, %p16 : tensor<f32>
    %minus = stablehlo.negate %s16 : tensor<f32>
    "vocab.yield"(%minus) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 64 : i64, row_operands = 34 : i64, col_operands = 0 : i64, sources = [], sinks = [{kind = "sum"}]}
    : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
