module @jit_loop_downwards attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %arg2, %iterArg_2 = %c, %iterArg_3 = %0) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>
    cond {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.compare GE, %iterArg_2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<6> : tensor<i32>
      %2 = stablehlo.multiply %iterArg_2, %c_4 : tensor<i32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.subtract %iterArg_2, %c_5 : tensor<i32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %4 = stablehlo.compare LT, %2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = stablehlo.convert %2 : tensor<i32>
      %c_7 = stablehlo.constant dense<24> : tensor<i32>
      %6 = stablehlo.add %5, %c_7 : tensor<i32>
      %7 = stablehlo.select %4, %6, %2 : tensor<i1>, tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg, %7, %c_8, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
      %9 = stablehlo.dot_general %8, %iterArg_0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.compare LT, %2, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %11 = stablehlo.convert %2 : tensor<i32>
      %c_10 = stablehlo.constant dense<24> : tensor<i32>
      %12 = stablehlo.add %11, %c_10 : tensor<i32>
      %13 = stablehlo.select %10, %12, %2 : tensor<i1>, tensor<i32>
      %14 = stablehlo.dynamic_slice %iterArg_1, %13, sizes = [6] : (tensor<24xi32>, tensor<i32>) -> tensor<6xi32>
      %15 = func.call @log_softmax(%9) : (tensor<6x131xf32>) -> tensor<6x131xf32>
      %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %17 = func.call @take_along_axis(%15, %16) : (tensor<6x131xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
      %18 = stablehlo.reshape %17 : (tensor<6x1xf32>) -> tensor<6xf32>
      %c_11 = stablehlo.constant dense<6> : tensor<i32>
      %19 = stablehlo.multiply %iterArg_2, %c_11 : tensor<i32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.compare LT, %19, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.convert %19 : tensor<i32>
      %c_13 = stablehlo.constant dense<24> : tensor<i32>
      %22 = stablehlo.add %21, %c_13 : tensor<i32>
      %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
      %24 = stablehlo.dynamic_update_slice %iterArg_3, %18, %23 : (tensor<24xf32>, tensor<6xf32>, tensor<i32>) -> tensor<24xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %3, %24 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>
    }
    return %1#4 : tensor<24xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x131xf32>
    %6 = stablehlo.exponential %5 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x131xf32>
    return %11 : tensor<6x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15 : tensor<6x1xf32>
  }
}
