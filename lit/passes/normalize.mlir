// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// logits[:, :-1] with bias and temperature: the slice ends up on the hidden states and on the row
// values, and nothing of the uncut shape is left.

// CHECK-LABEL: @slice_of_rows
// CHECK-SAME: (%[[H:[^:]*]]: tensor<2x13x40xf32>, %[[W:[^:]*]]: tensor<40x1003xf32>, %[[B:[^:]*]]: tensor<1003xf32>, %[[T:[^:]*]]: tensor<2x13xf32>)
// CHECK-NOT: 2x13x1003
// CHECK-DAG: %[[K:.*]] = stablehlo.slice %[[H]] [0:2, 0:12, 0:40]
// CHECK-DAG: %[[X:.*]] = stablehlo.dot_general %[[K]], %[[W]], contracting_dims = [2] x [0] : {{.*}} -> tensor<2x12x1003xf32>
// CHECK-DAG: %[[BB:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [2] : (tensor<1003xf32>) -> tensor<2x12x1003xf32>
// CHECK-DAG: %[[Y:.*]] = stablehlo.add %[[X]], %[[BB]]
// CHECK-DAG: %[[TS:.*]] = stablehlo.slice %[[T]] [0:2, 0:12]
// CHECK-DAG: %[[TB:.*]] = stablehlo.broadcast_in_dim %[[TS]], dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1003xf32>
// CHECK-DAG: %[[D:.*]] = stablehlo.divide %[[Y]], %[[TB]]
// CHECK: stablehlo.exponential %[[D]]
// CHECK-NOT: 2x13x1003
// CHECK: return
func.func public @slice_of_rows(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>, %b: tensor<1003xf32>, %t: tensor<2x13xf32>) -> tensor<2x12xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<1003xf32>) -> tensor<2x13x1003xf32>
  %y = stablehlo.add %x, %bb : tensor<2x13x1003xf32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
  %d = stablehlo.divide %y, %tb : tensor<2x13x1003xf32>
  %s = stablehlo.slice %d [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %e = stablehlo.exponential %s : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  return %z : tensor<2x12xf32>
}

// -----

// Up through a transpose, a select with a scalar condition, a clamp and a constant.

// CHECK-LABEL: @slice_of_odd_operations
// CHECK-SAME: (%[[H:[^:]*]]: tensor<13x40xf32>
// CHECK-NOT: 13x1003
// CHECK-NOT: 1003x13
// CHECK: return
func.func public @slice_of_odd_operations(%h: tensor<13x40xf32>, %w: tensor<1003x40xf32>, %p: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> tensor<12xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<13x1003xf32>
  %x = stablehlo.dot_general %w, %h, contracting_dims = [1] x [1] : (tensor<1003x40xf32>, tensor<13x40xf32>) -> tensor<1003x13xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<1003x13xf32>) -> tensor<13x1003xf32>
  %c = stablehlo.clamp %lo, %t, %hi : (tensor<f32>, tensor<13x1003xf32>, tensor<f32>) -> tensor<13x1003xf32>
  %q = stablehlo.select %p, %c, %two : tensor<i1>, tensor<13x1003xf32>
  %s = stablehlo.slice %q [1:13, 0:1003] : (tensor<13x1003xf32>) -> tensor<12x1003xf32>
  %e = stablehlo.exponential %s : tensor<12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<12x1003xf32>, tensor<f32>) -> tensor<12xf32>
  return %z : tensor<12xf32>
}

// -----

// A vocabulary padded in the weights: the slice goes onto the head.

// CHECK-LABEL: @slice_of_columns
// CHECK-SAME: (%[[H:[^:]*]]: tensor<13x40xf32>, %[[W:[^:]*]]: tensor<40x1024xf32>)
// CHECK: %[[CUT:.*]] = stablehlo.slice %[[W]] [0:40, 0:1003]
// CHECK: stablehlo.dot_general %[[H]], %[[CUT]], {{.*}} -> tensor<13x1003xf32>
// CHECK-NOT: 13x1024
// CHECK: return
func.func public @slice_of_columns(%h: tensor<13x40xf32>, %w: tensor<40x1024xf32>) -> tensor<13xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1024xf32>) -> tensor<13x1024xf32>
  %s = stablehlo.slice %x [0:13, 0:1003] : (tensor<13x1024xf32>) -> tensor<13x1003xf32>
  %e = stablehlo.exponential %s : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  return %z : tensor<13xf32>
}

// -----

// Not where the logits have to be in memory; not with strides; not where no softmax runs over the size.

// CHECK-LABEL: @other_readers
// CHECK: %[[X:.*]] = stablehlo.dot_general {{.*}} -> tensor<13x1003xf32>
// CHECK: stablehlo.slice %[[X]] [0:12, 0:1003]
// CHECK: return %{{.*}}, %[[X]]
func.func public @other_readers(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<12xf32>, tensor<13x1003xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %s = stablehlo.slice %x [0:12, 0:1003] : (tensor<13x1003xf32>) -> tensor<12x1003xf32>
  %e = stablehlo.exponential %s : tensor<12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<12x1003xf32>, tensor<f32>) -> tensor<12xf32>
  return %z, %x : tensor<12xf32>, tensor<13x1003xf32>
}

// -----

// CHECK-LABEL: @strided
// CHECK: %[[X:.*]] = stablehlo.dot_general {{.*}} -> tensor<13x1003xf32>
// CHECK: stablehlo.slice %[[X]] [0:13:2, 0:1003]
func.func public @strided(%h: tensor<13x40xf32>, %w: tensor<40x1003xf32>) -> tensor<7xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %s = stablehlo.slice %x [0:13:2, 0:1003] : (tensor<13x1003xf32>) -> tensor<7x1003xf32>
  %e = stablehlo.exponential %s : tensor<7x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<7x1003xf32>, tensor<f32>) -> tensor<7xf32>
  return %z : tensor<7xf32>
}

// -----

// CHECK-LABEL: @no_softmax
// CHECK: %[[X:.*]] = stablehlo.tanh %{{.*}} : tensor<13x1003xf32>
// CHECK: stablehlo.slice %[[X]]
func.func public @no_softmax(%x: tensor<13x1003xf32>) -> tensor<12x1003xf32> {
  %t = stablehlo.tanh %x : tensor<13x1003xf32>
  %s = stablehlo.slice %t [0:12, 0:1003] : (tensor<13x1003xf32>) -> tensor<12x1003xf32>
  return %s : tensor<12x1003xf32>
}

// -----

// The gradient's zero pad goes down through converts, products and a transpose onto dh, dw and the
// bias's gradient; a factor of each row keeps its zeros. dh is padded; what is contracted over rows meets a slice of the hidden states.

// CHECK-LABEL: @pad
// CHECK-SAME: (%[[H:[^:]*]]: tensor<2x13x40xbf16>, %[[W:[^:]*]]: tensor<40x1003xbf16>, %[[E:[^:]*]]: tensor<2x12x1003xf32>, %[[S:[^:]*]]: tensor<2x13x1xf32>)
// CHECK-NOT: 2x13x1003
// CHECK-DAG: %[[DH:.*]] = stablehlo.dot_general %{{.*}}, %[[W]], contracting_dims = [2] x [1] : (tensor<2x12x1003xbf16>, {{.*}} -> tensor<2x12x40xbf16>
// CHECK-DAG: %[[DHP:.*]] = stablehlo.pad %[[DH]], %{{.*}}, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0]
// CHECK-DAG: %[[HS:.*]] = stablehlo.slice %[[H]] [0:2, 0:12, 0:40]
// CHECK-DAG: %[[DW:.*]] = stablehlo.dot_general %{{.*}}, %[[HS]], contracting_dims = [0, 1] x [0, 1] : (tensor<2x12x1003xbf16>, {{.*}} -> tensor<1003x40xbf16>
// CHECK-DAG: %[[HS2:.*]] = stablehlo.slice %[[H]] [0:2, 0:12, 0:40]
// CHECK-DAG: %[[DW2:.*]] = stablehlo.dot_general %[[HS2]], %{{.*}}, contracting_dims = [0, 1] x [1, 2] : {{.*}} -> tensor<40x1003xbf16>
// CHECK-DAG: %[[DB:.*]] = stablehlo.reduce({{.*}} across dimensions = [0, 1] : (tensor<2x12x1003xbf16>
// CHECK: return %{{.*}}, %[[DHP]], %[[DW]], %[[DW2]], %[[DB]]
func.func public @pad(%h: tensor<2x13x40xbf16>, %w: tensor<40x1003xbf16>, %e: tensor<2x12x1003xf32>, %s: tensor<2x13x1xf32>) -> (tensor<2x12xf32>, tensor<2x13x40xbf16>, tensor<1003x40xbf16>, tensor<40x1003xbf16>, tensor<1003xbf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zerob = stablehlo.constant dense<0.0> : tensor<bf16>
  %p = stablehlo.exponential %e : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  %d = stablehlo.pad %p, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
  %m = stablehlo.multiply %sb, %d : tensor<2x13x1003xf32>
  %n = stablehlo.negate %m : tensor<2x13x1003xf32>
  %sum = stablehlo.add %m, %n : tensor<2x13x1003xf32>
  %c = stablehlo.convert %sum : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
  %dh = stablehlo.dot_general %c, %w, contracting_dims = [2] x [1] : (tensor<2x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x40xbf16>
  %dw = stablehlo.dot_general %c, %h, contracting_dims = [0, 1] x [0, 1] : (tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>) -> tensor<1003x40xbf16>
  %t = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<2x13x1003xbf16>) -> tensor<1003x2x13xbf16>
  %dw2 = stablehlo.dot_general %h, %t, contracting_dims = [0, 1] x [1, 2] : (tensor<2x13x40xbf16>, tensor<1003x2x13xbf16>) -> tensor<40x1003xbf16>
  %db = stablehlo.reduce(%c init: %zerob) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13x1003xbf16>, tensor<bf16>) -> tensor<1003xbf16>
  return %z, %dh, %dw, %dw2, %db : tensor<2x12xf32>, tensor<2x13x40xbf16>, tensor<1003x40xbf16>, tensor<40x1003xbf16>, tensor<1003xbf16>
}

// -----

// A pad of the vocabulary: dw is padded, dh meets a slice of the weights.

// CHECK-LABEL: @pad_of_columns
// CHECK-SAME: (%[[H:[^:]*]]: tensor<13x40xf32>, %[[W:[^:]*]]: tensor<40x1024xf32>, %[[X:[^:]*]]: tensor<13x1003xf32>)
// CHECK-NOT: 13x1024
// CHECK: %[[WS:.*]] = stablehlo.slice %[[W]] [0:40, 0:1003]
// CHECK: %[[DH:.*]] = stablehlo.dot_general %[[P:.*]], %[[WS]], contracting_dims = [1] x [1]
// CHECK: %[[DW:.*]] = stablehlo.dot_general %[[H]], %[[P]], contracting_dims = [0] x [0] : {{.*}} -> tensor<40x1003xf32>
// CHECK: %[[DWP:.*]] = stablehlo.pad %[[DW]], %{{.*}}, low = [0, 0], high = [0, 21]
// CHECK: return %{{.*}}, %[[DH]], %[[DWP]]
func.func public @pad_of_columns(%h: tensor<13x40xf32>, %w: tensor<40x1024xf32>, %x: tensor<13x1003xf32>) -> (tensor<13xf32>, tensor<13x40xf32>, tensor<40x1024xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.exponential %x : tensor<13x1003xf32>
  %z = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %d = stablehlo.pad %p, %zero, low = [0, 0], high = [0, 21], interior = [0, 0] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13x1024xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<13x1024xf32>, tensor<40x1024xf32>) -> tensor<13x40xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<13x40xf32>, tensor<13x1024xf32>) -> tensor<40x1024xf32>
  return %z, %dh, %dw : tensor<13xf32>, tensor<13x40xf32>, tensor<40x1024xf32>
}

// -----

// What would not keep the meaning: a pad by something else than zero, inside, or behind an operation
// that makes something else of zero; a division by the pad; a sum that starts elsewhere; a product with itself.

// CHECK-LABEL: @pads_that_stay
// CHECK-SAME: %[[X:[^:]*]]: tensor<13x1003xf32>)
// CHECK: %[[P:.*]] = stablehlo.exponential %[[X]]
// CHECK-DAG: %[[ONE:.*]] = stablehlo.pad %[[P]], %{{.*}}, low = [0, 0], high = [1, 0], interior = [0, 0]
// CHECK-DAG: stablehlo.negate %[[ONE]] : tensor<14x1003xf32>
// CHECK-DAG: %[[IN:.*]] = stablehlo.pad %[[P]], %{{.*}}, low = [0, 0], high = [0, 0], interior = [1, 0]
// CHECK-DAG: stablehlo.negate %[[IN]] : tensor<25x1003xf32>
// CHECK-DAG: %[[D:.*]] = stablehlo.pad %[[P]], %{{.*}}, low = [1, 0], high = [0, 0], interior = [0, 0]
// CHECK-DAG: stablehlo.exponential %[[D]] : tensor<14x1003xf32>
// CHECK-DAG: stablehlo.divide %{{.*}}, %[[D]] : tensor<14x1003xf32>
// CHECK-DAG: stablehlo.reduce(%[[D]] init: {{.*}} applies stablehlo.maximum
// CHECK-DAG: stablehlo.reduce(%[[D]] init: {{.*}} applies stablehlo.add
// CHECK-DAG: stablehlo.dot_general %[[D]], %[[D]]
// CHECK: return
func.func public @pads_that_stay(%x: tensor<13x1003xf32>) -> (tensor<13xf32>, tensor<14x1003xf32>, tensor<25x1003xf32>, tensor<14x1003xf32>, tensor<14x1003xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14x14xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %p = stablehlo.exponential %x : tensor<13x1003xf32>
  %z = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %ones = stablehlo.pad %p, %one, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<14x1003xf32>
  %0 = stablehlo.negate %ones : tensor<14x1003xf32>
  %inner = stablehlo.pad %p, %zero, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<25x1003xf32>
  %1 = stablehlo.negate %inner : tensor<25x1003xf32>
  %d = stablehlo.pad %p, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<14x1003xf32>
  %2 = stablehlo.exponential %d : tensor<14x1003xf32>
  %4 = stablehlo.divide %0, %d : tensor<14x1003xf32>
  %5 = stablehlo.reduce(%d init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<14x1003xf32>, tensor<f32>) -> tensor<14xf32>
  %6 = stablehlo.reduce(%d init: %one) applies stablehlo.add across dimensions = [1] : (tensor<14x1003xf32>, tensor<f32>) -> tensor<14xf32>
  %7 = stablehlo.dot_general %d, %d, contracting_dims = [1] x [1] : (tensor<14x1003xf32>, tensor<14x1003xf32>) -> tensor<14x14xf32>
  return %z, %0, %1, %2, %4, %5, %6, %7 : tensor<13xf32>, tensor<14x1003xf32>, tensor<25x1003xf32>, tensor<14x1003xf32>, tensor<14x1003xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14x14xf32>
}

// -----

// A product that is written twice is one product; one behind a barrier, and one at another precision, are others.

// CHECK-LABEL: @written_twice
// CHECK: %[[W:.*]] = stablehlo.convert %{{.*}} : (tensor<40x1003xbf16>) -> tensor<40x1003xf32>
// CHECK-NOT: stablehlo.convert
// CHECK: %[[X:.*]] = stablehlo.dot_general %[[H:.*]], %[[W]], contracting_dims = [1] x [0] :
// CHECK: stablehlo.dot_general %[[H]], %[[W]], {{.*}} precision = [HIGHEST, HIGHEST]
// CHECK: stablehlo.dot_general %{{.*}}, %[[W]], contracting_dims = [1] x [0] :
// CHECK: stablehlo.subtract %[[X]]
// CHECK-NOT: dot_general
// CHECK: return
func.func public @written_twice(%h: tensor<13x40xf32>, %w: tensor<40x1003xbf16>) -> (tensor<13xf32>, tensor<13x1003xf32>, tensor<13x1003xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %w1 = stablehlo.convert %w : (tensor<40x1003xbf16>) -> tensor<40x1003xf32>
  %w2 = stablehlo.convert %w : (tensor<40x1003xbf16>) -> tensor<40x1003xf32>
  %x = stablehlo.dot_general %h, %w1, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x1003xf32>
  %precise = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %g = stablehlo.optimization_barrier %h : tensor<13x40xf32>
  %again = stablehlo.dot_general %g, %w2, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %y = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
  %s = stablehlo.subtract %y, %mb : tensor<13x1003xf32>
  %e = stablehlo.exponential %s : tensor<13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x1003xf32>, tensor<f32>) -> tensor<13xf32>
  return %z, %precise, %again : tensor<13xf32>, tensor<13x1003xf32>, tensor<13x1003xf32>
}

// -----

// Logits that are accumulated in f32, rounded to bf16, cut and cast: the rounding stays, the rows are cut off the hidden states, and
// so is the gradient's pad of bf16 zeros, which is cast behind it.

// CHECK-LABEL: @rounded_and_cut
// CHECK-NOT: 2x13x1003
// CHECK: stablehlo.dot_general {{.*}} -> tensor<2x12x1003xf32>
// CHECK: stablehlo.convert %{{.*}} : (tensor<2x12x1003xf32>) -> tensor<2x12x1003xbf16>
// CHECK-NOT: 2x13x1003
// CHECK: return
func.func public @rounded_and_cut(%h: tensor<2x13x40xbf16>, %w: tensor<40x1003xbf16>) -> (tensor<2x12xf32>, tensor<2x13x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zerob = stablehlo.constant dense<0.0> : tensor<bf16>
  %wide = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xf32>
  %x = stablehlo.convert %wide : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
  %s = stablehlo.slice %x [0:2, 0:12, 0:1003] : (tensor<2x13x1003xbf16>) -> tensor<2x12x1003xbf16>
  %c = stablehlo.convert %s : (tensor<2x12x1003xbf16>) -> tensor<2x12x1003xf32>
  %e = stablehlo.exponential %c : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  %g = stablehlo.convert %e : (tensor<2x12x1003xf32>) -> tensor<2x12x1003xbf16>
  %p = stablehlo.pad %g, %zerob, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xbf16>, tensor<bf16>) -> tensor<2x13x1003xbf16>
  %d = stablehlo.convert %p : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
  %wf = stablehlo.convert %w : (tensor<40x1003xbf16>) -> tensor<40x1003xf32>
  %dh = stablehlo.dot_general %d, %wf, contracting_dims = [2] x [1] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
  return %z, %dh : tensor<2x12xf32>, tensor<2x13x40xf32>
}

// -----

// Logits that a checkpoint policy saves go through a barrier: they are the logits in front of it, and their rows are cut off the hidden
// states. The weights that go through it as well stay apart.

// CHECK-LABEL: @saved_product
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x13x40xf32>, %[[W:[^:]*]]: tensor<40x1003xf32>
// CHECK-NOT: 2x13x1003
// CHECK: %[[B:.*]] = stablehlo.optimization_barrier %[[W]] : tensor<40x1003xf32>
// CHECK-NOT: 2x13x1003
// CHECK: stablehlo.dot_general %{{.*}}, %[[B]], contracting_dims = [2] x [1]
// CHECK-NOT: 2x13x1003
// CHECK: return
func.func public @saved_product(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<2x12xf32>, tensor<2x13x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %product = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %x = stablehlo.reduce_precision %product, format = e8m23 : tensor<2x13x1003xf32>
  %s = stablehlo.slice %x [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %e = stablehlo.exponential %s : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  %b:2 = stablehlo.optimization_barrier %x, %w : tensor<2x13x1003xf32>, tensor<40x1003xf32>
  %s2 = stablehlo.slice %b#0 [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %e2 = stablehlo.exponential %s2 : tensor<2x12x1003xf32>
  %p = stablehlo.pad %e2, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %dh = stablehlo.dot_general %p, %b#1, contracting_dims = [2] x [1] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
  return %z, %dh : tensor<2x12xf32>, tensor<2x13x40xf32>
}
