// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --target=cpu --pass-pipeline='builtin.module(outline)' | FileCheck %s --check-prefix=CPU

// A body computes in f32 what the program has in bf16. Logits are rounded to bf16 where the platform's compiler rounds them:
// a TPU's does, a CPU's does not (passes/recognize/src/rounding.rs).

// CPU-NOT: elem = "bf16", kind = "head"
// CPU-NOT: format = e8m7
// CPU: @asked
// CPU: format = e8m7

// A factor per column, a softmax over it and its gradient: nothing but the product is rounded, and the gradient where the contraction
// reads it. The literal 0.2 is that of bf16.

// CHECK-LABEL: @column_factor
// CHECK-NOT: reduce_precision
// CHECK: sources = [{elem = "bf16", kind = "head"
// CHECK-NOT: reduce_precision
// CHECK: %[[FIFTH:.*]] = stablehlo.constant dense<0.200195313> : tensor<f32>
// CHECK: %[[G:.*]] = stablehlo.multiply %{{.*}}, %[[FIFTH]] : tensor<f32>
// CHECK-NEXT: %[[N:.*]] = stablehlo.convert %[[G]] : (tensor<f32>) -> tensor<bf16>
// CHECK-NEXT: "vocab.yield"(%[[N]]) : (tensor<bf16>) -> ()
// CHECK-NEXT: sinks = [{kind = "contract_cols"
// CHECK-NOT: reduce_precision
// CHECK: return
func.func public @column_factor(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %c: tensor<64xbf16>, %ids: tensor<8x1xi32>)
    -> (tensor<8xbf16>, tensor<8xbf16>, tensor<8x16xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %fifth = stablehlo.constant dense<0.2> : tensor<8x64xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<64xbf16>) -> tensor<8x64xbf16>
  %t = stablehlo.multiply %x, %cb : tensor<8x64xbf16>
  %m = stablehlo.reduce(%t init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %pick = "stablehlo.gather"(%t, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xbf16>, tensor<8x1xi32>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %t, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zn = stablehlo.convert %z : (tensor<8xf32>) -> tensor<8xbf16>
  %g = stablehlo.multiply %e, %fifth : tensor<8x64xbf16>
  %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
  return %zn, %pick, %dh : tensor<8xbf16>, tensor<8xbf16>, tensor<8x16xbf16>
}

// -----

// A product in f32, here of f32 operands too, that is converted to bf16 is rounded by an operation that no compiler drops; a
// rounding that the program asks for stays; f16 is computed as written.

// CHECK-LABEL: @late
// CHECK: %[[X:.*]] = stablehlo.reduce_precision %{{.*}}, format = e8m7 : tensor<f32>
// CHECK: sinks = [{kind = "max"}]
// CHECK: "vocab.sweep"
// CHECK: %[[X:.*]] = stablehlo.reduce_precision %{{.*}}, format = e8m7 : tensor<f32>
// CHECK: %[[D:.*]] = stablehlo.subtract %[[X]], %{{.*}} : tensor<f32>
// CHECK-NEXT: %[[R:.*]] = stablehlo.reduce_precision %[[D]], format = e5m2 : tensor<f32>
// CHECK-NEXT: %[[E:.*]] = stablehlo.exponential %[[R]] : tensor<f32>
// CHECK-NEXT: "vocab.yield"(%[[E]])
// CHECK-LABEL: @half
// CHECK: sinks = [{kind = "max"}]
// CHECK: %[[D:.*]] = stablehlo.subtract %{{.*}} : tensor<f16>
// CHECK-NEXT: stablehlo.exponential %[[D]] : tensor<f16>
func.func public @late(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>) -> (tensor<8xf32>, tensor<8xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %t = stablehlo.convert %x : (tensor<8x64xf32>) -> tensor<8x64xbf16>
  %m = stablehlo.reduce(%t init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %t, %mb : tensor<8x64xbf16>
  %r = stablehlo.reduce_precision %d, format = e5m2 : tensor<8x64xbf16>
  %e = stablehlo.exponential %r : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %pick = "stablehlo.gather"(%d, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xbf16>, tensor<8x1xi32>) -> tensor<8xbf16>
  return %z, %pick : tensor<8xf32>, tensor<8xbf16>
}
func.func public @half(%h: tensor<8x16xf16>, %w: tensor<16x64xf16>) -> tensor<8xf32> {
  %ninf = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf16>, tensor<16x64xf16>) -> tensor<8x64xf16>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf16>, tensor<f16>) -> tensor<8xf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf16>) -> tensor<8x64xf16>
  %d = stablehlo.subtract %x, %mb : tensor<8x64xf16>
  %e = stablehlo.exponential %d : tensor<8x64xf16>
  %ew = stablehlo.convert %e : (tensor<8x64xf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// An f32 product of bf16 operands that all its readers convert to bf16, here behind another arrangement: the source is bf16, so
// that stash and tiles are.

// CHECK-LABEL: @rounded_at_once
// CHECK: "vocab.sweep"
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<bf16>
// CHECK: sources = [{elem = "bf16", kind = "head"
// CHECK-NOT: sources = [{elem = "f32"
// CHECK: return
func.func public @rounded_at_once(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xf32>
  %y = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<2x4x64xf32>
  %n = stablehlo.convert %y : (tensor<2x4x64xf32>) -> tensor<2x4x64xbf16>
  %t = stablehlo.convert %n : (tensor<2x4x64xbf16>) -> tensor<2x4x64xf32>
  %again = stablehlo.convert %y : (tensor<2x4x64xf32>) -> tensor<2x4x64xbf16>
  %same = stablehlo.convert %again : (tensor<2x4x64xbf16>) -> tensor<2x4x64xf32>
  %m = stablehlo.reduce(%same init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
  %d = stablehlo.subtract %t, %mb : tensor<2x4x64xf32>
  %e = stablehlo.exponential %d : tensor<2x4x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %m, %z : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// What reads the product itself keeps it f32: the others read the rounded numbers.

// CHECK-LABEL: @read_unrounded_too
// CHECK-NOT: reduce_precision
// CHECK: sinks = [{kind = "max"}]
// CHECK: sources = [{elem = "f32", kind = "head"
// CHECK: stablehlo.reduce_precision %{{.*}}, format = e8m7
// CHECK: sinks = [{kind = "sum"}]
// CHECK-NOT: elem = "bf16"
// CHECK: return
func.func public @read_unrounded_too(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xf32>
  %n = stablehlo.convert %x : (tensor<8x64xf32>) -> tensor<8x64xbf16>
  %t = stablehlo.convert %n : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %t, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %m, %z : tensor<8xf32>, tensor<8xf32>
}

// -----

// A comparison reads what everything else reads.

// CHECK-LABEL: @compared
// CHECK-NOT: reduce_precision
// CHECK: return
func.func public @compared(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> tensor<8xf32> {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %scale = stablehlo.constant dense<1.7> : tensor<8x64xbf16>
  %bound = stablehlo.constant dense<2.5> : tensor<8x64xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<8xbf16>
  %dot = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %x = stablehlo.multiply %dot, %scale : tensor<8x64xbf16>
  %t = stablehlo.minimum %x, %bound : tensor<8x64xbf16>
  %m = stablehlo.reduce(%t init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %t, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %inside = stablehlo.compare EQ, %x, %t, FLOAT : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xi1>
  %below = stablehlo.subtract %m, %one : tensor<8xbf16>
  %bb = stablehlo.broadcast_in_dim %below, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %near = stablehlo.compare GT, %t, %bb, FLOAT : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xi1>
  %both = stablehlo.and %inside, %near : tensor<8x64xi1>
  %some = stablehlo.select %both, %ew, %none : tensor<8x64xi1>, tensor<8x64xf32>
  %z = stablehlo.reduce(%some init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// A product with a condition is a choice in f16 too, as XLA makes it one: what a one-hot leaves out may be infinite. In bf16 XLA makes
// none of it.

// CHECK-LABEL: @one_hot_f16
// CHECK: "vocab.sweep"(%{{.*}}, %{{.*}}, %{{.*}}, %arg1) ({
// CHECK: %[[HIT:.*]] = stablehlo.compare EQ
// CHECK: stablehlo.select %[[HIT]], %{{.*}}, %{{.*}} : tensor<i1>, tensor<f16>
// CHECK-NOT: stablehlo.multiply
// CHECK: return
func.func @one_hot_f16(%x: tensor<4x512xf16>, %ids: tensor<4xi32>) -> tensor<4xf16> {
  %low = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x512xf16>, tensor<f16>) -> tensor<4xf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf16>) -> tensor<4x512xf16>
  %d = stablehlo.subtract %x, %mb : tensor<4x512xf16>
  %e = stablehlo.exponential %d : tensor<4x512xf16>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x512xf16>, tensor<f16>) -> tensor<4xf16>
  %l = stablehlo.log %s : tensor<4xf16>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<4xf16>) -> tensor<4x512xf16>
  %logp = stablehlo.subtract %d, %lb : tensor<4x512xf16>
  %columns = stablehlo.iota dim = 1 : tensor<4x512xi32>
  %idb = stablehlo.broadcast_in_dim %ids, dims = [0] : (tensor<4xi32>) -> tensor<4x512xi32>
  %hit = stablehlo.compare EQ, %columns, %idb : (tensor<4x512xi32>, tensor<4x512xi32>) -> tensor<4x512xi1>
  %hot = stablehlo.convert %hit : (tensor<4x512xi1>) -> tensor<4x512xf16>
  %p = stablehlo.multiply %logp, %hot : tensor<4x512xf16>
  %r = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x512xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// -----

// A rounding that the program asks for stays on a CPU.

// CHECK-LABEL: @asked
// CHECK: stablehlo.reduce_precision %{{.*}}, format = e8m7
func.func public @asked(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>) -> tensor<8xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8x64xf32>
  %y = stablehlo.multiply %x, %half : tensor<8x64xf32>
  %t = stablehlo.reduce_precision %y, format = e8m7 : tensor<8x64xf32>
  %m = stablehlo.reduce(%t init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %t, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}
