// RUN: %grpo-opt %s --target portable -o /dev/null 2>&1 | FileCheck %s

// One head's logits at five temperatures beside a product of 39 GiB, which is live throughout. A rise by 1/10 of the original's
// temporaries is more than one tile and 1/16, which the estimate's accuracy explains.

// CHECK: remark: [outline] missed: declined: fused, the program would have 50{{[0-9]+}}.{{.}} MiB of temporaries, and 45{{[0-9]+}}.{{.}} MiB as it is
module @five_temperatures {
  func.func public @main(%h: tensor<2048x2048xbf16>, %w: tensor<2048x131072xbf16>, %t: tensor<5xf32>, %ids: tensor<2048x1x1xi32>, %a: tensor<102400x16xf32>) -> (tensor<5x2048xf32>, tensor<102400xf32>) {
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %p = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<102400x16xf32>, tensor<102400x16xf32>) -> tensor<102400x102400xf32>
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<2048x2048xbf16>, tensor<2048x131072xbf16>) -> tensor<2048x131072xbf16>
    %1 = stablehlo.convert %0 : (tensor<2048x131072xbf16>) -> tensor<2048x131072xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<2048x131072xf32>) -> tensor<5x2048x131072xf32>
    %3 = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<5xf32>) -> tensor<5x2048x131072xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5x2048x131072xf32>
    %5 = stablehlo.reduce(%4 init: %lowest) applies stablehlo.maximum across dimensions = [2] : (tensor<5x2048x131072xf32>, tensor<f32>) -> tensor<5x2048xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<5x2048xf32>) -> tensor<5x2048x131072xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<5x2048x131072xf32>
    %8 = stablehlo.exponential %7 : tensor<5x2048x131072xf32>
    %9 = stablehlo.reduce(%8 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<5x2048x131072xf32>, tensor<f32>) -> tensor<5x2048xf32>
    %10 = stablehlo.log %9 : tensor<5x2048xf32>
    %11 = stablehlo.add %10, %5 : tensor<5x2048xf32>
    %pick = "stablehlo.gather"(%4, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 1>}> : (tensor<5x2048x131072xf32>, tensor<2048x1x1xi32>) -> tensor<5x2048x1xf32>
    %picked = stablehlo.reshape %pick : (tensor<5x2048x1xf32>) -> tensor<5x2048xf32>
    %nll = stablehlo.subtract %11, %picked : tensor<5x2048xf32>
    %12 = stablehlo.reduce(%p init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<102400x102400xf32>, tensor<f32>) -> tensor<102400xf32>
    return %nll, %12 : tensor<5x2048xf32>, tensor<102400xf32>
  }
}
