// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s
// RUN: %grpo-opt %s --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize,normalize,outline)' --remarks=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: sed 's/bf16/f16/g; s/0xFF80/0xFC00/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%entries = stablehlo.reshape %narrow : .*/%entries = stablehlo.dynamic_slice %zs, %c0, %c0, sizes = [1, 8] : (tensor<4x8xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x8xbf16>/; s/reshape %entries :/reshape %again :/; s/%unused = .*/%again = stablehlo.add %entries, %narrow : tensor<1x8xbf16>/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%narrow = stablehlo.dynamic_slice %zs, %wanted/%narrow = stablehlo.dynamic_slice %zs, %j/' %s > %t
// RUN: %grpo-opt %t --always-fuse --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s --check-prefix=KEPT

// A softmax that is computed in bf16, whose rounded exponentials are stacked. The maximum, and the sum that the second loop reads, are
// forwarded in f32; the stack of the sum in bf16 goes.

// CHECK-LABEL: @main
// CHECK: [[F:%.*]]:6 = stablehlo.while
// CHECK: stablehlo.dot_general {{.*}} {grpo.copied}
// CHECK: [[Z:%.*]] = stablehlo.convert %{{.*}} : (tensor<8xf32>) -> tensor<8xbf16>
// CHECK-NOT: tensor<4x8xbf16>
// CHECK-DAG: [[ZW:%.*]] = stablehlo.convert [[Z]] : (tensor<8xbf16>) -> tensor<8xf32>
// CHECK-DAG: [[ZE:%.*]] = stablehlo.reshape [[ZW]] : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK-DAG: stablehlo.dynamic_update_slice %{{.*}}, [[ZE]], {{.*}} : (tensor<4x8xf32>
// CHECK: stablehlo.while
// CHECK: stablehlo.convert %{{.*}} : (tensor<8xf32>) -> tensor<8xbf16>
// CHECK: stablehlo.dot_general {{.*}} {grpo.rematerialized}
// CHECK: stablehlo.exponential
// CHECK-NOT: 4x8x64
// CHECK-NOT: tensor<4x8xbf16>

// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 2 reductions
// WHOLE: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns with 1 reductions

// Residuals stay in f16, where no sweep leaves a rounding out, and where sums of rows are read twice or at another place: what the
// second loop has would be rounded, and its terms not.

// KEPT-NOT: grpo.rematerialized
func.func public @main(%h: tensor<32x16xbf16>, %w: tensor<16x64xbf16>, %ct: tensor<8xbf16>) -> (tensor<f32>, tensor<8x16xbf16>) {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stack = stablehlo.constant dense<0.0> : tensor<4x8x64xbf16>
  %sums = stablehlo.constant dense<0.0> : tensor<4x8xbf16>
  %f:6 = stablehlo.while(%i = %start, %sum = %none, %es = %stack, %hs = %h, %w0 = %w, %zs = %sums) : tensor<i32>, tensor<f32>, tensor<4x8x64xbf16>, tensor<32x16xbf16>, tensor<16x64xbf16>, tensor<4x8xbf16>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %row = stablehlo.multiply %i, %eight : tensor<i32>
    %h0 = stablehlo.dynamic_slice %hs, %row, %c0, sizes = [8, 16] : (tensor<32x16xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x16xbf16>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
    %w1 = stablehlo.constant dense<0.0> : tensor<8x64xbf16>
    %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
    %y = stablehlo.subtract %x, %mb : tensor<8x64xbf16>
    %bound = stablehlo.constant dense<-5.0> : tensor<8x64xbf16>
    %above = stablehlo.compare GT, %x, %bound : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xi1>
    %p = stablehlo.exponential %y : tensor<8x64xbf16>
    %zero = stablehlo.constant dense<0.0> : tensor<8x64xbf16>
    %e = stablehlo.select %above, %p, %zero : tensor<8x64xi1>, tensor<8x64xbf16>
    %wide = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%wide init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %zn = stablehlo.convert %z : (tensor<8xf32>) -> tensor<8xbf16>
    %entry = stablehlo.reshape %e : (tensor<8x64xbf16>) -> tensor<1x8x64xbf16>
    %new = stablehlo.dynamic_update_slice %es, %entry, %i, %c0, %c0 : (tensor<4x8x64xbf16>, tensor<1x8x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xbf16>
    %sum_entry = stablehlo.reshape %zn : (tensor<8xbf16>) -> tensor<1x8xbf16>
    %new_sums = stablehlo.dynamic_update_slice %zs, %sum_entry, %i, %c0 : (tensor<4x8xbf16>, tensor<1x8xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x8xbf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %new, %hs, %w0, %new_sums : tensor<i32>, tensor<f32>, tensor<4x8x64xbf16>, tensor<32x16xbf16>, tensor<16x64xbf16>, tensor<4x8xbf16>
  }
  %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xbf16>
  %g:6 = stablehlo.while(%j = %start, %es = %f#2, %dh = %dh0, %gs = %ct, %w0 = %w, %zs = %f#5) : tensor<i32>, tensor<4x8x64xbf16>, tensor<8x16xbf16>, tensor<8xbf16>, tensor<16x64xbf16>, tensor<4x8xbf16>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %wanted = stablehlo.subtract %three, %j : tensor<i32>
    %narrow = stablehlo.dynamic_slice %zs, %wanted, %c0, sizes = [1, 8] : (tensor<4x8xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x8xbf16>
    %entries = stablehlo.reshape %narrow : (tensor<1x8xbf16>) -> tensor<1x8xbf16>
    %unused = stablehlo.constant dense<0.0> : tensor<1x8xbf16>
    %s = stablehlo.reshape %entries : (tensor<1x8xbf16>) -> tensor<8xbf16>
    %slice = stablehlo.dynamic_slice %es, %wanted, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xbf16>
    %e = stablehlo.reshape %slice : (tensor<1x8x64xbf16>) -> tensor<8x64xbf16>
    %k = stablehlo.divide %gs, %s : tensor<8xbf16>
    %kb = stablehlo.broadcast_in_dim %k, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
    %d = stablehlo.multiply %e, %kb : tensor<8x64xbf16>
    %dhi = stablehlo.dot_general %d, %w0, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
    %add = stablehlo.add %dh, %dhi : tensor<8x16xbf16>
    %next = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %next, %es, %add, %gs, %w0, %zs : tensor<i32>, tensor<4x8x64xbf16>, tensor<8x16xbf16>, tensor<8xbf16>, tensor<16x64xbf16>, tensor<4x8xbf16>
  }
  return %f#1, %g#2 : tensor<f32>, tensor<8x16xbf16>
}
