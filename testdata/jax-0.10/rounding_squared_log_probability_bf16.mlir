module @jit_rounding_squared_log_probability_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x16xbf16> {jax.result_info = "result[1][0]"}, tensor<16x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<24xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = call @remainder(%0, %c) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %5 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %6 = call @remainder_0(%5, %c_1) : (tensor<131xi32>, tensor<i32>) -> tensor<131xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<131xi1>) -> tensor<1x131xi1>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x131xi1>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x131xi1>) -> tensor<24x131xi1>
    %12 = stablehlo.and %10, %11 : tensor<24x131xi1>
    %13 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xbf16>, tensor<16x131xbf16>) -> tensor<24x131xbf16>
    %cst = stablehlo.constant dense<-3.389530e+38> : tensor<bf16>
    %14:2 = call @_where_1(%12, %cst, %13) : (tensor<24x131xi1>, tensor<bf16>, tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>)
    %15:3 = call @log_softmax(%14#0) : (tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>)
    %16 = call @_one_hot(%arg2) : (tensor<24xi32>) -> tensor<24x131xbf16>
    %17 = chlo.square %15#0 : tensor<24x131xbf16> -> tensor<24x131xbf16>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %19 = stablehlo.multiply %18, %15#0 : tensor<24x131xbf16>
    %20 = stablehlo.multiply %16, %17 : tensor<24x131xbf16>
    %21 = stablehlo.convert %20 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.convert %22 : (tensor<24xf32>) -> tensor<24xbf16>
    %24 = stablehlo.convert %23 : (tensor<24xbf16>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.convert %26 : (tensor<24xf32>) -> tensor<24xbf16>
    %28 = stablehlo.convert %27 : (tensor<24xbf16>) -> tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %30 = stablehlo.convert %29 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %31 = stablehlo.multiply %16, %30 : tensor<24x131xbf16>
    %32 = stablehlo.multiply %31, %19 : tensor<24x131xbf16>
    %33 = call @log_softmax_2(%15#1, %15#2, %32) : (tensor<24x131xbf16>, tensor<24x1xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %34 = call @_where_3(%12, %14#1, %33) : (tensor<24x131xi1>, tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %35 = stablehlo.dot_general %34, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x16xbf16>) -> tensor<131x16xbf16>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %37 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<16x131xbf16>) -> tensor<24x16xbf16>
    return %25, %37, %36 : tensor<f32>, tensor<24x16xbf16>, tensor<16x131xbf16>
  }
  func.func private @remainder(%arg0: tensor<24xi32>, %arg1: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<24xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<24xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<24xi1>, tensor<24xi1>) -> tensor<24xi1>
    %12 = stablehlo.and %11, %6 : tensor<24xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %14 = stablehlo.add %4, %13 : tensor<24xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<24xi1>, tensor<24xi32>
    return %15 : tensor<24xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder_0(%arg0: tensor<131xi32>, %arg1: tensor<i32>) -> tensor<131xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<131xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<131xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<131xi1>, tensor<131xi1>) -> tensor<131xi1>
    %12 = stablehlo.and %11, %6 : tensor<131xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %14 = stablehlo.add %4, %13 : tensor<131xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<131xi1>, tensor<131xi32>
    return %15 : tensor<131xi32>
  }
  func.func private @_where_1(%arg0: tensor<24x131xi1>, %arg1: tensor<bf16>, %arg2: tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x131xi1>, tensor<24x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    return %1, %2 : tensor<24x131xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<24xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<24x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.convert %9 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %11 = stablehlo.log %10 : tensor<24x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<24x131xbf16>
    return %13, %6, %10 : tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<24xi32>) -> tensor<24x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<24x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<24x131xi32>, tensor<24x131xi32>) -> tensor<24x131xi1>
    %5 = stablehlo.convert %4 : (tensor<24x131xi1>) -> tensor<24x131xbf16>
    return %5 : tensor<24x131xbf16>
  }
  func.func private @log_softmax_2(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xbf16>, %arg2: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<24x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.reshape %1 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<24x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %7 = stablehlo.convert %6 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<24x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<24x131xbf16>
    return %9 : tensor<24x131xbf16>
  }
  func.func private @_where_3(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x131xi1>, tensor<24x131xbf16>
    return %1 : tensor<24x131xbf16>
  }
}
