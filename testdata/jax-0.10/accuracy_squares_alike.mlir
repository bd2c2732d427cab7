module @jit_accuracy_squares_alike attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x7xf32>, %arg1: tensor<7x37xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12x7xf32> {jax.result_info = "result[1]"}, tensor<7x37xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg1 [0:7, 0:1] : (tensor<7x37xf32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x37xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<7x37xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x37xf32>
    %4 = stablehlo.add %3, %2 : tensor<7x37xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x7xf32>, tensor<7x37xf32>) -> tensor<12x37xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.reshape %6 : (tensor<12xf32>) -> tensor<12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<12x37xf32>, tensor<12x37xf32>) -> tensor<12x37xi1>
    %10 = stablehlo.convert %9 : (tensor<12x37xi1>) -> tensor<12x37xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %14 = stablehlo.subtract %5, %13 : tensor<12x37xf32>
    %15 = stablehlo.exponential %14 : tensor<12x37xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %19 = stablehlo.divide %15, %18 : tensor<12x37xf32>
    %20 = stablehlo.multiply %17, %17 : tensor<12x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<12x1xf32>
    %23 = chlo.square %19 : tensor<12x37xf32> -> tensor<12x37xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x37xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<12x37xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %30 = stablehlo.multiply %29, %25 : tensor<12x37xf32>
    %31 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<12x37xf32>
    %33 = stablehlo.multiply %32, %15 : tensor<12x37xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %35 = stablehlo.reshape %34 : (tensor<12xf32>) -> tensor<12x1xf32>
    %36 = stablehlo.negate %35 : tensor<12x1xf32>
    %37 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %38 = stablehlo.divide %30, %37 : tensor<12x37xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %41 = stablehlo.add %38, %40 : tensor<12x37xf32>
    %42 = stablehlo.multiply %41, %15 : tensor<12x37xf32>
    %43 = stablehlo.negate %42 : tensor<12x37xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %45 = stablehlo.reshape %44 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %47 = stablehlo.divide %46, %11 : tensor<12xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %49 = stablehlo.multiply %48, %10 : tensor<12x37xf32>
    %50 = stablehlo.add %42, %49 : tensor<12x37xf32>
    %51 = stablehlo.dot_general %50, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<12x7xf32>) -> tensor<37x7xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<37x7xf32>) -> tensor<7x37xf32>
    %53 = stablehlo.dot_general %50, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<7x37xf32>) -> tensor<12x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<7x37xf32>, tensor<f32>) -> tensor<7xf32>
    %55 = stablehlo.reshape %54 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x37xf32>
    %57 = stablehlo.multiply %56, %52 : tensor<7x37xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.pad %55, %cst_14, low = [0, 0], high = [0, 36], interior = [0, 0] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x37xf32>
    %59 = stablehlo.add %57, %58 : tensor<7x37xf32>
    return %26, %53, %59 : tensor<12xf32>, tensor<12x7xf32>, tensor<7x37xf32>
  }
}
