// RUN: %grpo-opt %s --target portable -o %t.mlir 2>&1 | FileCheck %s
// RUN: %grpo-opt %s --target tpu -o %t.mlir 2>&1 | FileCheck %s
// RUN: %grpo-opt %s --target portable --memory-budget=9x -o %t.mlir 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAME --input-file %t.mlir
// RUN: %grpo-opt %s --target portable --always-fuse --remarks=applied -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALWAYS

// One head's logits at five temperatures: fused, the logits at all temperatures would be an array twice, where XLA fuses the first into
// its users. The program stays as it is, with any memory budget.

// CHECK: check-memory.mlir:{{.*}}: remark: [outline] missed: declined: fused, the program would hold 10{{.*}} MiB besides its arguments at one time, and 5632.0 MiB as it is
// SAME: call @take_along_axis
// ALWAYS: remark: [outline] applied: fused a chain over 10240 rows x 131072 vocabulary columns
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2048x2048xbf16>, %arg1: tensor<2048x131072xbf16>, %arg2: tensor<2048xi32>, %arg3: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xbf16>, tensor<2048x131072xbf16>) -> tensor<2048x131072xbf16>
    %1 = stablehlo.convert %0 : (tensor<2048x131072xbf16>) -> tensor<2048x131072xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<2048x131072xf32>) -> tensor<1x2048x131072xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x2048x131072xf32>) -> tensor<5x2048x131072xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x2048x131072xf32>
    %6 = stablehlo.divide %4, %5 : tensor<5x2048x131072xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<5x2048x131072xf32>, tensor<f32>) -> tensor<5x2048xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x2048xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<5x2048xf32>
    %10 = stablehlo.is_finite %9 : (tensor<5x2048xf32>) -> tensor<5x2048xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<2048xf32>) -> tensor<5x2048xf32>
    %13 = stablehlo.select %10, %9, %12 : tensor<5x2048xi1>, tensor<5x2048xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x2048xf32>) -> tensor<5x2048x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<5x2048x1xf32>) -> tensor<5x2048x131072xf32>
    %16 = stablehlo.subtract %6, %15 : tensor<5x2048x131072xf32>
    %17 = stablehlo.exponential %16 : tensor<5x2048x131072xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<5x2048x131072xf32>, tensor<f32>) -> tensor<5x2048xf32>
    %19 = stablehlo.abs %18 : tensor<5x2048xf32>
    %20 = stablehlo.log %19 : tensor<5x2048xf32>
    %21 = stablehlo.add %20, %13 : tensor<5x2048xf32>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %23 = call @take_along_axis(%6, %22) : (tensor<5x2048x131072xf32>, tensor<2048x1xi32>) -> tensor<5x2048x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<5x2048x1xf32>) -> tensor<5x2048xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<5x2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<5x2048xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %28 = stablehlo.divide %26, %27 : tensor<5xf32>
    return %28 : tensor<5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x2048x131072xf32>, %arg1: tensor<2048x1xi32>) -> tensor<5x2048x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2048x1xi32>, tensor<2048x1xi32>) -> tensor<2048x1xi1>
    %c_0 = stablehlo.constant dense<131072> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2048x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2048x1xi1>, tensor<2048x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2048x1xi32>) -> tensor<2048x1x1xi32>
    %c_1 = stablehlo.constant dense<131071> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2048x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2048x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2048x1x1xi1>, tensor<i1>) -> tensor<2048x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 1>}> : (tensor<5x2048x131072xf32>, tensor<2048x1x1xi32>) -> tensor<5x2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<2048x1xi1>) -> tensor<5x2048x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2048x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<5x2048x1xi1>, tensor<5x2048x1xf32>
    return %16 : tensor<5x2048x1xf32>
  }
}
