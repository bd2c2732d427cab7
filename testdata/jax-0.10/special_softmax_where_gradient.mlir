module @jit_special_softmax_where_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7x131xi1>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x131xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0:2 = call @_where(%arg1, %arg0, %cst) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.compare EQ, %0#0, %3, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<7xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<7xi1>, tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<7xi1>, tensor<7xf32>
    %18 = stablehlo.divide %12, %17 : tensor<7xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20:2 = call @_where_0(%arg1, %arg0, %cst_8) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %22 = stablehlo.subtract %20#0, %21 : tensor<7x131xf32>
    %23 = stablehlo.exponential %22 : tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24:2 = call @_where(%arg1, %23, %cst_9) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24#0 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %28 = stablehlo.divide %23, %27 : tensor<7x131xf32>
    %29 = stablehlo.multiply %26, %26 : tensor<7x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %31 = stablehlo.divide %30, %29 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %32:2 = call @_where_1(%arg1, %28, %c) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<i32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %33 = chlo.square %32#0 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %35 = stablehlo.multiply %34, %32#0 : tensor<7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%32#0 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %41 = stablehlo.multiply %40, %35 : tensor<7x131xf32>
    %42 = call @_where_2(%arg1, %32#1, %41) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %43 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<7x131xf32>
    %45 = stablehlo.multiply %44, %23 : tensor<7x131xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %47 = stablehlo.reshape %46 : (tensor<7xf32>) -> tensor<7x1xf32>
    %48 = stablehlo.negate %47 : tensor<7x1xf32>
    %49 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %50 = stablehlo.divide %42, %49 : tensor<7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %53 = call @_where_3(%arg1, %24#1, %52) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %54 = stablehlo.add %50, %53 : tensor<7x131xf32>
    %55 = stablehlo.multiply %54, %23 : tensor<7x131xf32>
    %56 = call @_where_4(%arg1, %20#1, %55) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    return %37, %38, %56 : tensor<f32>, tensor<7xf32>, tensor<7x131xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %1, %2 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %2, %3 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %2, %3 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_2(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @_where_3(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @_where_4(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
}
