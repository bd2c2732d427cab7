module @jit_spelling_suppressed_many attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7x20xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<7xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<7xi32>) -> tensor<1x7x1xi32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %6 = stablehlo.compare LT, %1, %5, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %8 = stablehlo.add %1, %7 : tensor<3x1x1xi32>
    %9 = stablehlo.select %6, %8, %1 : tensor<3x1x1xi1>, tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x7x1xi32>
    %11 = stablehlo.compare LT, %3, %10, SIGNED : (tensor<1x7x1xi32>, tensor<1x7x1xi32>) -> tensor<1x7x1xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x7x1xi32>
    %13 = stablehlo.add %3, %12 : tensor<1x7x1xi32>
    %14 = stablehlo.select %11, %13, %3 : tensor<1x7x1xi1>, tensor<1x7x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x7x20xi32>
    %16 = stablehlo.compare LT, %arg2, %15, SIGNED : (tensor<3x7x20xi32>, tensor<3x7x20xi32>) -> tensor<3x7x20xi1>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x7x20xi32>
    %18 = stablehlo.add %arg2, %17 : tensor<3x7x20xi32>
    %19 = stablehlo.select %16, %18, %arg2 : tensor<3x7x20xi1>, tensor<3x7x20xi32>
    %20 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x7x20xi32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x7x1xi32>) -> tensor<3x7x20xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<3x7x20xi32>) -> tensor<3x7x20x1xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<3x7x20xi32>) -> tensor<3x7x20x1xi32>
    %24 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<3x7x20xi32>) -> tensor<3x7x20x1xi32>
    %25 = stablehlo.concatenate %22, %23, %24, dim = 3 : (tensor<3x7x20x1xi32>, tensor<3x7x20x1xi32>, tensor<3x7x20x1xi32>) -> tensor<3x7x20x3xi32>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x20xf32>
    %27 = "stablehlo.scatter"(%4, %25, %26) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x20x3xi32>, tensor<3x7x20xf32>) -> tensor<3x7x131xf32>
    %28 = call @log_softmax(%27) : (tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %29 = stablehlo.slice %28 [0:3, 0:7, 3:4] : (tensor<3x7x131xf32>) -> tensor<3x7x1xf32>
    %30 = stablehlo.reshape %29 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %31 = stablehlo.multiply %arg3, %30 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.exponential %28 : tensor<3x7x131xf32>
    %34 = stablehlo.multiply %33, %28 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %32, %35 : tensor<f32>, tensor<3x7xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11 : tensor<3x7x131xf32>
  }
}
