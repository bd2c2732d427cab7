// Logits that a loss keeps in memory are told beside a chain that was fused of what is pooled of them.

// RUN: not %grpo-opt %s --split-input-file --remarks=missed --strict --target=portable --always-fuse --min-columns=8 -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS

// Two documents pooled of one head (SPLADE), whose contrast is fused.
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabular
func.func public @main(%arg0: tensor<8x128x128xf32>, %arg1: tensor<16x128x128xf32>, %arg2: tensor<128x32768xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0] : (tensor<8x128x128xf32>, tensor<128x32768xf32>) -> tensor<8x128x32768xf32>
  %1 = call @relu(%0) : (tensor<8x128x32768xf32>) -> tensor<8x128x32768xf32>
  %2 = stablehlo.log_plus_one %1 : tensor<8x128x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x128x32768xf32>, tensor<f32>) -> tensor<8x32768xf32>
  %4 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [2] x [0] : (tensor<16x128x128xf32>, tensor<128x32768xf32>) -> tensor<16x128x32768xf32>
  %5 = call @relu_0(%4) : (tensor<16x128x32768xf32>) -> tensor<16x128x32768xf32>
  %6 = stablehlo.log_plus_one %5 : tensor<16x128x32768xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x128x32768xf32>, tensor<f32>) -> tensor<16x32768xf32>
  %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<16x32768xf32>) -> tensor<32768x16xf32>
  %9 = stablehlo.dot_general %3, %8, contracting_dims = [1] x [0] : (tensor<8x32768xf32>, tensor<32768x16xf32>) -> tensor<8x16xf32>
  %10 = stablehlo.iota dim = 0 : tensor<8xi32>
  %11 = call @log_softmax(%9) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %13 = call @take_along_axis(%11, %12) : (tensor<8x16xf32>, tensor<8x1xi32>) -> tensor<8x1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %15 = stablehlo.divide %14, %cst_2 : tensor<f32>
  %16 = stablehlo.negate %15 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%3 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<8x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %19 = stablehlo.divide %17, %18 : tensor<32768xf32>
  %20 = stablehlo.multiply %19, %19 : tensor<32768xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
  %22 = stablehlo.multiply %cst_6, %21 : tensor<f32>
  %23 = stablehlo.add %16, %22 : tensor<f32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%7 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32768xf32>
  %26 = stablehlo.divide %24, %25 : tensor<32768xf32>
  %27 = stablehlo.multiply %26, %26 : tensor<32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32768xf32>, tensor<f32>) -> tensor<f32>
  %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
  %29 = stablehlo.multiply %cst_10, %28 : tensor<f32>
  %30 = stablehlo.add %23, %29 : tensor<f32>
  return %30 : tensor<f32>
}
func.func private @relu(%arg0: tensor<8x128x32768xf32>) -> tensor<8x128x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x128x32768xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<8x128x32768xf32>
  return %1 : tensor<8x128x32768xf32>
}
func.func private @relu_0(%arg0: tensor<16x128x32768xf32>) -> tensor<16x128x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x128x32768xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<16x128x32768xf32>
  return %1 : tensor<16x128x32768xf32>
}
func.func private @log_softmax(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x16xf32>
  %6 = stablehlo.exponential %5 : tensor<8x16xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %9 = stablehlo.log %8 : tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x16xf32>
  return %11 : tensor<8x16xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x16xf32>, %arg1: tensor<8x1xi32>) -> tensor<8x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  %c_1 = stablehlo.constant dense<15> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x16xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
  return %15 : tensor<8x1xf32>
}
