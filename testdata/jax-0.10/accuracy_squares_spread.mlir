module @jit_accuracy_squares_spread attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x7xf32>, %arg1: tensor<7x37xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12x7xf32> {jax.result_info = "result[1]"}, tensor<7x37xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x7xf32>, tensor<7x37xf32>) -> tensor<12x37xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<12x37xf32>, tensor<12x37xf32>) -> tensor<12x37xi1>
    %5 = stablehlo.convert %4 : (tensor<12x37xi1>) -> tensor<12x37xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<12x37xf32>
    %10 = stablehlo.exponential %9 : tensor<12x37xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %14 = stablehlo.divide %10, %13 : tensor<12x37xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<12x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<12x1xf32>
    %18 = chlo.square %14 : tensor<12x37xf32> -> tensor<12x37xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x37xf32>
    %20 = stablehlo.multiply %19, %14 : tensor<12x37xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %25 = stablehlo.multiply %24, %20 : tensor<12x37xf32>
    %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<12x37xf32>
    %28 = stablehlo.multiply %27, %10 : tensor<12x37xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %30 = stablehlo.reshape %29 : (tensor<12xf32>) -> tensor<12x1xf32>
    %31 = stablehlo.negate %30 : tensor<12x1xf32>
    %32 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %33 = stablehlo.divide %25, %32 : tensor<12x37xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %36 = stablehlo.add %33, %35 : tensor<12x37xf32>
    %37 = stablehlo.multiply %36, %10 : tensor<12x37xf32>
    %38 = stablehlo.negate %37 : tensor<12x37xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %40 = stablehlo.reshape %39 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %42 = stablehlo.divide %41, %6 : tensor<12xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %44 = stablehlo.multiply %43, %5 : tensor<12x37xf32>
    %45 = stablehlo.add %37, %44 : tensor<12x37xf32>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<12x7xf32>) -> tensor<37x7xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<37x7xf32>) -> tensor<7x37xf32>
    %48 = stablehlo.dot_general %45, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<7x37xf32>) -> tensor<12x7xf32>
    return %21, %48, %47 : tensor<12xf32>, tensor<12x7xf32>, tensor<7x37xf32>
  }
}
