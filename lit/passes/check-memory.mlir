// RUN: %grpo-opt %s --target portable -o %t.mlir 2>&1 | FileCheck %s
// RUN: %grpo-opt %s --target tpu -o %t.mlir 2>&1 | FileCheck %s
// RUN: %grpo-opt %s --target portable --memory-budget=100x -o %t.mlir 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAME --input-file %t.mlir
// RUN: %grpo-opt %s --target portable --strict -o %t.mlir 2>&1 | FileCheck %s
// RUN: not %grpo-opt %s --target portable --strict --max-remaining=1000000000 -o %t.mlir 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: %grpo-opt %s --target portable --always-fuse --remarks=applied -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALWAYS

// One head's logits at five temperatures: fused, the logits at all temperatures would be an array twice, where XLA fuses the first into
// its users. The program stays as it is, with any memory budget.

// CHECK: check-memory.mlir:{{.*}}: remark: [outline] missed: declined: fused, the program would have 10{{.*}} MiB of temporaries, and 5632.0 MiB as it is
// SAME: call @take_along_axis
// LIMIT: error: --strict: 1 loss not fused: tensor<2048x131072xf32> of 1073741824 bytes, {{.*}} is left
// ALWAYS: remark: [outline] applied: fused a loss over 10240 rows x 131072 vocabulary columns
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2048x2048xbf16>, %arg1: tensor<2048x131072xbf16>, %arg2: tensor<2048xi32>, %arg3: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xbf16>, tensor<2048x131072xbf16>) -> tensor<2048x131072xbf16>
    %1 = stablehlo.convert %0 : (tensor<2048x131072xbf16>) -> tensor<2048x131072xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<2048x131072xf32>) -> tensor<5x2048x131072xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<5xf32>) -> tensor<5x2048x131072xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5x2048x131072xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<5x2048x131072xf32>, tensor<f32>) -> tensor<5x2048xf32>
    %6 = stablehlo.is_finite %5 : (tensor<5x2048xf32>) -> tensor<5x2048xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x2048xf32>
    %8 = stablehlo.select %6, %5, %7 : tensor<5x2048xi1>, tensor<5x2048xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x2048xf32>) -> tensor<5x2048x131072xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<5x2048x131072xf32>
    %11 = stablehlo.exponential %10 : tensor<5x2048x131072xf32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<5x2048x131072xf32>, tensor<f32>) -> tensor<5x2048xf32>
    %13 = stablehlo.abs %12 : tensor<5x2048xf32>
    %14 = stablehlo.log %13 : tensor<5x2048xf32>
    %15 = stablehlo.add %14, %8 : tensor<5x2048xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %17 = call @take_along_axis(%4, %16) : (tensor<5x2048x131072xf32>, tensor<2048x1xi32>) -> tensor<5x2048x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<5x2048x1xf32>) -> tensor<5x2048xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<5x2048xf32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x2048xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.divide %20, %21 : tensor<5xf32>
    return %22 : tensor<5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x2048x131072xf32>, %arg1: tensor<2048x1xi32>) -> tensor<5x2048x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reshape %arg1 : (tensor<2048x1xi32>) -> tensor<2048x1x1xi32>
    %c_0 = stablehlo.constant dense<131071> : tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x1x1xi32>
    %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [2] : (tensor<1xi32>) -> tensor<2048x1x1xi32>
    %4 = stablehlo.compare LE, %0, %3, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
    %5 = stablehlo.and %2, %4 : tensor<2048x1x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<2048x1x1xi1>, tensor<i1>) -> tensor<2048x1xi1>
    %7 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 1>}> : (tensor<5x2048x131072xf32>, tensor<2048x1x1xi32>) -> tensor<5x2048x1xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<2048x1xi1>) -> tensor<5x2048x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2048x1xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x2048x1xi1>, tensor<5x2048x1xf32>
    return %10 : tensor<5x2048x1xf32>
  }
}
