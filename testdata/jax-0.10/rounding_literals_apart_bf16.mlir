module @jit_rounding_literals_apart_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<24xbf16> {jax.result_info = "result[0]"}, tensor<24xbf16> {jax.result_info = "result[1]"}) {
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
    %14 = call @_where_1(%12, %cst, %13) : (tensor<24x131xi1>, tensor<bf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %15 = call @log_softmax(%14) : (tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %17 = call @take_along_axis(%15, %16) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> tensor<24x1xbf16>
    %18 = stablehlo.reshape %17 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %20 = stablehlo.multiply %19, %18 : tensor<24xbf16>
    %cst_4 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %22 = stablehlo.multiply %21, %20 : tensor<24xbf16>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %24 = stablehlo.multiply %23, %15 : tensor<24x131xbf16>
    %cst_6 = stablehlo.constant dense<3.906250e-03> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %26 = stablehlo.multiply %25, %24 : tensor<24x131xbf16>
    %27 = stablehlo.convert %26 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.convert %28 : (tensor<24xf32>) -> tensor<24xbf16>
    %30 = stablehlo.negate %29 : tensor<24xbf16>
    return %22, %30 : tensor<24xbf16>, tensor<24xbf16>
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
  func.func private @_where_1(%arg0: tensor<24x131xi1>, %arg1: tensor<bf16>, %arg2: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x131xi1>, tensor<24x131xbf16>
    return %1 : tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
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
    return %13 : tensor<24x131xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xi32>) -> tensor<24x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xbf16>, tensor<24x1x1xi32>) -> tensor<24x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xbf16>
    return %15 : tensor<24x1xbf16>
  }
}
