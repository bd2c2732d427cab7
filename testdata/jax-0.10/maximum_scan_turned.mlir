module @jit_maximum_scan_turned attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x131xf32>) -> tensor<131x24xf32>
    call @log_softmax() : () -> ()
    %1 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %5 = stablehlo.add %1, %4 : tensor<7xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<7xi1>, tensor<7xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x131x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1x7xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x7x2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12:11 = stablehlo.while(%iterArg = %arg0, %iterArg_10 = %arg2, %iterArg_11 = %arg3, %iterArg_12 = %0, %iterArg_13 = %7, %iterArg_14 = %c_5, %iterArg_15 = %cst, %iterArg_16 = %8, %iterArg_17 = %9, %iterArg_18 = %10, %iterArg_19 = %11) : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<131x24xf32>, tensor<7x1xi32>, tensor<i32>, tensor<f32>, tensor<3x24x7xf32>, tensor<3x131x7xf32>, tensor<3x1x7xf32>, tensor<3x7x2xi32>
    cond {
      %c_20 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_14, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %17 = func.call @dynamic_index_in_dim_0(%iterArg_10, %iterArg_14) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_11, %iterArg_14) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %19:5 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_15, %16, %17, %18) : (tensor<131x24xf32>, tensor<7x1xi32>, tensor<f32>, tensor<7x24xf32>, tensor<7xi32>, tensor<7xf32>) -> (tensor<f32>, tensor<24x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>, tensor<7x2xi32>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19#1, %iterArg_14) : (tensor<3x24x7xf32>, tensor<24x7xf32>, tensor<i32>) -> tensor<3x24x7xf32>
      %21 = func.call @dynamic_update_index_in_dim_3(%iterArg_17, %19#2, %iterArg_14) : (tensor<3x131x7xf32>, tensor<131x7xf32>, tensor<i32>) -> tensor<3x131x7xf32>
      %22 = func.call @dynamic_update_index_in_dim_4(%iterArg_18, %19#3, %iterArg_14) : (tensor<3x1x7xf32>, tensor<1x7xf32>, tensor<i32>) -> tensor<3x1x7xf32>
      %23 = func.call @dynamic_update_index_in_dim_5(%iterArg_19, %19#4, %iterArg_14) : (tensor<3x7x2xi32>, tensor<7x2xi32>, tensor<i32>) -> tensor<3x7x2xi32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_14, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %24, %19#0, %20, %21, %22, %23 : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<131x24xf32>, tensor<7x1xi32>, tensor<i32>, tensor<f32>, tensor<3x24x7xf32>, tensor<3x131x7xf32>, tensor<3x1x7xf32>, tensor<3x7x2xi32>
    }
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15:10 = stablehlo.while(%iterArg = %12#7, %iterArg_10 = %12#8, %iterArg_11 = %12#9, %iterArg_12 = %12#10, %iterArg_13 = %arg3, %iterArg_14 = %0, %iterArg_15 = %c_9, %iterArg_16 = %13, %iterArg_17 = %cst_7, %iterArg_18 = %14) : tensor<3x24x7xf32>, tensor<3x131x7xf32>, tensor<3x1x7xf32>, tensor<3x7x2xi32>, tensor<3x7xf32>, tensor<131x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    cond {
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.subtract %c_19, %iterArg_15 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_20 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim_6(%iterArg, %17) : (tensor<3x24x7xf32>, tensor<i32>) -> tensor<24x7xf32>
      %19 = func.call @dynamic_index_in_dim_7(%iterArg_10, %17) : (tensor<3x131x7xf32>, tensor<i32>) -> tensor<131x7xf32>
      %20 = func.call @dynamic_index_in_dim_8(%iterArg_11, %17) : (tensor<3x1x7xf32>, tensor<i32>) -> tensor<1x7xf32>
      %21 = func.call @dynamic_index_in_dim_9(%iterArg_12, %17) : (tensor<3x7x2xi32>, tensor<i32>) -> tensor<7x2xi32>
      %22 = func.call @dynamic_index_in_dim_1(%iterArg_13, %17) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %23:3 = func.call @closed_call_10(%iterArg_14, %iterArg_16, %iterArg_17, %18, %19, %20, %21, %22) : (tensor<131x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<24x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>, tensor<7x2xi32>, tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>)
      %24 = func.call @dynamic_update_index_in_dim_12(%iterArg_18, %23#2, %17) : (tensor<3x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<3x7x24xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %25, %23#0, %23#1, %24 : tensor<3x24x7xf32>, tensor<3x131x7xf32>, tensor<3x1x7xf32>, tensor<3x7x2xi32>, tensor<3x7xf32>, tensor<131x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    }
    return %12#6, %15#9, %15#7 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x7x24xf32>, %arg1: tensor<i32>) -> tensor<7x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 24] : (tensor<3x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x24xf32>) -> tensor<7x24xf32>
    return %1 : tensor<7x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call(%arg0: tensor<131x24xf32>, %arg1: tensor<7x1xi32>, %arg2: tensor<f32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7xi32>, %arg5: tensor<7xf32>) -> (tensor<f32>, tensor<24x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>, tensor<7x2xi32>) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<7x24xf32>) -> tensor<24x7xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<131x24xf32>, tensor<24x7xf32>) -> tensor<131x7xf32>
    %2:3 = call @log_softmax_2(%1) : (tensor<131x7xf32>) -> (tensor<131x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.compare LT, %arg4, %3, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.add %arg4, %5 : tensor<7xi32>
    %7 = stablehlo.select %4, %6, %arg4 : tensor<7xi1>, tensor<7xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %9 = stablehlo.concatenate %8, %arg1, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %10 = "stablehlo.gather"(%2#0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<131x7xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %11 = stablehlo.multiply %arg5, %10 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.add %arg2, %12 : tensor<f32>
    return %13, %0, %2#1, %2#2, %9 : tensor<f32>, tensor<24x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>, tensor<7x2xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<131x7xf32>) -> (tensor<131x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<131x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<131x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<131x7xf32>
    %6 = stablehlo.exponential %5 : tensor<131x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<131x7xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %9 = stablehlo.log %8 : tensor<1x7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<131x7xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<131x7xf32>
    return %11, %6, %8 : tensor<131x7xf32>, tensor<131x7xf32>, tensor<1x7xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24x7xf32>, %arg1: tensor<24x7xf32>, %arg2: tensor<i32>) -> tensor<3x24x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x7xf32>) -> tensor<1x24x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x7xf32>, tensor<1x24x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x7xf32>
    return %1 : tensor<3x24x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x131x7xf32>, %arg1: tensor<131x7xf32>, %arg2: tensor<i32>) -> tensor<3x131x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<131x7xf32>) -> tensor<1x131x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x131x7xf32>, tensor<1x131x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x131x7xf32>
    return %1 : tensor<3x131x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x1x7xf32>, %arg1: tensor<1x7xf32>, %arg2: tensor<i32>) -> tensor<3x1x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x1x7xf32>, tensor<1x1x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x7xf32>
    return %1 : tensor<3x1x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x7x2xi32>, %arg1: tensor<7x2xi32>, %arg2: tensor<i32>) -> tensor<3x7x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x2xi32>) -> tensor<1x7x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x2xi32>, tensor<1x7x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x2xi32>
    return %1 : tensor<3x7x2xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24x7xf32>, %arg1: tensor<i32>) -> tensor<24x7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 7] : (tensor<3x24x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x7xf32>) -> tensor<24x7xf32>
    return %1 : tensor<24x7xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x131x7xf32>, %arg1: tensor<i32>) -> tensor<131x7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 131, 7] : (tensor<3x131x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x131x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x131x7xf32>) -> tensor<131x7xf32>
    return %1 : tensor<131x7xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x1x7xf32>, %arg1: tensor<i32>) -> tensor<1x7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 7] : (tensor<3x1x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    return %1 : tensor<1x7xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x7x2xi32>, %arg1: tensor<i32>) -> tensor<7x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 2] : (tensor<3x7x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x2xi32>) -> tensor<7x2xi32>
    return %1 : tensor<7x2xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<131x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<24x7xf32>, %arg4: tensor<131x7xf32>, %arg5: tensor<1x7xf32>, %arg6: tensor<7x2xi32>, %arg7: tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.multiply %arg7, %0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<131x7xf32>
    %3 = "stablehlo.scatter"(%2, %arg6, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %11 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<131x7xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<131x7xf32>
    %4 = call @log_softmax_11(%arg4, %arg5, %3) : (tensor<131x7xf32>, tensor<1x7xf32>, tensor<131x7xf32>) -> tensor<131x7xf32>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<131x7xf32>, tensor<131x24xf32>) -> tensor<7x24xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<7x24xf32>) -> tensor<24x7xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<131x7xf32>, tensor<24x7xf32>) -> tensor<131x24xf32>
    %8 = stablehlo.transpose %6, dims = [1, 0] : (tensor<24x7xf32>) -> tensor<7x24xf32>
    %9 = stablehlo.transpose %7, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %10 = stablehlo.add %arg1, %9 : tensor<24x131xf32>
    return %10, %arg2, %8 : tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>
  }
  func.func private @log_softmax_11(%arg0: tensor<131x7xf32>, %arg1: tensor<1x7xf32>, %arg2: tensor<131x7xf32>) -> tensor<131x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<131x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<131x7xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<1x7xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<7xf32>) -> tensor<131x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<131x7xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<131x7xf32>
    return %7 : tensor<131x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<3x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<3x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x24xf32>
    return %1 : tensor<3x7x24xf32>
  }
}
