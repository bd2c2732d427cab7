module @jit_spelling_contracted attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %3 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4:3 = call @_where(%2, %cst, %3) : (tensor<131xi1>, tensor<f32>, tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xi1>, tensor<3x7x131xf32>)
    %5:3 = call @log_softmax(%4#0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %7 = stablehlo.compare EQ, %arg2, %6, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %8 = call @_where_0(%7, %c_1, %arg2) : (tensor<3x7xi1>, tensor<i32>, tensor<3x7xi32>) -> tensor<3x7xi32>
    %9 = call @_one_hot(%8) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %12 = stablehlo.multiply %5#0, %11 : tensor<3x7x131xf32>
    %13 = stablehlo.dot_general %12, %9, contracting_dims = [0, 1, 2] x [0, 1, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<f32>
    %14 = stablehlo.exponential %5#0 : tensor<3x7x131xf32>
    %15 = stablehlo.transpose %9, dims = [2, 0, 1] : (tensor<3x7x131xf32>) -> tensor<131x3x7xf32>
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [0, 1, 2] x [1, 2, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<131x3x7xf32>) -> tensor<f32>
    %17 = stablehlo.add %13, %16 : tensor<f32>
    %18 = stablehlo.dot_general %9, %5#0, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3xf32>
    %19 = stablehlo.slice %arg3 [0:3, 0:1] : (tensor<3x7xf32>) -> tensor<3x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x1xf32>) -> tensor<3xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.add %17, %22 : tensor<f32>
    %24 = stablehlo.exponential %5#0 : tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.subtract %9, %25 : tensor<3x7x131xf32>
    %27 = chlo.square %26 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %28 = stablehlo.dot_general %24, %27, contracting_dims = [0, 1, 2] x [0, 1, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.multiply %29, %20 : tensor<3xf32>
    %31 = stablehlo.dot_general %30, %9, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.dot_general %cst_5, %15, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<131x3x7xf32>) -> tensor<131x3x7xf32>
    %33 = stablehlo.transpose %32, dims = [1, 2, 0] : (tensor<131x3x7xf32>) -> tensor<3x7x131xf32>
    %34 = stablehlo.multiply %33, %14 : tensor<3x7x131xf32>
    %35 = stablehlo.add %31, %34 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.dot_general %cst_6, %9, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %37 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<3x7x131xf32>
    %39 = stablehlo.add %35, %38 : tensor<3x7x131xf32>
    %40 = call @log_softmax_1(%5#1, %5#2, %39) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %41 = call @_where_2(%4#1, %4#2, %40) : (tensor<3x7x131xi1>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %42 = stablehlo.dot_general %41, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %44 = stablehlo.dot_general %41, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %23, %28, %44, %43 : tensor<f32>, tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<131xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xi1>, tensor<3x7x131xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<131xi1>) -> tensor<3x7x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    return %3, %1, %4 : tensor<3x7x131xf32>, tensor<3x7x131xi1>, tensor<3x7x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
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
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<i32>, %arg2: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @_one_hot(%arg0: tensor<3x7xi32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x7x1xi32>) -> tensor<3x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<3x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x7x131xi32>, tensor<3x7x131xi32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x7x131xi1>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
}
